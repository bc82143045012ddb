/** A board game to be played on an embedded board: by two people, or by one against a level. */

import {
  type AnyGame,
  levelCardsOf,
  type Match,
  type Move,
  questionOf,
  type Side,
} from 'ludoteca/game';
import { type Language, sayNotice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board, type BoardCell } from '../board/index.ts';
import { BoardFrame, EmbedTool } from './board-frame.tsx';
import { type Say, sayIn } from './words.ts';
import { thinkers } from './workers.ts';

export interface EmbeddedMatchProps {
  readonly game: AnyGame;
  readonly match: Match;
  readonly language: Language;
  /** The level that plays the second side; nobody when absent. */
  readonly bot: number | undefined;
  readonly isLocked: boolean;
  readonly theme: string;
  readonly onChange: (match: Match) => void;
}

interface PlayedCell extends BoardCell {
  readonly move: Move | undefined;
}

/** The side that a level plays, where one does. */
const botSide: Side = 1;

export function EmbeddedMatch(props: EmbeddedMatchProps): VNode {
  const { game, language, bot, isLocked } = props;
  const [match, setMatch] = useState(props.match);
  const [proposed, setProposed] = useState<Move | 'thinking' | undefined>();
  const [fault, setFault] = useState('');
  const say = sayIn(language);
  const level = bot === undefined ? undefined : levelWithin(game, bot);
  const isBots = level !== undefined && match.turn === botSide && match.outcome === undefined;
  const mayMove = !isLocked && !isBots && match.outcome === undefined;

  const go = (next: Match) => {
    setMatch(next);
    setProposed(undefined);
    setFault('');
    props.onChange(next);
  };
  useEffect(() => {
    if (!isBots || level === undefined) return undefined;
    const stopper = new AbortController();
    const { signal } = stopper;
    thinkers()
      .answerFor(game, questionOf(match, level, 'board'), { signal })
      .then(({ move }) => go(match.play(move)))
      .catch(() => signal.aborted || setFault(say('no-worker', {})));
    return () => stopper.abort();
  }, [match, isBots, level]);

  const askForHint = () => {
    if (!mayMove || proposed !== undefined) return;
    setProposed('thinking');
    const strongest = levelCardsOf(game).length;
    thinkers()
      .answerFor(game, { ...questionOf(match, strongest, 'hint'), maySwap: false })
      .then(({ move }) => setProposed(move))
      .catch(() => setFault(say('no-worker', {})));
  };
  const back = () => {
    let before = match.undo();
    // Back to one's own move, past those of the level.
    while (level !== undefined && before.turn === botSide && before.canUndo) before = before.undo();
    go(before);
  };

  const cells = useMemo(
    () => cellsOf(game, match, mayMove, language, say),
    [game, match, mayMove, language],
  );
  const marked = typeof proposed === 'number' ? [proposed] : undefined;
  const drawing = useMemo(() => {
    const showsMoves = mayMove && (game.showing === undefined || game.showing.marksMoves === true);
    return match.view(showsMoves ? { moves: match.legalMoves } : {});
  }, [game, match, mayMove]);
  const place = marked && match.placeOf(marked[0]);

  return (
    <BoardFrame
      message={fault || messageOf(props, match, isBots, proposed)}
      board={
        <Board
          drawing={drawing}
          cells={cells}
          over={
            place === undefined
              ? []
              : [
                  {
                    kind: 'circle',
                    x: place[0],
                    y: place[1],
                    r: 0.42,
                    stroke: 'accent',
                    width: 0.09,
                  },
                ]
          }
          label={say('match-board', { name: game.name[language] })}
          description={say('playing', {})}
          theme={props.theme}
          onPress={({ cell }) => {
            const pressed = cells.find(({ row, col }) => row === cell.row && col === cell.col);
            if (pressed?.isOpen && pressed.move !== undefined) go(match.play(pressed.move));
          }}
          onKey={(event) => {
            if (event.key.toLowerCase() === 'h' && !event.ctrlKey) askForHint();
            else if (event.ctrlKey && event.key === 'z' && match.canUndo) back();
            else return false;
            return true;
          }}
        />
      }
    >
      {!isLocked && (
        <div class="tools" role="toolbar" aria-label={say('tools', {})}>
          <EmbedTool
            icon="undo"
            text={say('undo', {})}
            onClick={back}
            isDisabled={!match.canUndo}
          />
          <EmbedTool
            icon="hint"
            text={say('hint', {})}
            onClick={askForHint}
            isDisabled={!mayMove || proposed === 'thinking'}
          />
          <EmbedTool icon="again" text={say('again', {})} onClick={() => go(match.anew())} />
        </div>
      )}
    </BoardFrame>
  );
}

function messageOf(
  { game, language }: EmbeddedMatchProps,
  match: Match,
  isBots: boolean,
  proposed: Move | 'thinking' | undefined,
): string {
  const say = sayIn(language);
  const { outcome } = match;
  if (outcome !== undefined) {
    const reason = `${sayNotice(phrasebooksOf(game), outcome.reason, language)}.`;
    if (outcome.winner === undefined) return say('nobody-wins', { reason });
    return say('side-wins', { side: match.sides[outcome.winner].name[language], reason });
  }
  if (proposed === 'thinking') return say('thinking', {});
  if (proposed !== undefined) return say('proposed', { move: match.write(proposed) });
  const side = match.sides[match.turn].name[language];
  return isBots ? say('bot-thinks', { side }) : say('to-move', { side });
}

/** The cells that the game tells of, or else where its legal moves are made. */
function cellsOf(
  game: AnyGame,
  match: Match,
  mayMove: boolean,
  language: Language,
  say: Say,
): readonly PlayedCell[] {
  const books = phrasebooksOf(game);
  const told = game.showing?.cells(match.state);
  const cells =
    told?.map(({ row, col, place, name, move, told: notice }) => ({
      row,
      col,
      place,
      move,
      label: `${name}, ${sayNotice(books, notice, language)}`,
    })) ??
    match.legalMoves.flatMap((move) => {
      const place = match.placeOf(move);
      if (place === undefined) return [];
      const [row, col] = [Math.floor(place[1]), Math.floor(place[0])];
      return [{ row, col, place, move, label: match.write(move) }];
    });
  return cells.map((cell) => {
    const isOpen = mayMove && cell.move !== undefined && match.legalMoves.includes(cell.move);
    return {
      ...cell,
      isOpen,
      label: isOpen ? `${cell.label}, ${say('playable', {})}` : cell.label,
    };
  });
}

/** The nearest level that there is. */
function levelWithin(game: AnyGame, level: number): number {
  return Math.max(1, Math.min(levelCardsOf(game).length, Math.round(level) || 1));
}
