import { describe, expect, it } from 'vitest';
import { analyse, prove } from '../../game/index.ts';
import { Effort, random } from '../../kernel/index.ts';
import { squex } from './index.ts';
import { emptyPosition } from './position.ts';

describe('who wins a position of Squex', () => {
  it('is what the analysis of every move says, by a move that keeps it', () => {
    const source = random('prove');
    let count = 0;
    while (count < 30) {
      let position = emptyPosition(4, 4);
      while (squex.outcome(position) === undefined && squex.moves(position).length > 9) {
        const moves = squex.moves(position);
        position = squex.apply(position, moves[source.below(moves.length)]);
      }
      if (squex.outcome(position) !== undefined) continue;
      count++;
      const { value, moves } = analyse(squex, position, new Effort());
      const proof = prove(squex, position, new Effort());
      expect(proof.value).toBe(value);
      expect(moves.find(({ move }) => move === proof.move)?.value).toBe(value);
    }
  });

  it('is estimated where no proof reaches, within the effort', () => {
    const effort = new Effort({ nodes: 300 });
    const { value, estimate, move } = prove(squex, emptyPosition(8, 8), effort);
    expect(value).toBe('unknown');
    expect(estimate).toBeGreaterThan(0.2);
    expect(estimate).toBeLessThan(0.8);
    expect(squex.moves(emptyPosition(8, 8))).toContain(move);
    expect(effort.nodes).toBeLessThanOrEqual(300);
  });
});
