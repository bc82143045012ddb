/** The page of one problem: the board, what is asked, what became of the moves that were tried. */

import './problems.css';
import { type AnyGame, gameDocument, sayAsk, withoutAnswer } from 'ludoteca/game';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { dayAndLevel } from '../kept/index.ts';
import { language, say, tell } from '../language/index.ts';
import { MatchBoard } from '../match/match-board.tsx';
import { sideName } from '../match/say.ts';
import { useShortcuts } from '../match/shortcuts.ts';
import { Button, Header, type MenuItem, Tool } from '../parts/index.ts';
import { usePrinting } from '../share/printing.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { count } from '../statistics/count.ts';
import { list, type Saved } from '../storage/index.ts';
import { AnswerCard } from './answer-card.tsx';
import { countRuns, Figures } from './figures.tsx';
import { hintedShapes, hintSteps } from './hints.ts';
import { numberedMoves } from './numbered.ts';
import { openProblem, type ProblemSession, toggleMarks } from './problem-session.ts';
import { words } from './words.ts';

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
  const { problem, document: answered, end } = session.solving.value;
  // Whoever is given it is to solve it; the answer goes along only with what was solved, and where it is wanted.
  const asked = useMemo(
    () => gameDocument(game, { kind: 'problem', problem: withoutAnswer(problem) }),
    [problem],
  );
  const [isSharing, setSharing] = useState(false);
  const [plays, setPlays] = useState<readonly Saved[]>([]);
  const phase = session.phase.value;
  useShortcuts(board);
  useEffect(() => {
    void list().then(setPlays);
  }, [phase.kind]);
  const title = sayAsk(game, problem, language.value);
  const own = plays.filter(({ game: id }) => id === game.id);
  const isOfDay = session.about.value.date !== undefined;
  const streak = isOfDay ? count(own).streak : 0;
  const level = dayAndLevel(session.about.value);
  const facts = [words('to-move', { side: sideName(game, start.turn) }), ...level];
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
      <Header title={[say(game.name), ...level.slice(-1)].join(' · ')} about={title} menu={menu} />
      <main class="stage match problem" tabIndex={-1}>
        <section class="board">
          <MatchBoard session={board} over={() => numbersOver(session)} />
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
              {streak > 1 && <p class="quiet">{words('streak', { days: streak })}</p>}
              <div class="others">
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
          {...(end !== undefined && problem.answer !== undefined && { answered })}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

/** The line that is walked, numbered; the moves that a hint names; while the tree is walked, the board alone. */
function numbersOver(session: ProblemSession) {
  const { board, phase, start, isExploring } = session;
  const shown = board.glimpse.value ?? board.trial.value;
  if (isExploring.value) return [];
  if (shown === undefined) return phase.value.kind === 'open' ? hintedShapes(session) : [];
  return numberedMoves(start, shown, phase.value.kind === 'wrong');
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
