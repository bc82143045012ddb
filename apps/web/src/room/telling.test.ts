import { describe, expect, it } from 'vitest';
import { byeWords } from './telling.ts';

describe('somebody without an opponent', () => {
  it.each([
    ['swiss', false, 'your-bye'],
    ['swiss', true, 'your-bye-2'],
    ['round-robin', false, 'your-rest'],
    ['knock-out', true, 'your-way'],
  ] as const)(
    'in %s, both sides %s, is told what that is worth: %s',
    (system, hasBothSides, told) => {
      expect(byeWords({ system, hasBothSides })).toBe(told);
    },
  );
});
