/** What the review of a finished game tells: mistakes, brackets around those that are sought, the giving up. */

import {
  type Bracket,
  isWrongToResign,
  type Resignation,
  sayBracket,
  sayProvenFrom,
  sayResignation,
  sayTurning,
  turningSign,
} from 'ludoteca/game';
import type { VNode } from 'preact';
import { language } from '../language/index.ts';
import { Button } from '../parts/index.ts';
import { EvaluationGraph } from './graph.tsx';
import { LineRow } from './line-row.tsx';
import { Emblem } from './players.tsx';
import type { Told } from './review.ts';
import { sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { words } from './words.ts';

/** What the review has found so far. */
export function Turnings({ session }: { readonly session: MatchSession }): VNode | null {
  const { review } = session;
  const progress = review.progress.value;
  const told = [...review.turnings.value.values()];
  const { brackets = [], resignation } = review.found.value ?? {};
  const isMistake = resignation !== undefined && isWrongToResign(resignation);
  const hasFound = told.length > 0 || brackets.length > 0 || isMistake;
  const isDone = review.isDone.value;
  if (session.match.value.history.length === 0) return null;
  return (
    <div class="turnings">
      <div class="reviewing">
        <h3>{words(isDone || hasFound ? 'reviewed' : 'reviewing')}</h3>
        {progress !== undefined && (
          <>
            <progress
              {...(!progress.isNarrowing && { value: progress.done, max: progress.of })}
              aria-label={words(progress.isNarrowing ? 'narrowing' : 'reviewing')}
            />
            <Button onClick={review.stop}>{words('stop')}</Button>
          </>
        )}
      </div>
      {progress?.isNarrowing && <p>{words('narrowing')}</p>}
      <EvaluationGraph session={session} />
      {isDone && !hasFound && <p>{words('none-changed')}</p>}
      {brackets.map((bracket) => (
        <BracketRow key={bracket.from} session={session} bracket={bracket} />
      ))}
      {(isDone || progress?.isNarrowing) && <Proven session={session} />}
      <ol>
        {told.map((each) => (
          <li key={each.index}>
            <TurningRow session={session} told={each} />
          </li>
        ))}
        {resignation !== undefined && isMistake && (
          <li>
            <ResignedRow session={session} resignation={resignation} />
          </li>
        )}
      </ol>
    </div>
  );
}

/** Since when the outcome could not be changed any more, as far as is known. */
function Proven({ session }: { readonly session: MatchSession }): VNode | null {
  const { game, review } = session;
  const said = sayProvenFrom(game, session.match.value, review.found.value ?? {}, language.value);
  return said === undefined ? null : <p>{said}</p>;
}

/** The moves between two proofs, one of which gave something away. */
function BracketRow({
  session,
  bracket,
}: {
  readonly session: MatchSession;
  readonly bracket: Bracket;
}): VNode {
  const { game } = session;
  const { played } = session.match.value;
  const { side, candidates } = bracket;
  return (
    <div class="turning bracket">
      <span class="turning-head">
        <Emblem game={game} side={side} />
        {sayBracket(game, bracket, language.value)}
      </span>
      <ol class="line" aria-label={words('candidates')}>
        {candidates.map((index, place) => (
          <li key={index}>
            {place > 0 && `${words('or')} `}
            <button
              type="button"
              class="line-move"
              aria-label={words('go-to-move', { number: index + 1, move: played[index] })}
              onClick={() => lookAt(session, index)}
            >
              <small>{index + 1}</small>
              {played[index]}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Shows the position before a move, with what is known of every move there. */
function lookAt(session: MatchSession, moves: number): void {
  session.isAnalysing.value = true;
  session.look(moves);
}

export function TurningRow({
  session,
  told,
}: {
  readonly session: MatchSession;
  readonly told: Told;
}): VNode {
  const { game } = session;
  return (
    <div class="turning">
      <button type="button" class="turning-open" onClick={() => lookAt(session, told.index)}>
        <span class="turning-head">
          <Emblem game={game} side={told.side} />
          {told.index + 1}. {told.move} {turningSign(told.kind)}
          <span class="turning-kind">{words(told.kind)}</span>
        </span>
        <span class="turning-why">
          {sayTurning(game, session.match.value, told, language.value, told.worth)}
        </span>
      </button>
      {told.refutation !== undefined && told.refutation.moves.length > 0 && (
        <div class="turning-why">
          {words('after-move', { move: told.move })}{' '}
          <LineRow
            session={session}
            line={told.refutation}
            label={words('after-move', { move: told.move })}
          />
        </div>
      )}
      <button type="button" class="retry-open" onClick={() => session.retry.begin(told)}>
        {words('retry')}
      </button>
    </div>
  );
}

/** Giving up a position that was not lost is a mistake like any other. */
function ResignedRow({
  session,
  resignation,
}: {
  readonly session: MatchSession;
  readonly resignation: Resignation;
}): VNode {
  const { game } = session;
  const match = session.match.value;
  const { side, kind } = resignation;
  return (
    <div class="turning">
      <button
        type="button"
        class="turning-open"
        onClick={() => {
          session.isAnalysing.value = true;
          session.trial.value = match.undo();
        }}
      >
        <span class="turning-head">
          <Emblem game={game} side={side} />
          {words('side-resigned', { side: sideName(game, side) })}{' '}
          {kind === 'resigned-good' ? '?' : '??'}
          <span class="turning-kind">
            {words(kind === 'resigned-lost' ? 'resigned-open' : kind)}
          </span>
        </span>
        <span class="turning-why">{sayResignation(game, match, resignation, language.value)}</span>
      </button>
    </div>
  );
}
