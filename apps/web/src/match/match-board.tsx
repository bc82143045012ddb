/** The board of a game in play: its cells, what is pointed at, verdicts and hints drawn over it. */

import { useComputed } from '@preact/signals';
import type { Shape } from 'ludoteca/drawing';
import type { Move } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Board, type Drag } from '../board/index.ts';
import { say } from '../language/index.ts';
import { isDark } from '../theme/index.ts';
import { cellsOf, type MatchCell } from './match-cells.ts';
import { yourSide } from './say.ts';
import type { MatchSession } from './session.ts';
import { verdictShapes } from './verdict-shapes.ts';
import { ranked, weightsOf } from './verdicts.ts';
import { words } from './words.ts';

interface MatchBoardProps {
  readonly session: MatchSession;
  /** What else is drawn over it; asked for again when what it reads has changed. */
  readonly over?: () => readonly Shape[];
  /** What else is said of the cells of moves. */
  readonly told?: ReadonlyMap<Move, string>;
}

export function MatchBoard({ session, over: drawnOver, told }: MatchBoardProps): VNode {
  const { game, study, pointed, zoom, isFull } = session;
  const glimpse = session.glimpse.value;
  const match = glimpse ?? session.shown.value;
  const mayMove = session.mayMove.value && glimpse === undefined;
  const analysis = glimpse === undefined ? study.analysis.value : undefined;
  const full = isFull.value;

  const yours = yourSide(session, match);
  const yoursText = game.showing?.yours && say(game.showing.yours);

  const cells = useMemo(
    () => cellsOf({ game, match, mayMove, analysis, yours, ...(told && { told }) }),
    [game, match, mayMove, analysis, yours, told, say(game.name), yoursText],
  );
  const byPlace = useMemo(
    () => new Map(cells.map((cell) => [`${cell.row},${cell.col}`, cell])),
    [cells],
  );
  const drawing = useMemo(() => {
    const isMarked = mayMove && analysis === undefined && marksMoves(game);
    return match.view({
      ...(isMarked && { moves: match.legalMoves }),
      ...(full && { isFull: true }),
      ...(yours !== undefined &&
        yoursText !== undefined && { yours: { side: yours, text: yoursText } }),
    });
  }, [match, mayMove, analysis, full, game, yours, yoursText]);
  // Only what is drawn over the board is made anew when the mouse moves.
  const over = useComputed(() => {
    const others = drawnOver?.() ?? [];
    if (session.glimpse.value !== undefined) return others;
    return [...others, ...verdictsOver(session), ...hinted(session), ...preview(session)];
  });

  const cellOf = ({ row, col }: { readonly row: number; readonly col: number }) =>
    byPlace.get(`${row},${col}`);
  const point = (cell: MatchCell | undefined) => {
    pointed.value = cell?.isOpen ? cell.move : undefined;
  };

  return (
    <Board
      drawing={drawing}
      over={over.value}
      cells={cells}
      label={words('board', { game: say(game.name) })}
      description={words('how-to')}
      magnifies
      dragsHandles
      opensWhole
      zoom={zoom}
      theme={isDark.value ? 'dark' : 'light'}
      onPress={({ cell, by }) => {
        const pressed = cellOf(cell);
        if (pressed !== undefined) session.press(pressed, by === 'touch');
      }}
      onDrag={(drag) => dragged(session, drag, cellOf(drag.cell), point)}
      onCurrent={(cell) => point(cellOf(cell))}
      onKey={(event) => {
        // Where nothing can be played, the arrows walk through the game.
        const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
        if (by === undefined || mayMove || event.ctrlKey || event.altKey) return false;
        session.step(by);
        return true;
      }}
      onHover={(cell) => {
        const pointedAt = cell && cellOf(cell);
        point(pointedAt);
      }}
    />
  );
}

/** Where a game does not say how it shows itself, its moves are pointed out. */
function marksMoves({ showing }: MatchSession['game']): boolean {
  return showing === undefined || showing.marksMoves === true;
}

/** What is dragged goes where it is let go, as if that cell had been pressed. */
function dragged(
  session: MatchSession,
  { phase, by }: Drag,
  cell: MatchCell | undefined,
  point: (cell: MatchCell | undefined) => void,
): void {
  if (phase === 'over') point(cell);
  if (phase === 'cancel') point(undefined);
  if (phase === 'end' && cell !== undefined) session.press(cell, by === 'touch');
}

function verdictsOver(session: MatchSession): readonly Shape[] {
  const { study } = session;
  const analysis = study.analysis.value;
  const match = session.shown.value;
  if (analysis === undefined) return [];
  const order = ranked(analysis.moves);
  const weights = weightsOf(order);
  return order.flatMap((verdict, index) => {
    const place = match.placeOf(verdict.move);
    if (place === undefined) return [];
    return verdictShapes(place, verdict, { side: match.turn, weight: weights[index] });
  });
}

/** Points out the move that a hint proposes. */
function hinted(session: MatchSession): readonly Shape[] {
  const { study } = session;
  const hint = study.hint.value;
  const place = hint && session.shown.value.placeOf(hint.move);
  if (place === undefined) return [];
  const [x, y] = place;
  return [
    { kind: 'circle', x, y, r: 0.4, fill: 'tint2', stroke: 'accent', width: 0.08 },
    { kind: 'circle', x, y, r: 0.14, fill: 'accent' },
  ];
}

/** How the move that is pointed at would look. */
function preview(session: MatchSession): readonly Shape[] {
  const { game, study, pointed } = session;
  const match = session.shown.value;
  const move = pointed.value;
  if (move === undefined || !session.mayMove.value || !match.legalMoves.includes(move)) return [];
  const place = match.placeOf(move);
  if (place === undefined) return [];
  const [x, y] = place;
  // A verdict is not to be covered: then a ring is enough.
  if (study.analysis.value !== undefined || game.showing?.preview === undefined) {
    return [{ kind: 'circle', x, y, r: 0.47, stroke: 'accent', width: 0.05 }];
  }
  return game.showing.preview(match.state, move);
}
