import { describe, expect, it } from 'vitest';
import { clockFace } from './about.ts';

describe('a clock', () => {
  it('shows hours only when there are any', () => {
    expect([0, 59, 760, 3723].map(clockFace)).toEqual(['0:00', '0:59', '12:40', '1:02:03']);
  });
});
