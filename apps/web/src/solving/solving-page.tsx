/** The page of a puzzle: its board beside what helps to solve it. */

import { effect } from '@preact/signals';
import type { AnyPuzzleBoard } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf, settle } from '../address/routes.ts';
import { clockFace } from '../kept/index.ts';
import { tell, wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { usePrinting } from '../share/printing.tsx';
import type { Saved } from '../storage/index.ts';
import { AuthorLine, AuthorNote } from './author-note.tsx';
import { PictureCard, PictureView, useFinishedPicture } from './finished-picture.tsx';
import { guiding } from './guide.ts';
import { Heading, headingOf } from './heading.tsx';
import { inputOf } from './input.ts';
import { listenForKeys } from './keys.ts';
import { preferences } from './preferences.ts';
import { revealing } from './reveal.ts';
import { openSession, type Session } from './session.ts';
import { SolvingBoard } from './solving-board.tsx';
import { type DialogName, SolvingDialogs } from './solving-dialogs.tsx';
import { menuOf } from './solving-menu.ts';
import { SolvingPanel } from './solving-panel.tsx';

const words = wordsOf('solving-page', {
  broken: {
    en: 'This play cannot be read. It may come from a file that was changed.',
    pt: 'Este jogo não se consegue ler. Pode vir de um ficheiro que foi alterado.',
  },
  home: { en: 'To all games', pt: 'Para todos os jogos' },
});

interface SolvingPageProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly saved: Saved;
}

export function SolvingPage({ puzzle, saved }: SolvingPageProps) {
  const opened = useMemo(() => openSession(puzzle, saved), []);
  useEffect(() => (opened.ok ? opened.value.leave : undefined), []);
  if (!opened.ok) {
    return (
      <>
        <Header title={headingOf(puzzle, saved.about)} />
        <main class="page" tabIndex={-1}>
          <p>{words('broken')}</p>
          <p class="quiet">{tell(phrasebooksOf(puzzle), opened.error)}</p>
          <a class="button" href={addressOf.home()}>
            {words('home')}
          </a>
        </main>
      </>
    );
  }
  return <Solving session={opened.value} />;
}

function Solving({ session }: { readonly session: Session }) {
  const { puzzle, size, zoom } = session;
  const input = useMemo(() => inputOf(session), []);
  const [dialog, setDialog] = useState<DialogName>();
  useEffect(() => listenForKeys(session, setDialog), []);
  // A board whose cells would be too small opens at a comfortable size, once.
  useEffect(() => {
    let isOpened = false;
    return zoom.isCramped.subscribe((isCramped) => {
      if (!isCramped || isOpened || session.sheet.peek().isSolved) return;
      isOpened = true;
      // After the board has told its room, and not in the middle of it.
      queueMicrotask(() => zoom.show([0.5, 0.5]));
    });
  }, []);
  // What is solved is seen whole.
  useEffect(
    () =>
      effect(() => {
        if (session.sheet.value.isSolved) queueMicrotask(() => zoom.fit());
      }),
    [],
  );
  useEffect(() => revealing(session), []);
  useEffect(() => guiding(session), []);
  useEffect(() => settle(addressAnywhere(session)), []);
  const picture = useFinishedPicture(session);
  const about = session.about.value;
  usePrinting(() => printed(session));
  const facts = [
    headingOf(puzzle, about),
    size && `${size.rows} × ${size.cols}`,
    preferences.showsTime.isOn.value && clockFace(session.timer.seconds.value),
  ];
  return (
    <>
      <Header
        title={headingOf(puzzle)}
        about={facts.filter(Boolean).join(' · ')}
        menu={menuOf(session, setDialog)}
      />
      <main class="stage" tabIndex={-1}>
        <section class="board" data-revealed={picture?.isShown ? '' : undefined}>
          <AuthorLine credits={session.doc.credits} />
          <div class="board-fading" inert={picture?.isShown ?? false}>
            <SolvingBoard session={session} input={input} />
          </div>
          {picture?.isShown && <PictureView picture={picture} />}
        </section>
        <aside class="panel">
          <Heading session={session} />
          <AuthorNote credits={session.doc.credits} />
          {picture && <PictureCard picture={picture} />}
          <SolvingPanel session={session} input={input} onOpen={setDialog} />
        </aside>
      </main>
      <SolvingDialogs session={session} open={dialog} onOpen={setDialog} />
    </>
  );
}

/** The puzzle on paper: as it stands, with its marks, and nothing that is pointed out on the screen. */
function printed({ puzzle, doc, size, sheet, about }: Session) {
  return {
    document: doc.withEntries(),
    drawing: sheet.value.view(),
    facts: [headingOf(puzzle, about.value), ...(size ? [`${size.rows} × ${size.cols}`] : [])],
  };
}

/** An address that is longer than this is cut short by those who pass it on. */
const longestCode = 2000;

/** The address of this puzzle on any device: that of its day, or one that carries the puzzle along. */
function addressAnywhere({ puzzle, doc, id, about }: Session): string {
  const { date, level } = about.value;
  if (date !== undefined) return addressOf.day(puzzle.id, date);
  const clean = doc.withLevel(level).clean();
  const code = clean.code(clean.notes());
  return addressOf.play(id, code.length > longestCode ? '' : code);
}
