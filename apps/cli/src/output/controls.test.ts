import { describe, expect, it } from 'vitest';
import { forTerminal, harmless, inOneLine, seenLength } from './controls.ts';
import { palette } from './palette.ts';

// A terminal that is asked for nothing but what it is.
const { strong, inked } = palette({ hasColour: true, hasUnicode: true });
const evil = 'a\u001b[2J\u001b]0;b\u0007\r\u009b31m\u007f\u202ec';
const written = 'a\\u001b[2J\\u001b]0;b\\u0007\\u000d\\u009b31m\\u007f\\u202ec';

describe('control characters', () => {
  it('from outside are written out', () => {
    expect(harmless(`${evil}\n\tx`)).toBe(`${written}\n\tx`);
    expect(inOneLine('a\nb\tc')).toBe('a\\u000ab\\u0009c');
    expect(harmless('Lição «à» terça – 日 ☺')).toBe('Lição «à» terça – 日 ☺');
  });

  it('of ours do what they say, around whatever text', () => {
    expect(forTerminal(strong('x'))).toBe('\u001b[1mx\u001b[22m');
    expect(forTerminal(strong(evil))).toBe(`\u001b[1m${written}\u001b[22m`);
    expect(forTerminal(strong(`${inked('first', evil)}!`))).toContain(written);
    expect(forTerminal(forTerminal(evil))).toBe(written);
  });

  it('in JSON mean the same', () => {
    const text = harmless(JSON.stringify({ id: evil }));
    expect(text).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(JSON.parse(text)).toEqual({ id: evil });
  });

  it('take no room', () => {
    expect(seenLength(strong('four'))).toBe(4);
  });
});
