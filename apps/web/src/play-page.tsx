/** Finds what an address names (a saved play, a game, a day, a shared code), loads its game, and shows its page. */

import type { AnyKind } from 'ludoteca/document';
import { type AnyGame, isGame } from 'ludoteca/game';
import { isPuzzleBoard, practisable } from 'ludoteca/puzzle';
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hasServer } from './address/has-server.ts';
import { addressOf, go, type Route } from './address/routes.ts';
import { openDay } from './daily/open-day.ts';
import { loadKind, loadPuzzle } from './games/kinds.ts';
import { hasProblems } from './games/with-days.ts';
import { wordsOf } from './language/index.ts';
import { Header } from './parts/index.ts';
import { list, load, roundNow, type Saved } from './storage/index.ts';

const words = wordsOf('play', {
  lost: { en: 'Not found', pt: 'Não encontrado' },
  'lost-play': {
    en: 'This play is not on this device. It may have been erased, or begun in another browser.',
    pt: 'Este jogo não está neste dispositivo. Pode ter sido apagado, ou começado noutro navegador.',
  },
  'lost-game': { en: 'There is no such game here.', pt: 'Não há aqui um jogo assim.' },
  'lost-page': {
    en: 'There is no page at this address. It may be cut short or mistyped.',
    pt: 'Não há página neste endereço. Pode estar cortado ou mal escrito.',
  },
  'lost-practice': {
    en: 'There is nothing like that to practise here.',
    pt: 'Não há aqui nada assim para praticar.',
  },
  'lost-day': { en: 'There is no puzzle for that day.', pt: 'Não há problema para esse dia.' },
  code: { en: 'This link cannot be opened', pt: 'Esta ligação não se pode abrir' },
  home: { en: 'To all games', pt: 'Para todos os jogos' },
  failed: { en: 'Something went wrong', pt: 'Algo correu mal' },
  again: {
    en: 'A part of the app could not be loaded. Check the connection and reload the page.',
    pt: 'Não foi possível carregar uma parte da aplicação. Verifica a ligação e recarrega a página.',
  },
});

type PlayRoute = Exclude<Route, { readonly page: 'home' }>;

export function PlayPage({ at }: { readonly at: PlayRoute }) {
  const [page, setPage] = useState<ComponentChild>();
  useEffect(() => {
    let isLeft = false;
    open(at)
      .catch(() => <Trouble title={words('failed')} text={words('again')} />)
      .then((opened) => {
        if (!isLeft) setPage(() => opened);
      });
    return () => {
      isLeft = true;
    };
  }, []);
  return page ?? <Header title="" />;
}

async function open(at: PlayRoute): Promise<ComponentChild> {
  switch (at.page) {
    case 'game': {
      const kind = await loadKind(at.game);
      if (kind === undefined) return lost('lost-game');
      const plays = await list();
      const going = plays.find(
        ({ game, about }) =>
          game === at.game && about.isDone !== true && about.problem === undefined,
      );
      return pageOf(kind, going);
    }
    case 'new': {
      const kind = await loadKind(at.game);
      return kind === undefined ? lost('lost-game') : pageOf(kind, undefined, at.level);
    }
    case 'settings': {
      const { SettingsPage } = await import('./settings/settings-page.tsx');
      return <SettingsPage />;
    }
    case 'my-games': {
      const { MyGamesPage } = await import('./my-games/my-games-page.tsx');
      return <MyGamesPage />;
    }
    case 'play': {
      const saved = await load(at.id);
      const kind = saved && (await loadKind(saved.game));
      if (kind !== undefined) return pageOf(kind, saved);
      return at.code === '' ? lost('lost-play') : opened(at.code);
    }
    case 'day': {
      const kind = await loadKind(at.game);
      if (kind !== undefined && isGame(kind)) return problemOfDay(kind, at.date);
      if (kind === undefined || !isPuzzleBoard(kind)) return lost('lost-game');
      const day = await openDay(kind, at.date);
      if (day === undefined) return lost('lost-day');
      if (day.kind === 'saved') return pageOf(kind, day.saved);
      const { DayPage } = await import('./making/day-page.tsx');
      return <DayPage puzzle={kind} recipe={day} show={(saved) => pageOf(kind, saved)} />;
    }
    case 'days':
    case 'statistics': {
      const pages = await import('./statistics/statistics-page.tsx');
      if (!pages.hasStatistics(at.game)) return lost('lost-game');
      const Page = at.page === 'days' ? pages.DaysPage : pages.StatisticsPage;
      return <Page game={at.game} />;
    }
    case 'times': {
      const { openTimes } = await import('./times/times-page.tsx');
      return openTimes(at) ?? lost('lost-day');
    }
    case 'together':
    case 'invite':
    case 'join':
    case 'online':
    case 'device': {
      const { openTogether } = await import('./online/pages.tsx');
      return (await openTogether(at)) ?? lost('lost-game');
    }
    case 'rooms':
    case 'enter':
    case 'room':
    case 'wall':
    case 'results':
    case 'homework': {
      const { openRoomPage } = await import('./room/pages.tsx');
      return openRoomPage(at);
    }
    case 'lesson': {
      const kind = await loadKind(at.game);
      if (kind === undefined) return lost('lost-game');
      const { LessonPage } = await import('./how-to-play/lesson-page.tsx');
      return <LessonPage kind={isPuzzleBoard(kind) ? await loadPuzzle(kind.id) : kind} />;
    }
    case 'openings': {
      const kind = await loadKind(at.game);
      if (kind === undefined || !isGame(kind) || kind.openings === undefined) {
        return lost('lost-game');
      }
      const locked = await lockedInRound();
      if (locked !== undefined) return locked;
      const { OpeningsPage } = await import('./match/openings-page.tsx');
      return <OpeningsPage game={kind} />;
    }
    case 'problems': {
      const kind = await loadKind(at.game);
      if (kind === undefined || !isGame(kind) || !hasProblems(kind.id)) return lost('lost-game');
      const { openProblems } = await import('./problems/pages.tsx');
      return openProblems(kind, at.theme) ?? lost('lost-practice');
    }
    case 'practice': {
      const kind = await loadKind(at.game);
      if (kind === undefined || !isPuzzleBoard(kind)) return lost('lost-game');
      const puzzle = await loadPuzzle(kind.id);
      const insight = practisable(puzzle).find(({ name }) => name === at.insight);
      if (insight === undefined) return lost('lost-practice');
      const { PracticePage } = await import('./how-to-play/practice-page.tsx');
      return <PracticePage puzzle={puzzle} insight={insight} />;
    }
    case 'guided': {
      const kind = await loadKind(at.game);
      if (kind === undefined || !isPuzzleBoard(kind)) return lost('lost-game');
      const values = kind.lessons?.guided?.[at.at];
      if (values === undefined) return lost('lost-practice');
      const plays = await list();
      const going = plays.find(
        ({ game, about }) => game === kind.id && about.guide === at.at && about.isDone !== true,
      );
      if (going !== undefined) return pageOf(kind, going);
      const { GuidedPage } = await import('./how-to-play/guided-page.tsx');
      return <GuidedPage puzzle={kind} at={at.at} values={values} />;
    }
    case 'nowhere':
      return lost('lost-page');
    case 'set': {
      const kind = await loadKind(at.game);
      if (kind === undefined || !isPuzzleBoard(kind) || kind.setting === undefined) {
        return lost('lost-game');
      }
      const { openSetter } = await import('./setter/open-setter.tsx');
      return openSetter(kind, at.id);
    }
    case 'edit': {
      const { openForEditing } = await import('./setter/open-setter.tsx');
      const read = await openForEditing(at.code);
      return read.ok ? read.value : <Trouble title={words('code')} text={read.error} />;
    }
    case 'code':
      return opened(at.code);
  }
}

/** The play that a code begins. The address then names it, so that a reload goes on with it. */
async function opened(code: string): Promise<ComponentChild> {
  const { openCode } = await import('./share/open.ts');
  const read = await openCode(code);
  if (!read.ok) return <Trouble title={words('code')} text={read.error} />;
  go(addressOf.play(read.value.id), true);
  return undefined;
}

async function pageOf(
  kind: AnyKind,
  saved: Saved | undefined,
  level = '',
): Promise<ComponentChild> {
  if (isPuzzleBoard(kind)) {
    if (saved === undefined) {
      const { NewPuzzlePage } = await import('./making/new-puzzle-page.tsx');
      return <NewPuzzlePage puzzle={kind} />;
    }
    const { SolvingPage } = await import('./solving/solving-page.tsx');
    return <SolvingPage puzzle={kind} saved={saved} />;
  }
  if (!isGame(kind)) throw new Error(`${kind.id} is neither a puzzle nor a game`);
  const locked = await lockedInRound();
  if (locked !== undefined) return locked;
  if (saved?.about.problem !== undefined) {
    const { ProblemPage } = await import('./problems/problem-page.tsx');
    return <ProblemPage game={kind} saved={saved} />;
  }
  const { MatchPage } = await import('./match/match-page.tsx');
  return <MatchPage game={kind} level={level} {...(saved && { saved })} />;
}

/** The problem of a day: the play that was begun, or one that is made now. */
async function problemOfDay(game: AnyGame, date: string): Promise<ComponentChild> {
  if (!hasProblems(game.id)) return lost('lost-day');
  const { openDayOf } = await import('./problems/pages.tsx');
  return (await openDayOf(game, date, (saved) => pageOf(game, saved))) ?? lost('lost-day');
}

/** While a pupil's class plays a round there are no boards with hints, analysis or levels. */
async function lockedInRound(): Promise<ComponentChild> {
  if (roundNow() === undefined || !hasServer()) return undefined;
  const { lockedPage } = await import('./room/locked-page.tsx');
  return lockedPage();
}

type Lost = 'lost-play' | 'lost-game' | 'lost-day' | 'lost-page' | 'lost-practice';

function lost(what: Lost) {
  return <Trouble title={words('lost')} text={words(what)} />;
}

function Trouble({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <Header title={title} />
      <main class="page" tabIndex={-1}>
        <h1>{title}</h1>
        <p class="text">{text}</p>
        <a class="button" href={addressOf.home()}>
          {words('home')}
        </a>
      </main>
    </>
  );
}
