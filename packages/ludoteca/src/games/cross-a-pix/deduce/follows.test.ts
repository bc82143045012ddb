import { describe, expect, it } from 'vitest';
import { anyState } from '../../../../test/cross-a-pix/states.ts';
import { Effort, type Random, random } from '../../../kernel/index.ts';
import type { Fact, Reason } from '../../../puzzle/index.ts';
import { type Board, boardOf, regionAt } from './board.ts';
import { follows } from './follows.ts';
import { factOf } from './reasons.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

/** Whether a colouring of all regions satisfies a reason: written out from the rules. */
function satisfies(board: Board, colours: readonly number[], reason: Reason): boolean {
  if (!('constraint' in reason)) {
    return 'is' in reason && colours[regionAt(board, reason.cell)] === reason.is;
  }
  const { clues, regions } = board;
  const index = reason.constraint >> 1;
  const cells =
    index < clues.rows
      ? Array.from({ length: clues.cols }, (_, col) => index * clues.cols + col)
      : Array.from({ length: clues.rows }, (_, row) => row * clues.cols + index - clues.rows);
  const text = cells.map((cell) => colours[regions.ofCell[cell]]).join('');
  const [painted, blocks] = [...clues.rowClues, ...clues.colClues][index];
  return reason.constraint & 1
    ? text.split(/0+/).filter(Boolean).length === blocks
    : text.split('1').length - 1 === painted;
}

function followsByAll(board: Board, reasons: readonly Reason[], fact: Fact): boolean {
  const { count } = board.regions;
  for (let choice = 0; choice < 1 << count; choice++) {
    const colours = Array.from({ length: count }, (_, region) => (choice >> region) & 1);
    if (satisfies(board, colours, fact)) continue;
    if (reasons.every((reason) => satisfies(board, colours, reason))) return false;
  }
  return true;
}

/** Some clues and facts, most of them true, and a fact to be asked for. */
function anyQuestion(board: Board, colours: readonly number[], source: Random) {
  const share = source.unit();
  const facts = colours.map((colour, region) =>
    factOf(board, region, source.chance(0.95) ? colour : 1 - colour),
  );
  const clues = Array.from({ length: 2 * board.lines.length }, (_, constraint) => ({ constraint }));
  const few = source.chance(0.5) ? 2 / clues.length : share;
  const reasons: Reason[] = [
    ...clues.filter(() => source.chance(few)),
    ...facts.filter(() => source.chance(source.unit())),
  ];
  const region = source.below(colours.length);
  const colour = source.chance(0.7) ? colours[region] : 1 - colours[region];
  return { reasons, fact: factOf(board, region, colour) };
}

describe('follows', () => {
  it('is true just when every colouring that satisfies the reasons satisfies the fact', () => {
    let asked = 0;
    let true_ = 0;
    for (let run = 0; asked < (isLong ? 4000 : 250); run++) {
      const { clues, solution } = anyState(`follows ${run}`, 5);
      const board = boardOf(clues);
      if (board.regions.count > 11) continue;
      const colours = Array.from(
        board.regions.firstCells,
        (cell) => solution[Math.floor(cell / clues.cols)][cell % clues.cols] ?? 0,
      );
      const { reasons, fact } = anyQuestion(board, colours, random(run));
      const answer = follows(clues, reasons, fact, new Effort());
      expect(answer).toBe(followsByAll(board, reasons, fact));
      asked++;
      if (answer) true_++;
    }
    // Both answers must have been seen often.
    expect(true_).toBeGreaterThan(asked / 10);
    expect(true_).toBeLessThan((asked * 9) / 10);
  });

  it('says nothing when the effort has ended', () => {
    const { clues } = anyState('ended', 6);
    const fact = { cell: { row: 0, col: 0 }, is: 1 };
    expect(follows(clues, [{ constraint: 0 }], fact, new Effort({ nodes: 0 }))).toBe(undefined);
  });
});
