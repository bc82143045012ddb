import { describe, expect, it } from 'vitest';
import { sayNotice } from '../../kernel/index.ts';
import { rastrosPhrases } from './messages.ts';
import { apply, initial, moves } from './rules.ts';
import { showing } from './showing.ts';
import { view } from './view.ts';

const state = apply(initial({ size: 8, start: 36 }), 27);
const cells = showing.cells(state);
const told = (name: string) => {
  const cell = cells.find((each) => each.name === name);
  if (cell === undefined) throw new Error(`there is no ${name}`);
  return sayNotice([rastrosPhrases], cell.told, 'en');
};

describe('Rastros on a page', () => {
  it('has every cell once, in reading order', () => {
    expect(cells.map(({ name }) => name).slice(0, 3)).toEqual(['a8', 'b8', 'c8']);
    expect(cells.at(-1)).toMatchObject({ row: 7, col: 7, name: 'h1', place: [7.5, 7.5] });
    expect(new Set(cells.map(({ move }) => move)).size).toBe(64);
  });

  it('tells what stands in each', () => {
    expect([told('d4'), told('e5'), told('a1'), told('h8'), told('c3')]).toEqual([
      'the stone',
      'black',
      'free, North’s corner',
      'free, South’s corner',
      'free',
    ]);
    expect(cells.filter(({ isHandle }) => isHandle).map(({ name }) => name)).toEqual(['d4']);
  });

  it('tells what each side wants', () => {
    const aims = ([0, 1] as const).map((side) =>
      sayNotice([rastrosPhrases], showing.aim(state, side), 'pt'),
    );
    expect(aims).toEqual(['quer a1, ou o Sul preso', 'quer h8, ou o Norte preso']);
  });

  it('draws a dot for each move that is pointed out, and a faint stone before it goes there', () => {
    const dots = view(state, { moves: moves(state) }).shapes.length - view(state).shapes.length;
    expect(dots).toBe(7);
    expect(showing.preview?.(state, 18)).toHaveLength(2);
  });
});
