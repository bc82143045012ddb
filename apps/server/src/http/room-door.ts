/** Which answer about rooms a request gets, and the stream of a room as somebody sees it. */

import type { RoomCore } from '../live/room-view.ts';
import type { EndpointName, Taken } from '../protocol/index.ts';
import type { Person } from '../store/people.ts';
import { isInside, memberOf } from '../store/rooms.ts';
import { type RoomAnswers, seenBy } from './room-answers.ts';
import type { StreamedRoom } from './stream.ts';

interface Asked {
  readonly name: EndpointName;
  readonly id: string;
  readonly url: URL;
}

/** Undefined where it is not about a room. */
export function answerInRoom(
  rooms: RoomAnswers,
  { name, id, url }: Asked,
  person: Person,
  taken: <Name extends EndpointName>(name: Name) => Taken<Name>,
): Promise<unknown> | undefined {
  const text = url.searchParams.get('tournament') ?? '';
  const tournament = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
  switch (name) {
    case 'myRooms':
      return rooms.myRooms(person);
    case 'makeRoom':
      return rooms.makeRoom(taken(name), person);
    case 'room':
      return rooms.room(id, person, tournament);
    case 'boards':
      return rooms.boards(id, person);
    case 'roomRecords':
      return rooms.roomRecords(id, person, tournament);
    case 'changeRoom':
      return rooms.changeRoom(id, taken(name), person);
    case 'changeMember':
      return rooms.changeMember(id, taken(name), person);
    case 'addMember':
      return rooms.addMember(id, taken(name), person);
    case 'beginTournament':
      return rooms.beginTournament(id, taken(name), person);
    case 'beginRound':
      return rooms.beginRound(id, taken(name), person);
    case 'timeRound':
      return rooms.timeRound(id, taken(name), person);
    case 'decideTable':
      return rooms.decideTable(id, taken(name), person);
    case 'finishTournament':
      return rooms.finishTournament(id, taken(name), person);
    case 'closeRoom':
      return rooms.closeRoom(id, taken(name), person);
    case 'eraseRoom':
      return rooms.eraseRoom(id, person);
    default:
      return undefined;
  }
}

/** What a stream of a room needs to know of whoever looks. */
export async function streamedRoom(
  rooms: RoomAnswers,
  id: string,
  person: Person,
  url: URL,
): Promise<StreamedRoom> {
  const kept = await rooms.inside(id, person);
  return {
    id,
    member: memberOf(kept, person)?.number,
    wantsBoards: url.searchParams.get('boards') === '1',
    see(core: RoomCore) {
      // Whoever is removed meanwhile sees no more, and whoever comes to play is there.
      const states = new Map(core.members.map(({ number, state }) => [number, state]));
      const members = kept.members.flatMap(({ number }) => {
        const state = states.get(number);
        return state === undefined ? [] : [{ number, state }];
      });
      const now = { ...kept, standing: { ...kept.standing, members } };
      return isInside(now, person) ? seenBy(core, now, person) : undefined;
    },
  };
}
