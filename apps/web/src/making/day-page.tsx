/** The puzzle of a day being made, for the moment that takes. */

import type { DayRecipe } from 'ludoteca/daily';
import type { AnyPuzzleBoard } from 'ludoteca/puzzle';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { noonOf } from '../daily/day.ts';
import { dayName, say } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import type { Saved } from '../storage/index.ts';
import { type Making, make } from './make.ts';
import { MakingCard } from './making-card.tsx';

export function DayPage({
  puzzle,
  recipe,
  show,
}: {
  readonly puzzle: AnyPuzzleBoard;
  readonly recipe: DayRecipe;
  /** The page of the play: it takes the place of this one, and the address stays that of the day. */
  readonly show: (saved: Saved) => Promise<ComponentChild>;
}) {
  const [making, setMaking] = useState<Making>();
  const [page, setPage] = useState<ComponentChild>();
  const title = say(puzzle.name);
  const noon = noonOf(recipe.date);
  useEffect(() => {
    const { date, level } = recipe;
    const begun = make(puzzle, recipe.recipe, recipe.seed, { date, level });
    setMaking(begun);
    begun.done.then((saved) => {
      if (saved !== undefined) void show(saved).then((made) => setPage(() => made));
    });
    return () => begun.stop();
  }, []);
  if (page !== undefined) return page;
  return (
    <>
      <Header title={title} about={noon && dayName(noon)} />
      <main class="page" tabIndex={-1}>
        <h1>{title}</h1>
        {making && (
          <MakingCard
            puzzle={puzzle}
            making={making}
            onStopped={() => go(addressOf.home(), true)}
          />
        )}
      </main>
    </>
  );
}
