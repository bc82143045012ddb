/** Setting a puzzle by hand: walls on the edges, and a picture that the clues are counted from. */

import type { Edge, PuzzleDoc, PuzzleSetting } from '../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid, LineClue, Walls } from './clues.ts';
import { regionsOf } from './regions.ts';

type Draft = PuzzleDoc<CrossAPixClues, CrossAPixGrid>;

export const setting: PuzzleSetting<CrossAPixClues, CrossAPixGrid> = {
  guide: {
    en: 'Paint the solution: the clues follow. Walls stand between the cells.',
    pt: 'Pinta a solução: as pistas seguem-na. As paredes ficam entre as casas.',
  },
  sizes: [5, 8, 10, 12, 15, 20].map((side) => ({ rows: side, cols: side })),

  blank({ rows, cols }) {
    const walls = (height: number, width: number): Walls =>
      Array.from({ length: height }, () => Array.from({ length: width }, () => 1 as const));
    const none = (length: number) => Array.from({ length }, (): LineClue => [0, 0]);
    const clues = {
      rows,
      cols,
      right: walls(rows, cols - 1),
      down: walls(rows - 1, cols),
      rowClues: none(rows),
      colClues: none(cols),
    };
    return counted(clues, () => false);
  },

  edgeMarks: [
    { value: 0, name: { en: 'no wall', pt: 'sem parede' }, signs: ['–', '–'] },
    { value: 1, name: { en: 'wall', pt: 'parede' }, signs: ['|', '—'] },
  ],
  edge: ({ clues }, { cell, towards }) => clues[towards][cell.row]?.[cell.col],
  setEdge(draft, { cell, towards }: Edge, value) {
    const { clues } = draft;
    const walls: Walls = clues[towards].map((line, row) =>
      row === cell.row ? line.with(cell.col, value === 1 ? 1 : 0) : line,
    );
    return counted({ ...clues, [towards]: walls }, paintedIn(draft));
  },

  brushes: [
    {
      id: 'paint',
      name: { en: 'Paint', pt: 'Pintar' },
      guide: {
        en: 'Press or drag over cells to paint the solution; press an edge to change its wall.',
        pt: 'Toca ou arrasta sobre as casas para pintar a solução; toca numa aresta para mudar a parede.',
      },
      draws: 'cells',
    },
    {
      id: 'walls',
      name: { en: 'Walls', pt: 'Paredes' },
      guide: {
        en: 'Drag along the lines: walls stand where you go. Begin on a wall to take walls away.',
        pt: 'Arrasta ao longo das linhas: ficam paredes por onde passas. Começa numa parede para as tirar.',
      },
      draws: 'along',
      edges: {
        has: (draft, edge) => setting.edge(draft, edge) === 1,
        put: (draft, edge, _, isThere) => setting.setEdge(draft, edge, isThere ? 1 : 0),
      },
    },
    {
      id: 'merge',
      name: { en: 'Merge', pt: 'Juntar' },
      guide: {
        en: 'Drag from region to region: they become one, painted as the first was.',
        pt: 'Arrasta de região em região: ficam uma só, pintada como a primeira.',
      },
      draws: 'across',
      edges: { has: () => false, put: merged },
    },
  ],

  values: () => [1],
  // What is not painted is left open, so that every wall is seen.
  filling: ({ clues, solution }) =>
    Array.from({ length: clues.rows }, (_, row) =>
      Array.from({ length: clues.cols }, (_, col) => (solution?.[row][col] === 1 ? 1 : null)),
    ),
  cell: (draft, { row, col }) => (paintedIn(draft)(row, col) ? 1 : undefined),
  setCell(draft, cell, value) {
    const { clues } = draft;
    const { ofCell } = regionsOf(clues);
    const region = ofCell[cell.row * clues.cols + cell.col];
    const wasPainted = paintedIn(draft);
    return counted(clues, (row, col) =>
      ofCell[row * clues.cols + col] === region ? value === 1 : wasPainted(row, col),
    );
  },
};

/** Two regions made one, without any wall inside; its cells are painted as those where the drag came from. */
function merged(draft: Draft, { cell, towards }: Edge, isForward: boolean): Draft {
  const { clues } = draft;
  const { cols } = clues;
  const { ofCell } = regionsOf(clues);
  const one = cell.row * cols + cell.col;
  const other = one + (towards === 'right' ? 1 : cols);
  const both = new Set([ofCell[one], ofCell[other]]);
  const isIn = (at: number) => both.has(ofCell[at]);
  const without = (walls: Walls, step: number): Walls =>
    walls.map((line, row) =>
      line.map((wall, col) => {
        const at = row * cols + col;
        return isIn(at) && isIn(at + step) ? 0 : wall;
      }),
    );
  const first = isForward ? one : other;
  const wasPainted = paintedIn(draft);
  const isPainted = wasPainted(Math.floor(first / cols), first % cols);
  const opened = { ...clues, right: without(clues.right, 1), down: without(clues.down, cols) };
  return counted(opened, (row, col) => (isIn(row * cols + col) ? isPainted : wasPainted(row, col)));
}

/** Whether a cell of the target is painted. */
function paintedIn({ solution }: Draft): (row: number, col: number) => boolean {
  return (row, col) => solution?.[row][col] === 1;
}

/** The clues of a target. Where walls fell, a region is painted as soon as one of its cells was. */
function counted(clues: CrossAPixClues, isPainted: (row: number, col: number) => boolean): Draft {
  const { rows, cols } = clues;
  const { ofCell } = regionsOf(clues);
  const painted = new Set<number>();
  for (let cell = 0; cell < rows * cols; cell++) {
    if (isPainted(Math.floor(cell / cols), cell % cols)) painted.add(ofCell[cell]);
  }
  const target = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col): 0 | 1 =>
      painted.has(ofCell[row * cols + col]) ? 1 : 0,
    ),
  );
  const clueOf = (line: readonly (0 | 1)[]): LineClue => [
    line.filter((entry) => entry === 1).length,
    line.filter((entry, at) => entry === 1 && line[at - 1] !== 1).length,
  ];
  return {
    clues: {
      ...clues,
      rowClues: target.map(clueOf),
      colClues: Array.from({ length: cols }, (_, col) => clueOf(target.map((line) => line[col]))),
    },
    solution: target,
  };
}
