/** The end of a game: who won and why, the moves that changed the outcome, another game. */

import { swap } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { booksOf } from '../kinds.ts';
import { tell } from '../language/index.ts';
import { Button } from '../parts/index.ts';
import { sayVerdict } from './match-cells.ts';
import { type Play, sideName } from './play.ts';
import { Emblem } from './players.tsx';
import type { Told } from './review.ts';
import { words } from './words.ts';

interface EndCardProps {
  readonly play: Play;
  readonly onRematch: () => void;
}

export function EndCard({ play, onRematch }: EndCardProps): VNode | null {
  const { game, table, review } = play;
  const match = table.match.value;
  const { outcome } = match;
  useEffect(() => review.begin(), [match]);
  if (outcome === undefined) return null;
  const { winner } = outcome;
  const count = match.history.filter((move) => move !== swap).length;
  return (
    <section class="card match-sheet end" aria-label={words('game-over')}>
      <div class="eyebrow" data-side={winner}>
        {winner !== undefined && <Emblem game={game} side={winner} />}
        {words('game-over')}
        <span class="aside">{words('count-moves', { count })}</span>
      </div>
      <h2>
        {winner === undefined
          ? words('draw')
          : words('side-wins', { side: sideName(game, winner) })}
      </h2>
      <p>{tell(booksOf(game), outcome.reason)}.</p>
      <div class="row">
        <Button
          icon="eye"
          onClick={() => {
            const first = Math.min(...review.turnings.value.keys());
            table.isAnalysing.value = true;
            table.look(Number.isFinite(first) ? first : 0);
          }}
        >
          {words('review')}
        </Button>
        <Button icon="again" kind="primary" onClick={onRematch}>
          {words('rematch')}
        </Button>
      </div>
      <Turnings play={play} />
    </section>
  );
}

/** What the review has found so far. */
function Turnings({ play }: { readonly play: Play }): VNode | null {
  const { review, table } = play;
  const progress = review.progress.value;
  const found = [...review.turnings.value.values()].sort((a, b) => a.index - b.index);
  if (table.match.value.history.length === 0) return null;
  return (
    <div class="turnings">
      <h3>{words(review.isDone.value || found.length > 0 ? 'reviewed' : 'reviewing')}</h3>
      {progress !== undefined && (
        <progress value={progress.done} max={progress.of} aria-label={words('reviewing')} />
      )}
      {review.isDone.value && found.length === 0 && <p>{words('none-changed')}</p>}
      {review.isDone.value && <ProvenFrom play={play} />}
      <ol>
        {found.map((told) => (
          <li key={told.index}>
            <TurningRow play={play} told={told} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Since when the outcome could not be changed any more, as far as is known. */
function ProvenFrom({ play: { game, table, review } }: { readonly play: Play }): VNode | null {
  const winner = table.match.value.outcome?.winner;
  const from = review.provenFrom.value;
  if (winner === undefined || from === undefined) return null;
  const side = sideName(game, winner);
  return (
    <p>
      {from === 0 ? words('proven-always', { side }) : words('proven-from', { number: from, side })}
    </p>
  );
}

export function TurningRow({ play, told }: { readonly play: Play; readonly told: Told }): VNode {
  const { table, game } = play;
  const mover = table.whole.value.movers[told.index];
  return (
    <button
      type="button"
      class="turning"
      onClick={() => {
        table.isAnalysing.value = true;
        table.look(told.index);
      }}
    >
      <span class="turning-head">
        <Emblem game={game} side={mover} />
        {told.index + 1}. {told.move} {told.kind === 'slip' ? '?' : '??'}
        <span class="turning-kind">{words(told.kind)}</span>
      </span>
      <span class="turning-why">{whyOf(play, told)}</span>
    </button>
  );
}

function whyOf(play: Play, told: Told): string {
  const { table, game } = play;
  const percent = (estimate = 0.5) => Math.round(estimate * 100);
  if (told.kind === 'slip') {
    return words('why-slip', {
      better: told.betterMove,
      before: percent(told.better.estimate),
      after: percent(told.played.estimate),
    });
  }
  return words('why-proven', {
    side: sideName(game, table.whole.value.movers[told.index]),
    better: `${told.betterMove} (${sayVerdict(told.better)})`,
    move: told.move,
    line: told.line,
  });
}
