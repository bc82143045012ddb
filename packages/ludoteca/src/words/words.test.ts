import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { phrasesContract } from '../../test/contract/phrases-contract.ts';
import type { AnyPhrasebook, Phrases } from '../kernel/index.ts';

/** Every phrasebook that any file of the library makes, seen while they are loaded. */
const made = vi.hoisted(() => [] as AnyPhrasebook[]);

vi.mock('../kernel/phrases.ts', async (original) => {
  const real = await original<typeof import('../kernel/phrases.ts')>();
  const phrasebook = <const Book extends Phrases>(prefix: string, phrases: Book) => {
    const book = real.phrasebook(prefix, phrases);
    made.push(book);
    return book;
  };
  return { ...real, phrasebook };
});

const source = new URL('..', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(path))
  // What a worker runs begins to serve as soon as it is loaded.
  .filter((path) => !/^worker\/(?:node-)?script\.ts$/.test(path));

for (const path of files) await import(new URL(path, source).href);
const { phrasebooks, phrasebooksOf } = await import('./index.ts');
const { winProofPhrases } = await import('../game/index.ts');
const { proofPhrases } = await import('../puzzle/index.ts');
/** What is written beside proofs: nobody tells it, so that no page need load it. */
const besideProofs = [winProofPhrases, proofPhrases];
const { catalogue } = await import('../games/catalogue.ts');
const { withInterchange } = await import('../interchange/index.ts');

/** What a reader of notices finds, as `sayNotice` looks for it: the first phrasebook of the prefix. */
function said(books: readonly AnyPhrasebook[], prefix: string, key: string): unknown {
  return books.find((book) => book.prefix === prefix)?.phrases[key];
}

describe('the words of the library', () => {
  const books = phrasebooksOf(...withInterchange(catalogue));

  it('has words for every code that any of its files can tell', () => {
    // The place names are made where the mock begins: they are found in the list itself.
    const prefixes = new Set(made.map(({ prefix }) => prefix));
    for (const { prefix } of books) if (prefix !== 'where') expect(prefixes).toContain(prefix);
    const isTold = ({ prefix }: AnyPhrasebook) =>
      !besideProofs.some((book) => book.prefix === prefix);
    const silent = made.filter(isTold).flatMap(({ prefix, phrases }) =>
      Object.keys(phrases)
        .filter((key) => said(books, prefix, key) !== phrases[key])
        .map((key) => `${prefix}.${key}`),
    );
    expect(silent).toEqual([]);
  });

  it('has no notice that is made without a phrasebook', () => {
    const handmade = files
      .filter((path) => !path.startsWith('kernel/'))
      .filter((path) => /\bcode: ['"`]\w/.test(readFileSync(new URL(path, source), 'utf8')));
    expect(handmade).toEqual([]);
  });

  it('gives each prefix to one phrasebook', () => {
    const prefixes = books.map(({ prefix }) => prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it('tells nothing of what is written beside proofs', () => {
    const telling = files.filter((path) =>
      /[pP]roofPhrases\.notice/.test(readFileSync(new URL(path, source), 'utf8')),
    );
    expect(telling).toEqual([]);
  });

  describe.each([...phrasebooks, ...besideProofs])('$prefix', phrasesContract);
});
