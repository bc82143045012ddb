import { openMatch, swap } from 'ludoteca/game';
import { squex } from 'ludoteca/squex';
import { describe, expect, it } from 'vitest';
import { aboutOfMatch } from './about-match.ts';

describe('what is known of a game without opening it', () => {
  it('counts its moves as everywhere else: a swap is one', () => {
    const setting = { players: ['human', '2'] as const, hasSwap: true };
    const begun = openMatch(squex, { rows: 5, cols: 5 }, setting);
    const swapped = begun.play(begun.legalMoves[0]).play(swap);
    expect(aboutOfMatch(swapped, 6)).toMatchObject({ progress: '2', isSwapped: true, level: '2' });
    expect(aboutOfMatch(begun, 6).isSwapped).toBeUndefined();
  });
});
