/** What the review of a finished game tells: mistakes, brackets around those that are sought, the giving up. */

import {
  type AnyGame,
  type Bracket,
  chanceOf,
  type Match,
  otherSide,
  type Resignation,
  type Verdict,
} from 'ludoteca/game';
import type { VNode } from 'preact';
import { Button } from '../parts/index.ts';
import { EvaluationGraph } from './graph.tsx';
import { LineRow } from './line-row.tsx';
import { sayVerdict } from './match-cells.ts';
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
  const isMistake = resignation !== undefined && isWrong(resignation);
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

function isWrong({ kind }: Resignation): boolean {
  return kind === 'resigned-won' || kind === 'resigned-drawn' || kind === 'resigned-good';
}

/** Since when the outcome could not be changed any more, as far as is known. */
function Proven({ session }: { readonly session: MatchSession }): VNode | null {
  const { game, review } = session;
  const { provenFrom: from, resignation } = review.found.value ?? {};
  const winner = session.match.value.outcome?.winner;
  if (winner === undefined) return null;
  if (resignation?.kind === 'resigned-open') return <p>{words('resigned-open')}</p>;
  if (from === undefined) return null;
  const side = sideName(game, winner);
  return (
    <p>
      {from === 0 ? words('proven-always', { side }) : words('proven-from', { number: from, side })}
    </p>
  );
}

/** The moves between two proofs, one of which gave something away. */
function BracketRow({
  session,
  bracket: { side, had, candidates },
}: {
  readonly session: MatchSession;
  readonly bracket: Bracket;
}): VNode {
  const { game } = session;
  const { played } = session.match.value;
  const [first, last] = [candidates[0] + 1, (candidates.at(-1) ?? 0) + 1];
  return (
    <div class="turning bracket">
      <span class="turning-head">
        <Emblem game={game} side={side} />
        {words(had === 'win' ? 'bracket-win' : 'bracket-draw', {
          side: sideName(game, side),
          first,
          last,
        })}
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
          {told.index + 1}. {told.move} {signOf(told.kind)}
          <span class="turning-kind">{words(told.kind)}</span>
        </span>
        <span class="turning-why">{whyOf(game, told)}</span>
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
        <span class="turning-why">{whyResigned(game, match, resignation)}</span>
      </button>
    </div>
  );
}

/** As in the notes of chess players: two marks for what is certain, one for what only looks bad. */
export function signOf(kind: Told['kind']): string {
  return kind === 'lost-win' || kind === 'lost-draw' ? '??' : '?';
}

function percentOf(verdict: Verdict): number {
  return Math.round((chanceOf(verdict) ?? 0.5) * 100);
}

function whyOf(game: AnyGame, told: Told): string {
  const side = sideName(game, told.side);
  const { kind, before, after, move, betterMove, worth } = told;
  const known = worth.distance === undefined ? '' : ` (${sayVerdict(worth)})`;
  const better = betterMove === undefined ? undefined : `${betterMove}${known}`;
  if (kind === 'lost-win' || kind === 'lost-draw') {
    const what = kind === 'lost-win' ? 'win' : 'draw';
    return better === undefined
      ? words(`why-had-${what}`, { side })
      : words(`why-lost-${what}`, { side, better });
  }
  const looked =
    betterMove === undefined ? '' : `${words('looked-better', { better: betterMove })} `;
  const numbers = { side, move, before: percentOf(before), after: percentOf(after) };
  if (before.value === 'win')
    return words('why-won-estimate', { ...numbers, better: better ?? '' });
  if (after.value === 'loss') return looked + words('why-estimate-lost', numbers);
  return looked + words('why-estimate', numbers);
}

function whyResigned(
  game: AnyGame,
  match: Match,
  { kind, side, verdict, better }: Resignation,
): string {
  const [name, other] = [sideName(game, side), sideName(game, otherSide(side))];
  if (kind === 'resigned-good') {
    return words('why-resigned-good', { side: name, percent: percentOf(verdict) });
  }
  if (better === undefined) return words('why-resigned', { side: name, other });
  const move = match.undo().write(better);
  const known = verdict.distance === undefined ? '' : ` (${sayVerdict(verdict)})`;
  return words('why-resigned-move', { side: name, move: `${move}${known}` });
}
