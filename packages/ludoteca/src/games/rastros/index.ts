/** Rastros: one stone, one trail, two corners. */

import { defineGame, type Game, type Outcome } from '../../game/index.ts';
import { analyse } from './analyse.ts';
import { cellName, cellPattern } from './cells.ts';
import { certify } from './certify.ts';
import { lessons } from './lessons.ts';
import { rastrosLevels } from './levels.ts';
import {
  goalNames,
  name,
  optionHelp,
  optionLabels,
  presetNames,
  presetNotes,
  rastrosPhrases,
  rules,
  sideNames,
  summary,
} from './messages.ts';
import { classicBook, classicStart } from './opening-book/book.ts';
import { smallOpenings, smallStart } from './opening-book/openings.ts';
import { prove } from './prove.ts';
import {
  apply,
  goalOf,
  initial,
  moves,
  outcome,
  type RastrosParams,
  type RastrosState,
  usualStart,
} from './rules.ts';
import { RastrosSearch } from './search.ts';
import { packing } from './short-code.ts';
import { showing } from './showing.ts';
import { looksLikeDrawing, parseDrawing, sketch } from './sketch.ts';
import {
  formatMove,
  goalChoices,
  hasShape,
  params,
  paramsFromJson,
  paramsOf,
  paramsToJson,
  parseMove,
  positionFromJson,
  positionToJson,
} from './text.ts';
import { middleOf, view } from './view.ts';

export { type ClassicBook, classicBook } from './opening-book/book.ts';
export { provenMove } from './perfect.ts';
export type { RastrosParams, RastrosState, Side } from './rules.ts';
export {
  ExactTable,
  LiveSolver,
  lost,
  open,
  PackedBoard,
  type PackedPosition,
  type PackedSide,
  type Proven,
  packBoard,
  packPosition,
  Solver,
  solveAlone,
  type Teamwork,
  won,
} from './solve/index.ts';

export const rastros: Game<RastrosParams, RastrosState> = defineGame({
  id: 'rastros',
  name,
  summary,
  rules,
  phrases: rastrosPhrases,
  lessons,
  sides: [
    { id: 'north', name: sideNames.north },
    { id: 'south', name: sideNames.south },
  ],
  options: [
    { name: 'size', label: optionLabels.size, takes: { kind: 'size' }, help: optionHelp.size },
    { name: 'start', label: optionLabels.start, takes: { kind: 'text' }, help: optionHelp.start },
    {
      name: 'goals',
      label: optionLabels.goals,
      takes: { kind: 'choice', choices: goalChoices, names: goalNames },
      help: optionHelp.goals,
    },
  ],
  presets: [
    {
      name: presetNames.classic,
      note: presetNotes.classic,
      params: { size: 8, start: usualStart(8) },
    },
    { name: presetNames.small, note: presetNotes.small, params: { size: 7, start: usualStart(7) } },
  ],
  params,
  paramsFromJson,
  paramsToJson,
  paramsOf,
  initial,
  turn: (state) => (state.toMove === 'north' ? 0 : 1),
  moves,
  apply,
  outcome: outcomeOf,
  movePattern: cellPattern,
  parseMove,
  formatMove,
  hasShape,
  positionFromJson,
  positionToJson,
  packing,
  looksLikeDrawing,
  parseDrawing,
  sketch,
  view,
  placeOf: (state, move) => middleOf(move, state.size),
  showing,
  levels: rastrosLevels,
  search: (state) => new RastrosSearch(state),
  analyse,
  prove,
  certify,
  async openingBook(state) {
    if (state.size === classicStart().size) return classicBook();
    return state.size === smallStart().size ? smallOpenings() : undefined;
  },
});

function outcomeOf(state: RastrosState): Outcome | undefined {
  const end = outcome(state);
  if (end === undefined) return undefined;
  const goal = cellName(goalOf(end.winner, state), state.size);
  return {
    winner: end.winner === 'north' ? 0 : 1,
    reason:
      end.reason === 'goal'
        ? rastrosPhrases.notice('goal', { goal })
        : rastrosPhrases.notice('blocked', {}),
  };
}
