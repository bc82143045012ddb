/** The cells of a board game with all that a screen reader should say of them. */

import {
  type Analysis,
  type AnyGame,
  goodChance,
  type Match,
  type Move,
  type ShownCell,
  type Side,
  type Verdict,
} from 'ludoteca/game';
import { sayNotice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import type { BoardCell } from '../board/index.ts';
import { language } from '../language/index.ts';
import { lastTurnOf } from './moments.ts';
import { words } from './words.ts';

/** A cell of the page, and the move that pressing it makes. */
export interface MatchCell extends BoardCell {
  readonly move: Move | undefined;
}

/** The cells of any game: those it tells of, or else where its legal moves are made. */
export function shownCells(game: AnyGame, match: Match): readonly Omit<ShownCell, 'told'>[] {
  if (game.showing !== undefined) return game.showing.cells(match.state);
  return match.legalMoves.flatMap((move) => {
    const place = match.placeOf(move);
    if (place === undefined) return [];
    const [row, col] = [Math.floor(place[1]), Math.floor(place[0])];
    return [{ row, col, place, name: match.write(move), move }];
  });
}

export interface CellSetting {
  readonly game: AnyGame;
  readonly match: Match;
  readonly mayMove: boolean;
  readonly analysis: Analysis | undefined;
  /** The side of the only person here. */
  readonly yours: Side | undefined;
  /** What else is said of the cells of moves. */
  readonly told?: ReadonlyMap<Move, string>;
}

export function cellsOf({
  game,
  match,
  mayMove,
  analysis,
  yours,
  told: toldBesides,
}: CellSetting): readonly MatchCell[] {
  const legal = new Set(match.legalMoves);
  const verdicts = new Map(analysis?.moves.map((verdict) => [verdict.move, verdict]));
  const told = new Map(
    game.showing?.cells(match.state, yours).map((cell) => [cell.name, cell.told] as const),
  );
  // All of the last turn: a level may have moved twice.
  const last = new Set(match.history.slice(lastTurnOf(match)?.from ?? match.history.length));
  return shownCells(game, match).map((cell): MatchCell => {
    const { row, col, place, name, move, isHandle } = cell;
    const isLegal = move !== undefined && legal.has(move);
    const verdict = move === undefined ? undefined : verdicts.get(move);
    const notice = told.get(name);
    const parts = [
      name,
      ...(notice === undefined ? [] : [sayNotice(phrasebooksOf(game), notice, language.value)]),
      ...(verdict !== undefined && isLegal ? [sayVerdict(verdict)] : []),
      ...(verdict === undefined && isLegal && mayMove && game.showing?.marksMoves
        ? [words('playable')]
        : []),
      ...(move !== undefined && toldBesides?.has(move) ? [toldBesides.get(move) ?? ''] : []),
      ...(move !== undefined && last.has(move) && !isLegal ? [words('last-move')] : []),
    ];
    return {
      row,
      col,
      place,
      label: parts.join(', '),
      move,
      isOpen: mayMove && isLegal,
      ...(isHandle && mayMove && { isHandle }),
    };
  });
}

/** What a verdict says, after the name of the move. */
export function sayVerdict({ value, distance, estimate, isRough }: Verdict): string {
  switch (value) {
    case 'win':
      return distance === undefined ? words('wins') : words('wins-in', { count: distance });
    case 'loss':
      return distance === undefined ? words('loses') : words('loses-in', { count: distance });
    case 'draw':
      return words('draws');
    case 'unknown':
      return estimate === undefined
        ? words('unknown')
        : isRough
          ? words(looksOf(estimate))
          : words('chance', { percent: Math.round(estimate * 100) });
  }
}

/** Words for an estimate that was never held against known values: it only orders the moves. */
export function looksOf(estimate: number): 'looks-good' | 'looks-open' | 'looks-bad' {
  if (estimate >= goodChance) return 'looks-good';
  return estimate <= 1 - goodChance ? 'looks-bad' : 'looks-open';
}
