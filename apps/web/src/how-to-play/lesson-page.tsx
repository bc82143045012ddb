/** How to play: the rules on one page with drawn boards, then small positions to try. */

import type { AnyKind } from 'ludoteca/document';
import { type AnyPuzzle, isPuzzle } from 'ludoteca/puzzle';
import { documentFromJson } from 'ludoteca/reading';
import { addressOf } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { say, wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { ExerciseView } from './exercise-view.tsx';
import { InsightList } from './insight-list.tsx';

const words = wordsOf('lesson', {
  title: { en: 'How to play', pt: 'Como se joga' },
  try: { en: 'Try it', pt: 'Experimenta' },
  play: { en: 'Play', pt: 'Jogar' },
  all: { en: 'The rules in full', pt: 'As regras completas' },
  guided: { en: 'Your first puzzles, with a guide', pt: 'Os teus primeiros problemas, com guia' },
  'guided-help': {
    en: 'The guide tells you where to look, and more only when you ask.',
    pt: 'O guia diz-te onde olhar, e só diz mais quando pedires.',
  },
  'guided-one': { en: '{size} × {size} with a guide', pt: '{size} × {size} com guia' },
});

export function LessonPage({ kind }: { readonly kind: AnyKind }) {
  const { rules = [], exercises = [] } = kind.lessons ?? {};
  return (
    <>
      <Header title={say(kind.name)} about={words('title')} />
      <main class="page" tabIndex={-1}>
        <h1>{say(kind.name)}</h1>
        <section>
          {rules.map(({ text, board }) => {
            const read = board && documentFromJson(kind, board);
            return (
              <div key={text.en} class="lesson">
                <p class="text">{say(text)}</p>
                {read?.ok && <Picture drawing={read.value.view()} />}
              </div>
            );
          })}
        </section>
        {exercises.length > 0 && (
          <section>
            <h2>{words('try')}</h2>
            {exercises.map((exercise, at) => (
              <ExerciseView
                key={exercise.task.en}
                kind={kind}
                exercise={exercise}
                number={at + 1}
              />
            ))}
          </section>
        )}
        {isPuzzle(kind) && <FirstPuzzles puzzle={kind} />}
        {isPuzzle(kind) && <InsightList puzzle={kind} />}
        <section>
          <h2>{words('all')}</h2>
          {say(kind.rules)
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph} class="text">
                {paragraph}
              </p>
            ))}
        </section>
        <div class="row">
          <a class="button primary" href={addressOf.game(kind.id)}>
            {words('play')}
          </a>
        </div>
      </main>
    </>
  );
}

function FirstPuzzles({ puzzle }: { readonly puzzle: AnyPuzzle }) {
  const guided = puzzle.lessons?.guided ?? [];
  if (guided.length === 0) return null;
  return (
    <section>
      <h2>{words('guided')}</h2>
      <p class="text">{words('guided-help')}</p>
      <div class="row">
        {guided.map(({ size }, at) => (
          <a key={at} class="button" href={addressOf.guided(puzzle.id, at)}>
            {words('guided-one', {
              size: typeof size === 'object' && 'rows' in size ? size.rows : '',
            })}
          </a>
        ))}
      </div>
    </section>
  );
}
