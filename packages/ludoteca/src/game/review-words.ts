/** A review in words, the same on the page and in the command: kinds of mistakes, why they are, brackets, the giving up. */

import { type Language, type Phrases, sayPhrase } from '../kernel/index.ts';
import type { Verdict } from './analysis.ts';
import type { AnyGame, Move, Side } from './game.ts';
import type { Match } from './match.ts';
import { otherSide } from './move.ts';
import type { Resignation, Review, Turning } from './review.ts';
import { type Bracket, chanceOf } from './standing.ts';

/** What a review says. */
export const reviewWords = {
  reviewed: { en: 'Moves that changed the outcome', pt: 'Jogadas que mudaram o resultado' },
  'proven-from': {
    en: 'From move {number} on, the win of {side} is proven.',
    pt: 'A partir da jogada {number}, a vitória do {side} está provada.',
  },
  'proven-always': {
    en: 'The win of {side} is proven from the beginning.',
    pt: 'A vitória do {side} está provada desde o início.',
  },
  'none-changed': {
    en: 'No move is known to have changed the outcome.',
    pt: 'Não se conhece jogada que tenha mudado o resultado.',
  },
  'bracket-win': {
    en: '{side} lost the win between moves {first} and {last}',
    pt: 'O {side} perdeu a vitória entre as jogadas {first} e {last}',
  },
  'bracket-draw': {
    en: '{side} lost the draw between moves {first} and {last}',
    pt: 'O {side} perdeu o empate entre as jogadas {first} e {last}',
  },
  or: { en: 'or', pt: 'ou' },
  'side-resigned': { en: '{side} resigned', pt: 'O {side} desistiu' },
  'lost-win': { en: 'lost the win', pt: 'perdeu a vitória' },
  'lost-draw': { en: 'lost the draw', pt: 'perdeu o empate' },
  'threw-away': { en: 'threw away a good position', pt: 'deitou fora uma boa posição' },
  'gave-even': { en: 'gave up a level position', pt: 'largou uma posição equilibrada' },
  slip: { en: 'weakened the position', pt: 'enfraqueceu a posição' },
  'resigned-won': { en: 'in a won position', pt: 'numa posição ganha' },
  'resigned-drawn': { en: 'in a drawn position', pt: 'numa posição de empate' },
  'resigned-good': { en: 'in a good position', pt: 'numa boa posição' },
  'resigned-open': {
    en: 'The game was given up before anything was proven: who would have won is not known.',
    pt: 'A desistência veio antes de haver prova: não se sabe quem ganharia.',
  },
  'better-in': { en: '{move} (wins in {count})', pt: '{move} (ganha em {count})' },
  'why-lost-win': {
    en: '{side} had a win with {better}.',
    pt: 'O {side} ganhava com {better}.',
  },
  'why-lost-draw': {
    en: '{side} had a draw with {better}.',
    pt: 'O {side} empatava com {better}.',
  },
  'why-had-win': { en: '{side} had a win.', pt: 'O {side} tinha a vitória.' },
  'why-had-draw': { en: '{side} had a draw.', pt: 'O {side} tinha o empate.' },
  'looked-better': { en: '{better} looked better.', pt: '{better} parecia melhor.' },
  'why-estimate': {
    en: 'The chances of {side} went from about {before} % to {after} %, an estimate.',
    pt: 'As hipóteses do {side} passaram de cerca de {before} % para {after} %, uma estimativa.',
  },
  'why-won-estimate': {
    en: '{side} had a proven win with {better}. After {move} about {after} % are left, an estimate.',
    pt: 'O {side} tinha a vitória provada com {better}. Depois de {move} restam cerca de {after} %, uma estimativa.',
  },
  'why-estimate-lost': {
    en: '{side} had about {before} %, an estimate. After {move} the loss is proven.',
    pt: 'O {side} tinha cerca de {before} %, uma estimativa. Depois de {move} a derrota está provada.',
  },
  'why-resigned': {
    en: '{side} wins whatever {other} does.',
    pt: 'O {side} ganha, faça o {other} o que fizer.',
  },
  'why-resigned-move': { en: '{side} wins with {move}.', pt: 'O {side} ganha com {move}.' },
  'why-resigned-good': {
    en: '{side} had about {percent} %, an estimate.',
    pt: 'O {side} tinha cerca de {percent} %, uma estimativa.',
  },
} as const satisfies Phrases;

/**
 * As in the notes of chess players: two marks for what is certain, one for what only looks bad.
 *
 * @example
 * ```ts
 * import { turningSign } from 'ludoteca/game';
 *
 * console.log(turningSign('lost-win'), turningSign('slip'));
 * ```
 *
 * ```text
 * ?? ?
 * ```
 */
export function turningSign(kind: Turning['kind']): '??' | '?' {
  return kind === 'lost-win' || kind === 'lost-draw' ? '??' : '?';
}

/**
 * Whether giving up was itself a mistake.
 *
 * @example
 * ```ts
 * import { isWrongToResign } from 'ludoteca/game';
 *
 * const given = { side: 0, verdict: { value: 'win' } };
 * console.log(isWrongToResign({ ...given, kind: 'resigned-won' }));
 * console.log(isWrongToResign({ ...given, kind: 'resigned-lost' }));
 * ```
 *
 * ```text
 * true
 * false
 * ```
 */
export function isWrongToResign({ kind }: Resignation): boolean {
  return kind === 'resigned-won' || kind === 'resigned-drawn' || kind === 'resigned-good';
}

function nameOf(game: AnyGame, side: Side, language: Language): string {
  return game.sides[side].name[language];
}

function percentOf(verdict: Verdict): number {
  return Math.round((chanceOf(verdict) ?? 0.5) * 100);
}

/** A move that was better, with how long the win takes where that is known. */
function betterMove(move: string, { value, distance }: Verdict, language: Language): string {
  return value !== 'win' || distance === undefined
    ? move
    : sayPhrase(reviewWords['better-in'], language, { move, count: distance });
}

/**
 * Why a move gave something away. `worth`: what is known of the better move, where more is than the turning tells.
 *
 * @example
 * ```ts
 * import { reviewOf, sayTurning } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const match = accept(rastros.parse('d6 c6'));
 * const standings = [undefined, { turn: 1, value: 'win' }, { turn: 0, value: 'win' }];
 * const [turning] = reviewOf(match, standings).turnings;
 * console.log(sayTurning(rastros, match, turning, 'en'));
 * ```
 *
 * ```text
 * South had a win.
 * ```
 */
export function sayTurning(
  game: AnyGame,
  match: Match,
  turning: Turning,
  language: Language,
  worth: Verdict = turning.before,
): string {
  const { kind, before, after, index } = turning;
  const side = nameOf(game, turning.side, language);
  const move = match.played[index];
  const best: Move | undefined = turning.better;
  const written = best === undefined ? undefined : game.formatMove(match.states[index], best);
  const better = written === undefined ? undefined : betterMove(written, worth, language);
  if (kind === 'lost-win' || kind === 'lost-draw') {
    const what = kind === 'lost-win' ? 'win' : 'draw';
    return better === undefined
      ? sayPhrase(reviewWords[`why-had-${what}`], language, { side })
      : sayPhrase(reviewWords[`why-lost-${what}`], language, { side, better });
  }
  const looked =
    written === undefined
      ? ''
      : `${sayPhrase(reviewWords['looked-better'], language, { better: written })} `;
  const numbers = { side, before: percentOf(before), after: percentOf(after) };
  if (before.value === 'win') {
    const args = { side, move, after: numbers.after, better: better ?? '' };
    return sayPhrase(reviewWords['why-won-estimate'], language, args);
  }
  if (after.value === 'loss') {
    const args = { side, move, before: numbers.before };
    return looked + sayPhrase(reviewWords['why-estimate-lost'], language, args);
  }
  return looked + sayPhrase(reviewWords['why-estimate'], language, numbers);
}

/**
 * Why giving up was a mistake.
 *
 * @example
 * ```ts
 * import { sayResignation } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const match = accept(rastros.parse('d6 c6')).resign(0);
 * const resignation = { kind: 'resigned-won', side: 0, verdict: { value: 'win', distance: 7 } };
 * console.log(sayResignation(rastros, match, resignation, 'en'));
 * ```
 *
 * ```text
 * North wins whatever South does.
 * ```
 */
export function sayResignation(
  game: AnyGame,
  match: Match,
  { kind, side, verdict, better }: Resignation,
  language: Language,
): string {
  const name = nameOf(game, side, language);
  if (kind === 'resigned-good') {
    const args = { side: name, percent: percentOf(verdict) };
    return sayPhrase(reviewWords['why-resigned-good'], language, args);
  }
  if (better === undefined) {
    const other = nameOf(game, otherSide(side), language);
    return sayPhrase(reviewWords['why-resigned'], language, { side: name, other });
  }
  const move = betterMove(match.undo().write(better), verdict, language);
  return sayPhrase(reviewWords['why-resigned-move'], language, { side: name, move });
}

/**
 * Between which moves something was given away.
 *
 * @example
 * ```ts
 * import { sayBracket } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const bracket = { side: 1, had: 'win', from: 3, to: 8, candidates: [3, 5, 7] };
 * console.log(sayBracket(rastros, bracket, 'en'));
 * ```
 *
 * ```text
 * South lost the win between moves 4 and 8
 * ```
 */
export function sayBracket(
  game: AnyGame,
  { side, had, candidates }: Bracket,
  language: Language,
): string {
  const args = {
    side: nameOf(game, side, language),
    first: candidates[0] + 1,
    last: (candidates.at(-1) ?? 0) + 1,
  };
  return had === 'win'
    ? sayPhrase(reviewWords['bracket-win'], language, args)
    : sayPhrase(reviewWords['bracket-draw'], language, args);
}

/**
 * Since when the outcome could not be changed any more, as far as is known; absent when nothing is to be said.
 *
 * @example
 * ```ts
 * import { sayProvenFrom } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const match = accept(rastros.parse('d6 c6')).resign(0);
 * console.log(sayProvenFrom(rastros, match, { provenFrom: 1 }, 'en'));
 * ```
 *
 * ```text
 * From move 1 on, the win of South is proven.
 * ```
 */
export function sayProvenFrom(
  game: AnyGame,
  match: Match,
  { provenFrom, resignation }: Pick<Review, 'provenFrom' | 'resignation'>,
  language: Language,
): string | undefined {
  const winner = match.outcome?.winner;
  if (winner === undefined) return undefined;
  if (resignation?.kind === 'resigned-open') return reviewWords['resigned-open'][language];
  if (provenFrom === undefined) return undefined;
  const side = nameOf(game, winner, language);
  return provenFrom === 0
    ? sayPhrase(reviewWords['proven-always'], language, { side })
    : sayPhrase(reviewWords['proven-from'], language, { number: provenFrom, side });
}

/**
 * All that a review says, line by line, below its title.
 *
 * @example
 * ```ts
 * import { reviewOf, sayReview } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const match = accept(rastros.parse('d6 c6')).resign(0);
 * const standings = [undefined, { turn: 1, value: 'win' }, { turn: 0, value: 'win' }];
 * console.log(sayReview(rastros, match, reviewOf(match, standings), 'en').join('\n'));
 * ```
 *
 * ```text
 * 2. c6 ?? lost the win. South had a win.
 * North resigned ?? in a won position. North wins whatever South does.
 * ```
 */
export function sayReview(
  game: AnyGame,
  match: Match,
  review: Review,
  language: Language,
): readonly string[] {
  const { turnings, brackets, resignation } = review;
  const told = brackets.map((bracket) => {
    const moves = bracket.candidates.map((index) => `${index + 1}. ${match.played[index]}`);
    return `${sayBracket(game, bracket, language)}: ${moves.join(` ${reviewWords.or[language]} `)}.`;
  });
  const mistakes = turnings.map((turning) => {
    const { kind, index } = turning;
    const head = `${index + 1}. ${match.played[index]} ${turningSign(kind)} ${reviewWords[kind][language]}.`;
    return `${head} ${sayTurning(game, match, turning, language)}`;
  });
  const given =
    resignation !== undefined && isWrongToResign(resignation)
      ? [sayGivenUp(game, match, resignation, language)]
      : [];
  const found = [...told, ...mistakes, ...given];
  const proven = sayProvenFrom(game, match, review, language);
  return [
    ...(found.length === 0 ? [reviewWords['none-changed'][language]] : found),
    ...(proven === undefined ? [] : [proven]),
  ];
}

function sayGivenUp(
  game: AnyGame,
  match: Match,
  resignation: Resignation,
  language: Language,
): string {
  const { kind, side } = resignation;
  const who = sayPhrase(reviewWords['side-resigned'], language, {
    side: nameOf(game, side, language),
  });
  const where = kind === 'resigned-lost' ? '' : ` ${reviewWords[kind][language]}.`;
  const sign = kind === 'resigned-good' ? '?' : '??';
  return `${who} ${sign}${where} ${sayResignation(game, match, resignation, language)}`;
}
