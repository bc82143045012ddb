/** The page of one problem: the board, what is asked, what became of the moves that were tried. */

import './problems.css';
import { type AnyGame, gameDocument, type Move, sayAsk, withoutAnswer } from 'ludoteca/game';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { dayAndLevel } from '../kept/index.ts';
import { language, say, tell } from '../language/index.ts';
import { MatchBoard } from '../match/match-board.tsx';
import { useShortcuts } from '../match/shortcuts.ts';
import { Button, Header, type MenuItem, Tool } from '../parts/index.ts';
import { usePrinting } from '../share/printing.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { count } from '../statistics/count.ts';
import { list, type Saved } from '../storage/index.ts';
import { AnswerCard } from './answer-card.tsx';
import { capital } from './capital.ts';
import { countRuns, Figures } from './figures.tsx';
import { hintedShapes, hintSteps } from './hints.ts';
import { numberedMoves } from './numbered.ts';
import { practisedIn } from './practised.ts';
import { openProblem, type ProblemSession, toggleMarks } from './problem-session.ts';
import { sayTried, triedShapes } from './tried.ts';
import { sayToMove } from './turns.ts';
import { type Place, useKeptFocus } from './use-kept-focus.ts';
import { words } from './words.ts';

/** Nothing is marked while a line is on the board. */
const none: readonly Move[] = [];

interface ProblemPageProps {
  readonly game: AnyGame;
  readonly saved: Saved;
}

export function ProblemPage({ game, saved }: ProblemPageProps): VNode {
  const opened = useMemo(() => openProblem(game, saved), []);
  useEffect(() => (opened.ok ? opened.value.leave : undefined), []);
  if (opened.ok) return <ProblemView session={opened.value} />;
  const title = words('problem');
  return (
    <>
      <Header title={title} />
      <main class="page" tabIndex={-1}>
        <h1>{title}</h1>
        <p class="text">{tell(phrasebooksOf(game), opened.error)}</p>
      </main>
    </>
  );
}

function ProblemView({ session }: { readonly session: ProblemSession }): VNode {
  const { game, board, start } = session;
  const { problem, document: answered } = session.solving.value;
  // Whoever is given it is to solve it; the answer goes along only with what was solved, and where it is wanted.
  const asked = useMemo(
    () => gameDocument(game, { kind: 'problem', problem: withoutAnswer(problem) }),
    [problem],
  );
  const [isSharing, setSharing] = useState(false);
  const [plays, setPlays] = useState<readonly Saved[]>([]);
  const phase = session.phase.value;
  const isOpen = phase.kind === 'open' && board.trial.value === undefined;
  useShortcuts(board);
  const isWalking = session.isExploring.value;
  useKeptFocus(placeOf(session), `${phase.kind} ${isWalking} ${session.solving.value.hints}`);
  useEffect(() => {
    void list().then(setPlays);
  }, [phase.kind]);
  const tried = isOpen ? session.tried.value : none;
  const told = useMemo(() => sayTried(tried), [tried, language.value]);
  const title = sayAsk(game, problem, language.value);
  const own = plays.filter(({ game: id }) => id === game.id);
  const isOfDay = session.about.value.date !== undefined;
  const streak = isOfDay ? count(own).streak : 0;
  const level = dayAndLevel(session.about.value);
  const theme = practisedIn(game, session.about.value);
  const themeName = theme && capital(say(theme.name));
  const facts = [sayToMove(game, start), ...level, ...(themeName === undefined ? [] : [themeName])];
  useEffect(() => {
    document.title = `${title} · Ludoteca`;
  });
  // Whose move it is stands on paper anyway.
  usePrinting(() => ({ document: asked, drawing: start.view(), facts: [title, ...level] }));
  const menu: readonly MenuItem[] = [
    { icon: 'share', text: words('share'), onChoose: () => setSharing(true) },
  ];
  return (
    <>
      <Header
        title={[say(game.name), themeName ?? level.at(-1)].filter(Boolean).join(' · ')}
        about={title}
        menu={menu}
      />
      <main class="stage match problem" tabIndex={-1}>
        <section class="board">
          <MatchBoard session={board} over={() => shapesOver(session)} told={told} />
        </section>
        <aside class="panel">
          <div class="head">
            <h1>{title}</h1>
            <div class="meta">
              <span>{say(game.name)}</span>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </div>
          </div>
          {!session.isHere.value && <OtherTab session={session} />}
          <AnswerCard session={session} />
          {/* Who walks the tree needs the room for what is told of the moves. */}
          {!session.isExploring.value && (
            <>
              <Figures runs={countRuns(own)} />
              {isOfDay && <p class="quiet">{words('runs-help')}</p>}
              {streak > 1 && <p class="quiet">{words('streak', { days: streak })}</p>}
              <div class="others">
                {theme && (
                  <a class="link" href={addressOf.problems(game.id, theme.id)}>
                    {words('theme-lesson', { theme: say(theme.name) })}
                  </a>
                )}
                <a class="link" href={addressOf.problems(game.id)}>
                  {words('all-problems', { game: say(game.name) })}
                </a>
                {isOfDay && (
                  <a class="link" href={addressOf.days(game.id)}>
                    {words('days')}
                  </a>
                )}
              </div>
            </>
          )}
          <div class="grow" />
          <div class="tool-bar">
            <ProblemTools session={session} onShare={() => setSharing(true)} />
          </div>
        </aside>
      </main>
      {isSharing && (
        <ShareDialog
          document={asked}
          {...(isAnswerTold(session) && { answered })}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

/** Whether the document tells the answer that is proven on the page, so that it may go along. */
function isAnswerTold({ phase, solving }: ProblemSession): boolean {
  const { answer } = solving.value.problem;
  return phase.value.kind === 'done' && phase.value.line?.moves[0] === answer;
}

/** Where whoever pressed a button goes on. */
function placeOf({ phase, isExploring }: ProblemSession): Place {
  const { kind } = phase.value;
  // What is being looked for may be told in a moment.
  if (kind === 'judging') return undefined;
  return kind === 'open' || isExploring.value ? 'board' : 'card';
}

/**
 * The line that is walked, numbered; the moves that were tried and those that a hint names; while the tree is walked,
 * the board alone.
 */
function shapesOver(session: ProblemSession) {
  const { board, phase, start, isExploring, tried } = session;
  const shown = board.glimpse.value ?? board.trial.value;
  if (isExploring.value) return [];
  if (shown !== undefined) return numberedMoves(start, shown, phase.value.kind === 'wrong');
  if (phase.value.kind !== 'open') return [];
  return [...triedShapes(start, tried.value), ...hintedShapes(session)];
}

interface ToolsProps {
  readonly session: ProblemSession;
  readonly onShare: () => void;
}

function ProblemTools({ session, onShare }: ToolsProps): VNode {
  const { board, phase, solving, isExploring } = session;
  const isOpen = phase.value.kind === 'open';
  return (
    <div class="tools">
      <Tool
        icon="previous"
        shortcut="←"
        onClick={() => board.step(-1)}
        isDisabled={!board.canStep.back.value}
      >
        {words('back')}
      </Tool>
      <Tool
        icon="next"
        shortcut="→"
        onClick={() => board.step(1)}
        isDisabled={!board.canStep.on.value}
      >
        {words('forward')}
      </Tool>
      {isExploring.value ? (
        <Tool icon="eye" isPressed={!board.isRetrying.value} onClick={() => toggleMarks(session)}>
          {words('analyse')}
        </Tool>
      ) : (
        <Tool
          icon="hint"
          onClick={session.hint}
          isDisabled={!isOpen || solving.value.hints >= hintSteps.length || !session.isHere.value}
        >
          {words('hint')}
        </Tool>
      )}
      <Tool icon="share" onClick={onShare}>
        {words('share')}
      </Tool>
    </div>
  );
}

function OtherTab({ session }: { readonly session: ProblemSession }): VNode {
  return (
    <div class="card" role="alert">
      <p>{words('other-tab')}</p>
      <div class="row">
        <Button onClick={session.takeOver}>{words('solve-here')}</Button>
      </div>
    </div>
  );
}
