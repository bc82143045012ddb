/** The page of a puzzle: its board beside what helps to solve it. */

import type { AnyPuzzle } from 'ludoteca/puzzle';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { boardZoom } from '../board/index.ts';
import { wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { addressOf } from '../routes.ts';
import { usePrinting } from '../share/printing.tsx';
import type { Saved } from '../storage/index.ts';
import { choices, newDesk } from './desk.ts';
import { Heading, headingOf } from './heading.tsx';
import { inputOf } from './input.ts';
import { listenForKeys } from './keys.ts';
import { revealing } from './reveal.ts';
import { openSession, type Session } from './session.ts';
import { SheetBoard } from './sheet-board.tsx';
import { type DialogName, SheetDialogs } from './sheet-dialogs.tsx';
import { menuOf } from './sheet-menu.ts';
import { SheetPanel } from './sheet-panel.tsx';
import { clockFace } from './timer.ts';

const words = wordsOf('sheet-page', {
  broken: {
    en: 'This play cannot be read. It may come from a file that was changed.',
    pt: 'Este jogo não se consegue ler. Pode vir de um ficheiro que foi alterado.',
  },
  home: { en: 'To the shelf', pt: 'Para a estante' },
});

interface SheetPageProps {
  readonly puzzle: AnyPuzzle;
  readonly saved: Saved;
}

export function SheetPage({ puzzle, saved }: SheetPageProps) {
  const session = useMemo(() => openSession(puzzle, saved), []);
  useEffect(() => () => session?.leave(), []);
  if (session === undefined) {
    return (
      <>
        <Header title={headingOf(puzzle, saved.about)} />
        <main class="page" tabIndex={-1}>
          <p>{words('broken')}</p>
          <a class="button" href={addressOf.shelf()}>
            {words('home')}
          </a>
        </main>
      </>
    );
  }
  return <Desk session={session} />;
}

function Desk({ session }: { readonly session: Session }) {
  const { puzzle } = session;
  const desk = useMemo(() => newDesk(session.sheet.value.values[0]), []);
  const input = useMemo(() => inputOf(session, desk), []);
  const zoom = useMemo(boardZoom, []);
  const [dialog, setDialog] = useState<DialogName>();
  useEffect(() => listenForKeys(session, desk, setDialog), []);
  // A board whose cells would be too small opens at a comfortable size, once.
  useEffect(() => {
    let isOpened = false;
    return zoom.isCramped.subscribe((isCramped) => {
      if (!isCramped || isOpened) return;
      isOpened = true;
      // After the board has told its room, and not in the middle of it.
      queueMicrotask(() => zoom.show([0.5, 0.5]));
    });
  }, []);
  useEffect(() => revealing(desk, zoom), []);
  const about = session.about.value;
  const size = puzzle.showing?.size(session.doc.clues);
  usePrinting(() => printed(session));
  const facts = [
    headingOf(puzzle, about),
    size && `${size.rows} × ${size.cols}`,
    choices.showsTime.isOn.value && clockFace(session.timer.seconds.value),
  ];
  return (
    <>
      <Header
        title={headingOf(puzzle)}
        about={facts.filter(Boolean).join(' · ')}
        menu={menuOf(session, desk, setDialog)}
      />
      <main class="stage" tabIndex={-1}>
        <section class="board">
          <SheetBoard session={session} desk={desk} input={input} zoom={zoom} />
        </section>
        <aside class="panel">
          <Heading session={session} />
          <SheetPanel session={session} desk={desk} input={input} zoom={zoom} onOpen={setDialog} />
        </aside>
      </main>
      <SheetDialogs session={session} desk={desk} open={dialog} onOpen={setDialog} />
    </>
  );
}

/** The puzzle on paper: as it stands, with its marks, and nothing that is pointed out on the screen. */
function printed({ puzzle, doc, sheet, about }: Session) {
  const size = puzzle.showing?.size(doc.clues);
  return {
    kind: puzzle,
    document: puzzle.toJson({ clues: doc.clues }),
    drawing: sheet.value.view(),
    facts: [headingOf(puzzle, about.value), ...(size ? [`${size.rows} × ${size.cols}`] : [])],
  };
}
