/**
 * The board as the old program printed it, which stacks the digits of the columns' clues:
 *
 *          1 0        painted cells of the columns, one line per decimal place
 *          2 3
 *         ----
 *          1 1        blocks of the columns, in the same way
 *         +-+-+
 *     02 1|* *|       painted cells and blocks of the row, then its cells
 *         +-+ +       walls under them
 */

const digits = /^\s*\d( \d)*\s*$/;

/** The board as we draw it, line by line in the same places; undefined for any other text. */
export function asDrawn(text: string): string | undefined {
  const lines = text.split(/\r?\n/);
  const rule = lines.findIndex((line) => /^\s*(--)+\s*$/.test(line));
  const border = lines.findIndex((line) => /^\s*(\+-)+\+\s*$/.test(line));
  const first = lines.findIndex((line) => line.trim() !== '');
  if (rule < 0 || first >= rule || border < rule + 2) return undefined;
  const [above, below] = [lines.slice(first, rule), lines.slice(rule + 1, border)];
  if (![...above, ...below].every((line) => digits.test(line))) return undefined;
  const gutter = lines[border].indexOf('+');
  const end = lines[border].trimEnd().length - 1;
  const clues = (stack: readonly string[]) => {
    const numbers: string[] = [];
    for (let at = gutter + 1; at < end; at += 2) {
      numbers.push(String(Number(stack.map((line) => line[at] ?? ' ').join(''))));
    }
    return [numbers.join(' '), ...stack.slice(1).map(() => '')];
  };
  // Spaces at the end of a line are easily lost, and with them the edge.
  const body = lines.slice(border + 1).map((line) => {
    if (line.trim() === '') return line;
    return line.trimEnd().padEnd(end) + (line.length > end ? '' : line[gutter] === '|' ? '|' : '+');
  });
  const drawn = body.map((line) => (line.length > end + 1 ? line.trimEnd() : line));
  return [
    ...lines.slice(0, first),
    ...clues(above),
    '',
    ...clues(below),
    lines[border].trimEnd(),
    ...drawn,
  ].join('\n');
}
