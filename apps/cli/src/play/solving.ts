/** One puzzle being solved at the prompter: its sheet, its file, its threads, and the hint that was given last. */

import {
  type Advice,
  type AnyPuzzle,
  type Cell,
  cellName,
  type JsonObject,
  markedFacts,
  type Sheet,
  type Solvability,
} from 'ludoteca';
import type { Context } from '../context.ts';
import { playWords } from '../phrases/play.ts';
import { solvingWords } from '../phrases/solving.ts';
import { openPool, type Pool } from '../work/pool.ts';
import { type Grammar, valueText } from './entry.ts';
import type { Prompter } from './prompter.ts';
import type { RecordFile } from './record-file.ts';

/** A puzzle put on the prompter. */
export interface Begun {
  readonly clues: unknown;
  readonly sheet: Sheet;
  /** What to tell of it: its level and its seed. */
  readonly about: readonly string[];
}

export interface SolvingSetting {
  readonly puzzle: AnyPuzzle;
  /** The file to keep the sheet in. */
  readonly record?: RecordFile;
}

/** What was advised for the sheet as it is, and how often it was asked for. */
export interface Given {
  readonly advice: Advice<unknown>;
  times: number;
}

/** Seconds to look for a hint. */
const hintSeconds = 1.2;

export class Solving {
  readonly context: Context;
  readonly prompter: Prompter;
  readonly puzzle: AnyPuzzle;
  readonly record: RecordFile | undefined;
  clues: unknown;
  sheet: Sheet;
  about: readonly string[];
  given: Given | undefined;
  /** What is known of the solutions of the puzzle, from the hints before. */
  #solvability: Solvability<unknown> | undefined;
  #pool: Pool | undefined;

  constructor(context: Context, prompter: Prompter, setting: SolvingSetting, begun: Begun) {
    this.context = context;
    this.prompter = prompter;
    this.puzzle = setting.puzzle;
    this.record = setting.record;
    this.clues = begun.clues;
    this.sheet = begun.sheet;
    this.about = begun.about;
  }

  get grammar(): Grammar {
    const { sheet, puzzle, context } = this;
    return { sheet, entry: puzzle.entry, language: context.language };
  }

  say(text: string): Promise<void> {
    return this.prompter.say(`${text}\n`);
  }

  /** The puzzle as it stands, after an empty line, and below it its pencil marks and what was ruled out. */
  async show(): Promise<void> {
    const { language, palette } = this.context;
    const { sheet } = this;
    const lines = [`\n${palette.sketch(sheet.sketch())}`];
    const listed = (cells: readonly Cell[], valuesOf: (cell: Cell) => readonly number[]) =>
      cells
        .filter((cell) => valuesOf(cell).length > 0)
        .map((cell) => {
          const values = valuesOf(cell).map((value) => valueText(value, this.grammar));
          return `${cellName(cell, language)} ${values.join(' ')}`;
        })
        .join(' · ');
    const marks = listed(
      sheet.pencilled.map(({ cell }) => cell),
      (cell) => sheet.marks(cell),
    );
    // Where a cell has its value, nothing that it has not is worth a word.
    const open = sheet.cells.filter((cell) => sheet.entry(cell) === undefined);
    const values = listed(open, (cell) => sheet.ruledOut(cell));
    const add = (text: string) => lines.push(`${palette.faint(text)}\n`);
    if (marks !== '') add(solvingWords.say('marks', { marks }, language));
    if (values !== '') add(solvingWords.say('ruled-out', { values }, language));
    await this.prompter.show(lines.join(''));
  }

  /** Clears the prompter for another puzzle. */
  begin({ clues, sheet, about }: Begun): void {
    this.record?.turnPage();
    this.clues = clues;
    this.sheet = sheet;
    this.about = about;
    this.given = undefined;
    this.#solvability = undefined;
  }

  /** Takes a new state of the sheet, and keeps it. */
  async take(sheet: Sheet): Promise<void> {
    this.sheet = sheet;
    this.given = undefined;
    await this.keep();
  }

  toJson(): JsonObject {
    return this.sheet.keptJson();
  }

  /** Writes the sheet into its file; false, and told, when that cannot be. */
  async keep(): Promise<boolean> {
    if (this.record === undefined) return true;
    this.record.put(this);
    const written = await this.record.flush();
    if (written.ok) return true;
    const words = { file: this.record.name, reason: this.context.say(written.error) };
    await this.say(playWords.say('not-kept', words, this.context.language));
    return false;
  }

  get pool(): Pool {
    this.#pool ??= openPool(1, this.context.catalogueUrl);
    return this.#pool;
  }

  /** What is to be said of the sheet as it is; asked only once. Ctrl-C is heard all the while. */
  async advice(): Promise<Given | 'interrupted'> {
    if (this.given !== undefined) return this.given;
    const { progress, language } = this.context;
    progress.begin((seconds) => solvingWords.say('thinking', { seconds }, language));
    const request = {
      job: 'hint',
      game: this.puzzle.id,
      clues: this.clues,
      grid: this.sheet.filling,
      marks: markedFacts(this.sheet),
      ...(this.#solvability !== undefined && { solvability: this.#solvability }),
    } as const;
    const answer = await Promise.race([
      this.pool.do(request, { seconds: hintSeconds }),
      this.prompter.interrupted,
    ]);
    progress.end();
    if (answer === 'interrupted') return answer;
    this.#solvability = answer.solvability;
    this.given = { advice: answer.advice, times: 0 };
    return this.given;
  }

  async close(): Promise<void> {
    this.context.progress.end();
    await this.record?.close();
    await this.#pool?.close();
  }
}
