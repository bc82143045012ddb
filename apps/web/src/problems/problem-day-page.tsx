/** The problem of a day being made, for the moment that takes. */

import type { ProblemOfDay } from 'ludoteca/daily';
import type { AnyGame } from 'ludoteca/game';
import { phrasebooksOf } from 'ludoteca/words';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { noonOf } from '../daily/day.ts';
import { dayName, say, tell } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import type { Saved } from '../storage/index.ts';
import { isStopped } from '../worker/index.ts';
import { beginProblem, type MadeProblem, makeProblem } from './stream.ts';
import { words } from './words.ts';

interface ProblemDayPageProps {
  readonly game: AnyGame;
  readonly day: ProblemOfDay;
  /** The page of the play: it takes the place of this one, and the address stays that of the day. */
  readonly show: (saved: Saved) => Promise<ComponentChild>;
}

export function ProblemDayPage({ game, day, show }: ProblemDayPageProps) {
  const [page, setPage] = useState<ComponentChild>();
  const [refusal, setRefusal] = useState('');
  const title = say(game.name);
  const noon = noonOf(day.date);
  useEffect(() => {
    const stopper = new AbortController();
    made(game, day, stopper.signal)
      .then(async (problem) => {
        if (!problem.ok) {
          setRefusal(tell(phrasebooksOf(game), problem.error));
          return;
        }
        const about = { problem: 'day', date: day.date, level: problem.value.level ?? day.level };
        const shown = await show(beginProblem(game, problem.value, about));
        setPage(() => shown);
      })
      .catch((fault) => {
        if (!isStopped(fault)) setRefusal(words('failed'));
      });
    return () => stopper.abort();
  }, []);
  if (page !== undefined) return page;
  return (
    <>
      <Header title={title} about={noon && dayName(noon)} />
      <main class="page" tabIndex={-1}>
        <h1>{title}</h1>
        <div class="card" role="status">
          <p>{refusal === '' ? words('looking') : refusal}</p>
          {refusal === '' && <progress aria-label={words('looking')} />}
        </div>
      </main>
    </>
  );
}

/** By the first of the day's orders that can be met. */
async function made(game: AnyGame, day: ProblemOfDay, signal: AbortSignal): Promise<MadeProblem> {
  const [first, ...others] = day.orders;
  let asked = await makeProblem(game, first, day.seed, signal);
  for (const order of others) {
    if (asked.ok) break;
    asked = await makeProblem(game, order, day.seed, signal);
  }
  return asked;
}
