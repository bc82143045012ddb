/** A match in hand: a game being played, with bots to play it, analysis, print and drawing. */

import { plainText } from '../document/index.ts';
import {
  type Analysis,
  type Game,
  type GameResult,
  levelCardsOf,
  type Match,
  type Move,
  type MoveVerdict,
  matchPhrases,
  type Proof,
  questionOf,
  type Review,
  ranked,
  type Seat,
  type ShownMarks,
  sayReview,
  sayToMove,
  sayVerdict,
  type Variations,
} from '../game/index.ts';
import type { Language, Result, Seed } from '../kernel/index.ts';
import { type Asking, limitsOf, workOn } from './asking.ts';
import { extended, type PictureOptions, pictureOf } from './picture.ts';
import { Refused, type Sayable, type Told, told, toldResult } from './told.ts';

/** A legal move with what is known of it, and as people write it. */
export interface JudgedMove extends MoveVerdict, Sayable {
  readonly text: string;
}

/** What is known of a position and of every legal move, from the move to play to the one to avoid. */
export interface MatchAnalysis extends Analysis, Sayable {
  readonly moves: readonly JudgedMove[];
}

/** Who wins with best play, as far as that is proven. */
export interface MatchProof extends Proof, Sayable {}

/** What a finished game tells: the moves that changed its outcome. */
export interface MatchReview extends Review, Sayable {}

export interface BotOptions extends Asking {
  /** From 1, the gentlest. */
  readonly level: number;
  /** The same seed gives the same move. */
  readonly seed: Seed;
}

/** A match in hand. All of it is immutable: every move gives another. */
export interface OpenMatch<State = unknown> extends Match<State> {
  /** The board in characters, with what is to be pointed out. */
  print(marks?: ShownMarks): string;
  /** The board as SVG. */
  draw(options?: PictureOptions & { readonly marks?: ShownMarks }): string;
  /** A move as people type it, or why it cannot be played now. */
  read(text: string): Result<Move, Told>;
  /** Plays a move, as people type it or as one of `legalMoves`; throws `Refused` for any other. */
  play(move: Move | string): OpenMatch<State>;
  /** The match after the move of a bot. */
  botMove(options: BotOptions): Promise<OpenMatch<State>>;
  /** What is known of every move, within `nodes` (what the strongest level spends on a move, unless said). */
  analyse(
    asking?: Asking & { readonly onSoFar?: (soFar: MatchAnalysis) => void },
  ): Promise<MatchAnalysis>;
  /** Who wins with best play, without judging every move; within `nodes`, as `analyse`. */
  prove(asking?: Asking): Promise<MatchProof>;
  /** The moves that changed the outcome, looked for from the end backwards. */
  review(asking?: Asking): Promise<MatchReview>;
  /** What can be told of the position at sight, and of the last move. */
  readonly insights: readonly Told[];
  readonly remarks: readonly Told[];

  end(result: GameResult): OpenMatch<State>;
  resign(seat: Seat): OpenMatch<State>;
  undo(): OpenMatch<State>;
  redo(): OpenMatch<State>;
  withPlayers(players: readonly [string, string]): OpenMatch<State>;
  withVariations(variations: Variations): OpenMatch<State>;
  anew(players?: readonly [string, string]): OpenMatch<State>;
}

export function openMatchOf<Params, State>(
  game: Game<Params, State>,
  match: Match<State>,
): OpenMatch<State> {
  const { state } = match;
  const open = (other: Match<State>) => openMatchOf(game, other);
  const refuse = (notice: Parameters<typeof told>[1]): never => {
    throw new Refused(told(game, notice));
  };
  const legal = (move: Move): Move =>
    match.legalMoves.includes(move)
      ? move
      : refuse(matchPhrases.notice('no-move', { found: String(move) }));
  const read = (text: string): Result<Move, Told> => toldResult(game, match.read(text));
  const moveOf = (move: Move | string): Move => {
    if (typeof move !== 'string') return legal(move);
    const found = match.read(move);
    return found.ok ? found.value : refuse(found.error);
  };
  /** What may be spent: as told, or what the strongest level spends. */
  const within = (asking: Asking) => {
    const nodes = asking.nodes ?? levelCardsOf(game).at(-1)?.nodes(state);
    return limitsOf(nodes === undefined ? asking : { ...asking, nodes });
  };
  const sideName = (language: Language) => match.sides[match.turn].name[language];
  const judged = (analysis: Analysis): MatchAnalysis => ({
    ...analysis,
    moves: ranked(analysis.moves).map((each) => ({
      ...each,
      text: match.write(each.move),
      say: (language) => `${match.write(each.move)} ${sayVerdict(each, language)}`,
    })),
    say: (language) => sayToMove(analysis, sideName(language), language),
  });

  return extended(match, {
    print: (marks: ShownMarks = {}) => plainText(match.sketch(marks)),
    draw: ({ marks = {}, ...options }: PictureOptions & { readonly marks?: ShownMarks } = {}) =>
      pictureOf(match.view(marks), options),
    read,
    play: (move: Move | string) => open(match.play(moveOf(move))),
    async botMove({ level, seed, ...asking }: BotOptions) {
      const most = levelCardsOf(game).length;
      if (!Number.isInteger(level) || level < 1 || level > most) {
        refuse(matchPhrases.notice('no-level', { found: String(level), most }));
      }
      const question = { ...questionOf(match, level, seed), state };
      const { move } = await workOn(game, asking).answerFor(game, question, limitsOf(asking));
      return open(match.play(move));
    },
    async analyse({
      onSoFar,
      ...asking
    }: Asking & { readonly onSoFar?: (soFar: MatchAnalysis) => void } = {}) {
      const analysis = await workOn(game, asking).analyse(game, state, {
        ...within(asking),
        ...(onSoFar && { onSoFar: (soFar: Analysis) => onSoFar(judged(soFar)) }),
      });
      return judged(analysis);
    },
    async prove(asking: Asking = {}) {
      const proof = await workOn(game, asking).prove(game, state, within(asking));
      return {
        ...proof,
        say: (language: Language) => sayToMove(proof, sideName(language), language),
      };
    },
    async review(asking: Asking = {}) {
      const { signal } = asking;
      const review = await workOn(game, asking).lookOver(game, match, () => {}, {
        ...(signal !== undefined && { signal }),
      });
      return {
        ...review,
        say: (language: Language) => sayReview(game, match, review, language).join('\n'),
      };
    },
    get insights() {
      return match.insights.map((insight) => told(game, insight));
    },
    get remarks() {
      return match.remarks.map((remark) => told(game, remark));
    },

    end: (result: GameResult) => open(match.end(result)),
    resign: (seat: Seat) => open(match.resign(seat)),
    undo: () => open(match.undo()),
    redo: () => open(match.redo()),
    withPlayers: (players: readonly [string, string]) => open(match.withPlayers(players)),
    withVariations: (variations: Variations) => open(match.withVariations(variations)),
    anew: (players?: readonly [string, string]) => open(match.anew(players)),
  });
}
