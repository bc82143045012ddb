/** Verdicts in words: what is proven is said so, and an estimate never looks like a proof. */

import { type Language, phrasebook } from '../kernel/index.ts';
import type { Verdict } from './analysis.ts';
import { goodChance } from './review.ts';

export const verdictPhrases = phrasebook('verdict', {
  win: { en: 'wins', pt: 'ganha' },
  loss: { en: 'loses', pt: 'perde' },
  draw: { en: 'draws', pt: 'empata' },
  'win-in': {
    en: 'wins in {count} {count|move|moves}',
    pt: 'ganha em {count} {count|jogada|jogadas}',
  },
  'loss-in': {
    en: 'loses in {count} {count|move|moves}',
    pt: 'perde em {count} {count|jogada|jogadas}',
  },
  unknown: {
    en: 'not proven; about {percent} %, an estimate',
    pt: 'por provar; cerca de {percent} %, uma estimativa',
  },
  'unknown-good': { en: 'not proven; looks good', pt: 'por provar; parece bem' },
  'unknown-open': { en: 'not proven; open', pt: 'por provar; em aberto' },
  'unknown-bad': { en: 'not proven; looks bad', pt: 'por provar; parece mal' },
  proven: { en: '{verdict}, proven', pt: '{verdict}, provado' },
  'to-move': { en: '{side} to move: {verdict}', pt: 'Joga {side}: {verdict}' },
});

/**
 * What a verdict says of a side or of a move, as a part of a sentence: "wins in 5 moves".
 *
 * @example
 * ```ts
 * import { sayVerdict } from 'ludoteca/game';
 *
 * console.log(sayVerdict({ value: 'win', distance: 1 }, 'en'));
 * console.log(sayVerdict({ value: 'unknown', estimate: 0.62 }, 'en'));
 * ```
 *
 * ```text
 * wins in 1 move
 * not proven; about 62 %, an estimate
 * ```
 */
export function sayVerdict(
  { value, estimate = 0.5, distance, isRough }: Verdict,
  language: Language,
): string {
  if (value === 'unknown' && isRough) {
    const looks = estimate >= goodChance ? 'good' : estimate <= 1 - goodChance ? 'bad' : 'open';
    return verdictPhrases.say(`unknown-${looks}`, {}, language);
  }
  if (value === 'unknown') {
    return verdictPhrases.say('unknown', { percent: Math.round(estimate * 100) }, language);
  }
  if (value === 'draw' || distance === undefined) return verdictPhrases.say(value, {}, language);
  return verdictPhrases.say(`${value}-in`, { count: distance }, language);
}

/**
 * The verdict on whoever is to move: "South to move: loses in 16 moves, proven".
 *
 * @example
 * ```ts
 * import { sayToMove } from 'ludoteca/game';
 *
 * console.log(sayToMove({ value: 'loss', distance: 16 }, 'South', 'en'));
 * console.log(sayToMove({ value: 'unknown', estimate: 0.62 }, 'Sul', 'pt'));
 * ```
 *
 * ```text
 * South to move: loses in 16 moves, proven
 * Joga Sul: por provar; cerca de 62 %, uma estimativa
 * ```
 */
export function sayToMove(verdict: Verdict, side: string, language: Language): string {
  const words = sayVerdict(verdict, language);
  const said =
    verdict.value === 'unknown'
      ? words
      : verdictPhrases.say('proven', { verdict: words }, language);
  return verdictPhrases.say('to-move', { side, verdict: said }, language);
}
