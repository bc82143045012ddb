import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../test/games/futoshiki/index.ts';
import {
  type AnyKind,
  expectedFault,
  formatNames,
  looksLikeText,
  writable,
} from '../document/index.ts';
import { fail, ok, phrasebook } from '../kernel/index.ts';
import { kindOf } from './documents.ts';
import { recognise } from './recognise.ts';

const coinPhrases = phrasebook('coin', { edge: { en: 'on its edge', pt: 'de lado' } });
const onEdge = () => fail(coinPhrases.notice('edge', {}));

/** A game of one word, in JSON, in a line, and in the JSON of another program. */
const coin: AnyKind = {
  family: 'game',
  id: 'coin',
  name: { en: 'Coin', pt: 'Moeda' },
  summary: { en: 'heads or tails', pt: 'cara ou coroa' },
  rules: { en: 'Heads wins.', pt: 'Cara ganha.' },
  phrases: coinPhrases,
  formats: [
    {
      name: 'drawing',
      looksLike: (text) => /^\((heads|tails|edge)\)$/.test(text.trim()),
      parse: (text) => (text.includes('edge') ? onEdge() : ok(text.trim().slice(1, -1))),
      format: (doc) => (doc === 'edge' ? onEdge() : ok(`(${doc})`)),
    },
    {
      name: 'mint',
      looksLike: (text) => text.includes('"mint"'),
      parse: (text) => ok(JSON.parse(text).mint ?? JSON.parse(text)[1]),
      format: (doc) => ok(JSON.stringify({ mint: doc })),
    },
  ],
  hasShape: (value) => 'side' in value,
  fromJson: (value) => (value.side === 'edge' ? onEdge() : ok(value.side)),
  toJson: (doc) => ({ side: String(doc) }),
  sketch: () => [],
  view: () => ({ left: 0, top: 0, width: 1, height: 1, shapes: [] }),
};
const kinds: readonly AnyKind[] = [futoshiki, coin];
const known = (text: string, hint = {}) => {
  const read = recognise(kinds, text, hint);
  if (!read.ok) return { code: read.error.notice.code, ...read.error };
  const { format, id } = read.value;
  const { side } = read.value.toJson();
  return { kind: kindOf(read.value).id, doc: side, format, ...(id !== undefined && { id }) };
};

describe('a document is recognised', () => {
  it.each([
    ['{"game":"coin","side":"heads"}', { doc: 'heads', format: 'json' }],
    ['{"side":"heads","id":7}', { doc: 'heads', format: 'json', id: 7 }],
    [' {"id":"x","mint":"tails"}', { doc: 'tails', format: 'mint', id: 'x' }],
    ['["mint","tails"]', { doc: 'tails', format: 'mint' }],
    ['(tails)\n', { doc: 'tails', format: 'drawing' }],
  ])('%s', (text, expected) => {
    expect(known(text)).toEqual({ kind: 'coin', ...expected });
  });
});

describe('a document is refused', () => {
  it.each([
    ['', 'document.empty'],
    [' \n', 'document.empty'],
    ['heads', 'document.unrecognised'],
    ['(edge)', 'coin.edge'],
    ['{"side":"edge","id":1}', 'coin.edge'],
    ['{"game":"chess","id":1}', 'document.unknown-game'],
    ['{"game":1}', 'document.json-type'],
    ['{}', 'document.unknown-shape'],
    ['[]', 'document.json-type'],
    ['{"side":', 'document.json-truncated'],
  ])('%s', (text, code) => {
    expect(known(text)).toMatchObject({ code });
  });

  it('with its id, where it has one', () => {
    expect(known('{"side":"edge","id":1}')).toMatchObject({ id: 1 });
    expect(known('{"game":"chess","id":1}')).toMatchObject({ id: 1 });
    expect(known('{"id":null}')).toMatchObject({ id: null });
  });
});

describe('a hint', () => {
  it('forces the format', () => {
    expect(known('{"side":"heads","mint":"tails"}', { format: 'mint' })).toMatchObject({
      doc: 'tails',
    });
    expect(known('"mint"', { format: 'json' })).toMatchObject({ code: 'document.json-type' });
    expect(known('(heads)', { format: 'json' })).toMatchObject({ code: 'document.json-syntax' });
    expect(known('nothing like it', { format: 'drawing' })).toMatchObject({
      code: 'document.unrecognised',
    });
    expect(known('nothing edge', { format: 'drawing', game: 'coin' })).toMatchObject({
      code: 'coin.edge',
    });
  });

  it('forces the game', () => {
    expect(known('{"game":"coin","side":"heads"}', { game: 'coin' })).toMatchObject({
      doc: 'heads',
    });
    expect(known('{"size":2}', { game: 'futoshiki' })).toMatchObject({
      code: 'document.json-missing',
    });
    expect(known('{"mint":"tails"}', { game: 'coin' })).toMatchObject({ doc: 'tails' });
    expect(known('heads', { game: 'futoshiki' })).toMatchObject({
      code: 'document.unrecognised',
    });
  });

  it.each([
    ['{"game":"futoshiki","side":"heads","id":3}', { kind: 'json', path: 'game' }],
    ['{"game":"chess","side":"heads","id":3}', { kind: 'json', path: 'game' }],
    ['{"size":2,"givens":[[0,0],[0,0]],"right":[[""],[""]],"down":[["",""]],"id":3}', undefined],
  ])('does not make another game of %s', (text, where) => {
    const read = known(text, { game: 'coin' });
    expect(read).toMatchObject({ code: 'document.other-game', id: 3 });
    if (where !== undefined) expect(read).toMatchObject({ notice: { where } });
  });

  it('tells the game of a text that is of another', () => {
    expect(known('(heads)', { game: 'futoshiki' })).toMatchObject({
      code: 'document.other-game',
      notice: { args: { found: 'coin', asked: 'futoshiki' } },
    });
  });

  it('of what nobody knows is refused', () => {
    expect(known('(heads)', { game: 'chess' })).toMatchObject({ code: 'document.unknown-game' });
    expect(known('(heads)', { format: 'chess' })).toMatchObject({
      code: 'document.unknown-format',
      notice: { args: { known: 'json, code, drawing, mint' } },
    });
    expect(expectedFault(kinds, { game: 'futoshiki', format: 'mint' })?.code).toBe(
      'document.unknown-format',
    );
    expect(expectedFault(kinds, { game: 'coin', format: 'mint' })).toBeUndefined();
  });
});

describe('names that mean nothing', () => {
  const puzzle = {
    size: 2,
    givens: [
      [0, 0],
      [0, 0],
    ],
    right: [[''], ['']],
    down: [['', '']],
  };
  const unreadOf = (value: object) => {
    const read = recognise([futoshiki], JSON.stringify({ game: 'futoshiki', ...value }));
    if (!read.ok) throw new Error(read.error.notice.code);
    return read.value.unread.map(({ code, args, where }) => ({ code, args, where }));
  };

  it('are told with the nearest that does', () => {
    expect(unreadOf({ ...puzzle, soluton: [], Grid: [] })).toEqual([
      {
        code: 'document.name-unread-near',
        args: { nearest: 'solution' },
        where: { kind: 'json', path: 'soluton' },
      },
      {
        code: 'document.name-unread-near',
        args: { nearest: 'grid' },
        where: { kind: 'json', path: 'Grid' },
      },
    ]);
    expect(unreadOf({ ...puzzle, weather: 'fine' })).toMatchObject([
      { code: 'document.name-unread', where: { path: 'weather' } },
    ]);
  });

  it('are not those that any document may have', () => {
    const notes = { id: 1, seed: 's', level: 'easy', marks: {}, title: 'x', comment: 'y' };
    expect(unreadOf({ ...puzzle, ...notes })).toEqual([]);
  });

  it('are told a few, however many there are', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`x${at}y`, at]));
    expect(unreadOf({ ...puzzle, ...many })).toHaveLength(20);
  });
});

describe('a document is written', () => {
  it('in every format that its game has, and read back', () => {
    for (const format of formatNames([coin])) {
      const written = writable(coin, 'heads', 'x').write(format);
      if (!written.ok) throw new Error(written.error.code);
      expect(written.value.endsWith('\n')).toBe(true);
      expect(known(written.value)).toMatchObject({ kind: 'coin', doc: 'heads', format });
    }
  });

  it('as JSON with its name in front', () => {
    expect(JSON.stringify(writable(coin, 'heads', 0).toJson({ seed: 's' }))).toBe(
      '{"id":0,"game":"coin","side":"heads","seed":"s"}',
    );
  });

  it('not in a format that cannot hold it, or that is none of its game', () => {
    expect(writable(coin, 'edge').write('drawing')).toMatchObject({ error: { code: 'coin.edge' } });
    expect(writable(coin, 'heads').write('classic')).toMatchObject({
      error: { code: 'document.unknown-format', args: { known: 'json, code, drawing, mint' } },
    });
  });
});

it('whatever the text, the answer is a result', () => {
  const bits = fc.constantFrom(
    '{',
    '}',
    '"side":',
    '"game":',
    '"coin"',
    '"heads"',
    ',',
    '(',
    ')',
    'heads',
    ' ',
    '\n',
    '[',
    ']',
    '1',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(bits).map((parts) => parts.join('')),
    fc.json(),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(undefined, 'json', 'drawing'), (given, format) => {
      expect(typeof looksLikeText(kinds, given)).toBe('boolean');
      const read = recognise(kinds, given, format === undefined ? {} : { format });
      if (!read.ok) expect(read.error.notice.code).toMatch(/^(document|coin|futoshiki)\./);
    }),
    { seed: 1, numRuns: 1000 },
  );
});
