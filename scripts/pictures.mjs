/**
 * Draws the pictures of Cross-a-Pix: every line of `pictures/list.txt` becomes a row of cells in the
 * tables of the library, one table for each size. The icons come from packages of which only their
 * outlines are read; the cells are our own.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listed, tablesOf } from './pictures/tables.mjs';

const list = readFileSync(new URL('./pictures/list.txt', import.meta.url), 'utf8');
const folder = new URL('../packages/ludoteca/src/games/cross-a-pix/pictures/', import.meta.url);
for (const [side, text] of tablesOf(listed(list))) {
  const file = new URL(`side-${side}.ts`, folder);
  writeFileSync(file, text);
  process.stdout.write(`${fileURLToPath(file)}\n`);
}
