/** Beside the board: the hint or the result, the pad, and the tools. */

import { sayNotice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import { BoardMap } from '../board/index.ts';
import { language, say, wordsOf } from '../language/index.ts';
import { Button, late, Tool } from '../parts/index.ts';
import { check } from './check.ts';
import { askForHint } from './hint.ts';
import { GuideCard, HintCard } from './hint-card.tsx';
import type { Input } from './input.ts';
import { entryTips } from './legend.ts';
import { Pad } from './pads.tsx';
import { ResultCard } from './result-card.tsx';
import type { Session } from './session.ts';
import { hasSmallMarks, mayHaveSmallMarks } from './small-marks.ts';
import type { DialogName } from './solving-dialogs.tsx';
import { act } from './tries.ts';

const words = wordsOf('solving-panel', {
  undo: { en: 'Undo', pt: 'Anular' },
  redo: { en: 'Redo', pt: 'Refazer' },
  hint: { en: 'Hint', pt: 'Dica' },
  check: { en: 'Check', pt: 'Verificar' },
  fit: { en: 'Fit', pt: 'Ajustar' },
  larger: { en: 'Zoom in', pt: 'Aumentar' },
  try: { en: 'Try', pt: 'Tentar' },
  trying: { en: 'Try {number}', pt: 'Tentativa {number}' },
  keep: { en: 'Keep', pt: 'Manter' },
  drop: { en: 'Drop', pt: 'Desfazer' },
  row: { en: 'Row {number}', pt: 'Linha {number}' },
  column: { en: 'Column {number}', pt: 'Coluna {number}' },
  faulty: {
    en: 'Everything is filled, but not all of it is right. Check shows where.',
    pt: 'Está tudo preenchido, mas nem tudo está certo. Verificar mostra onde.',
  },
  elsewhere: {
    en: 'This puzzle is open in another tab. To keep both from undoing each other’s work, only one can go on.',
    pt: 'Este problema está aberto noutro separador. Para que um não desfaça o trabalho do outro, só um pode continuar.',
  },
  here: { en: 'Go on here', pt: 'Continuar aqui' },
  map: { en: 'Map: drag to move', pt: 'Mapa: arrasta para mover' },
});

const Loupe = late(async () => (await import('./loupe.tsx')).Loupe);

interface SolvingPanelProps {
  readonly session: Session;
  readonly input: Input;
  readonly onOpen: (dialog: DialogName) => void;
}

export function SolvingPanel({ session, input, onOpen }: SolvingPanelProps) {
  const { zoom } = session;
  const sheet = session.sheet.value;
  if (!session.isHere.value) {
    return (
      <section class="card" role="alert">
        <p>{words('elsewhere')}</p>
        <div class="row">
          <Button kind="primary" onClick={session.takeOver}>
            {words('here')}
          </Button>
        </div>
      </section>
    );
  }
  if (sheet.isSolved) return <ResultCard session={session} onOpen={onOpen} />;
  const hint = session.hint.value;
  const step = (kind: 'undo' | 'redo') => () => session.act({ kind });
  const isZoomed = zoom.isZoomed.value;
  return (
    <>
      <div class="slot">
        {hint === undefined ? (
          <Remark session={session} />
        ) : session.about.value.isGuided ? (
          <GuideCard session={session} />
        ) : (
          <HintCard session={session} />
        )}
      </div>
      <div class="tools">
        <Tool icon="undo" shortcut="Ctrl+Z" isDisabled={!sheet.canUndo} onClick={step('undo')}>
          {words('undo')}
        </Tool>
        <Tool icon="redo" shortcut="Ctrl+Y" isDisabled={!sheet.canRedo} onClick={step('redo')}>
          {words('redo')}
        </Tool>
        {(zoom.isCramped.value || isZoomed || mayHaveSmallMarks(sheet)) && (
          <Tool
            icon={isZoomed ? 'zoom-out' : 'zoom-in'}
            shortcut={isZoomed ? '0' : '+'}
            onClick={() => (isZoomed ? zoom.fit() : zoom.zoomBy(2))}
          >
            {words(isZoomed ? 'fit' : 'larger')}
          </Tool>
        )}
        <Tool icon="pin" shortcut="T" onClick={() => act(session, 'checkpoint')}>
          {words('try')}
        </Tool>
        <Tool
          icon="hint"
          shortcut="H"
          isPressed={hint !== undefined}
          onClick={() => void askForHint(session)}
        >
          {words('hint')}
        </Tool>
        <Tool icon="check" shortcut="K" onClick={() => void check(session)}>
          {words('check')}
        </Tool>
      </div>
      <Pad session={session} input={input} />
      <Tips session={session} />
    </>
  );
}

/** What was found, or else what there is to know of the selected cell and its lines, or else the guide. */
function Remark({ session }: Pick<SolvingPanelProps, 'session'>) {
  const { puzzle, doc, zoom } = session;
  const sheet = session.sheet.value;
  const selected = session.selected.value;
  const { showing } = puzzle;
  const remark = session.remark.value;
  const isZoomed = zoom.isZoomed.value;
  const hasLines = showing?.row !== undefined && showing.col !== undefined;
  const told = (line: 'row' | 'col', index: number) => {
    const notice = showing?.[line]?.(doc.clues, sheet.filling, index);
    return notice === undefined ? '' : sayNotice(phrasebooksOf(puzzle), notice, language.value);
  };
  return (
    <div class="remark grow" role="status">
      {isZoomed && <BoardMap zoom={zoom} label={words('map')} />}
      {sheet.checkpoints > 0 && <Tries session={session} />}
      {remark !== '' || sheet.isComplete ? (
        <p>{remark !== '' ? remark : words('faulty')}</p>
      ) : hasLines && selected !== undefined ? (
        <dl class="lines">
          <dt>{words('row', { number: selected.row + 1 })}</dt>
          <dd>{told('row', selected.row)}</dd>
          <dt>{words('column', { number: selected.col + 1 })}</dt>
          <dd>{told('col', selected.col)}</dd>
        </dl>
      ) : hasSmallMarks(session) ? (
        <Loupe session={session} />
      ) : sheet.checkpoints > 0 ? null : (
        <p class="quiet optional">{showing && capital(say(showing.guide))}</p>
      )}
    </div>
  );
}

/** The newest try, in its colour, to be kept or dropped. */
function Tries({ session }: Pick<SolvingPanelProps, 'session'>) {
  const number = session.sheet.value.checkpoints;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend that nobody needs
    <div
      class="tries"
      role="group"
      aria-label={words('trying', { number })}
      style={{ '--try': `var(--try-${((number - 1) % 3) + 1})` }}
    >
      <b>{words('trying', { number })}</b>
      <Button kind="quiet" onClick={() => act(session, 'keep')}>
        {words('keep')}
      </Button>
      <Button kind="quiet" onClick={() => act(session, 'back')}>
        {words('drop')}
      </Button>
    </div>
  );
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function Tips({ session }: { readonly session: Session }) {
  return (
    <div class="tips desk-only" aria-hidden="true">
      {entryTips(session).map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd>
          {meaning}
        </span>
      ))}
      <span>
        <kbd>H</kbd>
        {words('hint')}
      </span>
      <span>
        <kbd>?</kbd>
      </span>
    </div>
  );
}
