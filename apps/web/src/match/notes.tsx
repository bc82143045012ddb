/** What there is to say next to the board: whose turn with how many moves, remarks, refusals, questions. */

import { swap } from 'ludoteca/game';
import type { Notice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { say, tell } from '../language/index.ts';
import { Button, Icon } from '../parts/index.ts';
import { type LastTurn, lastTurnOf, matchAt } from './moments.ts';
import { Emblem } from './players.tsx';
import { isYours, saySwap, sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { words } from './words.ts';

export function Notes({ session }: { readonly session: MatchSession }): VNode {
  const { game, asked, refusal } = session;
  const match = session.shown.value;
  const swapped = saySwap(session, match);
  const remarks = [
    ...match.remarks.map((remark) => tell(phrasebooksOf(game), remark)),
    ...(swapped === undefined ? [] : [swapped]),
  ];
  const turn = match.outcome === undefined ? lastTurnOf(match) : undefined;
  // A turn of several moves is told until the next one begins, so that it can be followed at leisure.
  const isDouble = turn !== undefined && (turn.side === match.turn || turn.moves.length > 1);
  const hasSeveral = match.outcome === undefined && (movesLeft(session) > 1 || isDouble);
  // How to move is told to whoever begins, not after a game that was over at once.
  const isBeginning =
    match.history.length < 2 && match.outcome === undefined && !session.isAnalysing.value;
  const caution = cautionOf(session);
  if (asked.value !== undefined) return <Question session={session} />;
  return (
    <div class="notes">
      {hasSeveral &&
        (turn !== undefined && isDouble && movesLeft(session) === 1 ? (
          <DoubleTurn session={session} turn={turn} />
        ) : (
          <SeveralMoves session={session} />
        ))}
      {caution && (
        <p class="note caution" aria-hidden="true">
          <Icon name="warning" />
          {tell(phrasebooksOf(game), caution)}
        </p>
      )}
      {!hasSeveral && remarks.length > 0 && (
        <p class="note" data-side={match.turn}>
          {remarks.join('. ')}
        </p>
      )}
      {refusal.value !== '' && (
        <p class="note fault">
          <Icon name="warning" />
          {refusal.value}
        </p>
      )}
      {match.legalMoves.includes(swap) && session.mayMove.value && (
        <div class="note swap-offer">
          <p>{words('swap-help')}</p>
          <Button icon="swap" onClick={() => session.play(swap)}>
            {words('swap')}
          </Button>
        </div>
      )}
      {isBeginning && !hasSeveral && remarks.length === 0 && refusal.value === '' && (
        <p class="guide optional">{say(game.showing?.guide ?? game.summary)}</p>
      )}
      {isBeginning && session.zoom.isSmall.value && session.mayMove.value && (
        <p class="guide finger-only">{words('aim')}</p>
      )}
    </div>
  );
}

function movesLeft({ game, shown }: MatchSession): number {
  return game.showing?.movesLeft?.(shown.value.state) ?? 1;
}

/** What the move under the mouse would give away: said before it is made, as a finger is asked. */
function cautionOf({ game, pointed, shown, mayMove, isAnalysing }: MatchSession) {
  const move = pointed.value;
  if (move === undefined || !mayMove.value || isAnalysing.value) return undefined;
  if (!shown.value.legalMoves.includes(move)) return undefined;
  return game.showing?.caution?.(shown.value.state, move);
}

/** A turn of several moves: what was played in it, whether there is more to come, and why. */
function DoubleTurn({
  session,
  turn: { side, from, moves },
}: {
  readonly session: MatchSession;
  readonly turn: LastTurn;
}): VNode {
  const { game } = session;
  const match = session.shown.value;
  const name = sideName(game, side);
  const cause = causeOf(session, from);
  const played = moves.join(', ');
  const title =
    side !== match.turn
      ? words('side-played', { side: name, moves: played })
      : isYours(session, match)
        ? words('you-one-more')
        : words('side-one-more', { side: name, moves: played });
  return (
    <div class="several" data-side={side}>
      <span class="several-signs" aria-hidden="true">
        <Emblem game={game} side={side} />
      </span>
      <div>
        {title}
        {cause && <small>{tell(phrasebooksOf(game), cause)}</small>}
      </div>
    </div>
  );
}

/** That a player has more than one move, with a sign for each. */
function SeveralMoves({ session }: { readonly session: MatchSession }): VNode {
  const { game } = session;
  const match = session.shown.value;
  const count = movesLeft(session);
  const side = sideName(game, match.turn);
  const cause = causeOf(session, match.history.length);
  const isYou = isYours(session, match);
  const title =
    count === 2
      ? isYou
        ? words('you-have-two')
        : words('side-has-two', { side })
      : isYou
        ? words('you-have', { count })
        : words('side-has', { side, count });
  return (
    <div class="several" data-side={match.turn}>
      <span class="several-signs" aria-hidden="true">
        {Array.from({ length: Math.min(count, 4) }, (_, index) => (
          <Emblem key={`${index} of ${count}`} game={game} side={match.turn} />
        ))}
      </span>
      <div>
        {title}
        {cause && <small>{tell(phrasebooksOf(game), cause)}</small>}
      </div>
    </div>
  );
}

/** Why there are several moves after so many: what the one before them did. */
function causeOf({ game, shown }: MatchSession, after: number): Notice | undefined {
  const move = shown.value.history[after - 1];
  if (move === undefined || move === swap) return undefined;
  return game.showing?.cause?.(matchAt(shown.value, after - 1).state, move);
}

/** A move that a finger made is asked about once where it gives something away. */
export function Question({ session }: { readonly session: MatchSession }): VNode | null {
  const { asked } = session;
  if (asked.value === undefined) return null;
  const { move, text } = asked.value;
  return (
    <div class="card question">
      <p>
        <strong>{text}</strong>
      </p>
      <div class="row">
        <Button
          onClick={() => {
            asked.value = undefined;
          }}
        >
          {words('cancel')}
        </Button>
        <Button kind="primary" onClick={session.confirm}>
          {words('play-move', { move: session.shown.value.write(move) })}
        </Button>
      </div>
    </div>
  );
}
