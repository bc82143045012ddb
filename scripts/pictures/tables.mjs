/** The tables of pictures: the list of what is drawn, and each size of it as the text of a module. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fitted, measured } from './fit.mjs';

const require = createRequire(import.meta.url);
/** By the letter in front of an icon's name: the package that it comes from. */
const packages = {
  f: require.resolve('@iconify-json/fluent-emoji-high-contrast/icons.json'),
  m: require.resolve('@iconify-json/mdi/icons.json'),
};
const sixBits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/** The lines of the list, `package:icon side level ink English|Português`, each with a name of its own. */
export function listed(text) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const rows = lines.map((line) => {
    const found = /^(\w):(\S+) (\d+) (\w+) (\w+) ([^|]+)\|(.+)$/.exec(line);
    if (found === null) throw new Error(`not a line of the list: ${line}`);
    const [, from, icon, side, level, ink, en, pt] = found;
    return { from, icon, side: Number(side), level, ink, en, pt };
  });
  return rows.map((row) => {
    // The largest of several has the plain name.
    const isLargest = rows.every(({ icon, side }) => icon !== row.icon || side <= row.side);
    return { ...row, name: isLargest ? row.icon : `${row.icon}-${row.side}` };
  });
}

/** By side: the text of the module that holds the pictures of that side. */
export function tablesOf(rows) {
  const sides = [...new Set(rows.map(({ side }) => side))].sort((a, b) => a - b);
  return new Map(
    sides.map((side) => {
      const lines = rows.filter((row) => row.side === side).map((row) => lineOf(row));
      const head = `/** Pictures of ${side}×${side}, drawn by \`npm run pictures\`. */\n\n`;
      return [side, `${head}export const table = \`\n${lines.join('\n')}\n\`;\n`];
    }),
  );
}

/** One picture: its name, level, ink and titles, and its cells, six to a letter, row by row. */
export function lineOf({ name, from, icon, side, level, ink, en, pt }) {
  return [name, level, ink, en, pt, packed(cellsOf(from, icon, side))].join(';');
}

const collections = new Map();

function cellsOf(from, icon, side) {
  if (!collections.has(from)) {
    collections.set(from, JSON.parse(readFileSync(packages[from], 'utf8')));
  }
  const { icons, aliases, width } = collections.get(from);
  const drawn = icons[icon] ?? icons[aliases?.[icon]?.parent];
  const found = drawn && measured(drawn.body, drawn.width ?? width);
  if (found === undefined) throw new Error(`${icon} is not drawn by filled paths`);
  return fitted(found, side).cells;
}

function packed(cells) {
  let text = '';
  for (let at = 0; at < cells.length; at += 6) {
    let value = 0;
    for (let bit = 0; bit < 6; bit++) value = 2 * value + (cells[at + bit] ?? 0);
    text += sixBits[value];
  }
  return text;
}
