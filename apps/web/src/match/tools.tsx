/** The tools under the board: for playing, for watching, for looking at the record. */

import type { VNode } from 'preact';
import { Segmented, Tool } from '../parts/index.ts';
import { paces } from './bots.ts';
import type { MatchSession } from './session.ts';
import { StepTools } from './step-tools.tsx';
import { words } from './words.ts';

interface ToolsProps {
  readonly session: MatchSession;
  readonly onResign: () => void;
}

export function Tools({ session, onResign }: ToolsProps): VNode {
  const isOver = session.match.value.outcome !== undefined;
  const { elsewhere } = session;
  if (elsewhere?.isRunning.value && session.at.value === undefined) return <elsewhere.Tools />;
  const isLooking = session.isAnalysing.value || session.at.value !== undefined || isOver;
  if (isLooking) return <RecordTools session={session} />;
  return session.people.value.length === 0 ? (
    <WatchTools session={session} />
  ) : (
    <PlayTools session={session} onResign={onResign} />
  );
}

function PlayTools({ session, onResign }: ToolsProps): VNode {
  const { study } = session;
  return (
    <div class="tools">
      <Tool
        icon="undo"
        shortcut="Ctrl+Z"
        onClick={session.undo}
        isDisabled={!session.canUndo.value}
      >
        {words('undo')}
      </Tool>
      <Tool
        icon="redo"
        shortcut="Ctrl+Y"
        onClick={session.redo}
        isDisabled={!session.match.value.canRedo}
      >
        {words('redo')}
      </Tool>
      <Tool icon="hint" shortcut="H" onClick={study.askHint} isDisabled={!session.mayMove.value}>
        {words('hint')}
      </Tool>
      <AnalyseTool session={session} />
      <Tool icon="flag" onClick={onResign}>
        {words('resign')}
      </Tool>
    </div>
  );
}

function WatchTools({ session }: { readonly session: MatchSession }): VNode {
  const { bots } = session;
  const isPaused = bots.isPaused.value;
  return (
    <>
      <Segmented
        label={words('speed')}
        isWide
        value={bots.pace.value}
        choices={paces.map((pace) => ({ value: pace, text: words(pace) }))}
        onChoose={(pace) => {
          bots.pace.value = pace;
        }}
      />
      <div class="tools">
        <Tool
          icon={isPaused ? 'play' : 'pause'}
          onClick={() => {
            bots.isPaused.value = !isPaused;
          }}
        >
          {words(isPaused ? 'play' : 'pause')}
        </Tool>
        <Tool icon="next" onClick={bots.step} isDisabled={!isPaused}>
          {words('step')}
        </Tool>
        <AnalyseTool session={session} />
      </div>
    </>
  );
}

function RecordTools({ session }: { readonly session: MatchSession }): VNode {
  const now = session.shown.value.history.length;
  const most = session.whole.value.history.length;
  const isTrying = session.trial.value !== undefined;
  return (
    <>
      <div class="tools">
        <StepTools session={session} isAtStart={now === 0 && !isTrying} />
        <Tool icon="last" onClick={() => session.look(most)} isDisabled={!isTrying && now >= most}>
          {words('last')}
        </Tool>
        <AnalyseTool session={session} />
      </div>
      <p class="key-tip desk-only">
        <kbd>←</kbd> <kbd>→</kbd> {words('walk-keys')}
      </p>
    </>
  );
}

function AnalyseTool({ session }: { readonly session: MatchSession }): VNode {
  return (
    <Tool
      icon="eye"
      isDisabled={session.elsewhere?.isRunning.value === true}
      shortcut="A"
      isPressed={session.isAnalysing.value}
      onClick={() => toggleAnalysis(session)}
    >
      {words('analyse')}
    </Tool>
  );
}

/** Leaving analysis leaves what was tried out, too. */
export function toggleAnalysis(session: MatchSession): void {
  // Whoever plays somebody gets no help meanwhile; and openings are nothing but analysis.
  if (session.elsewhere?.isRunning.value || session.isExploring) return;
  session.isAnalysing.value = !session.isAnalysing.value;
  if (!session.isAnalysing.value) session.returnToGame();
}

/** To the game as it stands; where it is over that is its end with what was found, not an analysis of nothing. */
export function backToGame(session: MatchSession): void {
  if (session.match.value.outcome !== undefined) session.isAnalysing.value = false;
  session.returnToGame();
}
