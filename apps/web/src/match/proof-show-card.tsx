/** The card of a proven win that is shown against any reply. */

import { otherSide } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce, Button } from '../parts/index.ts';
import { LineRow } from './line-row.tsx';
import { Emblem } from './players.tsx';
import { sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { words } from './words.ts';

export function ProofShowCard({ session }: { readonly session: MatchSession }): VNode | null {
  const { game, proofShow } = session;
  const winner = session.shownWinner.value;
  const from = proofShow.from.value;
  const match = session.shown.value;
  const isOver = match.outcome !== undefined;
  const side = winner === undefined ? '' : sideName(game, winner);
  const loser = winner === undefined ? '' : sideName(game, otherSide(winner));
  const told = isOver
    ? words('show-over', { side, loser })
    : match.turn === winner
      ? words('show-answers', { side })
      : words('show-choose', { side, loser });
  useEffect(() => {
    if (winner !== undefined) announce(told);
  }, [told]);
  if (winner === undefined || from === undefined) return null;
  const begin = from.history.length;
  const moves = match.history.slice(begin);
  const hasChosen = match.movers.slice(begin).includes(otherSide(winner));
  return (
    <section class="card match-drawer proof-show" aria-label={words('show-me')}>
      <div class="eyebrow" data-side={winner}>
        <Emblem game={game} side={winner} />
        {words('proven')}
      </div>
      <h2>{words('side-wins', { side })}</h2>
      <p>{told}</p>
      {moves.length > 0 && (
        <LineRow session={session} line={{ from, moves }} label={words('shown-line')} />
      )}
      <div class="row">
        <Button onClick={proofShow.end}>{words('close')}</Button>
        <Button icon="undo" isDisabled={!hasChosen} onClick={proofShow.another}>
          {words('show-another')}
        </Button>
      </div>
    </section>
  );
}
