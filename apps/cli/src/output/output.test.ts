import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progressOn } from './progress.ts';
import { sayNumber, sayTime, sentence, wrap } from './text.ts';

describe('numbers', () => {
  it('are written as the language does', () => {
    expect(sayNumber(1234567, 'en')).toBe('1,234,567');
    expect(sayNumber(1234567, 'pt')).toMatch(/^1\s234\s567$/);
    expect(sayTime(0.0412, 'en')).toBe('0.041 ms');
    expect(sayTime(3.456, 'en')).toBe('3.5 ms');
    expect(sayTime(3.456, 'pt')).toBe('3,5 ms');
    expect(sayTime(456, 'en')).toBe('456 ms');
    expect(sayTime(3456, 'en')).toBe('3.5 s');
    expect(sentence('ábaco')).toBe('Ábaco');
  });
});

describe('paragraphs', () => {
  it('are broken at spaces, and keep their indent', () => {
    expect(wrap('one two three\n\n  four five six', 9)).toBe(
      'one two\nthree\n\n  four\n  five\n  six',
    );
    expect(wrap('overlongword x', 4)).toBe('overlongword\nx');
    expect(wrap('', 9)).toBe('');
  });
});

describe('progress', () => {
  const written: string[] = [];
  const out = (isTTY: boolean) =>
    Object.assign(
      new Writable({
        write(chunk, _encoding, done) {
          written.push(String(chunk));
          done();
        },
      }),
      { isTTY, columns: 12 },
    );
  beforeEach(() => {
    vi.useFakeTimers();
    written.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('is told after a moment, in the width there is, and taken away', () => {
    const progress = progressOn(out(true));
    progress.begin((seconds) => `working for ${seconds} s`);
    vi.advanceTimersByTime(900);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(written).toEqual(['working for']);
    progress.clear();
    progress.clear();
    expect(written).toEqual(['working for', '\r\u001b[2K']);
    vi.advanceTimersByTime(200);
    progress.end();
    vi.advanceTimersByTime(2000);
    expect(written).toEqual(['working for', '\r\u001b[2K', 'working for', '\r\u001b[2K']);
  });

  it('is not told where nobody watches', () => {
    const progress = progressOn(out(false));
    progress.begin(() => 'working');
    vi.advanceTimersByTime(5000);
    progress.end();
    expect(written).toEqual([]);
  });
});
