import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const isLong = process.env.LUDOTECA_LONG === '1';
const scripts = new URL('../scripts/pictures/', import.meta.url);
const tables = new URL('../packages/ludoteca/src/games/cross-a-pix/pictures/', import.meta.url);

interface Row {
  readonly name: string;
  readonly side: number;
}

/** The script is plain JavaScript: it runs before anything is built. */
const script: { listed(text: string): Row[]; lineOf(row: Row): string } = await import(
  new URL('tables.mjs', scripts).href
);
const rows = script.listed(readFileSync(new URL('list.txt', scripts), 'utf8'));
const linesOf = (side: number) =>
  readFileSync(new URL(`side-${side}.ts`, tables), 'utf8')
    .split('\n')
    .filter((line) => line.includes(';') && !line.startsWith('`'));

describe('the tables of pictures', () => {
  it('hold every line of the list, and nothing else', () => {
    const sides = [...new Set(rows.map(({ side }) => side))];
    const told = sides.flatMap((side) => linesOf(side).map((line) => line.split(';')[0]));
    expect(told).toEqual(rows.map(({ name }) => name));
  });

  it('are what the script draws from the icons, to the letter', () => {
    const drawn = rows.filter((_, index) => isLong || index % 40 === 0);
    for (const row of drawn) expect(linesOf(row.side)).toContain(script.lineOf(row));
  });
});
