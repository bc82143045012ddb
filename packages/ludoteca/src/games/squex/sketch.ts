/** A position in characters: octagons in rows, the squares between them, who is to move. */

import type { Ink, Sketch, SketchLine, Span } from '../../document/index.ts';
import type { Marks } from '../../game/index.ts';
import type { Cell } from '../../kernel/index.ts';
import { moveAt } from './cells.ts';
import type { Owner, SquexPosition } from './position.ts';
import { cuttersOf, winnerOf, winningChain } from './rules.ts';

/** What is pointed out on the board. */
interface Highlights {
  readonly last: number | undefined;
  readonly moves: readonly number[];
  readonly showsCuttable: boolean;
  /** The octagons and inner squares of the chain that has won, by row and column. */
  readonly chain: ReadonlySet<string>;
  readonly joints: ReadonlySet<string>;
}

/**
 * ```
 *      a   b   c
 *    +   1   1   +
 *  1  (1)  .  (2)
 *    2   1   +   2
 *  2   .  [1]  .
 *    2   +   +   2
 *  3   .   .   .
 *    +   1   1   +
 * > 2 1-0
 * ```
 *
 * `(1)` is an octagon of player 1, `[1]` the last move, `{1}` part of the winning chain; `+` is a square
 * of nobody, `<1>` one that can still be cut, shown when it is asked for.
 *
 * @example
 * ```ts
 * import { emptyPosition, play } from 'ludoteca/squex/rules';
 * import { plainText } from 'ludoteca/document';
 * import { sketch } from 'ludoteca/squex/view';
 *
 * const position = play(emptyPosition(5, 5), { row: 2, col: 2 });
 * console.log(plainText(sketch(position)));
 * ```
 *
 * ```text
 *      a   b   c   d   e
 *    +   1   1   1   1   +
 *  1   .   .   .   .   .
 *    2   +   +   +   +   2
 *  2   .   .   .   .   .
 *    2   +   +   +   +   2
 *  3   .   .  (1)  .   .
 *    2   +   +   +   +   2
 *  4   .   .   .   .   .
 *    2   +   +   +   +   2
 *  5   .   .   .   .   .
 *    +   1   1   1   1   +
 * > 2 1-0
 * ```
 */
export function sketch(position: SquexPosition, marks: Marks = {}): Sketch {
  const { rows, cols, player, cutInfo } = position;
  const highlights = highlightsOf(position, marks);
  const letters = Array.from({ length: cols }, (_, col) => ` ${String.fromCharCode(97 + col)} `);
  const board: SketchLine[] = [];
  for (let row = 0; row <= rows; row++) {
    const squares = Array.from({ length: cols + 1 }, (_, col) =>
      squareSpan(position, { row, col }, highlights),
    );
    board.push(spaced({ text: '  ', ink: 'plain' }, squares));
    if (row === rows) break;
    const octagons = Array.from({ length: cols }, (_, col) => ({
      ...octagonSpan(position, { row, col }, highlights),
      cell: { row, col },
    }));
    board.push(spaced({ text: `${String(row + 1).padStart(2)}  `, ink: 'faint' }, octagons));
  }
  return [
    [{ text: `    ${letters.join(' ')}`, ink: 'faint' }],
    ...board,
    [
      { text: '> ', ink: 'plain' },
      { text: String(player), ink: inkOf(player) },
      { text: ` ${cutInfo}`, ink: 'plain' },
    ],
  ];
}

function highlightsOf(position: SquexPosition, marks: Marks): Highlights {
  const winner = winnerOf(position);
  const chain = winner === 0 ? [] : (winningChain(position, winner) ?? []);
  const joints = chain.slice(1).flatMap((cell, index) => {
    const before = chain[index];
    const isDiagonal = cell.row !== before.row && cell.col !== before.col;
    const square = { row: Math.max(cell.row, before.row), col: Math.max(cell.col, before.col) };
    return isDiagonal ? [placeOf(square)] : [];
  });
  return {
    last: marks.last,
    moves: marks.moves ?? [],
    showsCuttable: marks.isFull ?? false,
    chain: new Set(chain.map(placeOf)),
    joints: new Set(joints),
  };
}

function placeOf({ row, col }: Cell): string {
  return `${row},${col}`;
}

function spaced(head: Span, spans: readonly Span[]): SketchLine {
  const gap: Span = { text: ' ', ink: 'plain' };
  return [head, ...spans.flatMap((span, index) => (index === 0 ? [span] : [gap, span]))];
}

function octagonSpan(position: SquexPosition, cell: Cell, highlights: Highlights): Span {
  const owner = position.octagons[cell.row][cell.col];
  const move = moveAt(position, cell);
  if (owner === 0) {
    const isMarked = highlights.moves.includes(move);
    return isMarked ? { text: ' * ', ink: 'mark' } : { text: ' . ', ink: 'faint', rich: ' · ' };
  }
  const bar = owner === 1 ? '┃' : '═';
  if (highlights.chain.has(placeOf(cell))) {
    return { text: `{${owner}}`, ink: inkOf(owner), rich: `{${bar}}` };
  }
  const isLast = highlights.last === move;
  return isLast
    ? { text: `[${owner}]`, ink: inkOf(owner), rich: `[${bar}]` }
    : { text: `(${owner})`, ink: inkOf(owner), rich: `(${bar})` };
}

function squareSpan(position: SquexPosition, square: Cell, highlights: Highlights): Span {
  const { rows, cols } = position;
  const { row, col } = square;
  const owner = position.squares[row][col];
  if (owner === 0) {
    const isCorner = (row === 0 || row === rows) && (col === 0 || col === cols);
    return { text: ' + ', ink: 'faint', ...(!isCorner && { rich: '   ' }) };
  }
  const isBorder = row === 0 || row === rows || col === 0 || col === cols;
  if (isBorder) {
    const side = owner === 1 ? '───' : ' │ ';
    return { text: ` ${owner} `, ink: inkOf(owner), rich: side };
  }
  const diamond = owner === 1 ? '◆' : '◇';
  if (highlights.joints.has(placeOf(square))) {
    return { text: `{${owner}}`, ink: inkOf(owner), rich: `{${diamond}}` };
  }
  if (highlights.showsCuttable && cuttersOf(position, square).length > 0) {
    return { text: `<${owner}>`, ink: inkOf(owner), rich: `<${diamond}>` };
  }
  return { text: ` ${owner} `, ink: inkOf(owner), rich: ` ${diamond} ` };
}

function inkOf(owner: Owner): Ink {
  return owner === 1 ? 'first' : 'second';
}
