/** Times by level and size: the best, the middle one, and a small plot of the last ones. */

import { clockFace, levelName } from '../kept/index.ts';
import type { SolveTime, TimeGroup } from './count.ts';
import { words } from './words.ts';

export function TimesPart({ groups }: { readonly groups: readonly TimeGroup[] }) {
  return (
    <section aria-labelledby="times">
      <h2 id="times">{words('times')}</h2>
      <ul class="times">
        {groups.map((group) => (
          <Row key={`${group.level} ${group.size}`} group={group} />
        ))}
      </ul>
      <p class="quiet">{words('legend')}</p>
    </section>
  );
}

function Row({ group }: { readonly group: TimeGroup }) {
  const { level, size, times, best, median } = group;
  return (
    <li>
      <div class="times-name">
        <b>{level === undefined ? words('no-level') : levelName(level)}</b>
        <span>{[size, words('solved', { count: times.length })].filter(Boolean).join(' · ')}</span>
      </div>
      <Plot group={group} />
      <dl class="times-figures">
        <Figure name={words('best')} seconds={best} />
        <Figure name={words('median')} seconds={median} />
      </dl>
    </li>
  );
}

function Figure({
  name,
  seconds,
}: {
  readonly name: string;
  readonly seconds: number | undefined;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{seconds === undefined ? '–' : clockFace(seconds)}</dd>
    </div>
  );
}

/** So many times are drawn at most, the newest of them. */
const most = 20;
/** Of the plot, in its own units: a bar with the gap after it, and its height. */
const step = 8;
const tall = 36;

function Plot({ group: { times, median } }: { readonly group: TimeGroup }) {
  const drawn = times.slice(-most);
  const longest = Math.max(1, ...drawn.map(({ seconds }) => seconds));
  const heightOf = (seconds: number) => Math.max(2, (tall * seconds) / longest);
  const told = drawn.map(toldOf).join(', ');
  // The newest stand at the right, however few there are.
  const left = (most - drawn.length) * step;
  return (
    <svg
      class="times-plot"
      viewBox={`0 -1 ${most * step} ${tall + 2}`}
      role="img"
      aria-label={words('plot', { count: drawn.length, times: told })}
    >
      <path class="ground" d={`M0 ${tall + 0.5}h${most * step}`} />
      {drawn.map(({ seconds, isAlone, finished }, at) => (
        <rect
          key={`${finished} ${at}`}
          class={isAlone ? undefined : 'hollow'}
          x={left + at * step + 1.5}
          y={tall - heightOf(seconds)}
          width={step - 3}
          height={heightOf(seconds)}
          rx="1"
        >
          <title>{toldOf({ seconds, isAlone })}</title>
        </rect>
      ))}
      {median !== undefined && median <= longest && (
        <path class="median" d={`M${left} ${tall - heightOf(median)}H${most * step}`} />
      )}
    </svg>
  );
}

function toldOf({ seconds, isAlone }: Pick<SolveTime, 'seconds' | 'isAlone'>): string {
  const time = clockFace(seconds);
  return isAlone ? time : words('with-help', { time });
}
