/** Noughts and crosses: the least game there is, to prove that a folder is all it takes. */

import {
  defineGame,
  fail,
  type Game,
  type GameRules,
  type Notice,
  type Outcome,
  ok,
  phrasebook,
  type Result,
  type Side,
} from 'ludoteca';

export interface NoughtsState {
  /** Nine cells in reading order: x moves first. */
  readonly cells: string;
  readonly turn: Side;
}

type NoughtsParams = Readonly<Record<string, never>>;

const phrases = phrasebook('noughts', {
  line: { en: 'three in a row', pt: 'três em linha' },
  full: { en: 'the board is full', pt: 'o tabuleiro está cheio' },
  'not-a-cell': {
    en: 'found {found}; expected a cell such as b2',
    pt: 'encontrei {found}; esperava uma casa como b2',
  },
  again: { en: 'the centre gives another move', pt: 'o centro dá outra jogada' },
  taken: { en: '{cell} is taken', pt: '{cell} está ocupada' },
  'bad-board': {
    en: 'found {found}; expected three lines of x, o and .',
    pt: 'encontrei {found}; esperava três linhas de x, o e .',
  },
});

const marks = ['x', 'o'] as const;
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const drawingPattern = /^[xo.]{3}\n[xo.]{3}\n[xo.]{3}\n([xo])\s*$/;
const cellPattern = /^([a-c])([1-3])$/i;

export const noughtsRules: GameRules<NoughtsParams, NoughtsState> = {
  id: 'noughts',
  name: { en: 'Noughts and crosses', pt: 'Jogo do galo' },
  summary: { en: 'Three in a row.', pt: 'Três em linha.' },
  rules: { en: 'Make three in a row.', pt: 'Faz três em linha.' },
  phrases,
  sides: [
    { id: 'x', name: { en: 'Crosses', pt: 'Cruzes' } },
    { id: 'o', name: { en: 'Noughts', pt: 'Bolas' } },
  ],
  options: [],
  presets: [{ name: { en: '3×3', pt: '3×3' }, params: {} }],
  params: () => ok({}),
  paramsFromJson: () => ({}),
  paramsToJson: () => ({}),
  paramsOf: () => ({}),
  initial: () => ({ cells: '.........', turn: 0 }),
  turn: (state) => state.turn,
  moves,
  apply(state, move) {
    if (!moves(state).includes(move)) throw new Error(`${move} is no move`);
    const cells = state.cells.slice(0, move) + marks[state.turn] + state.cells.slice(move + 1);
    return { cells, turn: state.turn === 0 ? 1 : 0 };
  },
  outcome,
  movePattern: cellPattern,
  parseMove(state, text): Result<number, Notice> {
    const match = cellPattern.exec(text.trim());
    if (match === null) return fail(phrases.notice('not-a-cell', { found: text }));
    const cell = 3 * (Number(match[2]) - 1) + match[1].toLowerCase().charCodeAt(0) - 97;
    if (moves(state).includes(cell)) return ok(cell);
    return fail(phrases.notice('taken', { cell: cellName(cell) }));
  },
  formatMove: (_, move) => cellName(move),
  hasShape: (value) => value.cells !== undefined,
  positionFromJson(reader) {
    const cells = reader.at('cells').text();
    if (!/^[xo.]{9}$/.test(cells)) {
      reader.refuse(phrases.notice('bad-board', { found: cells }, { kind: 'json', path: 'cells' }));
    }
    return { cells, turn: reader.at('turn').choice(['x', 'o'] as const) === 'x' ? 0 : 1 };
  },
  positionToJson: (state) => ({ cells: state.cells, turn: marks[state.turn] }),
  looksLikeDrawing: (text) => drawingPattern.test(text),
  parseDrawing(text) {
    const match = drawingPattern.exec(text);
    if (match === null) return fail(phrases.notice('bad-board', { found: text.slice(0, 20) }));
    return ok({ cells: text.slice(0, 11).replaceAll('\n', ''), turn: match[1] === 'x' ? 0 : 1 });
  },
  sketch: ({ cells, turn }) => [
    ...[0, 1, 2].map((row) =>
      [0, 1, 2].map((col) => ({
        text: cells[3 * row + col],
        ink: 'plain' as const,
        cell: { row, col },
      })),
    ),
    [{ text: marks[turn], ink: 'plain' }],
  ],
  view: ({ cells }) => ({
    left: 0,
    top: 0,
    width: 3,
    height: 3,
    shapes: [...cells].map((mark, cell) => ({
      kind: 'text',
      x: (cell % 3) + 0.5,
      y: Math.floor(cell / 3) + 0.5,
      size: 0.6,
      text: mark,
      fill: 'ink',
    })),
  }),
  canDraw: true,
  placeOf: (_, move) => [(move % 3) + 0.5, Math.floor(move / 3) + 0.5],
};

export const noughts: Game<NoughtsParams, NoughtsState> = defineGame(noughtsRules);

/** The same, but the centre gives another move, and the second player may swap sides. */
export const greedyNoughts: Game<NoughtsParams, NoughtsState> = defineGame({
  ...noughtsRules,
  offersSwap: true,
  apply(state, move) {
    const after = noughtsRules.apply(state, move);
    return move === 4 ? { ...after, turn: state.turn } : after;
  },
  remarks: (_, move) => (move === 4 ? [phrases.notice('again', {})] : []),
});

function cellName(cell: number): string {
  return `${String.fromCharCode(97 + (cell % 3))}${Math.floor(cell / 3) + 1}`;
}

function moves(state: NoughtsState): number[] {
  if (outcome(state) !== undefined) return [];
  return [...state.cells].flatMap((mark, cell) => (mark === '.' ? [cell] : []));
}

function outcome({ cells }: NoughtsState): Outcome | undefined {
  for (const side of [0, 1] as const) {
    const holds = lines.some((line) => line.every((cell) => cells[cell] === marks[side]));
    if (holds) return { winner: side, reason: phrases.notice('line', {}) };
  }
  if (cells.includes('.')) return undefined;
  return { reason: phrases.notice('full', {}) };
}
