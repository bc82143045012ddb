import { expect, it } from 'vitest';
import { openedRoom } from '../play/room-standing.ts';
import type { Database } from '../store/database.ts';
import { type KeptRoom, type Rooms, roomChannel } from '../store/rooms.ts';
import { openRoomHub, type RoomSink } from './room-hub.ts';

const standing = openedRoom({ number: 1, at: 0, happening: { type: 'opened', kind: 'class' } });
const kept = (title: string): KeptRoom => ({
  ...{ id: 'r', code: 'OAK 123', kind: 'class', title, owner: 'p', standing, members: [], now: 0 },
});

/** A room whose readings are answered when the test says so, and who is told what. */
async function hubOf() {
  const hearers = new Map<string, (payload: string) => void>();
  const reads: { answer(room: KeptRoom): void; fail(): void }[] = [];
  const database = {
    kind: 'embedded',
    listen: async (channel: string, hear: (payload: string) => void) => {
      hearers.set(channel, hear);
    },
  } as unknown as Database;
  const rooms = {
    read: () =>
      new Promise<KeptRoom>((answer, reject) =>
        reads.push({ answer, fail: () => reject(new Error('away')) }),
      ),
    boards: async () => [],
  } as unknown as Rooms;
  const hub = await openRoomHub(database, rooms, 'one', () => false);
  const open = () => {
    const told: string[] = [];
    const sink: RoomSink = {
      wantsBoards: false,
      member: undefined,
      room: ({ title }) => told.push(title),
      boards() {},
      gone() {},
      end() {},
    };
    return { told, close: hub.open('r', sink) };
  };
  return { hub, open, reads, change: () => hearers.get(roomChannel)?.('r') };
}

it('tells a room one state after another, however slowly an earlier one is read', async () => {
  const { hub, open, reads, change } = await hubOf();
  const { told } = open();
  await expect.poll(() => reads.length).toBe(1);
  // Something happens while the room as it was is being read.
  change();
  await new Promise((done) => setTimeout(done, 400));
  reads[1]?.answer(kept('after'));
  reads[0].answer(kept('before'));
  await expect.poll(() => reads.length).toBe(2);
  reads[1].answer(kept('after'));
  await expect.poll(() => told.at(-1)).toBe('after');
  expect(told).toEqual(['before', 'after']);
  hub.close();
});

it('tells whoever came while the database was away, when it is back', async () => {
  const { hub, open, reads, change } = await hubOf();
  const first = open();
  await expect.poll(() => reads.length).toBe(1);
  reads[0].answer(kept('6B'));
  await expect.poll(() => first.told.length).toBe(1);
  const second = open();
  await expect.poll(() => reads.length).toBe(2);
  reads[1].fail();
  await new Promise((done) => setTimeout(done, 10));
  change();
  await expect.poll(() => reads.length).toBe(3);
  reads[2].answer(kept('6B'));
  await expect.poll(() => second.told).toEqual(['6B']);
  hub.close();
});
