/** The dialogs of a puzzle's page. */

import { wordsOf } from '../language/index.ts';
import { Dialog, late, Toggle } from '../parts/index.ts';
import { ProofDialog, ShareDialog } from '../share/late-dialogs.ts';
import type { About } from '../storage/index.ts';
import { entryKeys, type KeyMeaning } from './legend.ts';
import { preferences } from './preferences.ts';
import type { Session } from './session.ts';

export type DialogName = 'new' | 'share' | 'options' | 'keys' | 'proof' | undefined;

const words = wordsOf('solving-dialogs', {
  new: { en: 'New puzzle', pt: 'Problema novo' },
  options: { en: 'Options', pt: 'Opções' },
  keys: { en: 'Keys', pt: 'Teclas' },
  faults: { en: 'Show faults as they happen', pt: 'Mostrar as falhas à medida que surgem' },
  'faults-help': {
    en: 'What breaks a rule is marked at once.',
    pt: 'O que quebra uma regra fica logo marcado.',
  },
  first: { en: 'Digit first', pt: 'Primeiro o número' },
  'first-help': {
    en: 'Take a digit up, then press the cells that get it.',
    pt: 'Escolhe um número e carrega nas casas que o levam.',
  },
  clears: { en: 'Clear pencil marks', pt: 'Apagar marcas a lápis' },
  'clears-help': {
    en: 'An entry takes away the marks that it rules out.',
    pt: 'Uma entrada apaga as marcas que exclui.',
  },
  time: { en: 'Show the time', pt: 'Mostrar o tempo' },
  arrows: { en: 'move over the board', pt: 'andar pelo tabuleiro' },
  erase: { en: 'erase', pt: 'apagar' },
  hint: { en: 'hint; again to take it', pt: 'dica; outra vez para a seguir' },
  check: { en: 'check', pt: 'verificar' },
  try: { en: 'try something out, keep it, drop it', pt: 'tentar, manter, desfazer' },
  undo: { en: 'undo, redo', pt: 'anular, refazer' },
  zoom: { en: 'zoom, whole board', pt: 'aumentar, tabuleiro inteiro' },
  numbers: { en: 'Number the rows and columns', pt: 'Numerar as linhas e as colunas' },
  'numbers-help': {
    en: 'Always, not only while a hint is open',
    pt: 'Sempre, e não só enquanto há uma dica',
  },
});

const NewPuzzle = late(async () => (await import('../making/new-puzzle.tsx')).NewPuzzle);

interface SolvingDialogsProps {
  readonly session: Session;
  readonly open: DialogName;
  readonly onOpen: (dialog: DialogName) => void;
}

export function SolvingDialogs({ session, open, onOpen }: SolvingDialogsProps) {
  const close = () => onOpen(undefined);
  switch (open) {
    case undefined:
      return null;
    case 'new':
      return (
        <Dialog title={words('new')} onClose={close} isBroad>
          <NewPuzzle puzzle={session.puzzle} />
        </Dialog>
      );
    case 'share':
      return (
        <ShareDialog
          document={session.sheet.value
            .document()
            .withCredits(session.doc.credits)
            .withLevel(session.about.value.level)}
          solved={solvedIn(session.about.value)}
          onClose={close}
        />
      );
    case 'proof':
      return <ProofDialog puzzle={session.puzzle} clues={session.doc.clues} onClose={close} />;
    case 'options':
      return (
        <Dialog title={words('options')} onClose={close}>
          <Options hasMarks={session.puzzle.showing?.candidates !== undefined} />
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog title={words('keys')} onClose={close}>
          <Keys session={session} />
        </Dialog>
      );
  }
}

/** What is told of a play that solved its puzzle; a solution that was shown is nobody's. */
function solvedIn(about: About): About | undefined {
  return about.isDone && !about.isShown ? about : undefined;
}

function Options({ hasMarks }: { readonly hasMarks: boolean }) {
  const { showsFaults, clearsMarks, takesDigitFirst, showsTime, showsCoordinates } = preferences;
  return (
    <div>
      <Toggle
        label={words('faults')}
        help={words('faults-help')}
        isOn={showsFaults.isOn.value}
        onChange={showsFaults.set}
      />
      {hasMarks && (
        <Toggle
          label={words('first')}
          help={words('first-help')}
          isOn={takesDigitFirst.isOn.value}
          onChange={takesDigitFirst.set}
        />
      )}
      {hasMarks && (
        <Toggle
          label={words('clears')}
          help={words('clears-help')}
          isOn={clearsMarks.isOn.value}
          onChange={clearsMarks.set}
        />
      )}
      <Toggle label={words('time')} isOn={showsTime.isOn.value} onChange={showsTime.set} />
      <Toggle
        label={words('numbers')}
        help={words('numbers-help')}
        isOn={showsCoordinates.isOn.value}
        onChange={showsCoordinates.set}
      />
    </div>
  );
}

function Keys({ session }: { readonly session: Session }) {
  const rows: readonly KeyMeaning[] = [
    ['← ↑ → ↓', words('arrows')],
    ...entryKeys(session),
    ['Backspace', words('erase')],
    ['H', words('hint')],
    ['K', words('check')],
    ['T, E, R', words('try')],
    ['Ctrl Z, Ctrl Y', words('undo')],
    ['+ −, 0', words('zoom')],
  ];
  return (
    <dl class="keys">
      {rows.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
