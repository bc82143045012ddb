/** Hints to a problem, step by step: what it is about, where on the board its move is, and the move with its reason. */

import { type Language, type Speaker, sayPhrase } from '../../kernel/index.ts';
import { writeLine } from '../analysis-json.ts';
import type { Game, Move } from '../game.ts';
import { type Problem, themeCardsOf } from './problem.ts';

/** What may be told before the whole is: each tells more than the one before. */
export const problemHints = ['what', 'where', 'why'] as const;

export type ProblemHint = (typeof problemHints)[number];

/** A problem whose answer is known, as hints need it. */
export type AnsweredProblem<State> = Problem<State> & { readonly answer: Move };

/** No piece of the board has more moves. */
const mostAround = 4;

/** Whoever is told of more themes is told of none. */
const mostThemes = 2;

const words = {
  about: { en: 'It is about: {themes}. {summary}', pt: 'Trata de: {themes}. {summary}' },
  lasts: {
    en: 'With best play the game lasts {count} more {count|move|moves}, those of both counted.',
    pt: 'Com as melhores jogadas o jogo dura mais {count} {count|jogada|jogadas}, contando as dos dois.',
  },
  look: {
    en: 'Look at what each move leaves to the other player.',
    pt: 'Vê o que cada jogada deixa ao adversário.',
  },
  among: { en: 'It is one of these: {moves}.', pt: 'É uma destas: {moves}.' },
  answer: { en: 'It is {answer}.', pt: 'É {answer}.' },
  // The next move may be of the same player, who has two.
  'goes-on': {
    en: 'Best play goes on: {line}.',
    pt: 'O melhor jogo continua: {line}.',
  },
  'no-other-wins': { en: 'No other move wins.', pt: 'Nenhuma outra jogada ganha.' },
  'all-others-lose': { en: 'Every other move loses.', pt: 'Todas as outras jogadas perdem.' },
} as const;

/**
 * The moves of the piece of the board in which the answer is, in the game's order: half of them at most, and few. The
 * answer is neither the middle of the piece nor what lies farthest off, as far as that can be. What was tried and was
 * wrong is left out.
 *
 * @example
 * ```ts
 * import { movesAround } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const { state, legalMoves, write } = rastros.start({ size: 4, start: 'b2' });
 * console.log(legalMoves.map(write).join(' '));
 * console.log(movesAround(rastros, { state, asks: 'win', answer: legalMoves[0] }).map(write));
 * ```
 *
 * ```text
 * a1 b1 c1 a2 c2 a3 b3 c3
 * [ 'a1', 'b1', 'c1', 'a2' ]
 * ```
 */
export function movesAround<Params, State>(
  game: Pick<Game<Params, State>, 'moves' | 'placeOf'>,
  { state, answer }: AnsweredProblem<State>,
  tried: readonly Move[] = [],
): readonly Move[] {
  const all = game
    .moves(state)
    .filter((move) => move === answer || !tried.includes(move))
    .map((move) => ({ move, place: game.placeOf(state, move) }));
  const count = Math.min(mostAround, Math.max(2, Math.ceil(all.length / 2)));
  const around = (centre: (typeof all)[number]) => {
    const far = ({ place }: (typeof all)[number]) =>
      Math.hypot(place[0] - centre.place[0], place[1] - centre.place[1]);
    const piece = [...all].sort((a, b) => far(a) - far(b)).slice(0, count);
    return { piece, reach: Math.max(...piece.map(far)) };
  };
  const isAnswer = ({ move }: (typeof all)[number]) => move === answer;
  const others = all.filter((each) => !isAnswer(each)).map(around);
  const inside = others.filter(({ piece }) => piece.slice(0, -1).some(isAnswer));
  const within = others.filter(({ piece }) => piece.some(isAnswer));
  // Neither its middle nor its end; an answer far from all others is in no piece but its own.
  const pieces = [inside, within, all.filter(isAnswer).map(around)].find(
    ({ length }) => length > 0,
  );
  if (pieces === undefined) throw new Error('the answer is no legal move');
  const { piece } = pieces.reduce((best, each) => (each.reach < best.reach ? each : best));
  return all.filter((each) => piece.includes(each)).map(({ move }) => move);
}

/**
 * A hint in a sentence or two; all but the first need the answer, which `verifyProblem` finds where it is not told. Moves
 * that were tried and were wrong are named no more.
 *
 * @example
 * ```ts
 * import { makeProblem, problemHints, sayProblemHint } from 'ludoteca/game';
 * import { rastros, speakerOf } from 'ludoteca';
 *
 * const made = makeProblem(rastros, { params: { size: 5, start: 12 }, level: 'easy' }, 'a');
 * if (made.ok) {
 *   const speaker = speakerOf(rastros, 'en');
 *   for (const hint of problemHints) {
 *     console.log(sayProblemHint(rastros, made.value.problem, hint, speaker));
 *   }
 * }
 * ```
 *
 * ```text
 * It is about: Corners and gates. The cells beside a corner are its gates: whoever must step on a gate of the other player’s corner loses. Best play ends in the corner.
 * It is one of these: a1, a3.
 * It is a3. Best play goes on: a4 b4 a5 b5 c5 d4 e4 e5. The stone stands on e5. No other move wins.
 * ```
 */
export function sayProblemHint<Params, State>(
  game: Game<Params, State>,
  problem: Problem<State>,
  hint: ProblemHint,
  speaker: Speaker,
  tried: readonly Move[] = [],
): string {
  const { state } = problem;
  const { language } = speaker;
  if (hint === 'what') return sayWhat(game, problem, language);
  if (!isAnswered(problem)) throw new Error('the answer is not known');
  switch (hint) {
    case 'where': {
      const moves = movesAround(game, problem, tried).map((move) => game.formatMove(state, move));
      return sayPhrase(words.among, language, { moves: moves.join(', ') });
    }
    case 'why':
      return sayWhy(game, problem, speaker);
  }
}

function isAnswered<State>(problem: Problem<State>): problem is AnsweredProblem<State> {
  return problem.answer !== undefined;
}

/** What it is about; or else how long it takes; or else how to look. */
function sayWhat<Params, State>(
  game: Pick<Game<Params, State>, 'themeCards' | 'themes' | 'apply' | 'outcome'>,
  { state, themes, asks, line }: Problem<State>,
  language: Language,
): string {
  const known = themeCardsOf(game);
  // In their order: the first may be what somebody practises.
  const cards = (themes ?? [])
    .flatMap((theme) => known.find(({ id }) => id === theme) ?? [])
    .slice(0, mostThemes);
  const [card] = cards;
  if (card !== undefined) {
    const names = cards.map(({ name }) => name[language]).join(', ');
    const summary = card.summary[language];
    return sayPhrase(words.about, language, { themes: names, summary });
  }
  // How long it takes is told by the question itself where that is what is asked.
  const end = line?.reduce((at, move) => game.apply(at, move), state);
  const isWhole = end !== undefined && game.outcome(end) !== undefined;
  return line === undefined || !isWhole || asks === 'win-in'
    ? sayPhrase(words.look, language)
    : sayPhrase(words.lasts, language, { count: line.length });
}

/** The move, how the game goes on with it to its end, and what the others come to. */
function sayWhy<Params, State>(
  game: Game<Params, State>,
  { state, answer, line = [answer], asks }: AnsweredProblem<State>,
  { language, say }: Speaker,
): string {
  const [move, ...rest] = writeLine(game, state, line);
  const end = game.outcome(line.reduce((at, each) => game.apply(at, each), state));
  const reason = end === undefined ? '' : `${sentence(say(end.reason))}.`;
  return [
    sayPhrase(words.answer, language, { answer: move }),
    rest.length === 0 ? '' : sayPhrase(words['goes-on'], language, { line: rest.join(' ') }),
    reason,
    sayPhrase(words[asks === 'hold' ? 'all-others-lose' : 'no-other-wins'], language),
  ]
    .filter(Boolean)
    .join(' ');
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
