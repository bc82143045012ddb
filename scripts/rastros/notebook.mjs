/** What was found out for the book, one finding a line, so that a run can be taken up again. */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Positions go by their canonical key, moves by their bit on the canonical board. A position has a
 * reply, or a run of the player's solver (with its move if it finished), or both.
 */
export function openNotebook(file) {
  const replies = new Map();
  const lives = new Map();
  mkdirSync(dirname(file), { recursive: true });
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    // A line cut short by a kill is the last one, and is found out again.
    if (!line.endsWith('}')) continue;
    const { key, reply, nodes, move } = JSON.parse(line);
    if (reply === undefined) lives.set(key, { nodes, move });
    else replies.set(key, reply);
  }
  const write = (finding) => appendFileSync(file, `${JSON.stringify(finding)}\n`);
  return {
    reply: (key) => replies.get(key),
    live: (key) => lives.get(key),
    keepReply(key, reply) {
      replies.set(key, reply);
      write({ key, reply });
    },
    keepLive(key, nodes, move) {
      lives.set(key, { nodes, move });
      write({ key, nodes, move });
    },
  };
}
