/** The page of a puzzle before there is one in play. */

import type { AnyPuzzleBoard } from 'ludoteca/puzzle';
import { addressOf } from '../address/routes.ts';
import { say, wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { NewPuzzle } from './new-puzzle.tsx';

const words = wordsOf('new-puzzle-page', {
  new: { en: 'New puzzle', pt: 'Problema novo' },
  set: { en: 'Set one by hand', pt: 'Criar um à mão' },
  learn: { en: 'How to play', pt: 'Como se joga' },
});

export function NewPuzzlePage({ puzzle }: { readonly puzzle: AnyPuzzleBoard }) {
  return (
    <>
      <Header title={say(puzzle.name)} about={words('new')} />
      <main class="page" tabIndex={-1}>
        <h1>{say(puzzle.name)}</h1>
        <p class="text">
          {say(puzzle.summary)} <a href={addressOf.lesson(puzzle.id)}>{words('learn')}</a>
        </p>
        <section class="card form">
          <NewPuzzle puzzle={puzzle} />
        </section>
        {puzzle.setting !== undefined && (
          <a class="button quiet" href={addressOf.set(puzzle.id)}>
            {words('set')}
          </a>
        )}
      </main>
    </>
  );
}
