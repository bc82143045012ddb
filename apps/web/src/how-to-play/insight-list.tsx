/** The insights of a puzzle by their levels, each with its sentence, an example, and a way to practise it. */

import { type AnyPuzzle, difficulties, type Insight, practisable } from 'ludoteca/puzzle';
import { useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { levelName } from '../kept/index.ts';
import { say, wordsOf } from '../language/index.ts';
import { Button } from '../parts/index.ts';
import { InsightDialog } from './insight-dialog.tsx';
import { sentence } from './practice.ts';

const words = wordsOf('insight-list', {
  title: { en: 'What there is to see', pt: 'O que há para ver' },
  help: {
    en: 'Hints speak of these. Each can be practised by itself.',
    pt: 'É disto que falam as dicas. Cada uma pode praticar-se à parte.',
  },
  what: { en: 'What is this?', pt: 'O que é isto?' },
  practise: { en: 'Practise this', pt: 'Praticar' },
});

export function InsightList({ puzzle }: { readonly puzzle: AnyPuzzle }) {
  const [asked, setAsked] = useState<Insight>();
  const insights = practisable(puzzle);
  if (insights.length === 0) return null;
  const levels = difficulties.filter((level) => insights.some((one) => one.difficulty === level));
  return (
    <section>
      <h2>{words('title')}</h2>
      <p class="text">{words('help')}</p>
      {levels.map((level, at) => (
        <details key={level} class="more" open={at === 0}>
          <summary>{levelName(level)}</summary>
          <ul class="insights">
            {insights
              .filter(({ difficulty }) => difficulty === level)
              .map((insight) => (
                <li key={insight.name}>
                  <div>
                    <b>{say(insight.title)}</b>
                    <p>{sentence(`${say(insight.sees)}.`)}</p>
                  </div>
                  <div class="row">
                    <Button onClick={() => setAsked(insight)}>
                      {words('what')}
                      <span class="unseen"> {say(insight.title)}</span>
                    </Button>
                    <a class="button" href={addressOf.practice(puzzle.id, insight.name)}>
                      {words('practise')}
                      <span class="unseen">: {say(insight.title)}</span>
                    </a>
                  </div>
                </li>
              ))}
          </ul>
        </details>
      ))}
      {asked && (
        <InsightDialog puzzle={puzzle} insight={asked} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}
