/** The tools under the board: for playing, for watching, for looking at the record. */

import type { VNode } from 'preact';
import { Segmented, Tool } from '../parts/index.ts';
import { paces } from './bots.ts';
import type { Play } from './play.ts';
import { words } from './words.ts';

interface ToolsProps {
  readonly play: Play;
  readonly onResign: () => void;
}

export function Tools({ play, onResign }: ToolsProps): VNode {
  const { table } = play;
  const isOver = table.match.value.outcome !== undefined;
  const isLooking = table.isAnalysing.value || table.at.value !== undefined || isOver;
  if (isLooking) return <RecordTools play={play} />;
  return table.people.value.length === 0 ? (
    <WatchTools play={play} />
  ) : (
    <PlayTools play={play} onResign={onResign} />
  );
}

function PlayTools({ play, onResign }: ToolsProps): VNode {
  const { table, study } = play;
  return (
    <div class="tools">
      <Tool icon="undo" shortcut="Ctrl+Z" onClick={table.undo} isDisabled={!table.canUndo.value}>
        {words('undo')}
      </Tool>
      <Tool
        icon="redo"
        shortcut="Ctrl+Y"
        onClick={table.redo}
        isDisabled={!table.match.value.canRedo}
      >
        {words('redo')}
      </Tool>
      <Tool icon="hint" shortcut="H" onClick={study.askHint} isDisabled={!table.mayMove.value}>
        {words('hint')}
      </Tool>
      <AnalyseTool play={play} />
      <Tool icon="flag" onClick={onResign}>
        {words('resign')}
      </Tool>
    </div>
  );
}

function WatchTools({ play }: { readonly play: Play }): VNode {
  const { bots } = play;
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
        <AnalyseTool play={play} />
      </div>
    </>
  );
}

function RecordTools({ play }: { readonly play: Play }): VNode {
  const { table } = play;
  const now = table.shown.value.history.length;
  const most = table.whole.value.history.length;
  const isTrying = table.trial.value !== undefined;
  return (
    <div class="tools">
      <Tool icon="first" onClick={() => table.look(0)} isDisabled={now === 0 && !isTrying}>
        {words('first')}
      </Tool>
      <Tool
        icon="previous"
        onClick={() => (isTrying ? table.undo() : table.look(now - 1))}
        isDisabled={now === 0}
      >
        {words('back')}
      </Tool>
      <Tool
        icon="next"
        onClick={() => (isTrying ? table.redo() : table.look(now + 1))}
        isDisabled={isTrying ? !table.shown.value.canRedo : now >= most}
      >
        {words('next')}
      </Tool>
      <Tool icon="last" onClick={() => table.look(most)} isDisabled={!isTrying && now >= most}>
        {words('last')}
      </Tool>
      <AnalyseTool play={play} />
    </div>
  );
}

function AnalyseTool({ play: { table } }: { readonly play: Play }): VNode {
  return (
    <Tool
      icon="eye"
      shortcut="A"
      isPressed={table.isAnalysing.value}
      onClick={() => toggleAnalysis(table)}
    >
      {words('analyse')}
    </Tool>
  );
}

/** Leaving analysis leaves what was tried out, too. */
export function toggleAnalysis(table: Play['table']): void {
  table.isAnalysing.value = !table.isAnalysing.value;
  if (!table.isAnalysing.value) table.returnToGame();
}
