/**
 * The game in a graph: whose it was after each move, solid where that is proven, a line where it is estimated. A
 * press or the arrow keys lead to the move.
 */

import { chanceOf, type Standing, verdictFor } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { words } from './words.ts';

const height = 48;
const width = 100;

/** Whether the graph is being used: the one that takes its place in another card then takes the keys too. */
let isInUse = false;

/** The upper half is the first side's, the lower the second's. */
export function EvaluationGraph({ session }: { readonly session: MatchSession }): VNode | null {
  const { game, review } = session;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isInUse) input.current?.focus();
    isInUse = false;
  });
  const standings = review.found.value?.standings;
  if (standings === undefined || standings.length < 2) return null;
  const step = width / standings.length;
  const now = session.trial.value === undefined ? session.shown.value.history.length : undefined;
  const guesses: string[] = [];
  const bars = standings.flatMap((standing, at) => {
    const verdict = standing && verdictFor(standing, 0);
    if (verdict === undefined) return [];
    if (verdict.value === 'unknown') {
      const chance = chanceOf(verdict);
      if (chance !== undefined) {
        const isOn = standings[at - 1]?.value === 'unknown' && guesses.length > 0;
        guesses.push(`${isOn ? 'L' : 'M'}${(at + 0.5) * step} ${height * (1 - chance)}`);
      }
      return [];
    }
    const side = verdict.value === 'win' ? 0 : verdict.value === 'loss' ? 1 : undefined;
    if (side === undefined) return [];
    const y = side === 0 ? 0 : height / 2;
    return [
      <rect key={at} data-side={side} x={at * step} y={y} width={step} height={height / 2} />,
    ];
  });
  const value = now ?? session.at.value ?? 0;
  return (
    <figure class="graph">
      <div class="graph-field">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {bars}
          <path class="graph-middle" d={`M0 ${height / 2}H${width}`} />
          {guesses.length > 0 && <path class="graph-guess" d={guesses.join('')} />}
          {review.found.value?.turnings.map(({ index }) => (
            <path key={index} class="graph-turning" d={`M${(index + 1.5) * step} 0V${height}`} />
          ))}
          {now !== undefined && <path class="graph-now" d={`M${(now + 0.5) * step} 0V${height}`} />}
        </svg>
        <input
          ref={input}
          type="range"
          min={0}
          max={standings.length - 1}
          step={1}
          value={value}
          style={{ '--step': `${step}%` }}
          aria-label={words('graph')}
          aria-valuetext={sayMoment(session, value, standings[value])}
          title={words('graph-help')}
          onInput={(event) => {
            isInUse = true;
            session.look(Number(event.currentTarget.value));
          }}
        />
      </div>
      <figcaption>
        <span data-side="0">{sideName(game, 0)}</span>
        <span data-side="1">{sideName(game, 1)}</span>
        {bars.length > 0 && <span>■ {words('graph-proven')}</span>}
        {guesses.length > 0 && <span>┄ {words('graph-estimate')}</span>}
      </figcaption>
    </figure>
  );
}

/** A moment of the game in words: the move, and whose the game was after it. */
function sayMoment(session: MatchSession, at: number, standing: Standing | undefined): string {
  const { game, whole } = session;
  const move = whole.value.played[at - 1];
  const name =
    move === undefined ? words('graph-start') : words('go-to-move', { number: at, move });
  const verdict = standing && verdictFor(standing, 0);
  if (verdict === undefined) return name;
  const side = verdict.value === 'win' ? 0 : verdict.value === 'loss' ? 1 : undefined;
  if (side !== undefined) return `${name}: ${words('side-wins', { side: sideName(game, side) })}`;
  if (verdict.value === 'draw') return `${name}: ${words('drawn')}`;
  return `${name}: ${words('graph-estimate')}`;
}
