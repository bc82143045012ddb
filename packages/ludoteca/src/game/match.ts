/**
 * A match: one game being played. Players, history, undo and redo, records. Every change gives a new
 * match. Here the types of a game are sealed: who holds a match can play any game without knowing
 * which it is; who knows the game has its states typed.
 */

import type { JsonObject, Sketch } from '../document/index.ts';
import type { Drawing, Point } from '../drawing/index.ts';
import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import { type GameDocument, sealGame } from './document.ts';
import type { Game, SideName } from './game.ts';
import { type Marks, type Move, otherSide, type ShownMarks, type Side } from './move.ts';
import { matchPhrases } from './phrases.ts';
import {
  type GameDoc,
  type GameRecord,
  type GameResult,
  stateOf,
  statesOf,
  swap,
} from './record.ts';
import { type Variations, variationsWithin } from './variations.ts';

/** A player of a match: 0 began with side 0, 1 with side 1; a swap exchanges their sides. */
export type Seat = 0 | 1;

export interface MatchOutcome {
  /** Absent when nobody won. */
  readonly winner?: Side;
  /** Why, for programs: a word of the game, or `resigned`, or what the record says. */
  readonly code: string;
  /** Why, in words. */
  readonly reason: Notice;
}

export interface Match<State = unknown> {
  /** The id of the game. */
  readonly game: string;
  readonly sides: readonly [SideName, SideName];
  /** The names of the players, by seat. */
  readonly players: readonly [string, string];
  /** The side to move, and who holds it. */
  readonly turn: Side;
  readonly seat: Seat;
  seatOf(side: Side): Seat;

  /** The position: plain data, which only this game understands. */
  readonly state: State;
  /** How the game ended, by its rules or by its players; absent while it goes on. */
  readonly outcome: MatchOutcome | undefined;
  /** What may be played now, `swap` included where it is offered. */
  readonly legalMoves: readonly Move[];
  /** What has been played. */
  readonly history: readonly Move[];
  /** What else could have been played, as far as it was kept. */
  readonly variations: Variations;
  /** The positions, from the beginning, one more than the moves. */
  readonly states: readonly State[];
  /** The same in words, and who made each move. */
  readonly played: readonly string[];
  readonly movers: readonly Side[];
  /** What people should be told about the last move. */
  readonly remarks: readonly Notice[];
  /** What can be told of the position at sight. */
  readonly insights: readonly Notice[];

  /** A move as people type it, or why it cannot be played now. */
  read(text: string): Result<Move, Notice>;
  /** A legal move as people read it. */
  write(move: Move): string;
  /** Plays a legal move. */
  play(move: Move): Match<State>;
  /** Ends the game by the will or the fault of its players. */
  end(result: GameResult): Match<State>;
  /** Whoever holds the seat gives up. */
  resign(seat: Seat): Match<State>;

  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Takes back the last move, or the end that the players gave the game. */
  undo(): Match<State>;
  redo(): Match<State>;

  /** The same match with others at the board; what was taken back can still be brought back. */
  withPlayers(players: readonly [string, string]): Match<State>;
  /** The same match with other variations. */
  withVariations(variations: Variations): Match<State>;
  /** A new match that begins as this one did, with others at the board if they are told. */
  anew(players?: readonly [string, string]): Match<State>;

  /** The record of the game so far, as a document. */
  document(): GameDocument<State>;
  /** The same as it is saved. */
  toJson(): JsonObject;
  /** The position alone, and the one in which the match began. */
  positionJson(): JsonObject;
  startJson(): JsonObject;
  sketch(marks?: ShownMarks): Sketch;
  view(marks?: ShownMarks): Drawing;
  /** Where on the drawing a move is made; a swap is made nowhere. */
  placeOf(move: Move): Point | undefined;
}

export interface MatchSetting {
  /** How the players are called, by seat. */
  readonly players?: readonly [string, string];
  /** True when the second player may answer the first move with `swap`. */
  readonly hasSwap?: boolean;
}

/** What undo takes back: a move, or the end that the players gave the game. */
type Step = Move | { readonly end: GameResult };

/** One state for the beginning and one after each step. */
interface Story<State> {
  readonly steps: readonly Step[];
  readonly states: readonly State[];
  readonly future: readonly Step[];
}

/** Where the match began, and what does not change in it. */
type Frame<Params, State> = Pick<
  GameRecord<Params, State>,
  'params' | 'from' | 'players' | 'hasSwap' | 'variations'
>;

/**
 * A new game.
 *
 * @example
 * ```ts
 * import { openMatch } from 'ludoteca/game';
 * import { rastros } from 'ludoteca/rastros';
 *
 * const match = openMatch(rastros, rastros.presets[0].params);
 * console.log(match.legalMoves.map((move) => match.write(move)).join(' '));
 * ```
 */
export function openMatch<Params, State>(
  game: Game<Params, State>,
  params: Params,
  setting: MatchSetting = {},
): Match<State> {
  return resumeMatch(game, { kind: 'record', record: { params, moves: [] } }, setting);
}

/**
 * Goes on where a document ends: a record with its moves, or a position as the beginning of a game.
 *
 * @example
 * ```ts
 * import { resumeMatch } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const { state } = accept(rastros.parse('d6 c6'));
 * const match = resumeMatch(rastros, { kind: 'position', state });
 * console.log(match.history.length, match.legalMoves.map(match.write).join(' '));
 * ```
 *
 * ```text
 * 0 b5 c5 d5 b6 b7 c7 d7
 * ```
 */
export function resumeMatch<Params, State>(
  game: Game<Params, State>,
  doc: GameDoc<Params, State>,
  setting: MatchSetting = {},
): Match<State> {
  const record = doc.kind === 'record' ? doc.record : beginningAt(game, stateOf(game, doc));
  const players = setting.players ?? record.players;
  const hasSwap = setting.hasSwap || record.hasSwap || record.moves.includes(swap);
  const frame: Frame<Params, State> = {
    params: record.params,
    ...(record.from !== undefined && { from: record.from }),
    ...(players !== undefined && { players }),
    ...(game.offersSwap && hasSwap && { hasSwap: true }),
    ...(record.variations !== undefined && { variations: record.variations }),
  };
  const states = statesOf(game, record);
  const last = states[states.length - 1];
  const story = { steps: record.moves, states, future: [] };
  if (record.result === undefined || game.outcome(last) !== undefined) {
    return matchOf(game, frame, story);
  }
  const end = { end: record.result };
  return matchOf(game, frame, {
    steps: [...record.moves, end],
    states: [...states, last],
    future: [],
  });
}

/** A game that begins in a position. */
function beginningAt<Params, State>(
  game: Game<Params, State>,
  from: State,
): GameRecord<Params, State> {
  return { params: game.paramsOf(from), from, moves: [] };
}

function matchOf<Params, State>(
  game: Game<Params, State>,
  frame: Frame<Params, State>,
  story: Story<State>,
): Match<State> {
  const { steps, states, future } = story;
  const state = states[states.length - 1];
  const history = steps.filter(isMove);
  const isSwapped = history.includes(swap);
  const turn = game.turn(state);
  const seatOf = (side: Side): Seat => (isSwapped ? otherSide(side) : side);
  const outcome = outcomeOf(game, state, steps);
  const maySwap =
    frame.hasSwap === true &&
    frame.from === undefined &&
    steps.length === 1 &&
    outcome === undefined &&
    turn !== game.turn(states[0]);
  const legalMoves =
    outcome !== undefined ? [] : maySwap ? [...game.moves(state), swap] : game.moves(state);
  const lastMove = history.at(-1);
  /** The moves of the last turn but for its last one. */
  const earlierMoves = (): readonly Move[] => {
    const at = history.length - 1;
    if (history[at] === swap) return [];
    const mover = game.turn(states[Math.max(0, at)]);
    let from = at;
    while (from > 0 && history[from - 1] !== swap && game.turn(states[from - 1]) === mover) from--;
    return history.slice(from, Math.max(0, at));
  };
  const marked = ({ moves, ...others }: ShownMarks): Marks => ({
    ...others,
    ...(lastMove !== undefined && lastMove !== swap && { last: lastMove }),
    ...(earlierMoves().length > 0 && { earlier: earlierMoves() }),
    // A swap is made nowhere on the board.
    ...(moves !== undefined && { moves: moves.filter((move) => move !== swap) }),
  });

  const to = (next: Story<State>): Match<State> => matchOf(game, frame, next);
  const stateAfter = (step: Step): State =>
    isMove(step) && step !== swap ? game.apply(state, step) : state;
  const take = (step: Step, left: readonly Step[]): Match<State> =>
    to({ steps: [...steps, step], states: [...states, stateAfter(step)], future: left });
  const written = (move: Move, at: State): string =>
    move === swap ? 'swap' : game.formatMove(at, move);
  const end = (result: GameResult): Match<State> => {
    if (outcome !== undefined) throw new Error('the game is over');
    return take({ end: result }, []);
  };

  const match: Match<State> = {
    game: game.id,
    sides: game.sides,
    players: frame.players ?? ['', ''],
    turn,
    seat: seatOf(turn),
    seatOf,
    state,
    outcome,
    legalMoves,
    history,
    variations: frame.variations ?? [],
    // An end that the players gave the game leaves the position as it is.
    states: states.slice(0, history.length + 1),
    get played() {
      return history.map((move, index) => written(move, states[index]));
    },
    get movers() {
      return history.map((_, index) => game.turn(states[index]));
    },
    get remarks() {
      const last = steps.at(-1);
      if (last === undefined || !isMove(last) || last === swap) return [];
      return game.remarks?.(states[steps.length - 1], last) ?? [];
    },
    get insights() {
      return game.insights?.(state) ?? [];
    },

    read(text) {
      if (outcome !== undefined) return fail(matchPhrases.notice('over', {}));
      if (text.trim().toLowerCase() !== 'swap') return game.parseMove(state, text);
      return maySwap ? ok(swap) : fail(matchPhrases.notice('swap-now', {}));
    },
    write: (move) => written(move, state),
    play(move) {
      if (!legalMoves.includes(move)) throw new Error(`${move} is no legal move`);
      // What branched off moves that are now others goes with them.
      const variations = variationsWithin(frame.variations ?? [], history.length);
      return matchOf(
        game,
        { ...frame, variations },
        {
          steps: [...steps, move],
          states: [...states, stateAfter(move)],
          future: [],
        },
      );
    },
    end,
    resign: (seat) => end({ winner: seatOf(otherSide(seat)), reason: 'resigned' }),

    canUndo: steps.length > 0,
    canRedo: future.length > 0,
    undo() {
      const last = steps.at(-1);
      if (last === undefined) throw new Error('there is nothing to undo');
      return to({
        steps: steps.slice(0, -1),
        states: states.slice(0, -1),
        future: [last, ...future],
      });
    },
    redo() {
      if (future.length === 0) throw new Error('there is nothing to redo');
      return take(future[0], future.slice(1));
    },

    withVariations: (variations) => matchOf(game, { ...frame, variations }, story),
    withPlayers: (players) => matchOf(game, { ...frame, players }, story),
    anew: (players) =>
      matchOf(
        game,
        { ...frame, variations: [], ...(players !== undefined && { players }) },
        {
          steps: [],
          states: states.slice(0, 1),
          future: [],
        },
      ),

    document() {
      const { winner, code: reason } = outcome ?? {};
      const result = { ...(winner !== undefined && { winner }), ...(reason && { reason }) };
      const variations = variationsWithin(frame.variations ?? [], history.length);
      const record = {
        ...frame,
        moves: history,
        ...(outcome !== undefined && { result }),
        variations,
      };
      return sealGame(game, { kind: 'record', record }, () => match);
    },
    toJson: () => match.document().toJson(),
    positionJson: () => ({ game: game.id, ...game.positionToJson(state) }),
    startJson: () => ({ game: game.id, ...game.positionToJson(states[0]) }),
    sketch: (marks = {}) => game.sketchAt(state, marked(marks)),
    view: (marks = {}) => game.viewAt(state, marked(marks)),
    placeOf: (move) => (move === swap ? undefined : game.placeOf(state, move)),
  };
  return match;
}

function isMove(step: Step): step is Move {
  return typeof step === 'number';
}

/** By the rules, or as the players ended it. */
function outcomeOf<Params, State>(
  game: Game<Params, State>,
  state: State,
  steps: readonly Step[],
): MatchOutcome | undefined {
  const over = game.outcome(state);
  if (over !== undefined) {
    const { winner, reason } = over;
    const code = reason.code.slice(reason.code.indexOf('.') + 1);
    return { ...(winner !== undefined && { winner }), code, reason };
  }
  const last = steps.at(-1);
  if (last === undefined || isMove(last)) return undefined;
  const { winner, reason: code = '' } = last.end;
  const said = { ...(winner !== undefined && { winner }), code };
  if (code === '') return { ...said, reason: matchPhrases.notice('ended-untold', {}) };
  const ours = winner === undefined ? endsWithoutWinner : endsWithWinner;
  const known = ours.find((each) => each === code);
  return {
    ...said,
    reason:
      known === undefined
        ? matchPhrases.notice('ended', { reason: code })
        : matchPhrases.notice(known, {}),
  };
}

/** The ends that players give a game, as records name them: where somebody wins by it, and where nobody does. */
const endsWithWinner = ['resigned', 'forfeited', 'time'] as const;
const endsWithoutWinner = ['agreed', 'abandoned', 'stopped'] as const;
