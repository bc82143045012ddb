/** The catalogue with more games, which live in the tests: one as it should be, three with a streak. */

import { type AnyKind, type AnyPuzzle, ok } from 'ludoteca';
import { catalogue as ours } from 'ludoteca/catalogue';
import { futoshiki } from '../../../../packages/ludoteca/test/games/futoshiki/index.ts';

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

/** A puzzle whose maker needs a picture. */
const portrait: AnyPuzzle = {
  ...base,
  id: 'portrait',
  name: { en: 'Portrait', pt: 'Retrato' },
  formats: [],
  hasShape: () => false,
  options: [
    { name: 'from', takes: { kind: 'picture' }, help: { en: 'the picture', pt: 'a imagem' } },
    { name: 'dark-first', takes: { kind: 'flag' }, help: { en: 'dark', pt: 'escuro' } },
  ],
  order: (values) => {
    const { from } = values;
    if (typeof from === 'object' && 'grey' in from) return ok({ size: from.width });
    return ok({ size: values['dark-first'] ? 4 : 5 });
  },
};

/** A game for two, of which only the side that a coin shows is known. */
const coin: AnyKind = {
  family: 'game',
  id: 'coin',
  name: { en: 'Coin', pt: 'Moeda' },
  summary: { en: 'heads or tails', pt: 'cara ou coroa' },
  rules: { en: 'Heads wins.', pt: 'Cara ganha.' },
  phrases: { prefix: 'coin', phrases: {} },
  formats: [
    {
      name: 'drawing',
      looksLike: (text) => /^\((heads|tails)\)\n?$/.test(text),
      parse: (text) => ok(text.trim().slice(1, -1)),
      format: (doc) => ok(`(${doc})\n`),
    },
  ],
  hasShape: (value) => 'side' in value,
  fromJson: (value) => ok(value.side),
  toJson: (doc) => ({ side: String(doc) }),
  sketch: (doc) => [[{ text: `(${doc})`, ink: 'first', rich: `[${doc}]` }]],
  view: () => ({ left: 0, top: 0, width: 1, height: 1, shapes: [] }),
};

export const catalogue: readonly AnyKind[] = [
  ...ours,
  futoshiki,
  endless,
  mistaken,
  portrait,
  coin,
];
