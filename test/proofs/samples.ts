/** What is proved and given to checkers: how many puzzles of which recipes, and their proofs as files. */

import { certifyUnique, Effort, type OptionValues } from 'ludoteca';
import { type ProofFiles, written } from './programs.ts';
import { knownCases, madePuzzles, type Sample } from './puzzles.ts';

/** `npm run check:proofs` asks for all of it. */
export const isWhole = process.env.LUDOTECA_PROOFS === '1';
/** Cells of known cases, at most. */
const mostCells: Record<string, number> = { 'greater-than': 40, 'cross-a-pix': 100 };
/** Puzzles of each recipe. */
export const many = isWhole ? 200 : 80;
const mostConflicts = 400_000;

export const square = (side: number) => ({ size: { rows: side, cols: side } });
const recipes: Record<string, readonly OptionValues[]> = isWhole
  ? {
      'greater-than': [
        ...[4, 6, 8, 9].flatMap((side) =>
          ['full', 'minimal', 'symmetric', 'mixed'].map((style) => ({ ...square(side), style })),
        ),
        // Fewer signs take longer to make than to prove, and those of mixed 16×16 checkers many minutes each.
        ...['full', 'mixed'].map((style) => ({ ...square(12), style })),
        { ...square(16), style: 'full' },
      ],
      'cross-a-pix': [
        { style: 'classic', size: { rows: 5, cols: 7 } },
        ...[8, 10, 15, 20, 30, 50].map((side) => ({ style: 'classic', ...square(side) })),
        ...[8, 10, 15, 20, 30].map((side) => ({ style: 'dense', ...square(side) })),
        ...[10, 20, 30].map((side) => ({ style: 'picture', ...square(side) })),
      ],
    }
  : {
      'greater-than': [4, 6].map((side) => ({ ...square(side), style: 'minimal' })),
      'cross-a-pix': [
        { size: { rows: 5, cols: 7 } },
        square(8),
        { style: 'picture', ...square(10) },
      ],
    };
export const games = Object.keys(recipes);

/** Puzzles that are checked together, in a test of their own: whoever asks for one does not wait for the others. */
export interface SampleSet {
  readonly name: string;
  make(): Promise<readonly Sample[]>;
}

/** For each recipe so many puzzles, and the known cases. */
export function setsOf(game: string, each = many): readonly SampleSet[] {
  const made = recipes[game].map(({ size, style = '', ...values }) => {
    const { rows, cols } = size as { readonly rows: number; readonly cols: number };
    const recipe = { size, ...(style !== '' && { style }), ...values };
    return { name: `${style} ${rows}×${cols}`.trim(), make: () => madePuzzles(game, recipe, each) };
  });
  const known = {
    name: 'known cases',
    make: async () => knownCases(game, isWhole ? 10_000 : mostCells[game]),
  };
  return [...made, known];
}

/** At most so many, from all over the list. */
export function someOf(all: readonly Sample[], most: number): readonly Sample[] {
  const step = Math.ceil(all.length / most);
  return all.filter((_, index) => index % step === 0);
}

/** The proof of a puzzle, as files. */
export function proved({ id, puzzle, clues }: Sample, folder: string): ProofFiles | undefined {
  let formula = '';
  const proof: (string | Uint8Array)[] = [];
  const { kind } = certifyUnique(puzzle, clues, {
    effort: new Effort({ nodes: mostConflicts }),
    write(part, chunk) {
      if (part === 'formula') formula += chunk;
      if (part === 'proof') proof.push(chunk);
    },
  });
  if (kind === 'undecided' && isWhole) return undefined;
  if (kind !== 'unique') throw new Error(`${id}: ${kind}`);
  return written(folder, formula, proof);
}
