/** The puzzle of a day being made, for the moment that takes. */

import type { AnyPuzzle } from 'ludoteca/puzzle';
import { useEffect, useState } from 'preact/hooks';
import { dayName, say } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { addressOf, go } from '../routes.ts';
import { type Making, make } from '../sheet/make.ts';
import { MakingCard } from '../sheet/making-card.tsx';
import type { DayOrder } from './day.ts';
import { noonOf } from './day.ts';

export function DayPage({
  puzzle,
  order,
}: {
  readonly puzzle: AnyPuzzle;
  readonly order: DayOrder;
}) {
  const [making, setMaking] = useState<Making>();
  const title = say(puzzle.name);
  const noon = noonOf(order.date);
  useEffect(() => {
    const { date, level } = order;
    const begun = make(puzzle, order.order, order.seed, { date, level });
    setMaking(begun);
    begun.done.then((saved) => {
      if (saved !== undefined) go(addressOf.play(saved.id), true);
    });
    return () => begun.stop();
  }, []);
  return (
    <>
      <Header title={title} about={noon && dayName(noon)} />
      <main class="page" tabIndex={-1}>
        <h1>{title}</h1>
        {making && (
          <MakingCard
            puzzle={puzzle}
            making={making}
            onStopped={() => go(addressOf.shelf(), true)}
          />
        )}
      </main>
    </>
  );
}
