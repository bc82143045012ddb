/** The catalogue with more games, which live in the tests: one as it should be, three with a streak. */

import { type AnyKind, type AnyPuzzle, defineGame, fail, ok, phrasebook } from 'ludoteca';
import { catalogue as ours } from 'ludoteca/catalogue';
import { futoshiki } from '../../../../packages/ludoteca/test/games/futoshiki/index.ts';
import { noughts } from '../../../../packages/ludoteca/test/games/noughts/index.ts';

const base: AnyPuzzle = futoshiki;

/** A puzzle that is never solved and never made: it works until it is stopped. */
const endless: AnyPuzzle = {
  ...base,
  id: 'endless',
  name: { en: 'Endless', pt: 'Sem fim' },
  formats: [],
  hasShape: () => false,
  solutions(_clues, effort) {
    while (effort.spend());
    return [];
  },
  propose(_order, _random, effort) {
    while (effort.spend());
    return ok(undefined);
  },
};

/** A puzzle whose solver is wrong. */
const mistaken: AnyPuzzle = {
  ...base,
  id: 'mistaken',
  name: { en: 'Mistaken', pt: 'Enganado' },
  formats: [],
  hasShape: () => false,
  *solutions(clues) {
    yield base.empty(clues);
  },
};

const { deduction: _ladder, ...unladdered } = base;

/** A puzzle whose maker needs a picture, and that has no ladder. */
const portrait: AnyPuzzle = {
  ...unladdered,
  id: 'portrait',
  name: { en: 'Portrait', pt: 'Retrato' },
  formats: [],
  hasShape: () => false,
  options: [
    { name: 'from', takes: { kind: 'picture' }, help: { en: 'the picture', pt: 'a imagem' } },
    { name: 'dark-first', takes: { kind: 'flag' }, help: { en: 'dark', pt: 'escuro' } },
  ],
  recipe: (values) => {
    const { from } = values;
    if (typeof from === 'object' && 'grey' in from) return ok({ size: from.width });
    return ok({ size: values['dark-first'] ? 4 : 5 });
  },
};

const coinPhrases = phrasebook('coin', {
  tails: { en: 'the coin shows tails', pt: 'a moeda mostra coroa' },
  'not-a-move': { en: 'found {found}; expected flip', pt: 'encontrei {found}; esperava flip' },
});

/** The least game for two: whoever flips the coin loses, and it has to be flipped. */
const coin = defineGame<Record<string, never>, 'heads' | 'tails'>({
  id: 'coin',
  name: { en: 'Coin', pt: 'Moeda' },
  summary: { en: 'heads or tails', pt: 'cara ou coroa' },
  rules: { en: 'Heads wins.', pt: 'Cara ganha.' },
  phrases: coinPhrases,
  sides: [
    { id: 1, name: { en: 'One', pt: 'Um' } },
    { id: 2, name: { en: 'Two', pt: 'Dois' } },
  ],
  options: [],
  presets: [{ name: { en: 'a coin', pt: 'uma moeda' }, params: {} }],
  params: () => ok({}),
  paramsFromJson: () => ({}),
  paramsToJson: () => ({}),
  paramsOf: () => ({}),
  initial: () => 'heads',
  turn: (side) => (side === 'heads' ? 0 : 1),
  moves: (side) => (side === 'heads' ? [0] : []),
  apply: () => 'tails',
  outcome: (side) =>
    side === 'heads' ? undefined : { winner: 1, reason: coinPhrases.notice('tails', {}) },
  movePattern: /^flip$/i,
  parseMove: (_, text) =>
    /^flip$/i.test(text) ? ok(0) : fail(coinPhrases.notice('not-a-move', { found: text })),
  formatMove: () => 'flip',
  hasShape: (value) => 'side' in value,
  positionFromJson: (reader) => reader.at('side').choice(['heads', 'tails'] as const),
  positionToJson: (side) => ({ side }),
  looksLikeDrawing: (text) => /^\((heads|tails)\)\n?$/.test(text),
  parseDrawing: (text) => ok(text.includes('heads') ? 'heads' : 'tails'),
  sketch: (side) => [[{ text: `(${side})`, ink: 'first', rich: `[${side}]` }]],
  view: () => ({ left: 0, top: 0, width: 1, height: 1, shapes: [] }),
  placeOf: () => [0.5, 0.5],
});

export const catalogue: readonly AnyKind[] = [
  ...ours,
  futoshiki,
  endless,
  mistaken,
  portrait,
  noughts,
  coin,
];
