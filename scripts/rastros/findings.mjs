/** What was proven of the openings, one position a line, so that a run can be taken up again. */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Positions go by their canonical key; a value is that of the player to move. */
export function openFindings(file) {
  const values = new Map();
  mkdirSync(dirname(file), { recursive: true });
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    // A line cut short by a kill is the last one, and is found out again.
    if (!line.endsWith('}')) continue;
    const { key, value } = JSON.parse(line);
    values.set(key, value);
  }
  return {
    get: (key) => values.get(key),
    keep(key, value, nodes) {
      values.set(key, value);
      appendFileSync(file, `${JSON.stringify({ key, value, nodes })}\n`);
    },
  };
}
