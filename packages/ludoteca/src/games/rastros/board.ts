/** Rastros as people see it: one stone, one trail, two corners. */

import type { OptionSpec, OptionsOf } from '../../document/index.ts';
import { defineGame, type Game, type Outcome } from '../../game/index.ts';
import { cellName, cellPattern } from './cells.ts';
import { lessons } from './lessons.ts';
import { levelCards } from './level-cards.ts';
import {
  goalNames,
  name,
  openingNotes,
  optionHelp,
  optionLabels,
  presetNames,
  presetNotes,
  rastrosPhrases,
  rules,
  sideNames,
  summary,
} from './messages.ts';
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
import { themeCards } from './theme-cards.ts';
import { middleOf, view } from './view.ts';

const options = [
  {
    name: 'size',
    label: optionLabels.size,
    takes: { kind: 'size', sizes: '3–26' },
    help: optionHelp.size,
  },
  { name: 'start', label: optionLabels.start, takes: { kind: 'text' }, help: optionHelp.start },
  {
    name: 'goals',
    label: optionLabels.goals,
    takes: { kind: 'choice', choices: goalChoices, names: goalNames },
    help: optionHelp.goals,
  },
] as const satisfies readonly OptionSpec[];

export type RastrosOptions = OptionsOf<typeof options>;

export const rastrosBoard: Game<RastrosParams, RastrosState, RastrosOptions> = defineGame({
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
  options,
  presets: [
    {
      name: presetNames.classic,
      note: presetNotes.classic,
      params: { size: 8, start: usualStart(8) },
    },
    { name: presetNames.small, note: presetNotes.small, params: { size: 7, start: usualStart(7) } },
  ],
  openings: [
    {
      name: presetNames.classic,
      note: openingNotes.classic,
      params: { size: 8, start: usualStart(8) },
    },
    {
      name: presetNames.small,
      note: openingNotes.small,
      params: { size: 7, start: usualStart(7) },
    },
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
  levelCards,
  themeCards,
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
