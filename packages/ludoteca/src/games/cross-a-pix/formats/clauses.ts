/** The old program's lists as the clauses they stood in: `horizontalWall(Walls) :- Walls = [[0,1], …].` */

import type { ListName } from './list-reader.ts';

/** What each list was called. Copies have spaces inside the names. */
const heads: readonly (readonly [string, ListName])[] = [
  ['horizontalWall', 'HP'],
  ['verticalWall', 'VP'],
  ['verticalNumbers', 'V'],
  ['horizontalNumbers', 'H'],
];

const patterns = heads.map(([head, name]) => {
  const spaced = [...head].join('\\s*');
  const clause = `${spaced}\\s*(?:s\\s*)?\\(\\s*\\w+\\s*\\)\\s*:\\s*-\\s*\\w+\\s*=`;
  return { name, begins: new RegExp(`^\\s*${spaced}`, 'i'), clause: new RegExp(clause, 'gi') };
});

/** The text with the short names in place of the heads of clauses; all else keeps its place. */
export function withShortNames(text: string): string {
  return patterns.reduce(
    (short, { name, clause }) =>
      short.replace(clause, (head) => name + head.slice(name.length).replace(/[^\n]/g, ' ')),
    text,
  );
}

/** Whether a line begins a clause, wherever it is broken. */
export function beginsClause(line: string): boolean {
  return patterns.some(({ begins }) => begins.test(line));
}
