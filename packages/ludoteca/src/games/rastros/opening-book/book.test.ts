import { describe, expect, it } from 'vitest';
import { cellOf, paramsFor } from '../../../../test/rastros/positions.ts';
import { Effort, type Random, random } from '../../../kernel/index.ts';
import { rastros } from '../index.ts';
import { provenMove } from '../perfect.ts';
import { apply, initial, moves, outcome, type RastrosState } from '../rules.ts';
import { RastrosSearch } from '../search.ts';
import { solveAlone } from '../solve/index.ts';
import { classicBook, classicStart, readBook, writeBook } from './book.ts';
import { digits } from './classic.ts';
import { bookKey, positionsToMeet, walkBook } from './walk.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
/** What the live solver may spend on a move. */
const liveNodes = 1_000_000;

/** Ways for the loser to look for a hole in the book. */
const opponents: Record<string, (state: RastrosState, source: Random) => number> = {
  random: (state, source) => source.pick(moves(state)),
  /** Hurries to its own corner, now and then by another way. */
  greedy: (state, source) =>
    best(moves(state), (move) => {
      const search = new RastrosSearch(state);
      search.play(move);
      return outcome(apply(state, move)) === undefined
        ? search.estimate() + 0.05 * source.unit()
        : -1;
    }),
  /** Takes the line that the live solver finds hardest. */
  hardest: (state, source) =>
    best(moves(state), (move) => {
      const after = apply(state, move);
      if (outcome(after) !== undefined) return -1;
      const effort = new Effort({ nodes: 20_000 });
      provenMove(after, effort);
      return effort.nodes + 2_000 * source.unit();
    }),
};

function best(among: readonly number[], score: (move: number) => number): number {
  const scores = among.map(score);
  return among[scores.indexOf(Math.max(...scores))];
}

describe('the book of the classic game', () => {
  it('is small, and known for the first moves', async () => {
    expect(digits.length).toBeLessThanOrEqual(32 * 1024);
    expect(digits).toMatch(/^[0-46-9]*$/);
    const book = await classicBook();
    expect(book.positions).toBe(digits.replaceAll('0', '').length);
    for (const move of moves(classicStart())) {
      const after = apply(classicStart(), move);
      const reply = book.reply(after);
      expect(reply).toBeDefined();
      expect(moves(after)).toContain(reply);
    }
    expect((await rastros.openingBook?.(classicStart()))?.reply).toBe(book.reply);
    expect(await rastros.openingBook?.(initial(paramsFor(6)))).toBeUndefined();
  });

  it('knows no position of other boards, nor with a goal blocked, nor that is over', async () => {
    const book = await classicBook();
    const after = apply(classicStart(), cellOf('d4', 8));
    expect(book.reply({ ...after, blocked: [...after.blocked, 63] })).toBeUndefined();
    expect(book.reply({ ...after, stone: 0 })).toBeUndefined();
    expect(book.reply(initial(paramsFor(7)))).toBeUndefined();
  });

  it('knows the mirror image, and the half turn with North to move', async () => {
    const book = await classicBook();
    const after = apply(classicStart(), cellOf('e4', 8));
    const mirror = (cell: number) => (cell % 8) * 8 + Math.floor(cell / 8);
    const turn = (cell: number) => 63 - cell;
    const reply = book.reply(after) ?? -1;
    const moved = (to: (cell: number) => number, toMove: 'north' | 'south'): RastrosState => ({
      size: 8,
      blocked: after.blocked.map(to),
      stone: to(after.stone),
      toMove,
    });
    expect(book.reply(moved(mirror, 'south'))).toBe(mirror(reply));
    expect(book.reply(moved(turn, 'north'))).toBe(turn(reply));
  });

  it.each(Object.keys(opponents))(
    'never leaves a proven win against a %s opponent',
    async (kind) => {
      const book = await classicBook();
      const played = new Set<string>();
      for (let game = 0; game < (isLong ? 120 : 1); game++) {
        const source = random(`${kind} ${game}`);
        let state = classicStart();
        while (outcome(state) === undefined) {
          if (state.toMove === 'north') state = apply(state, opponents[kind](state, source));
          else {
            const proven = provenMove(state, new Effort({ nodes: liveNodes }), book);
            if (proven?.value !== 'win') throw new Error(`no win at ${bookKey(state).text}`);
            state = apply(state, proven.move);
          }
        }
        expect(outcome(state)?.winner).toBe('south');
        played.add(state.blocked.join());
      }
      expect(played.size).toBeGreaterThan(isLong ? 10 : 0);
    },
  );

  it.runIf(isLong)('is a proof: every reply of North is met, down to the live solver', () => {
    let leaves = 0;
    const book = readBook(classicStart(), digits);
    walkBook(classicStart(), (state) => {
      const reply = book.reply(state);
      if (reply !== undefined) return reply;
      leaves++;
      const proven = solveAlone(state, new Effort({ nodes: liveNodes }));
      expect(proven?.value).toBe('win');
      return undefined;
    });
    expect(leaves + book.positions).toBe(digits.length);
  });
});

describe('books', () => {
  /** South wins 6×6 from e3: here every position of some depth is put into the book. */
  const start = initial({ size: 6, start: cellOf('e3', 6) });
  const choose = (state: RastrosState): number | undefined => {
    const proven = state.blocked.length < 4 ? provenMove(state, new Effort()) : undefined;
    return proven?.value === 'win' ? proven.move : undefined;
  };

  it('are read as they were written', () => {
    const written = writeBook(start, choose);
    const book = readBook(start, written);
    expect(book.positions).toBeGreaterThan(10);
    const again = writeBook(start, (state) => book.reply(state));
    expect(again).toBe(written);
    for (const met of positionsToMeet(start)) expect(book.reply(met)).toBe(choose(met));
  });

  it('that do not fit their walk are refused', () => {
    const written = writeBook(start, choose);
    expect(() => readBook(start, written.slice(1))).toThrow();
    expect(() => readBook(start, `${written}0`)).toThrow('goes on');
    expect(() => readBook(start, written.slice(0, -1))).toThrow('ends');
  });
});
