/**
 * The engine protocol: a game played by lines of text, in the style of GTP. Each command is answered
 * with `=` or `?`, its number if it had one, and an empty line. Nothing that is sent can end it but
 * `quit`. Thinking is done by the mind that it is given, so that this part needs no clock.
 */

import {
  findJsonFault,
  type JsonValue,
  jsonFaultNotice,
  lineAndColumn,
  plainText,
  readJson,
  readOption,
} from '../document/index.ts';
import { fail, type Notice, ok, type Result, Stopper, type StopSignal } from '../kernel/index.ts';
import { type Analysis, ranked } from './analysis.ts';
import { analysisJson } from './analysis-json.ts';
import type { Game } from './game.ts';
import { type Match, openMatch, resumeMatch } from './match.ts';
import type { Move, Side } from './move.ts';
import { enginePhrases, matchPhrases } from './phrases.ts';
import { stateOf } from './record.ts';

/** What one piece of thinking goes by. */
export interface ThinkingLimits {
  readonly nodes?: number;
  /** In milliseconds; never exceeded. */
  readonly ms?: number;
  /** Asks for the answer with what is there. */
  readonly stop: StopSignal;
  /** Told now and then how it goes; absent when nobody wants to know. */
  readonly onInfo?: (info: ThinkingInfo) => void;
}

/** How it goes: what was spent, and what is known of the moves, if that can be told. */
export interface ThinkingInfo {
  readonly nodes: number;
  readonly analysis?: Analysis;
}

/** What the engine thinks with. */
export interface Mind {
  choose(match: Match, limits: ThinkingLimits): Promise<Move>;
  analyse(match: Match, limits: ThinkingLimits): Promise<Analysis & { readonly ms: number }>;
}

export interface EngineSetting<Params> {
  readonly params: Params;
  readonly hasSwap?: boolean;
  readonly name: string;
  readonly version: string;
  readonly mind: Mind;
  /** The words of a notice, in the language of whoever started the engine. */
  say(notice: Notice): string;
  /** Sends a line at once, between answers; without it nothing is told while the engine thinks. */
  tell?(line: string): void;
}

export interface Engine {
  /**
   * To be called with each line as soon as it comes, whatever is being thought about: `stop` and
   * `quit` are heeded at once. The line is answered in its turn by `answer`.
   */
  overhear(line: string): void;
  /** The answer to a line, with the empty line that ends it; absent for lines that ask nothing. */
  answer(line: string): Promise<string | undefined>;
  /** True after `quit`. */
  readonly isDone: boolean;
  /** True when `quit` has come while something was thought about: the answer may be given up. */
  readonly isLeaving: boolean;
}

/** The longest line that is read: a position of the largest board fits many times. */
const longestLine = 1_000_000;
/** The longest time limit, in milliseconds. */
const longestLimit = 1_000_000_000;

type Answer = Result<string, Notice>;
type Command = (words: readonly string[], rest: string) => Answer | Promise<Answer>;

/**
 * Opens a game that is played by lines of text; the lines are answered one after another.
 *
 * @example
 * ```ts
 * import { openEngine } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const mind = { choose: async (match) => match.legalMoves[0], analyse: async () => ({}) };
 * const params = { size: 8, start: 36 };
 * const about = { name: 'First', version: '1', say: (notice) => notice.code };
 * const engine = openEngine(rastros, { params, mind, ...about });
 * await engine.answer('play north d6');
 * console.log((await engine.answer('genmove south')).trim());
 * ```
 *
 * ```text
 * = c5
 * ```
 */
export function openEngine<Params, State>(
  game: Game<Params, State>,
  setting: EngineSetting<Params>,
): Engine {
  const { mind } = setting;
  const matchSetting = setting.hasSwap ? { hasSwap: true } : {};
  let { params } = setting;
  let match = openMatch(game, params, matchSetting);
  let limit: number | undefined;
  /** How many of the best moves are told; all when absent. */
  let multi: number | undefined;
  let isTelling = false;
  let isDone = false;
  /** What is being thought about can be stopped by this. */
  let thinking: Stopper | undefined;
  /** Commands that have come and were not answered yet. */
  let stops = 0;
  let hasQuit = false;
  let isLeaving = false;

  /** Thinks about something that `stop` can end; one that has come already does so at once. */
  const think = async <Thought>(
    isEndless: boolean,
    work: (limits: ThinkingLimits) => Promise<Thought>,
  ): Promise<Thought> => {
    const stop = new Stopper();
    thinking = stop;
    if (stops > 0 || (isEndless && hasQuit)) stop.stop();
    try {
      return await work({
        ...(limit !== undefined && { ms: limit }),
        stop,
        ...(isTelling && setting.tell && { onInfo: tellInfo }),
      });
    } finally {
      thinking = undefined;
    }
  };

  const tellInfo = ({ nodes, analysis }: ThinkingInfo): void => {
    const moves = analysis === undefined ? {} : { moves: bestOf(analysis, multi ?? 1) };
    setting.tell?.(`info ${JSON.stringify({ nodes, ...moves })}`);
  };

  /** The best moves of an analysis, the best first, as JSON. */
  const bestOf = (analysis: Analysis, most: number): JsonValue | undefined => {
    const moves = ranked(analysis.moves).slice(0, most);
    // A match only ever meets the game that it was opened with.
    return analysisJson(game, match.state as State, { ...analysis, moves }).moves;
  };

  const usage = (text: string): Answer => fail(enginePhrases.notice('usage', { usage: text }));

  /** The match if it is the turn of the side that a word names. */
  const turnOf = (word: string): Result<Match, Notice> => {
    const side = sideOf(game, word);
    if (side === undefined) {
      const [first, second] = game.sides.map(({ id }) => id);
      return fail(enginePhrases.notice('unknown-side', { found: shortened(word), first, second }));
    }
    if (match.outcome !== undefined || match.turn === side) return ok(match);
    return fail(enginePhrases.notice('out-of-turn', { side: game.sides[side].id }));
  };

  const commands: Readonly<Record<string, Command>> = {
    name: () => ok(setting.name),
    version: () => ok(setting.version),
    protocol_version: () => ok('2'),
    list_commands: () => ok(Object.keys(commands).join('\n')),
    known_command: ([word = '']) => ok(String(Object.hasOwn(commands, word))),

    boardsize([text, ...more]) {
      if (text === undefined || more.length > 0) return usage('boardsize N | boardsize NxM');
      const option = game.options.find(({ takes }) => takes.kind === 'size');
      if (option === undefined) return fail(enginePhrases.notice('no-sizes', {}));
      const size = readOption(option, text);
      if (!size.ok) return size;
      const chosen = game.params({ [option.name]: size.value });
      if (!chosen.ok) return chosen;
      params = chosen.value;
      match = openMatch(game, params, matchSetting);
      return ok('');
    },
    clear_board() {
      match = openMatch(game, params, matchSetting);
      return ok('');
    },
    position(_words, text) {
      if (text === '') return usage('position JSON');
      const value = parsed(text);
      if (!value.ok) return value;
      const object = readJson(value.value, (reader) => {
        if (reader.at('game').isPresent) reader.at('game').choice([game.id]);
        return reader.object();
      });
      if (!object.ok) return object;
      const doc = game.fromJson(object.value);
      if (!doc.ok) return doc;
      match = resumeMatch(game, doc.value, matchSetting);
      const { value: read } = doc;
      params = read.kind === 'record' ? read.record.params : game.paramsOf(stateOf(game, read));
      return ok('');
    },

    play([side, ...words]) {
      if (side === undefined || words.length === 0) return usage('play SIDE MOVE');
      const turn = turnOf(side);
      if (!turn.ok) return turn;
      const move = match.read(words.join(' '));
      if (!move.ok) return move;
      match = match.play(move.value);
      return ok('');
    },
    async genmove([side, ...more]) {
      if (side === undefined || more.length > 0) return usage('genmove SIDE');
      const turn = turnOf(side);
      if (!turn.ok) return turn;
      if (match.outcome !== undefined) return fail(matchPhrases.notice('over', {}));
      const move = await think(false, (limits) => mind.choose(match, limits));
      const text = match.write(move);
      match = match.play(move);
      return ok(text);
    },
    undo() {
      if (!match.canUndo) return fail(enginePhrases.notice('no-undo', {}));
      match = match.undo();
      return ok('');
    },
    legal_moves: () => ok(match.legalMoves.map((move) => match.write(move)).join(' ')),
    outcome() {
      const { winner, code } = match.outcome ?? {};
      if (code === undefined) return ok('none');
      return ok(`${winner === undefined ? 'draw' : game.sides[winner].id} ${code}`.trim());
    },
    showboard: () => ok(`\n${plainText(match.sketch())}`),

    async analyse([word, text, ...more]) {
      const nodes = word === undefined ? undefined : whole(text, Number.MAX_SAFE_INTEGER);
      const isWrong = word !== undefined && (word !== 'nodes' || nodes === undefined);
      if (isWrong || more.length > 0) return usage('analyse | analyse nodes N');
      const analysis = await think(true, (limits) =>
        mind.analyse(match, { ...limits, ...(nodes !== undefined && { nodes }) }),
      );
      // A match only ever meets the game that it was opened with.
      const json = analysisJson(game, match.state as State, analysis);
      const moves = multi === undefined ? {} : { moves: bestOf(analysis, multi) };
      return ok(JSON.stringify({ ...json, ...moves, ms: analysis.ms }));
    },
    multi([text, ...more]) {
      const most = whole(text, longestLine);
      if (most === undefined || more.length > 0) return usage('multi N');
      multi = most === 0 ? undefined : most;
      return ok('');
    },
    info([word, ...more]) {
      if ((word !== 'on' && word !== 'off') || more.length > 0) return usage('info on | info off');
      isTelling = word === 'on';
      return ok('');
    },
    stop() {
      stops = Math.max(0, stops - 1);
      return ok('');
    },
    time_limit([text, ...more]) {
      const ms = whole(text, longestLimit);
      if (ms === undefined || more.length > 0) return usage('time_limit MS');
      limit = ms === 0 ? undefined : ms;
      return ok('');
    },
    quit() {
      isDone = true;
      return ok('');
    },
  };

  const obey = async (line: string): Promise<Answer> => {
    const [name = '', ...words] = line.split(' ').filter((word) => word !== '');
    if (name === '') return fail(enginePhrases.notice('no-command', {}));
    if (!Object.hasOwn(commands, name)) {
      return fail(enginePhrases.notice('unknown-command', { found: shortened(name) }));
    }
    return commands[name](words, line.slice(line.indexOf(name) + name.length).trim());
  };

  return {
    overhear(raw) {
      const name = /^\s*(?:\d+\s+)?(stop|quit)\s*(?:#|$)/.exec(raw)?.[1];
      if (name === undefined) return;
      if (name === 'stop') stops++;
      else {
        hasQuit = true;
        isLeaving = thinking !== undefined;
      }
      thinking?.stop();
    },
    async answer(raw) {
      if (raw.length > longestLine) {
        const notice = enginePhrases.notice('too-long', { most: longestLine });
        return `? ${oneLine(setting.say(notice))}\n\n`;
      }
      const line = raw.replace(/#.*$/, '').replace(/\s/g, ' ').replace(controls, '').trim();
      if (line === '') return undefined;
      const number = /^\d+(?=\s|$)/.exec(line)?.[0] ?? '';
      const answer = await obey(line.slice(number.length).trim());
      if (answer.ok) {
        const space = answer.value.startsWith('\n') ? '' : ' ';
        return `${`=${number}${space}${answer.value}`.trimEnd()}\n\n`;
      }
      return `?${number} ${oneLine(setting.say(answer.error))}\n\n`;
    },
    get isDone() {
      return isDone;
    },
    get isLeaving() {
      return isLeaving;
    },
  };
}

/** Characters that mean nothing in a line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const controls = /[\u0000-\u001f\u007f]/g;

function sideOf<Params, State>(game: Game<Params, State>, word: string): Side | undefined {
  for (const side of [0, 1] as const) {
    const { id } = game.sides[side];
    if (word.toLowerCase() === String(id).toLowerCase() || word === String(side + 1)) return side;
  }
  return undefined;
}

function parsed(text: string): Result<JsonValue, Notice> {
  try {
    return ok(JSON.parse(text));
  } catch {
    const fault = findJsonFault(text) ?? { offset: text.length, found: 'end', expected: '}' };
    return fail(jsonFaultNotice(fault, lineAndColumn(text, fault.offset)));
  }
}

/** A whole number from 0; absent for anything else. */
function whole(text: string | undefined, most: number): number | undefined {
  if (text === undefined || !/^\d{1,16}$/.test(text)) return undefined;
  return Number(text) <= most ? Number(text) : undefined;
}

function shortened(word: string): string {
  return word.length > 40 ? `${word.slice(0, 37)}…` : word;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
