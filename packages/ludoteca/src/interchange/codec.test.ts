import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflateText, inflateText, misplacedIn, packText, unpackText } from './codec.ts';

const runs = process.env.LUDOTECA_LONG === '1' ? 5000 : 200;
const texts = fc.string({ unit: 'grapheme', minLength: 1 });

describe('packed texts', () => {
  it('come back as they were, deflated, with or without padding', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const payload = deflateText(text);
        expect(misplacedIn(payload)).toBe(-1);
        expect(payload).toBe(Buffer.from(payload, 'base64').toString('base64'));
        expect(inflateText(payload)).toBe(text);
        expect(inflateText(payload.replace(/=+$/, ''))).toBe(text);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  it('come back as they were, packed by lz-string', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const payload = packText(text);
        expect(misplacedIn(payload)).toBe(-1);
        expect(unpackText(payload)).toBe(text);
      }),
      { numRuns: runs, seed: 2 },
    );
  });

  it('never throw when they are broken', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String({ maxLength: 200 })), (payload) => {
        inflateText(payload);
        unpackText(payload);
      }),
      { numRuns: runs, seed: 3 },
    );
  });

  it('tell where base64 ends', () => {
    expect(misplacedIn('abc+/9==')).toBe(-1);
    expect(misplacedIn('ab c')).toBe(2);
    expect(misplacedIn('ab=c')).toBe(2);
    expect(inflateText('a')).toBeUndefined();
    expect(inflateText('é')).toBeUndefined();
    expect(unpackText('é')).toBeUndefined();
  });
});
