/** The end of a game: who won and why, the moves that changed the outcome, another game. */

import { swap, type Verdict } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../parts/index.ts';
import { sayVerdict } from './match-cells.ts';
import { isGivenUp } from './moments.ts';
import { Emblem } from './players.tsx';
import type { Told } from './review.ts';
import { sayReason, sayWinner, sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { chanceOf } from './turnings.ts';
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
  const count = match.history.filter((move) => move !== swap).length;
  // An end that a player gave the game was not a move: whoever slipped can take it back, on a phone too.
  const mayGoOn = isGivenUp(match) && session.isHere.value;
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

/** What the review has found so far. */
function Turnings({ session }: { readonly session: MatchSession }): VNode | null {
  const { review } = session;
  const progress = review.progress.value;
  const found = [...review.turnings.value.values()].sort((a, b) => a.index - b.index);
  if (session.match.value.history.length === 0) return null;
  return (
    <div class="turnings">
      <h3>{words(review.isDone.value || found.length > 0 ? 'reviewed' : 'reviewing')}</h3>
      {progress !== undefined && (
        <div class="reviewing">
          <progress value={progress.done} max={progress.of} aria-label={words('reviewing')} />
          <Button onClick={review.stop}>{words('stop')}</Button>
        </div>
      )}
      {review.isDone.value && found.length === 0 && <p>{words('none-changed')}</p>}
      {review.isDone.value && <ProvenFrom session={session} />}
      <ol>
        {found.map((told) => (
          <li key={told.index}>
            <TurningRow session={session} told={told} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Since when the outcome could not be changed any more, as far as is known. */
function ProvenFrom({ session }: { readonly session: MatchSession }): VNode | null {
  const { game, review } = session;
  const winner = session.match.value.outcome?.winner;
  const from = review.provenFrom.value;
  if (winner === undefined || from === undefined) return null;
  const side = sideName(game, winner);
  return (
    <p>
      {from === 0 ? words('proven-always', { side }) : words('proven-from', { number: from, side })}
    </p>
  );
}

export function TurningRow({
  session,
  told,
}: {
  readonly session: MatchSession;
  readonly told: Told;
}): VNode {
  const { game } = session;
  const mover = session.whole.value.movers[told.index];
  return (
    <button
      type="button"
      class="turning"
      onClick={() => {
        session.isAnalysing.value = true;
        session.look(told.index);
      }}
    >
      <span class="turning-head">
        <Emblem game={game} side={mover} />
        {told.index + 1}. {told.move} {signOf(told.kind)}
        <span class="turning-kind">{words(told.kind)}</span>
      </span>
      <span class="turning-why">{whyOf(session, told)}</span>
    </button>
  );
}

/** As in the notes of chess players: two marks for what is certain, one for what only looks bad. */
export function signOf(kind: Told['kind']): string {
  return kind === 'lost-win' || kind === 'lost-draw' ? '??' : '?';
}

function whyOf(session: MatchSession, told: Told): string {
  const { game } = session;
  const side = sideName(game, session.whole.value.movers[told.index]);
  const line = told.line === '' ? '' : words('why-line', { move: told.move, line: told.line });
  const better = told.betterMove;
  const percent = (verdict: Verdict) => Math.round((chanceOf(verdict) ?? 0.5) * 100);
  const why =
    told.kind === 'lost-win' || told.kind === 'lost-draw'
      ? words(told.kind === 'lost-win' ? 'why-lost-win' : 'why-lost-draw', {
          side,
          better:
            told.worth.distance === undefined ? better : `${better} (${sayVerdict(told.worth)})`,
        })
      : words('why-estimate', {
          side,
          better,
          before: percent(told.before),
          after: percent(told.played),
        });
  return `${why} ${line}`.trim();
}
