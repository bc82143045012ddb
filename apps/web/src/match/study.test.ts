import { signal } from '@preact/signals';
import { type Analysis, type AnyGame, type Match, openMatch } from 'ludoteca/game';
import { rastros } from 'ludoteca/rastros';
import { describe, expect, it, vi } from 'vitest';
import type { AnalysisCache } from './analysis-cache.ts';
import type { MatchPlay } from './play.ts';

vi.mock('../worker/index.ts', () => ({ isStopped: () => true, ask: () => new Promise(() => {}) }));
const { studyOf } = await import('./study.ts');

const game = rastros as unknown as AnyGame;
const known = (match: Match): Analysis => ({
  value: 'unknown',
  nodes: 0,
  moves: match.legalMoves.map((move) => ({ move, value: 'unknown', estimate: 0.5 })),
});

describe('a best line', () => {
  it('is never shown beside another position, however late it comes', async () => {
    const first = openMatch(rastros, { size: 5, start: 12 });
    const second = first.play(first.legalMoves[0]);
    const shown = signal(first);
    const lines: (() => void)[] = [];
    const cache: AnalysisCache = {
      known: () => known(shown.value),
      analyse: () => Promise.resolve(known(shown.value)),
      prove: () => Promise.resolve({ value: 'unknown' }),
      // What was asked for first answers last, as a worker that was already done would.
      line: (_state, move) => new Promise((tell) => lines.push(() => tell([move]))),
    };
    const play = {
      game,
      shown,
      isAnalysing: signal(true),
      isRetrying: signal(false),
      shownWinner: signal(undefined),
      isExploring: false,
    } as unknown as MatchPlay;
    const study = studyOf(play, cache);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    shown.value = second;
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    lines[0]();
    await new Promise((rest) => setTimeout(rest));
    expect(study.line.value).toBeUndefined();
    lines[1]();
    await vi.waitFor(() => expect(study.line.value?.from).toBe(second));
    // And it is gone at once where the board shows something else again.
    shown.value = first;
    expect(study.line.value).toBeUndefined();
    study.leave();
  });
});
