/** The lists that somebody may look at: the open one, and those of their rooms. */

import type { DayList, RoomLine } from '@ludoteca/server/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ask, Refused } from '../online/api.ts';
import { words } from './words.ts';

/** The rooms that are open, of whoever has any; `isOnlyMine`: without those that they are the teacher of. */
export function useRooms(isOnlyMine: boolean): readonly RoomLine[] {
  const [rooms, setRooms] = useState<readonly RoomLine[]>([]);
  useEffect(() => {
    ask('me')
      .then(({ person }) => (person === null ? { rooms: [] } : ask('myRooms')))
      .then(
        (mine) =>
          setRooms(
            mine.rooms.filter(({ isClosed, isTeacher }) => !isClosed && !(isOnlyMine && isTeacher)),
          ),
        () => {},
      );
  }, []);
  return rooms;
}

export const listOf = (game: string, date: string, room: string): DayList => ({
  date,
  game,
  ...(room !== '' && { room }),
});

/** Why the server said no, or that it said nothing. */
export function whyNot(fault: unknown): string {
  if (!(fault instanceof Refused)) return words('unreachable');
  switch (fault.refusal.code) {
    case 'day':
      return words('not-day');
    case 'fast':
      return words('fast');
    case 'rate':
      return words('often');
    case 'unknown':
    case 'person':
      return words('no-room');
    default:
      return words('refused');
  }
}
