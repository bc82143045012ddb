/** A puzzle in hand: a document that also solves, proves, explains, grades, prints and draws itself. */

import { plainText } from '../document/index.ts';
import { type Language, type Notice, sayPhrase } from '../kernel/index.ts';
import {
  type Advice,
  type Certification,
  type Counted,
  type Credits,
  difficultyNames,
  type Fact,
  type Graded,
  markedFacts,
  nudgesOf,
  openSheet,
  type ProofPart,
  type Puzzle,
  type PuzzleDocument,
  proofFiles,
  puzzlePhrases,
  type Sheet,
  sayAdvice,
  sayNudge,
} from '../puzzle/index.ts';
import { type Asking, limitsOf, workOn } from './asking.ts';
import { extended, type PictureOptions, pictureOf } from './picture.ts';
import { Refused, type Sayable, speakerOf, type Told, told } from './told.ts';

/** The solutions that were found, and whether there are others. */
export interface Solutions<Clues, Grid> extends Counted<Grid>, Sayable {
  /** The puzzle with the first solution entered; absent when none was found. */
  readonly solved: OpenPuzzle<Clues, Grid> | undefined;
}

/** A hint: the next step, or why there is none. It says itself whole, or bit by bit. */
export type Hint<Grid> = Advice<Grid> &
  Sayable & {
    /** Where to look, what to look for, why: each bit tells more than the one before. One for what is no step. */
    bits(language: Language): readonly string[];
  };

/** How hard a puzzle is, or why that cannot be told. */
export type GradeTold = Graded & Sayable;

/** That a puzzle has one solution, with the files by which a stranger's program checks it. */
export type Proving<Grid> = Certification<Grid> & {
  /** By their names; none unless the solution is the only one, or where `write` took them. */
  readonly files: ReadonlyMap<string, Uint8Array>;
};

export interface ProvingOptions extends Asking {
  /** Takes the files piece by piece instead, for proofs that are too long to be held. */
  readonly write?: (file: string, chunk: string | Uint8Array) => void;
  /** True when the pseudo-Boolean formula is wanted too. */
  readonly alsoPseudoBoolean?: boolean;
}

export interface HintAsking extends Asking {
  /** What the player's pencil marks rule out: judged like entries, and never told again. Those of the document when absent. */
  readonly marks?: readonly Fact[];
  /** The lowest step of the ladder with its smallest reason, instead of the coach's words. */
  readonly isMinimal?: boolean;
}

/** A puzzle in hand. All of it is immutable: what changes it gives another. */
export interface OpenPuzzle<Clues = unknown, Grid = unknown> extends PuzzleDocument<Clues, Grid> {
  readonly puzzle: Puzzle<unknown, Clues, Grid>;
  /** The board in characters, with its entries. */
  print(): string;
  /** The board as SVG. */
  draw(options?: PictureOptions): string;
  /** Up to `most` solutions (2 unless said otherwise, which tells whether there is one), each checked by the rules. */
  solve(asking?: Asking & { readonly most?: number }): Promise<Solutions<Clues, Grid>>;
  /** Proves that the solution is the only one, so that programs of other people can check it. */
  prove(options?: ProvingOptions): Promise<Proving<Grid>>;
  /** The next step from the entries, as one would say it to a friend. */
  hint(asking?: HintAsking): Promise<Hint<Grid>>;
  /** How hard it is for a person. */
  grade(asking?: Asking): Promise<GradeTold>;
  /** What is wrong with the entries, by the rules alone. */
  faults(): readonly Told[];
  contradictions(): readonly Told[];
  /** To solve it by hand: entries, marks, undo, tries. */
  sheet(): Sheet<Clues, Grid>;
  clean(): OpenPuzzle<Clues, Grid>;
  withEntries(grid?: Grid): OpenPuzzle<Clues, Grid>;
  withCredits(credits: Credits): OpenPuzzle<Clues, Grid>;
  withLevel(level: string | undefined): OpenPuzzle<Clues, Grid>;
}

export function openPuzzle<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  document: PuzzleDocument<Clues, Grid>,
): OpenPuzzle<Clues, Grid> {
  const { clues, grid } = document;
  const open = (other: PuzzleDocument<Clues, Grid>) => openPuzzle(puzzle, other);
  const tell = (notice: Notice) => told(puzzle, notice);
  const refuse = (key: 'no-ladder' | 'no-formula'): never => {
    throw new Refused(tell(puzzlePhrases.notice(key, { game: puzzle.id })));
  };
  return extended(document, {
    puzzle: puzzle as Puzzle<unknown, Clues, Grid>,
    print: () => plainText(document.sketch()),
    draw: (options: PictureOptions = {}) => pictureOf(document.view(), options),

    async solve({ most = 2, ...asking }: Asking & { readonly most?: number } = {}) {
      const counted = await workOn(puzzle, asking).count(puzzle, clues, most, {
        ...limitsOf(asking),
        ...(grid !== undefined && { kept: grid }),
      });
      const [solution] = counted.solutions;
      return {
        ...counted,
        solved: solution === undefined ? undefined : open(document.withEntries(solution)),
        say: (language: Language) => puzzlePhrases.say(soundOf(counted), {}, language),
      };
    },

    async prove({ write, alsoPseudoBoolean = false, ...asking }: ProvingOptions = {}) {
      if (puzzle.formula === undefined) refuse('no-formula');
      const parts = new Map<string, (string | Uint8Array)[]>();
      const keep = (file: string, chunk: string | Uint8Array) => {
        const pieces = parts.get(file);
        if (pieces === undefined) parts.set(file, [chunk]);
        else pieces.push(chunk);
      };
      const take = write ?? keep;
      const certification = await workOn(puzzle, asking).certifyUnique(
        puzzle,
        clues,
        (part: ProofPart, chunk) => take(proofFiles[part], chunk),
        { ...limitsOf(asking), alsoPseudoBoolean },
      );
      const files = new Map<string, Uint8Array>();
      if (certification.kind === 'unique') {
        take(proofFiles.puzzle, `${JSON.stringify(document.clean().toJson())}\n`);
        const solution = puzzle.gridToJson(clues, certification.solution);
        take(proofFiles.solution, `${JSON.stringify({ game: puzzle.id, solution })}\n`);
        for (const [file, pieces] of parts) files.set(file, joined(pieces));
      }
      return { ...certification, files };
    },

    async hint({ marks, isMinimal, ...asking }: HintAsking = {}) {
      if (puzzle.deduction === undefined) refuse('no-ladder');
      const advice = await workOn(puzzle, asking).hint(puzzle, document, {
        ...limitsOf(asking),
        marks: marks ?? markedFacts(openSheet(puzzle, document)),
        ...(isMinimal !== undefined && { isMinimal }),
      });
      const say = (language: Language) => sayAdvice(puzzle, advice, speakerOf(puzzle, language));
      const bits = (language: Language) =>
        advice.kind === 'step'
          ? nudgesOf(advice).map((nudge) =>
              sayNudge(puzzle, advice, nudge, speakerOf(puzzle, language)),
            )
          : [say(language)];
      return { ...advice, say, bits };
    },

    async grade(asking: Asking = {}) {
      if (puzzle.deduction === undefined) refuse('no-ladder');
      const graded = await workOn(puzzle, asking).grade(puzzle, clues, limitsOf(asking));
      return { ...graded, say: (language: Language) => sayGrade(graded, language) };
    },

    faults: () => (grid === undefined ? [] : puzzle.verify(clues, grid).map(tell)),
    contradictions: () => puzzle.contradictions(clues).map(tell),
    sheet: () => openSheet(puzzle, document),
    clean: () => open(document.clean()),
    withEntries: (entries?: Grid) => open(document.withEntries(entries)),
    withCredits: (credits: Credits) => open(document.withCredits(credits)),
    withLevel: (level: string | undefined) => open(document.withLevel(level)),
  });
}

function soundOf({ solutions, complete, unique }: Counted<unknown>) {
  if (unique === true) return 'solutions-one';
  if (unique === false) return solutions.length === 0 ? 'solutions-none' : 'solutions-several';
  if (complete) throw new Error('a search to the end tells whether there is one solution');
  return solutions.length === 0 ? 'solutions-sought' : 'solutions-found';
}

function sayGrade(graded: Graded, language: Language): string {
  if (graded.kind === 'several') return puzzlePhrases.say('solutions-several', {}, language);
  if (graded.kind !== 'graded') return puzzlePhrases.say(graded.kind, {}, language);
  const { level, score, steps } = graded;
  return puzzlePhrases.say(
    'graded',
    { level: sayPhrase(difficultyNames[level], language), score, steps },
    language,
  );
}

/** The pieces of a file as one; texts in UTF-8. */
function joined(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  const parts = pieces.map((piece) => (typeof piece === 'string' ? utf8(piece) : piece));
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The library is compiled for no host, and so without a `TextEncoder`. */
function utf8(text: string): Uint8Array {
  const coded = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Uint8Array.from(coded, (character) => character.charCodeAt(0));
}
