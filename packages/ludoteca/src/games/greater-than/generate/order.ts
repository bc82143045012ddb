/** What a Greater-Than puzzle can be ordered to be, and the options that say it. */

import type { OptionSpec, OptionValues, Size } from '../../../document/index.ts';
import { fail, type Notice, ok, phrasebook, type Result } from '../../../kernel/index.ts';
import { generatePhrases } from '../generate-phrases.ts';

/** The styles that can be asked for by name. */
const namedStyles = ['full', 'minimal', 'symmetric', 'mixed'] as const;

/**
 * - `full`: every sign inside the boxes;
 * - `thinned`: some of them, as many as asked for;
 * - `minimal`: no sign can go;
 * - `symmetric`: clues fall on clues when the grid is turned by 180°, and no such pair of signs can go;
 * - `mixed`: signs and given digits.
 */
export type Style = (typeof namedStyles)[number] | 'thinned';

export interface GreaterThanOrder {
  readonly boxRows: number;
  readonly boxCols: number;
  readonly style: Style;
  /** Exactly this many signs; as the style has it when absent. */
  readonly signs?: number;
  /** Exactly this many given digits; as the style has it, and as few as will do, when absent. */
  readonly givens?: number;
}

const book = phrasebook('greater-than', generatePhrases);

/** The boxes that puzzles are made with; the first of a size is the one taken by itself. */
export const boxes: readonly Size[] = [
  { rows: 2, cols: 2 },
  { rows: 2, cols: 3 },
  { rows: 3, cols: 2 },
  { rows: 2, cols: 4 },
  { rows: 4, cols: 2 },
  { rows: 3, cols: 3 },
  { rows: 3, cols: 4 },
  { rows: 4, cols: 3 },
  { rows: 4, cols: 4 },
];

/** Grids of this size are solved as far as they go, but are too large to be made. */
const solvedOnly: Size = { rows: 5, cols: 5 };

const sizes = [...new Set(boxes.map(sizeOfBox))];

export const options: readonly OptionSpec[] = [
  {
    name: 'size',
    takes: { kind: 'size' },
    help: {
      en: `rows and columns of the grid: ${sizes.join(', ')} (default 9)`,
      pt: `linhas e colunas da grelha: ${sizes.join(', ')} (por omissão 9)`,
    },
  },
  {
    name: 'box',
    takes: { kind: 'size' },
    help: {
      en: 'rows and columns of a box, such as 3x2 (default the flat one: 2x3, 2x4, 3x4)',
      pt: 'linhas e colunas de uma caixa, como 3x2 (por omissão a deitada: 2x3, 2x4, 3x4)',
    },
  },
  {
    name: 'style',
    takes: { kind: 'choice', choices: namedStyles },
    help: {
      en: 'full: every sign in the boxes; minimal: no sign can go; symmetric: under half a turn; mixed: signs and given digits',
      pt: 'full: todos os sinais das caixas; minimal: nenhum sinal pode sair; symmetric: simétrico a meia volta; mixed: sinais e algarismos dados',
    },
  },
  {
    name: 'signs',
    takes: { kind: 'whole', least: 0, most: signRoom({ rows: 4, cols: 4 }) },
    help: {
      en: 'exactly this many signs, of any style but full',
      pt: 'exatamente este número de sinais, em qualquer estilo menos full',
    },
  },
  {
    name: 'givens',
    takes: { kind: 'whole', least: 0, most: 256 },
    help: {
      en: 'exactly this many given digits (alone: mixed style)',
      pt: 'exatamente este número de algarismos dados (sozinho: estilo mixed)',
    },
  },
];

/** An order from the options given, or what is wrong with them. */
export function order(values: OptionValues): Result<GreaterThanOrder, Notice> {
  const box = boxFrom(asSize(values.size), asSize(values.box));
  if (!box.ok) return box;
  const signs = asWhole(values.signs);
  const givens = asWhole(values.givens);
  const named = asStyle(values.style);
  const style =
    named ?? (givens !== undefined ? 'mixed' : signs !== undefined ? 'thinned' : 'full');
  const fault =
    signsFault(box.value, style, signs) ?? givensFault(sizeOfBox(box.value), style, givens);
  if (fault !== undefined) return fail(fault);
  return ok({
    boxRows: box.value.rows,
    boxCols: box.value.cols,
    style,
    ...(signs !== undefined && { signs }),
    ...(givens !== undefined && { givens }),
  });
}

function boxFrom(size: Size | undefined, box: Size | undefined): Result<Size, Notice> {
  if (size !== undefined) {
    const fault = sizeFault(size);
    if (fault !== undefined) return fail(fault);
  }
  if (box === undefined) {
    const flat = boxes.find((known) => sizeOfBox(known) === (size?.rows ?? 9));
    if (flat === undefined) throw new Error('a size that puzzles are made in has a box');
    return ok(flat);
  }
  const known = boxes.find((one) => one.rows === box.rows && one.cols === box.cols);
  if (known === undefined) {
    const isLarge = box.rows === solvedOnly.rows && box.cols === solvedOnly.cols;
    const named = boxes.map(boxName).join(', ');
    return fail(book.notice(isLarge ? 'box-too-large' : 'box-unknown', { ...box, boxes: named }));
  }
  if (size !== undefined && sizeOfBox(known) !== size.rows) {
    const fitting = boxes.filter((one) => sizeOfBox(one) === size.rows).map(boxName);
    return fail(
      book.notice('box-and-size', {
        ...known,
        made: sizeOfBox(known),
        size: size.rows,
        boxes: fitting.join(', '),
      }),
    );
  }
  return ok(known);
}

function sizeFault({ rows, cols }: Size): Notice | undefined {
  const named = sizes.join(', ');
  if (rows !== cols) return book.notice('size-oblong', { rows, cols, sizes: named });
  if (sizes.includes(rows)) return undefined;
  const key = rows === sizeOfBox(solvedOnly) ? 'size-too-large' : 'size-unknown';
  return book.notice(key, { size: rows, sizes: named });
}

function signsFault(box: Size, style: Style, signs: number | undefined): Notice | undefined {
  if (signs === undefined) return undefined;
  const all = signRoom(box);
  if (signs > all) return book.notice('signs-too-many', { signs, all });
  if (style === 'full' && signs !== all) return book.notice('full-and-signs', { signs, all });
  if (style === 'symmetric' && signs % 2 === 1) return book.notice('signs-odd', { signs });
  return undefined;
}

function givensFault(size: number, style: Style, givens: number | undefined): Notice | undefined {
  if (givens === undefined) return undefined;
  const cells = size * size;
  if (givens > cells) return book.notice('givens-too-many', { givens, cells });
  const isOdd = style === 'symmetric' && size % 2 === 0 && givens % 2 === 1;
  return isOdd ? book.notice('givens-odd', { givens }) : undefined;
}

function sizeOfBox({ rows, cols }: Size): number {
  return rows * cols;
}

function boxName({ rows, cols }: Size): string {
  return `${rows}x${cols}`;
}

/** The pairs of neighbours inside the boxes. */
function signRoom({ rows, cols }: Size): number {
  return rows * cols * (rows * (cols - 1) + cols * (rows - 1));
}

function asSize(value: OptionValues[string]): Size | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || !('rows' in value)) throw new Error('expected a size');
  return value;
}

function asWhole(value: OptionValues[string]): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'number') throw new Error('expected a number');
  return value;
}

function asStyle(value: OptionValues[string]): (typeof namedStyles)[number] | undefined {
  if (value === undefined) return undefined;
  const style = namedStyles.find((name) => name === value);
  if (style === undefined) throw new Error('expected a style');
  return style;
}
