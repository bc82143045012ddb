import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault, lineAndColumn } from './json.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the place where JSON breaks', () => {
  it.each([
    ['', 0, 'end'],
    ['{', 1, 'end'],
    ['[1,2', 4, 'end'],
    ['[1,]', 3, ']'],
    ['{"a":1,}', 7, '}'],
    ['{"a" 1}', 5, '1'],
    ['{a:1}', 1, 'a'],
    ['[01]', 2, '1'],
    ['"tab\there"', 0, '"'],
    ['[1] x', 4, 'x'],
    ['nul', 0, 'n'],
    ['{"a":[1,2}', 9, '}'],
  ])('%j breaks at %i', (text, offset, found) => {
    expect(findJsonFault(text)).toMatchObject({ offset, found });
  });

  it('agrees with the engine on what is JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (text, at, stray) => {
        expect(findJsonFault(text)).toBeUndefined();
        const cut = at % (text.length + 1);
        const damaged = text.slice(0, cut) + stray + text.slice(cut + 1);
        expect(findJsonFault(damaged) === undefined).toBe(isJson(damaged));
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('is not stopped by depth', () => {
    const deep = '['.repeat(1_000_000);
    expect(findJsonFault(deep)?.offset).toBe(1_000_000);
  });

  it('counts lines and columns from one', () => {
    const text = 'ab\ncd\r\nef';
    expect(lineAndColumn(text, 0)).toEqual({ line: 1, column: 1 });
    expect(lineAndColumn(text, 4)).toEqual({ line: 2, column: 2 });
    expect(lineAndColumn(text, 7)).toEqual({ line: 3, column: 1 });
  });
});
