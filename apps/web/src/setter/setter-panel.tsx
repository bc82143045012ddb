/** Beside the draft: what is known of it, what can be set where the setter is, and what to do with it. */

import type { Cell } from 'ludoteca/kernel';
import type { AnyPuzzleBoard, EdgeMark, SettingBrush } from 'ludoteca/puzzle';
import { useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { begin } from '../kept/index.ts';
import { say, wordsOf } from '../language/index.ts';
import { PicturePanel } from '../own-picture/late-panel.ts';
import { Button, Dialog, Segmented, Tool } from '../parts/index.ts';
import { CreditsForm } from './credits-form.tsx';
import type { Draft, DraftStart } from './draft.ts';
import { documentOf } from './draft-document.ts';
import { DraftsDialog, NewDraftDialog } from './drafts-dialog.tsx';
import { PathPart } from './path-part.tsx';
import type { ToldStep } from './studio.tsx';
import { Verdict } from './verdict.tsx';

const words = wordsOf('setter-panel', {
  brush: { en: 'Tool', pt: 'Ferramenta' },
  edges: { en: 'Edges of this cell', pt: 'Arestas desta casa' },
  right: { en: 'Edge to the right', pt: 'Aresta à direita' },
  down: { en: 'Edge below', pt: 'Aresta em baixo' },
  new: { en: 'New draft', pt: 'Novo rascunho' },
  drafts: { en: 'Drafts', pt: 'Rascunhos' },
  cut: { en: 'Cut my picture', pt: 'Cortar a minha imagem' },
  picture: { en: 'My picture', pt: 'Imagem' },
  take: { en: 'Put it on the board', pt: 'Pôr no tabuleiro' },
  play: { en: 'Play it', pt: 'Jogar' },
  share: { en: 'Share', pt: 'Partilhar' },
  undo: { en: 'Undo', pt: 'Anular' },
  redo: { en: 'Redo', pt: 'Refazer' },
  clear: { en: 'Erase', pt: 'Apagar' },
});

interface SetterPanelProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly draft: Draft;
  readonly selected: Cell;
  readonly brush: SettingBrush<unknown, unknown>;
  readonly onBrush: (id: string) => void;
  readonly onPut: (value: number | undefined) => void;
  readonly onShare: () => void;
  readonly onOpen: (start: DraftStart) => void;
  readonly step: number | undefined;
  readonly onStep: (told: ToldStep | undefined) => void;
  readonly hidesRedundant: boolean;
  readonly onHideRedundant: (isHidden: boolean) => void;
}

export function SetterPanel(props: SetterPanelProps) {
  const { puzzle, draft, selected, brush, onPut, onShare, onOpen } = props;
  const { setting } = puzzle;
  const doc = draft.doc.value;
  const judgement = draft.judgement.value;
  const [opened, setOpened] = useState<'new' | 'drafts' | 'picture'>();
  const close = () => setOpened(undefined);
  const takesPicture = puzzle.options.some(({ takes }) => takes.kind === 'picture');
  if (setting === undefined) return null;
  const values = setting.values(doc);
  const play = () => {
    const { clues } = doc;
    const solution = judgement.kind === 'one' ? { solution: judgement.solution } : {};
    const { level } = draft.findings.value;
    const document = documentOf(puzzle, { clues, ...solution }, draft.credits.value);
    const known = document.withLevel(level ?? undefined);
    go(addressOf.play(begin(known, level ? { level } : {}).id));
  };
  const edge = (towards: 'right' | 'down') => {
    const place = { cell: selected, towards };
    const now = setting.edge(doc, place);
    if (now === undefined) return null;
    return (
      <EdgeField
        label={words(towards)}
        marks={setting.edgeMarks}
        side={towards === 'right' ? 0 : 1}
        value={now}
        onChoose={(value) => draft.change(setting.setEdge(doc, place, value))}
      />
    );
  };
  return (
    <>
      <Verdict
        puzzle={puzzle}
        draft={draft}
        hidesRedundant={props.hidesRedundant}
        onHideRedundant={props.onHideRedundant}
      />
      <div class="brushes">
        <Segmented
          isWide
          label={words('brush')}
          value={brush.id}
          choices={setting.brushes.map(({ id, name }) => ({ value: id, text: say(name) }))}
          onChoose={props.onBrush}
        />
        <p class="quiet">{say(brush.guide)}</p>
      </div>
      {puzzle.entry.kind === 'typed' && (
        <div class="pad" data-many={values.length > 9 ? '' : undefined}>
          {values.map((value) => (
            <button
              key={value}
              type="button"
              class="key"
              aria-pressed={setting.cell(doc, selected) === value}
              onClick={() => onPut(value)}
            >
              {value}
            </button>
          ))}
        </div>
      )}
      <div class="tools">
        <Tool icon="undo" shortcut="Ctrl+Z" isDisabled={!draft.canUndo.value} onClick={draft.undo}>
          {words('undo')}
        </Tool>
        <Tool icon="redo" shortcut="Ctrl+Y" isDisabled={!draft.canRedo.value} onClick={draft.redo}>
          {words('redo')}
        </Tool>
        <Tool icon="erase" onClick={() => onPut(undefined)}>
          {words('clear')}
        </Tool>
        {takesPicture && (
          <Tool icon="image" onClick={() => setOpened('picture')}>
            {words('picture')}
          </Tool>
        )}
        <Tool icon="share" onClick={onShare}>
          {words('share')}
        </Tool>
      </div>
      <div class="row">
        <Button
          kind="primary"
          icon="play"
          isDisabled={judgement.kind !== 'one' && judgement.kind !== 'several'}
          onClick={play}
        >
          {words('play')}
        </Button>
      </div>
      <details class="more">
        <summary>{words('edges')}</summary>
        <div class="fields">
          {edge('right')}
          {edge('down')}
        </div>
      </details>
      <CreditsForm draft={draft} />
      <PathPart puzzle={puzzle} draft={draft} step={props.step} onStep={props.onStep} />
      <div class="row">
        <Button icon="edit" onClick={() => setOpened('drafts')}>
          {words('drafts')}
        </Button>
        <Button icon="plus" onClick={() => setOpened('new')}>
          {words('new')}
        </Button>
      </div>
      {opened === 'picture' && (
        <Dialog title={words('cut')} isBroad onClose={close}>
          <PicturePanel
            puzzle={puzzle}
            take={words('take')}
            onTake={({ clues, solution }) => {
              draft.change({ clues, solution });
              close();
            }}
            onBack={close}
          />
        </Dialog>
      )}
      {opened === 'new' && (
        <NewDraftDialog puzzle={puzzle} title={words('new')} onOpen={onOpen} onClose={close} />
      )}
      {opened === 'drafts' && (
        <DraftsDialog
          puzzle={puzzle}
          title={words('drafts')}
          current={draft.id}
          onOpen={onOpen}
          onClose={close}
        />
      )}
    </>
  );
}

interface EdgeFieldProps {
  readonly label: string;
  readonly marks: readonly EdgeMark[];
  readonly side: 0 | 1;
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

function EdgeField({ label, marks, side, value, onChoose }: EdgeFieldProps) {
  return (
    <div class="field">
      <span class="label">{label}</span>
      <Segmented<number>
        isWide
        label={label}
        value={value}
        choices={marks.map((mark) => ({
          value: mark.value,
          text: mark.signs[side],
          name: `${mark.signs[side]} ${say(mark.name)}`,
        }))}
        onChoose={onChoose}
      />
    </div>
  );
}
