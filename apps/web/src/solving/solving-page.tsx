/** The page of a puzzle: its board beside what helps to solve it. */

import type { AnyPuzzle } from 'ludoteca/puzzle';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { boardZoom } from '../board/index.ts';
import { clockFace } from '../kept/index.ts';
import { wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { usePrinting } from '../share/printing.tsx';
import type { Saved } from '../storage/index.ts';
import { Heading, headingOf } from './heading.tsx';
import { inputOf } from './input.ts';
import { listenForKeys } from './keys.ts';
import { revealing } from './reveal.ts';
import { openSession, type Session } from './session.ts';
import { SolvingBoard } from './solving-board.tsx';
import { type DialogName, SolvingDialogs } from './solving-dialogs.tsx';
import { menuOf } from './solving-menu.ts';
import { SolvingPanel } from './solving-panel.tsx';
import { choices, newSolvingState } from './solving-state.ts';

const words = wordsOf('sheet-page', {
  broken: {
    en: 'This play cannot be read. It may come from a file that was changed.',
    pt: 'Este jogo não se consegue ler. Pode vir de um ficheiro que foi alterado.',
  },
  home: { en: 'To all games', pt: 'Para todos os jogos' },
});

interface SolvingPageProps {
  readonly puzzle: AnyPuzzle;
  readonly saved: Saved;
}

export function SolvingPage({ puzzle, saved }: SolvingPageProps) {
  const session = useMemo(() => openSession(puzzle, saved), []);
  useEffect(() => () => session?.leave(), []);
  if (session === undefined) {
    return (
      <>
        <Header title={headingOf(puzzle, saved.about)} />
        <main class="page" tabIndex={-1}>
          <p>{words('broken')}</p>
          <a class="button" href={addressOf.home()}>
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
  const solving = useMemo(() => newSolvingState(session.sheet.value.values[0]), []);
  const input = useMemo(() => inputOf(session, solving), []);
  const zoom = useMemo(boardZoom, []);
  const [dialog, setDialog] = useState<DialogName>();
  useEffect(() => listenForKeys(session, solving, setDialog), []);
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
  useEffect(() => revealing(solving, zoom), []);
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
        menu={menuOf(session, solving, setDialog)}
      />
      <main class="stage" tabIndex={-1}>
        <section class="board">
          <SolvingBoard session={session} solving={solving} input={input} zoom={zoom} />
        </section>
        <aside class="panel">
          <Heading session={session} />
          <SolvingPanel
            session={session}
            solving={solving}
            input={input}
            zoom={zoom}
            onOpen={setDialog}
          />
        </aside>
      </main>
      <SolvingDialogs session={session} solving={solving} open={dialog} onOpen={setDialog} />
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
