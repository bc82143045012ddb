/** What is told of a problem: what is asked, why a move is wrong, what the answer is, how the tree goes on. */

import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { AnalysisCard } from '../match/analysis-card.tsx';
import { walked } from '../match/line.ts';
import { Question } from '../match/notes.tsx';
import { sideName } from '../match/say.ts';
import { announce, Button, Icon } from '../parts/index.ts';
import { PutPart } from '../times/put-part.tsx';
import { hintSteps, hintsOf } from './hints.ts';
import { type Change, otherName, type Phase, type ProblemSession } from './problem-session.ts';
import { toldRating } from './rating.ts';
import { StartButton } from './start-button.tsx';
import { stepsOf } from './steps.ts';
import { nextStream, prepareNext } from './stream.ts';
import { WalkedLine } from './walked-line.tsx';
import { words } from './words.ts';

interface PartProps {
  readonly session: ProblemSession;
}

export function AnswerCard({ session }: PartProps): VNode {
  const phase = session.phase.value;
  // What a finger wants to play and gives something away is asked about before it is judged.
  if (session.board.asked.value !== undefined) return <Question session={session.board} />;
  if (session.isExploring.value) return <TreeCard session={session} />;
  switch (phase.kind) {
    case 'open':
    case 'judging':
      return <Asking session={session} phase={phase} />;
    case 'wrong':
      return <WrongCard session={session} phase={phase} />;
    case 'done':
      return <DoneCard session={session} phase={phase} />;
    case 'unsound':
    case 'failed':
      return (
        <section class="card" role="alert">
          <p>{words(phase.kind)}</p>
          <div class="row">
            <Button onClick={session.again}>{words('try-again')}</Button>
          </div>
        </section>
      );
  }
}

function Asking({ session, phase }: PartProps & { readonly phase: Phase }): VNode {
  const { game, start, solving } = session;
  const { wrong } = solving.value;
  const hints = hintsOf(session);
  const newest = hints.at(-1);
  useEffect(() => {
    if (newest !== undefined) announce(newest);
  }, [newest]);
  return (
    <section class="asking">
      <p class="text">
        {words('you-are', { side: sideName(game, start.turn) })}{' '}
        {words('how-many', { all: start.legalMoves.length })}
      </p>
      {hints.map((hint) => (
        <p class="note" key={hint}>
          <Icon name="hint" />
          {hint}
        </p>
      ))}
      <p role="status">{phase.kind === 'judging' && words('judging', { move: phase.move })}</p>
      {(wrong.length > 0 || hints.length === hintSteps.length) && (
        <div class="row">
          <Button onClick={session.showAnswer}>{words('show-answer')}</Button>
        </div>
      )}
    </section>
  );
}

type Wrong = Extract<Phase, { kind: 'wrong' }>;

function WrongCard({ session, phase }: PartProps & { readonly phase: Wrong }): VNode {
  const title = sayWrong(session, phase);
  useEffect(() => announce(`${words('wrong')}. ${title}.`), [phase]);
  return (
    <Card eyebrow={words('wrong')} sign="wrong" aside={words('proven')} title={title}>
      <p class="quiet">{words('press-a-move')}</p>
      <WalkedLine session={session.board} line={phase.line} label={words('refutation')} />
      <div class="row">
        <Button onClick={session.showAnswer}>{words('show-answer')}</Button>
        <Button kind="primary" icon="undo" onClick={session.again}>
          {words('try-again')}
        </Button>
      </div>
    </Card>
  );
}

/** What the move comes to; moves are those of both, as an analysis counts them and as they are listed. */
function sayWrong(session: ProblemSession, { move, judgement, line }: Wrong): string {
  const { value, plies } = judgement;
  if (value === 'draw') return words('draws', { move });
  const { start } = session;
  const end = walked(line, line.moves.length);
  const [, ...rest] = end.movers.slice(start.history.length);
  const reply = end.played.at(-1);
  if (end.outcome !== undefined && rest.length === 1 && reply !== undefined) {
    return words('loses-to', { move, other: otherName(session), reply });
  }
  return plies === undefined ? words('loses', { move }) : words('loses-in', { move, count: plies });
}

type Done = Extract<Phase, { kind: 'done' }>;

function DoneCard({ session, phase }: PartProps & { readonly phase: Done }): VNode {
  const { solving, start, change } = session;
  const { problem, end } = solving.value;
  const { line } = phase;
  const move = line && start.write(line.moves[0]);
  const isFound = end === 'found';
  const eyebrow = words(isFound ? 'right' : 'answer');
  const title =
    move === undefined ? '' : words(problem.asks === 'hold' ? 'only-holds' : 'only-wins', { move });
  const changed = change.value;
  useEffect(() => {
    if (title !== '') announce(`${eyebrow}. ${title}.`);
  }, [title]);
  return (
    <Card
      eyebrow={eyebrow}
      sign={isFound ? 'right' : undefined}
      aside={words('proven')}
      title={title}
    >
      {line && (
        <>
          <p class="quiet">{words('best-line')}</p>
          <WalkedLine session={session.board} line={line} label={words('best-line')} />
        </>
      )}
      {changed && <p class="rating-change">{sayChange(changed)}</p>}
      {isFound && <PutPart id={session.id} stepsOf={(saved) => stepsOf(session.game, saved)} />}
      <div class="row">
        <Button icon="play" onClick={session.explore}>
          {words('play-on')}
        </Button>
        <NextButton session={session} />
      </div>
    </Card>
  );
}

/** By how much it changed is told only once it has settled: before, it leaps. */
function sayChange({ before, after }: Change): string {
  const [was, told] = [toldRating(before), toldRating(after)];
  if (told.kind === 'provisional') return words('rating-provisional', told);
  if (told.kind === 'none') return '';
  if (was.kind !== 'settled') return words('rating-settled', told);
  const by = told.rating - was.rating;
  const change = by < 0 ? `−${-by}` : `+${by}`;
  return words('rating-change', { after: told.rating, change });
}

/** The next one of the same stream: it is looked for while this one is still on the board. */
function NextButton({ session }: PartProps): VNode {
  const { game, about } = session;
  const stream = nextStream(about.value.problem ?? '');
  useEffect(() => {
    prepareNext(game, stream);
  }, []);
  return <StartButton game={game} stream={stream} text={words('next')} />;
}

function TreeCard({ session }: PartProps): VNode {
  const { board, isDefending, standing } = session;
  const other = otherName(session);
  const match = board.shown.value;
  const told = sayTree(session, other);
  const isTold = !board.isRetrying.value && match.outcome === undefined;
  useEffect(() => {
    if (standing.value !== undefined) announce(told);
  }, [told]);
  const moves = match.history.slice(session.start.history.length);
  return (
    <>
      <Card eyebrow={words('tree')} sign={undefined} aside={words('proven')} title="" isTree>
        <p role="status">{isDefending.value ? words('tree-answers', { other }) : told}</p>
        {moves.length > 0 && (
          <WalkedLine session={board} line={{ from: session.start, moves }} label={words('tree')} />
        )}
        <div class="row">
          <Button onClick={() => session.closeTree()}>{words('to-answer')}</Button>
        </div>
      </Card>
      {isTold && <AnalysisCard session={board} />}
    </>
  );
}

function sayTree({ board, isDefending, standing, start }: ProblemSession, other: string): string {
  const { outcome } = board.shown.value;
  if (outcome !== undefined) {
    if (outcome.winner === undefined) return words('tree-drawn');
    return words(outcome.winner === start.turn ? 'tree-won' : 'tree-lost');
  }
  // Who has gone back by one move moves for the other side.
  if (!isDefending.value && board.shown.value.turn !== start.turn) {
    return words('tree-reply', { other });
  }
  switch (standing.value) {
    case 'wins':
      return words('tree-wins');
    case 'draws':
      return words('tree-draws');
    case 'loses':
      return words('tree-loses', { other });
    default:
      return words('tree-play', { other });
  }
}

interface CardProps {
  readonly eyebrow: string;
  readonly sign: 'right' | 'wrong' | undefined;
  readonly aside: string;
  readonly title: string;
  /** The tree shares its room with what is told of the moves. */
  readonly isTree?: boolean;
  readonly children: ComponentChildren;
}

function Card({ eyebrow, sign, aside, title, isTree = false, children }: CardProps): VNode {
  return (
    <section class={`card match-drawer answer${isTree ? ' tree' : ''}`} aria-label={eyebrow}>
      <div class="eyebrow" data-sign={sign}>
        {sign && <Icon name={sign === 'right' ? 'check' : 'warning'} />}
        {eyebrow}
        <span class="aside">{aside}</span>
      </div>
      {title !== '' && <h2>{title}</h2>}
      {children}
    </section>
  );
}
