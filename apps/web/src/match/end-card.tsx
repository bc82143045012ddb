/** The end of a game: who won and why, the moves that changed the outcome, another game. */

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../parts/index.ts';
import { isGivenUp } from './moments.ts';
import { Emblem } from './players.tsx';
import { sayReason, sayWinner } from './say.ts';
import type { MatchSession } from './session.ts';
import { Turnings } from './turnings.tsx';
import { words } from './words.ts';

interface EndCardProps {
  readonly session: MatchSession;
  readonly onRematch: () => void;
}

export function EndCard({ session, onRematch }: EndCardProps): VNode | null {
  const { game, review } = session;
  const match = session.match.value;
  const { outcome } = match;
  useEffect(() => review.begin(), [match]);
  if (outcome === undefined) return null;
  const { winner } = outcome;
  const count = match.history.length;
  // An end that a player gave the game was not a move: whoever slipped can take it back, on a phone too.
  const mayGoOn = isGivenUp(match) && session.isHere.value && session.elsewhere === undefined;
  return (
    <section class="card match-drawer end" aria-label={words('game-over')}>
      <div class="eyebrow" data-side={winner}>
        {winner !== undefined && <Emblem game={game} side={winner} />}
        {words('game-over')}
        <span class="aside">{words('count-moves', { count })}</span>
      </div>
      <h2>{sayWinner(session, match)}</h2>
      <p>{sayReason(session, match)}.</p>
      <div class="row">
        {mayGoOn && (
          <Button icon="undo" onClick={session.undo}>
            {words('undo')}
          </Button>
        )}
        <Button
          icon="eye"
          onClick={() => {
            const first = Math.min(...review.turnings.value.keys());
            session.isAnalysing.value = true;
            session.look(Number.isFinite(first) ? first : 0);
          }}
        >
          {words('review')}
        </Button>
        <Button icon="again" kind="primary" onClick={onRematch}>
          {words('rematch')}
        </Button>
      </div>
      <Turnings session={session} />
    </section>
  );
}
