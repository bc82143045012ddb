/** What is told of a problem: what is asked, why a move is wrong, what the answer is. */

import type { Notice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { tell } from '../language/index.ts';
import { walked } from '../match/line.ts';
import { Question } from '../match/notes.tsx';
import { announce, Button, Icon } from '../parts/index.ts';
import { PutPart } from '../times/put-part.tsx';
import { capital } from './capital.ts';
import { Card } from './card.tsx';
import { hintSteps, hintsOf } from './hints.ts';
import { otherName, type Phase, type ProblemSession } from './problem-session.ts';
import { toldRating } from './rating.ts';
import type { Change } from './solving.ts';
import { StartButton } from './start-button.tsx';
import { stepsOf } from './steps.ts';
import { nextStream, prepareNext } from './stream.ts';
import { TreeCard } from './tree-card.tsx';
import { sayHowMany } from './tried.ts';
import { sayYouAre } from './turns.ts';
import { Waiting } from './waiting.tsx';
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
      return (
        <Trouble text={sayUnsound(session, phase.faults)}>
          <NextButton session={session} />
        </Trouble>
      );
    case 'failed':
      return (
        <Trouble text={words('failed')}>
          <Button onClick={session.again}>{words('try-again')}</Button>
        </Trouble>
      );
  }
}

function Trouble({ text, children }: { readonly text: string; readonly children: VNode }): VNode {
  return (
    <section class="card answer" role="alert">
      <p>{text}</p>
      <div class="row">{children}</div>
    </section>
  );
}

function sayUnsound({ game }: ProblemSession, faults: readonly Notice[]): string {
  if (faults.length === 0) return words('unsound');
  const told = faults.map((fault) => capital(tell(phrasebooksOf(game), fault)));
  return [words('unsound-since'), ...told].join(' ').replace(/([^.?!])$/, '$1.');
}

function Asking({ session, phase }: PartProps & { readonly phase: Phase }): VNode {
  const { game, start, solving, tried, proven } = session;
  const { wrong } = solving.value;
  const hints = hintsOf(session);
  const newest = hints.at(-1);
  useEffect(() => {
    if (newest !== undefined) announce(newest);
  }, [newest]);
  return (
    <section class="asking">
      <p class="text">
        {sayYouAre(game, start)}
        {/* That one move is right is claimed of nothing that nobody has proven. */}
        {proven.value !== undefined && ` ${sayHowMany(start, tried.value)}`}
      </p>
      {hints.map((hint) => (
        <p class="note" key={hint}>
          <Icon name="hint" />
          {hint}
        </p>
      ))}
      {phase.kind === 'judging' ? (
        <Waiting text={sayWaiting(phase.move)} onStop={session.stop} />
      ) : (
        (wrong.length > 0 || hints.length === hintSteps.length) && (
          <div class="row">
            <Button onClick={session.showAnswer}>{words('show-answer')}</Button>
          </div>
        )
      )}
    </section>
  );
}

function sayWaiting(move: string | undefined): string {
  return move === undefined ? words('looking-for-answer') : words('judging', { move });
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
  // A player of two moves in a row may end the game with the second, which is no reply.
  const isReplied = rest.length === 1 && rest[0] !== start.turn;
  if (end.outcome !== undefined && isReplied && reply !== undefined) {
    return words('loses-to', { move, other: otherName(session), reply });
  }
  return plies === undefined ? words('loses', { move }) : words('loses-in', { move, count: plies });
}

type Done = Extract<Phase, { kind: 'done' }>;

function DoneCard({ session, phase }: PartProps & { readonly phase: Done }): VNode {
  const { solving, start } = session;
  const { problem, end, change } = solving.value;
  const { line } = phase;
  const move = line && start.write(line.moves[0]);
  const isFound = end === 'found';
  const eyebrow = words(isFound ? 'right' : 'answer');
  const title =
    move === undefined ? '' : words(problem.asks === 'hold' ? 'only-holds' : 'only-wins', { move });
  useEffect(() => {
    if (title !== '') announce(`${eyebrow}. ${title}.`);
  }, [title]);
  return (
    <Card
      eyebrow={eyebrow}
      sign={isFound ? 'right' : undefined}
      aside={line === undefined ? '' : words('proven')}
      title={title}
    >
      {line && (
        <>
          <p class="quiet">{words('best-line')}</p>
          <WalkedLine session={session.board} line={line} label={words('best-line')} />
        </>
      )}
      {change && <p class="rating-change">{sayChange(change)}</p>}
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
