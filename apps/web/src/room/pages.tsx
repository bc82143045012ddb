/** The pages of classes and clubs, by their addresses. */

import type { RoomView } from '@ludoteca/server/protocol';
import type { ComponentChild, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hasServer } from '../address/has-server.ts';
import { addressOf as address, type Route } from '../address/routes.ts';
import { addressOf, ask, Refused } from '../online/api.ts';
import { words as onlineWords } from '../online/words.ts';
import { Header } from '../parts/index.ts';
import { EnterPage } from './enter-page.tsx';
import { HomeworkPage } from './homework-page.tsx';
import { PupilPart } from './pupil.tsx';
import { ResultsPage } from './results-page.tsx';
import { RoomsPage } from './rooms-page.tsx';
import { openRoom, type RoomSession } from './session.ts';
import { TeacherPart } from './teacher.tsx';
import { Wall } from './wall-page.tsx';
import { words } from './words.ts';

type RoomRoute = Extract<
  Route,
  { readonly page: 'rooms' | 'enter' | 'room' | 'wall' | 'results' | 'homework' }
>;

export async function openRoomPage(at: RoomRoute): Promise<ComponentChild> {
  if (!hasServer()) return <Trouble text={onlineWords('no-server')} />;
  switch (at.page) {
    case 'rooms':
      return <RoomsPage />;
    case 'enter':
      return <EnterPage code={at.code} />;
    case 'homework':
      return <HomeworkPage id={at.id} />;
    case 'results': {
      const room = await roomOf(at.id);
      return typeof room === 'string' ? <Trouble text={room} /> : <ResultsPage room={room} />;
    }
    case 'room':
    case 'wall': {
      const room = await roomOf(at.id);
      return typeof room === 'string' ? (
        <Trouble text={room} />
      ) : (
        <LiveRoom first={room} isWall={at.page === 'wall'} />
      );
    }
  }
}

/** The room, or why there is none; `id.2` is its second tournament. */
async function roomOf(text: string): Promise<RoomView | string> {
  const [id, number] = text.split('.');
  try {
    if (number === undefined) return await ask('room', undefined, id);
    const response = await fetch(
      `${addressOf('api/rooms/:id', id)}?tournament=${encodeURIComponent(number)}`,
    );
    if (!response.ok) return words('gone');
    // As the protocol has it.
    return (await response.json()) as RoomView;
  } catch (fault) {
    return fault instanceof Refused ? words('gone') : onlineWords('unreachable');
  }
}

function LiveRoom({
  first,
  isWall,
}: {
  readonly first: RoomView;
  readonly isWall: boolean;
}): VNode {
  const [session, setSession] = useState<RoomSession>();
  useEffect(() => {
    const opened = openRoom(first, isWall);
    setSession(opened);
    return () => opened.leave();
  }, []);
  if (session === undefined) return <Header title={first.title} />;
  const room = session.room.value;
  document.title = `${room.title} · Ludoteca`;
  if (session.isGone.value) return <Trouble text={words('gone')} />;
  if (isWall) return <Wall session={session} />;
  return (
    <>
      <Header title={room.title} about={room.code} />
      <main class={room.isTeacher ? 'page room' : 'page room of-pupil'} tabIndex={-1}>
        <h1>{room.title}</h1>
        {room.isTeacher ? <TeacherPart session={session} /> : <PupilPart session={session} />}
      </main>
    </>
  );
}

function Trouble({ text }: { readonly text: string }): VNode {
  return (
    <>
      <Header title={words('rooms')} />
      <main class="page" tabIndex={-1}>
        <h1>{words('rooms')}</h1>
        <p class="text" role="alert">
          {text}
        </p>
        <div class="row">
          <a class="button" href={address.rooms()}>
            {words('rooms')}
          </a>
        </div>
      </main>
    </>
  );
}
