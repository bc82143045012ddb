/** A first puzzle with a guide being made, for the moment that takes. */

import type { OptionValues } from 'ludoteca/document';
import type { AnyPuzzleBoard } from 'ludoteca/puzzle';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { say, wordsOf } from '../language/index.ts';
import { freshSeed, type Making, make } from '../making/make.ts';
import { MakingCard } from '../making/making-card.tsx';
import { Header } from '../parts/index.ts';

const words = wordsOf('guided', {
  title: { en: 'A first puzzle, with a guide', pt: 'Um primeiro problema, com guia' },
});

interface GuidedPageProps {
  readonly puzzle: AnyPuzzleBoard;
  /** Which of them it is. */
  readonly at: number;
  readonly values: OptionValues;
}

export function GuidedPage({ puzzle, at, values }: GuidedPageProps) {
  const [making, setMaking] = useState<Making>();
  useEffect(() => {
    const recipe = puzzle.recipe(values);
    if (!recipe.ok) throw new Error(`${puzzle.id} refuses its own lesson: ${recipe.error.code}`);
    const begun = make(puzzle, recipe.value, freshSeed(), { guide: at, isGuided: true });
    setMaking(begun);
    begun.done.then((saved) => {
      if (saved !== undefined) go(addressOf.play(saved.id), true);
    });
    return () => begun.stop();
  }, []);
  return (
    <>
      <Header title={say(puzzle.name)} about={words('title')} />
      <main class="page" tabIndex={-1}>
        <h1>{words('title')}</h1>
        {making && (
          <MakingCard
            puzzle={puzzle}
            making={making}
            onStopped={() => go(addressOf.lesson(puzzle.id), true)}
          />
        )}
      </main>
    </>
  );
}
