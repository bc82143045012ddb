import { describe, expect, it } from 'vitest';
import { greedyNoughts, type NoughtsState, noughts } from '../../test/games/noughts/index.ts';
import { Effort, languages, random } from '../kernel/index.ts';
import {
  botPlayer,
  chooseMove,
  type Game,
  type Level,
  levelsOf,
  openMatch,
  playOut,
  questionOf,
  swap,
} from './index.ts';

const levels = levelsOf(noughts);
const start = noughts.initial({});

const moveOf = (level: number, state: NoughtsState, seed: string) =>
  chooseMove(noughts, levels[level - 1], state, {
    random: random(seed),
    effort: new Effort({ nodes: levels[level - 1].nodes(state) }),
  });

describe('the levels of a game that brings none', () => {
  it('are six, with a name and a sentence', () => {
    expect(levels).toHaveLength(6);
    for (const { name, summary } of levels) {
      for (const language of languages) {
        expect(name[language]).not.toBe('');
        expect(summary[language]).toMatch(/\.$/);
      }
    }
    expect(new Set(levels.map(({ name }) => name.en)).size).toBe(6);
  });

  it('choose the same with the same seed, and otherwise with another', () => {
    for (let level = 1; level <= 4; level++) {
      expect(moveOf(level, start, 'a')).toBe(moveOf(level, start, 'a'));
    }
    const first = Array.from({ length: 20 }, (_, seed) => moveOf(1, start, String(seed)));
    expect(new Set(first).size).toBeGreaterThan(3);
  });

  it('take a win where they see one, and the strongest sees every draw', () => {
    const state: NoughtsState = { cells: 'xx.oo....', turn: 0 };
    expect(moveOf(6, state, 'a')).toBe(2);
    const threatened: NoughtsState = { cells: 'xx.o.....', turn: 1 };
    expect(moveOf(6, threatened, 'a')).toBe(2);
  });

  it('draw when both are the strongest', async () => {
    const match = openMatch(noughts, {});
    const bot = botPlayer(noughts, 6, 's');
    const { match: over, fault } = await playOut(match, [bot, bot]);
    expect(over.outcome).toEqual({ code: 'full', reason: expect.anything() });
    expect(fault).toBeUndefined();
  });

  it('are used unless the game has its own', () => {
    const own: Level<NoughtsState> = {
      name: { en: 'First', pt: 'Primeiro' },
      summary: { en: 'Takes the first cell.', pt: 'Joga na primeira casa.' },
      nodes: () => 7,
      choose: (state) => noughts.moves(state)[0],
    };
    const game: typeof noughts = { ...noughts, levels: [own] };
    expect(levelsOf(game)).toEqual([own]);
    const thinking = { random: random(1), effort: new Effort() };
    expect(chooseMove(game, own, { cells: 'x........', turn: 1 }, thinking)).toBe(1);
    const cheat = { ...own, choose: () => 99 };
    expect(() => chooseMove(game, cheat, start, thinking)).toThrow('no legal move');
  });
});

describe('a bot that may swap', () => {
  const after = (cell: string) => {
    const match = openMatch(greedyNoughts, {}, { hasSwap: true });
    const move = match.read(cell);
    if (!move.ok) throw new Error(cell);
    return match.play(move.value);
  };
  const asked = (game: Game<Record<string, never>, NoughtsState>, level: number) => {
    const match = after('a1');
    expect(questionOf(match, level, 's')).toMatchObject({ maySwap: true, seed: 's/1', level });
    return botPlayer(game, level, 's').turn(match);
  };

  it('does so when it would rather be the other', async () => {
    const judging = (value: 'win' | 'loss' | 'unknown', estimate?: number): typeof noughts => ({
      ...greedyNoughts,
      analyse: (state) => ({
        value,
        ...(estimate !== undefined && { estimate }),
        moves: greedyNoughts.moves(state).map((move) => ({ move, value: 'unknown' })),
        nodes: 1,
      }),
    });
    expect(await asked(judging('loss'), 5)).toEqual({ kind: 'move', move: swap });
    expect(await asked(judging('unknown', 0.3), 5)).toEqual({ kind: 'move', move: swap });
    expect(await asked(judging('unknown', 0.7), 5)).not.toEqual({ kind: 'move', move: swap });
    expect(await asked(judging('win'), 5)).not.toEqual({ kind: 'move', move: swap });
  });

  it('is asked by its own rule first', async () => {
    const seen = new Set<boolean>();
    for (let seed = 0; seed < 20; seed++) {
      const turn = await botPlayer(greedyNoughts, 1, String(seed)).turn(after('a1'));
      seen.add(turn.kind === 'move' && turn.move === swap);
    }
    expect(seen).toEqual(new Set([true, false]));
  });
});
