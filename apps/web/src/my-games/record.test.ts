import { rastros } from 'ludoteca/rastros';
import { squex } from 'ludoteca/squex';
import { describe, expect, it } from 'vitest';
import type { About, Saved } from '../storage/index.ts';
import { entryOf, wantedOf } from './entries.ts';
import { recordsOf } from './record.ts';

let time = 0;
function play(about: About, game = 'rastros'): Saved {
  time++;
  const start = { game, moves: [] };
  return { id: `p${time}`, game, start, actions: [], began: time, touched: time, about };
}

/** A finished game of a person on the first seat against a level. */
function against(level: number, won: boolean) {
  const players = ['human', String(level)] as const;
  return entryOf(rastros, play({ players, isDone: true, winner: won ? 0 : 1 }));
}

describe('a play as it is listed', () => {
  it('is won, lost or open for whoever sits here', () => {
    expect(against(3, true)).toMatchObject({ result: 'won', level: 3, seat: 0 });
    expect(against(3, false)).toMatchObject({ result: 'lost' });
    const open = entryOf(rastros, play({ players: ['2', 'human'], isDone: false }));
    expect(open).toMatchObject({ result: 'open', level: 2, seat: 1 });
    const two = entryOf(rastros, play({ players: ['Ana', 'Rui'], isDone: true, winner: 0 }));
    expect(two).toMatchObject({ result: 'over', level: undefined, seat: undefined });
  });

  it('is read from its document where an older page kept less', () => {
    const saved = play({ isDone: false }, 'squex');
    const start = {
      game: 'squex',
      params: { rows: 3, cols: 3 },
      players: ['human', '2'],
      moves: ['a1', 'c3', 'a3', 'b2', 'a2'],
    };
    expect(entryOf(squex, { ...saved, start })).toMatchObject({ result: 'won', level: 2 });
  });

  it('is found by words without accents, by game and by result', () => {
    const entries = [against(3, true), against(4, false)];
    const said = ({ level }: { readonly level: number | undefined }) => `Nível ${level}`;
    const levels = (text: string, result: 'won' | 'finished' | '' = '') =>
      wantedOf(entries, { text, game: '', result }, said).map(({ level }) => level);
    expect(levels('NIVEL 4')).toEqual([4]);
    expect(levels('nivel')).toEqual([3, 4]);
    expect(levels('', 'won')).toEqual([3]);
    expect(levels('', 'finished')).toEqual([3, 4]);
    expect(wantedOf(entries, { text: '', game: 'squex', result: '' }, said)).toEqual([]);
  });
});

describe('a record', () => {
  const record = (...games: readonly (readonly [number, boolean])[]) =>
    recordsOf(
      games.map(([level, won]) => against(level, won)),
      () => 6,
    )[0];

  it('counts by level, and wins in a row', () => {
    const { levels, streak, longest } = record([1, true], [2, true], [2, false], [2, true]);
    expect(levels).toEqual([
      { level: 1, won: 1, helped: 0, lost: 0, drawn: 0 },
      { level: 2, won: 2, helped: 0, lost: 1, drawn: 0 },
    ]);
    expect([streak, longest]).toEqual([1, 2]);
  });

  it('tells of the next level after two wins, unless that was beaten already or there is none', () => {
    expect(record([3, true], [3, false], [3, true]).isReadyFrom?.level).toBe(3);
    expect(record([3, true]).isReadyFrom).toBeUndefined();
    expect(record([3, true], [3, true], [4, false]).isReadyFrom?.level).toBe(3);
    expect(record([3, true], [3, true], [4, true]).isReadyFrom).toBeUndefined();
    expect(record([6, true], [6, true]).isReadyFrom).toBeUndefined();
  });

  it('keeps wins with help apart: they lead to no next level, and neither make nor break a row', () => {
    const helped = entryOf(
      rastros,
      play({ players: ['human', '2'], isDone: true, winner: 0, isAlone: false }),
    );
    const [both] = recordsOf([against(2, true), helped, against(2, true)], () => 6);
    expect(both.levels).toEqual([{ level: 2, won: 2, helped: 1, lost: 0, drawn: 0 }]);
    expect(both).toMatchObject({ streak: 2, isReadyFrom: { level: 2 } });
    const [alone] = recordsOf([against(2, true), helped], () => 6);
    expect(alone.isReadyFrom).toBeUndefined();
  });

  it('is of games against the computer alone', () => {
    const two = entryOf(rastros, play({ players: ['Ana', 'Rui'], isDone: true, winner: 0 }));
    expect(recordsOf([two], () => 6)).toEqual([]);
  });
});
