/** What a Greater-Than puzzle can be ordered to be, and the options that say it. */

import type { OptionSpec, OptionsOf, OptionValues, Size } from '../../../document/index.ts';
import { fail, type Notice, ok, type Result } from '../../../kernel/index.ts';
import { type Difficulty, difficulties, type Grading, type Preset } from '../../../puzzle/index.ts';
import {
  type Box,
  boxesOf,
  boxName,
  flatBox,
  isKnownBox,
  boxes as knownBoxes,
  sizes as knownSizes,
  sameBox,
} from '../boxes.ts';
import { sizeOf } from '../clues.ts';
import { notices } from '../notices.ts';

/** The styles that can be asked for by name. */
const namedStyles = ['full', 'minimal', 'symmetric', 'mixed'] as const;

/**
 * - `full`: every sign inside the boxes;
 * - `thinned`: some of them, as many as asked for;
 * - `minimal`: no sign can go;
 * - `symmetric`: clues fall on clues when the grid is turned by 180°, and no such pair of signs can go;
 * - `mixed`: signs and given digits;
 * - `any`: what suits the level: every sign, if that will do, or fewer, or digits given besides.
 */
export type Style = 'full' | 'thinned' | 'minimal' | 'symmetric' | 'mixed' | 'any';

export interface GreaterThanRecipe {
  readonly boxRows: number;
  readonly boxCols: number;
  readonly style: Style;
  /** Exactly this many signs; as the style has it when absent. */
  readonly signs?: number;
  /** Exactly this many given digits; as the style has it, and as few as will do, when absent. */
  readonly givens?: number;
  /** As hard as this, neither more nor less. */
  readonly level?: Difficulty;
  /** What the level means; what it means now when absent. */
  readonly grading?: Grading;
}

/** Larger grids are solved as far as that goes, but not made. */
const largestSize = 16;

/** The boxes that puzzles are made with; of one size the flat one comes first. */
export const boxes: readonly Box[] = knownBoxes.filter((box) => sizeOf(box) <= largestSize);

const sizes = knownSizes.filter((size) => size <= largestSize);

export const options = [
  {
    name: 'size',
    label: { en: 'Size', pt: 'Tamanho' },
    takes: { kind: 'size', sizes: sizes.join(', ') },
    help: {
      en: `rows and columns of the grid: ${sizes.join(', ')} (default 9)`,
      pt: `linhas e colunas da grelha: ${sizes.join(', ')} (por omissão 9)`,
    },
  },
  {
    name: 'box',
    label: { en: 'Box', pt: 'Caixa' },
    takes: { kind: 'size', sizes: boxes.map(boxName).join(', ') },
    help: {
      en: 'rows and columns of a box, such as 3x2 (default the flat one: 2x3, 2x4, 3x4)',
      pt: 'linhas e colunas de uma caixa, como 3x2 (por omissão a deitada: 2x3, 2x4, 3x4)',
    },
  },
  {
    name: 'level',
    label: { en: 'Level', pt: 'Nível' },
    takes: { kind: 'choice', choices: difficulties },
    help: {
      en: 'how hard it is: nothing above the level is ever needed (default: as it comes)',
      pt: 'quão difícil é: nunca é preciso nada acima do nível (por omissão: como calhar)',
    },
  },
  {
    name: 'style',
    label: { en: 'Style', pt: 'Estilo' },
    takes: {
      kind: 'choice',
      choices: namedStyles,
      names: {
        full: { en: 'full: every sign in the boxes', pt: 'full: todos os sinais das caixas' },
        minimal: { en: 'minimal: no sign can go', pt: 'minimal: nenhum sinal pode sair' },
        symmetric: { en: 'symmetric', pt: 'simétrico' },
        mixed: { en: 'mixed: signs and digits', pt: 'misto: sinais e algarismos' },
      },
    },
    help: {
      en: 'full: every sign in the boxes; minimal: no sign can go (with a level: none without leaving it); symmetric: under half a turn; mixed: signs and given digits',
      pt: 'full: todos os sinais das caixas; minimal: nenhum sinal pode sair (com um nível: nenhum sem sair dele); symmetric: simétrico a meia volta; mixed: sinais e algarismos dados',
    },
  },
  {
    name: 'signs',
    label: { en: 'Number of signs', pt: 'Número de sinais' },
    takes: { kind: 'whole', least: 0, most: Math.max(...boxes.map(signRoom)) },
    help: {
      en: 'exactly this many signs, of any style but full',
      pt: 'exatamente este número de sinais, em qualquer estilo menos full',
    },
  },
  {
    name: 'givens',
    label: { en: 'Given digits', pt: 'Algarismos dados' },
    takes: { kind: 'whole', least: 0, most: largestSize ** 2 },
    help: {
      en: 'exactly this many given digits (alone: mixed style)',
      pt: 'exatamente este número de algarismos dados (sozinho: estilo mixed)',
    },
  },
] as const satisfies readonly OptionSpec[];

export type GreaterThanOptions = OptionsOf<typeof options>;

/** A recipe from the options given, or what is wrong with them. */
export function recipe(values: OptionValues): Result<GreaterThanRecipe, Notice> {
  const box = boxFrom(asSize(values.size), asSize(values.box));
  if (!box.ok) return box;
  const signs = asWhole(values.signs);
  const givens = asWhole(values.givens);
  const level = asLevel(values.level);
  const style = asStyle(values.style) ?? styleFor(signs, givens, level);
  const fault =
    signsFault(box.value, style, signs) ?? givensFault(sizeOf(box.value), style, givens);
  if (fault !== undefined) return fail(fault);
  return ok({
    ...box.value,
    style,
    ...(signs !== undefined && { signs }),
    ...(givens !== undefined && { givens }),
    ...(level !== undefined && { level }),
  });
}

/** The style where none was asked for. */
function styleFor(
  signs: number | undefined,
  givens: number | undefined,
  level: Difficulty | undefined,
): Style {
  if (givens !== undefined) return 'mixed';
  if (signs !== undefined) return 'thinned';
  return level === undefined ? 'full' : 'any';
}

function boxFrom(size: Size | undefined, asked: Size | undefined): Result<Box, Notice> {
  const fault = size && sizeFault(size);
  if (fault !== undefined) return fail(fault);
  if (asked === undefined) {
    const flat = flatBox(size?.rows ?? 9);
    if (flat === undefined) throw new Error('a size that puzzles are made in has a box');
    return ok(flat);
  }
  const box = { boxRows: asked.rows, boxCols: asked.cols };
  if (!boxes.some((made) => sameBox(made, box))) {
    const key = isKnownBox(box) ? 'box-too-large' : 'box-unknown';
    return fail(notices.notice(key, { box: boxName(box), boxes: named(boxes) }));
  }
  if (size !== undefined && sizeOf(box) !== size.rows) {
    return fail(
      notices.notice('box-and-size', {
        box: boxName(box),
        made: sizeOf(box),
        size: size.rows,
        boxes: named(boxesOf(size.rows)),
      }),
    );
  }
  return ok(box);
}

function sizeFault({ rows, cols }: Size): Notice | undefined {
  const known = sizes.join(', ');
  if (rows !== cols) return notices.notice('size-oblong', { rows, cols, sizes: known });
  if (sizes.includes(rows)) return undefined;
  const key = knownSizes.includes(rows) ? 'size-too-large' : 'size-unknown';
  return notices.notice(key, { size: rows, sizes: known });
}

function signsFault(box: Box, style: Style, signs: number | undefined): Notice | undefined {
  if (signs === undefined) return undefined;
  const all = signRoom(box);
  if (signs > all) return notices.notice('signs-too-many', { signs, all });
  if (style === 'full' && signs !== all) return notices.notice('full-and-signs', { signs, all });
  if (style === 'symmetric' && signs % 2 === 1) return notices.notice('signs-odd', { signs });
  return undefined;
}

function givensFault(size: number, style: Style, givens: number | undefined): Notice | undefined {
  if (givens === undefined) return undefined;
  const cells = size * size;
  if (givens > cells) return notices.notice('givens-too-many', { givens, cells });
  const isOdd = style === 'symmetric' && size % 2 === 0 && givens % 2 === 1;
  return isOdd ? notices.notice('givens-odd', { givens }) : undefined;
}

function named(some: readonly Box[]): string {
  return some.map(boxName).join(', ');
}

/** The pairs of neighbours inside the boxes. */
function signRoom({ boxRows, boxCols }: Box): number {
  return boxRows * boxCols * (boxRows * (boxCols - 1) + boxCols * (boxRows - 1));
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

function asLevel(value: OptionValues[string]): Difficulty | undefined {
  if (value === undefined) return undefined;
  const level = difficulties.find((name) => name === value);
  if (level === undefined) throw new Error('expected a level');
  return level;
}

function asStyle(value: OptionValues[string]): (typeof namedStyles)[number] | undefined {
  if (value === undefined) return undefined;
  const style = namedStyles.find((name) => name === value);
  if (style === undefined) throw new Error('expected a style');
  return style;
}

export const presets: readonly Preset<GreaterThanRecipe>[] = [
  {
    name: { en: 'Classic 9×9', pt: 'Clássico 9×9' },
    recipe: { boxRows: 3, boxCols: 3, style: 'full' },
  },
  {
    name: { en: 'Small 4×4', pt: 'Pequeno 4×4' },
    recipe: { boxRows: 2, boxCols: 2, style: 'full' },
  },
  {
    name: { en: 'Quick 6×6', pt: 'Rápido 6×6' },
    recipe: { boxRows: 2, boxCols: 3, style: 'full' },
  },
  {
    name: { en: 'Symmetric 9×9', pt: 'Simétrico 9×9' },
    recipe: { boxRows: 3, boxCols: 3, style: 'symmetric' },
  },
  {
    name: { en: 'No sign too many, 9×9', pt: 'Nenhum sinal a mais, 9×9' },
    recipe: { boxRows: 3, boxCols: 3, style: 'minimal' },
  },
  {
    name: { en: 'Signs and digits, 9×9', pt: 'Sinais e algarismos, 9×9' },
    recipe: { boxRows: 3, boxCols: 3, style: 'mixed' },
  },
  {
    name: { en: 'Large 12×12', pt: 'Grande 12×12' },
    recipe: { boxRows: 3, boxCols: 4, style: 'full' },
  },
  {
    name: { en: 'Giant 16×16', pt: 'Gigante 16×16' },
    recipe: { boxRows: 4, boxCols: 4, style: 'full' },
  },
];
