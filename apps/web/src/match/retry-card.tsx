/** The card of a mistake that is tried again. */

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce, Button } from '../parts/index.ts';
import { LineRow } from './line-row.tsx';
import { sayVerdict } from './match-cells.ts';
import { sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { backToGame } from './tools.tsx';
import { words } from './words.ts';

export function RetryCard({ session }: { readonly session: MatchSession }): VNode | null {
  const { game, retry } = session;
  const told = retry.told.value;
  const answer = retry.answer.value;
  const isAsking = session.isRetrying.value;
  useEffect(() => {
    if (answer !== undefined) announce(`${answer.move}: ${sayVerdict(answer.verdict)}`);
  }, [answer]);
  if (told === undefined) return null;
  const title =
    answer === undefined
      ? isAsking
        ? words('retry-find', { side: sideName(game, told.side) })
        : words('working')
      : words(answer.isRight ? 'retry-right' : 'retry-wrong', { move: answer.move });
  return (
    <section class="card match-drawer retry" aria-label={words('retry')}>
      <div class="eyebrow">{words('retry-of', { number: told.index + 1 })}</div>
      <h2>{title}</h2>
      {answer !== undefined && <p>{`${answer.move}: ${sayVerdict(answer.verdict)}.`}</p>}
      {answer?.refutation !== undefined && (
        <div class="best-line">
          {words('after-move', { move: answer.move })}{' '}
          <LineRow
            session={session}
            line={answer.refutation}
            label={words('after-move', { move: answer.move })}
          />
        </div>
      )}
      <div class="row">
        <Button
          onClick={() => {
            retry.end();
            backToGame(session);
          }}
        >
          {words('close')}
        </Button>
        {answer !== undefined && !answer.isRight && (
          <Button kind="primary" onClick={retry.again}>
            {words('try-again')}
          </Button>
        )}
      </div>
    </section>
  );
}
