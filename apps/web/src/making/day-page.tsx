/** The puzzle of a day being made, for the moment that takes. */

import type { AnyPuzzle } from 'ludoteca/puzzle';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import type { DayRecipe } from '../daily/day.ts';
import { noonOf } from '../daily/day.ts';
import { dayName, say } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { type Making, make } from './make.ts';
import { MakingCard } from './making-card.tsx';

export function DayPage({
  puzzle,
  recipe,
}: {
  readonly puzzle: AnyPuzzle;
  readonly recipe: DayRecipe;
}) {
  const [making, setMaking] = useState<Making>();
  const title = say(puzzle.name);
  const noon = noonOf(recipe.date);
  useEffect(() => {
    const { date, level } = recipe;
    const begun = make(puzzle, recipe.recipe, recipe.seed, { date, level });
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
            onStopped={() => go(addressOf.home(), true)}
          />
        )}
      </main>
    </>
  );
}
