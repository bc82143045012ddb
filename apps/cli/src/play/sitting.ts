/** A sitting: one prompter, two players and the game between them, as the session and its words share it. */

import type { Analysis, AnyGame, Match, Phrase, Player, Seat, ShownMarks, Side } from 'ludoteca';
import type { Context } from '../context.ts';
import { playWords } from '../phrases/play.ts';
import { openPool, type Pool } from '../work/pool.ts';
import { poolBot, wake } from './bot.ts';
import { openProgram, type ProgramPlayer } from './program.ts';
import type { Prompter } from './prompter.ts';
import type { RecordFile } from './record-file.ts';
import { sayWho, type Who } from './who.ts';

export interface SittingSetting {
  readonly game: AnyGame;
  /** Who plays, by seat. */
  readonly who: readonly [Who, Who];
  readonly seed: string;
  /** Seconds for each move of a bot, in place of its own budget. */
  readonly seconds?: number;
  /** Milliseconds between the moves of two bots, in place of Enter. */
  readonly delay?: number;
  /** The file to keep the record in. */
  readonly record?: RecordFile;
}

/** Seconds that a program may take for a move. */
const programSeconds = 10;

export class Sitting {
  readonly context: Context;
  readonly prompter: Prompter;
  readonly setting: SittingSetting;
  match: Match;
  /** The seed of this game's bots. */
  seed: string;
  readonly record: RecordFile | undefined;
  /** What is pointed out on the board besides the position. */
  marks: ShownMarks = {};
  /** What analysis found of a position. */
  known: { readonly state: unknown; readonly analysis: Analysis } | undefined;
  #pool: Pool | undefined;
  #programs = new Map<Seat, ProgramPlayer>();

  constructor(context: Context, prompter: Prompter, setting: SittingSetting, match: Match) {
    this.context = context;
    this.prompter = prompter;
    this.setting = setting;
    this.match = match;
    this.seed = setting.seed;
    this.record = setting.record;
  }

  get game(): AnyGame {
    return this.setting.game;
  }

  /** Whether a person holds the seat. */
  isHuman(seat: Seat): boolean {
    return this.setting.who[seat].kind === 'human';
  }

  /** How many people play. */
  get people(): number {
    return this.setting.who.filter(({ kind }) => kind === 'human').length;
  }

  side(side: Side): string {
    return this.phrase(this.match.sides[side].name);
  }

  /** A side as people find it on the board: in its colour, or with its sign where there are no colours. */
  marked(side: Side, after = ''): string {
    const text = this.side(side);
    const { palette } = this.context;
    const sign = palette.signOf(this.match.sides[side]);
    if (palette.hasColour) return palette.inked(side === 0 ? 'first' : 'second', text + after);
    return `${text}${sign === undefined ? '' : ` (${sign})`}${after}`;
  }

  /** Whoever plays a side, in words. */
  player(side: Side): string {
    const who = this.setting.who[this.match.seatOf(side)];
    return sayWho(this.game, who, this.people === 1, this.context.language);
  }

  phrase(phrase: Phrase): string {
    return phrase[this.context.language];
  }

  say(text: string): Promise<void> {
    return this.prompter.say(`${text}\n`);
  }

  /** The board as it stands, after an empty line. */
  async show(marks: ShownMarks = {}): Promise<void> {
    this.marks = marks;
    await this.prompter.show(`\n${this.context.palette.sketch(this.match.sketch(marks))}`);
  }

  /** Clears the prompter for another game. */
  begin(match: Match, seed: string): void {
    this.record?.turnPage();
    this.match = match;
    this.marks = {};
    this.seed = seed;
  }

  /** Takes a new state of the match, and keeps its record. */
  async take(match: Match): Promise<void> {
    this.match = match;
    this.marks = {};
    await this.keep();
  }

  /** Writes the record; false, and told, when that cannot be. */
  async keep(): Promise<boolean> {
    if (this.record === undefined) return true;
    this.record.put(this.match);
    const written = await this.record.flush();
    if (written.ok) return true;
    const words = { file: this.record.name, reason: this.context.say(written.error) };
    await this.say(playWords.say('not-kept', words, this.context.language));
    return false;
  }

  /** Threads to think in; started when the first is needed. */
  get pool(): Pool {
    this.#pool ??= openPool(1, this.context.catalogueUrl);
    return this.#pool;
  }

  /** Makes ready whatever thinks for a level, if one plays. */
  async wake(): Promise<void> {
    if (this.setting.who.some(({ kind }) => kind === 'level')) await wake(this.pool, this.game);
  }

  /** The player of a seat that nobody sits on. */
  playerOf(seat: Seat, onProgress: (nodes: number) => void): Player {
    const who = this.setting.who[seat];
    const { seconds } = this.setting;
    switch (who.kind) {
      case 'human':
        throw new Error('people type their moves');
      case 'level':
        return poolBot(this.pool, {
          level: who.level,
          seed: this.seed,
          onProgress,
          ...(seconds !== undefined && { seconds }),
        });
      case 'program': {
        const open = this.#programs.get(seat);
        if (open !== undefined) return open;
        const program = openProgram({
          game: this.game,
          command: who.command,
          seconds: seconds ?? programSeconds,
          say: this.context.say,
        });
        this.#programs.set(seat, program);
        return program;
      }
    }
  }

  async close(): Promise<void> {
    this.context.progress.end();
    await Promise.all([...this.#programs.values()].map((program) => program.close()));
    await this.record?.close();
    await this.#pool?.close();
  }
}
