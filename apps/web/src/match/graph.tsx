/** The game in a graph: whose it was after each move, solid where that is proven, a line where it is estimated. */

import { chanceOf, verdictFor } from 'ludoteca/game';
import type { VNode } from 'preact';
import { sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { words } from './words.ts';

const height = 48;

/** The upper half is the first side's, the lower the second's. */
export function EvaluationGraph({ session }: { readonly session: MatchSession }): VNode | null {
  const { game, review } = session;
  const standings = review.found.value?.standings;
  if (standings === undefined || standings.length < 2) return null;
  const width = 100;
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
  return (
    <figure class="graph">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words('graph')}
      >
        {bars}
        <path class="graph-middle" d={`M0 ${height / 2}H${width}`} />
        {guesses.length > 0 && <path class="graph-guess" d={guesses.join('')} />}
        {review.found.value?.turnings.map(({ index }) => (
          <path key={index} class="graph-turning" d={`M${(index + 1.5) * step} 0V${height}`} />
        ))}
        {now !== undefined && <path class="graph-now" d={`M${(now + 0.5) * step} 0V${height}`} />}
      </svg>
      <figcaption>
        <span data-side="0">{sideName(game, 0)}</span>
        <span data-side="1">{sideName(game, 1)}</span>
        {bars.length > 0 && <span>■ {words('graph-proven')}</span>}
        {guesses.length > 0 && <span>┄ {words('graph-estimate')}</span>}
      </figcaption>
    </figure>
  );
}
