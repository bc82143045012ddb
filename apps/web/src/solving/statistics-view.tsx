/** The statistics of a puzzle, as a small table. */

import { difficulties } from 'ludoteca/puzzle';
import { useEffect, useState } from 'preact/hooks';
import { clockFace, levelName } from '../kept/index.ts';
import { wordsOf } from '../language/index.ts';
import { type Statistics, statisticsOf } from './statistics.ts';

const words = wordsOf('statistics', {
  solved: { en: 'Solved', pt: 'Resolvidos' },
  begun: { en: 'Begun', pt: 'Começados' },
  streak: { en: 'Days in a row', pt: 'Dias seguidos' },
  best: { en: 'Best time, without help', pt: 'Melhor tempo, sem ajuda' },
  device: { en: 'Kept on this device only.', pt: 'Guardado só neste dispositivo.' },
});

export function StatisticsView({ game }: { readonly game: string }) {
  const [statistics, setStatistics] = useState<Statistics>();
  useEffect(() => {
    statisticsOf(game).then(setStatistics);
  }, [game]);
  if (statistics === undefined) return null;
  const { begun, solved, streak, best } = statistics;
  const ranks: readonly string[] = difficulties;
  const rank = (level: string) => ranks.indexOf(level);
  const times = best.toSorted(
    (one, other) =>
      rank(one.level) - rank(other.level) ||
      Number.parseInt(one.size ?? '', 10) - Number.parseInt(other.size ?? '', 10),
  );
  return (
    <>
      <dl class="figures">
        <Figure name={words('solved')} value={String(solved)} />
        <Figure name={words('begun')} value={String(begun)} />
        <Figure name={words('streak')} value={String(streak)} />
      </dl>
      {times.length > 0 && (
        <section>
          <h3>{words('best')}</h3>
          <dl class="keys">
            {times.map(({ level, size, seconds }) => (
              <div key={`${level} ${size}`}>
                <dt>{[levelName(level), ...(size ? [size] : [])].join(' · ')}</dt>
                <dd>{clockFace(seconds)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p class="quiet">{words('device')}</p>
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
