/** How to play: the rules on one page with drawn boards, then small positions to try. */

import type { AnyKind, Lesson } from 'ludoteca/document';
import { isGame } from 'ludoteca/game';
import { type AnyPuzzleBoard, isPuzzle, isPuzzleBoard } from 'ludoteca/puzzle';
import { documentFromJson } from 'ludoteca/reading';
import { addressOf } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { say, wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { ExerciseView } from './exercise-view.tsx';
import { GameSteps } from './game-steps.tsx';
import { InsightList } from './insight-list.tsx';

const words = wordsOf('lesson', {
  title: { en: 'How to play', pt: 'Como se joga' },
  before: { en: 'Before', pt: 'Antes' },
  after: { en: 'After', pt: 'Depois' },
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
  const { rules = [], games = [], exercises = [] } = kind.lessons ?? {};
  return (
    <>
      <Header title={say(kind.name)} about={words('title')} />
      <main class="page" tabIndex={-1}>
        <h1>{say(kind.name)}</h1>
        <section>
          {rules.map((rule) => (
            <Rule key={rule.text.en} kind={kind} rule={rule} />
          ))}
        </section>
        {isGame(kind) &&
          games.map(({ title, board, steps }) => (
            <section key={title.en}>
              <h2>{say(title)}</h2>
              <GameSteps
                game={kind}
                board={board}
                steps={steps}
                label={say(title)}
                isToWin={false}
              />
            </section>
          ))}
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
        {isPuzzleBoard(kind) && <FirstPuzzles puzzle={kind} />}
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

/** A paragraph with its board, or with the board before and after what it tells of. */
function Rule({ kind, rule }: { readonly kind: AnyKind; readonly rule: Lesson }) {
  const { text, board, after } = rule;
  const before = board && documentFromJson(kind, board);
  const then = after && documentFromJson(kind, after);
  return (
    <div class="lesson">
      <p class="text">{say(text)}</p>
      {before?.ok && then?.ok ? (
        <div class="before-after">
          <figure>
            <Picture drawing={before.value.view()} label={words('before')} />
            <figcaption>{words('before')}</figcaption>
          </figure>
          <figure>
            <Picture drawing={then.value.view()} label={words('after')} />
            <figcaption>{words('after')}</figcaption>
          </figure>
        </div>
      ) : (
        before?.ok && <Picture drawing={before.value.view()} />
      )}
    </div>
  );
}

function FirstPuzzles({ puzzle }: { readonly puzzle: AnyPuzzleBoard }) {
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
