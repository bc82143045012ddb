/** How to play: the rules on one page with drawn boards, then small positions to try. */

import type { AnyKind } from 'ludoteca/document';
import { documentFromJson } from 'ludoteca/reading';
import { addressOf } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { say, wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { ExerciseView } from './exercise-view.tsx';

const words = wordsOf('lesson', {
  title: { en: 'How to play', pt: 'Como se joga' },
  try: { en: 'Try it', pt: 'Experimenta' },
  play: { en: 'Play', pt: 'Jogar' },
  all: { en: 'The rules in full', pt: 'As regras completas' },
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
