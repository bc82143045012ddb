/** Squex as people see it: octagons, the squares between them, and two moves for whoever is cut. */

import type { OptionSpec, OptionsOf } from '../../document/index.ts';
import { defineGame, type Game, type Outcome } from '../../game/index.ts';
import { cellAt, cellPattern, moveAt, octagonName } from './cells.ts';
import { looksLikeDrawing, parseDrawing } from './drawing.ts';
import { facts, insights } from './facts.ts';
import { lessons } from './lessons.ts';
import { levelCards } from './level-cards.ts';
import {
  name,
  optionHelp,
  optionLabels,
  presetNames,
  presetNotes,
  rules,
  sideNames,
  squexPhrases,
  summary,
} from './messages.ts';
import { emptyPosition, type SquexPosition } from './position.ts';
import { remarks } from './remarks.ts';
import { legalMoves, play, winnerOf, winningChain } from './rules.ts';
import { packing } from './short-code.ts';
import { showing } from './showing.ts';
import { sketch } from './sketch.ts';
import { isListOpen, looksLikeStateList, parseStateList } from './state-list.ts';
import {
  formatMove,
  hasShape,
  params,
  paramsFromJson,
  paramsOf,
  paramsToJson,
  parseMove,
  positionFromJson,
  positionToJson,
  type SquexParams,
} from './text.ts';
import { themeCards } from './theme-cards.ts';
import { middleOf } from './tiles.ts';
import { view } from './view.ts';

const options = [
  {
    name: 'size',
    label: optionLabels.size,
    takes: { kind: 'size', sizes: '1–26, 1x26' },
    help: optionHelp.size,
  },
] as const satisfies readonly OptionSpec[];

export type SquexOptions = OptionsOf<typeof options>;

export const squexBoard: Game<SquexParams, SquexPosition, SquexOptions> = defineGame({
  id: 'squex',
  name,
  summary,
  rules,
  phrases: squexPhrases,
  lessons,
  sides: [
    { id: 1, name: sideNames.blue, sign: '1', richSign: '┃', mark: '|' },
    { id: 2, name: sideNames.ochre, sign: '2', richSign: '═', mark: '=' },
  ],
  options,
  presets: [
    { name: presetNames.usual, note: presetNotes.usual, params: { rows: 8, cols: 8 } },
    { name: presetNames.small, note: presetNotes.small, params: { rows: 5, cols: 5 } },
    { name: presetNames.large, note: presetNotes.large, params: { rows: 11, cols: 11 } },
  ],
  params,
  paramsFromJson,
  paramsToJson,
  paramsOf,
  initial: ({ rows, cols }) => emptyPosition(rows, cols),
  turn: ({ player }) => (player === 1 ? 0 : 1),
  moves: (position) => legalMoves(position).map((cell) => moveAt(position, cell)),
  apply(position, move) {
    if (!Number.isInteger(move)) throw new Error(`${move} is no legal move`);
    return play(position, cellAt(position, move));
  },
  outcome: outcomeOf,
  movePattern: cellPattern,
  parseMove,
  formatMove,
  hasShape,
  positionFromJson,
  positionToJson,
  packing,
  looksLikeDrawing: (text) => looksLikeDrawing(text) || looksLikeStateList(text),
  drawingContinues: isListOpen,
  parseDrawing: (text) => (looksLikeStateList(text) ? parseStateList(text) : parseDrawing(text)),
  sketch,
  view,
  placeOf: (position, move) => middleOf(cellAt(position, move)),
  showing,
  offersSwap: true,
  remarks,
  facts,
  insights,
  levelCards,
  themeCards,
});

function outcomeOf(position: SquexPosition): Outcome | undefined {
  const winner = winnerOf(position);
  if (winner === 0) return undefined;
  const chain = winningChain(position, winner)?.map(octagonName).join(' ') ?? '';
  return { winner: winner === 1 ? 0 : 1, reason: squexPhrases.notice('joined', { chain }) };
}
