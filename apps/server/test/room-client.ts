/** Pupils and rooms in tests: who comes in by a code, and what a room's stream tells. */

import type { BoardView, RoomView } from '@ludoteca/server/protocol';
import { type Client, clientOf, newKey } from './client.ts';

export interface Pupil {
  readonly client: Client;
  readonly member: number;
  readonly room: string;
}

/** Somebody new comes in. */
export async function enter(base: () => string, code: string, name: string): Promise<Pupil> {
  const client = clientOf(base);
  const { token, member, id } = await client.ask('enterRoom', {
    code,
    name,
    key: newKey(),
    wantsToken: true,
  });
  client.token = token ?? '';
  return { client, member, room: id };
}

export interface RoomWatch {
  readonly room: RoomView | undefined;
  readonly boards: ReadonlyMap<string, BoardView>;
  readonly isGone: boolean;
  /** How many messages came, and how many bytes they were. */
  readonly heard: { readonly messages: number; readonly bytes: number };
  until(what: (watch: RoomWatch) => boolean, ms?: number): Promise<void>;
  close(): void;
}

/** Listens to a room until told otherwise, over as many streams as it takes. */
export function watchRoom(
  base: () => string,
  client: Client,
  id: string,
  wantsBoards = true,
): RoomWatch {
  const boards = new Map<string, BoardView>();
  const waiting = new Set<() => void>();
  const heard = { messages: 0, bytes: 0 };
  const ended = new AbortController();
  let room: RoomView | undefined;
  let isGone = false;

  const take = (block: string) => {
    const name = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return;
    heard.messages++;
    heard.bytes += block.length;
    if (name === 'room') room = JSON.parse(data);
    if (name === 'boards') for (const board of JSON.parse(data)) boards.set(board.id, board);
    if (name === 'gone') isGone = true;
    for (const look of waiting) look();
  };
  const connect = async (): Promise<void> => {
    const response = await fetch(
      new URL(`api/rooms/${id}/events${wantsBoards ? '?boards=1' : ''}`, base()),
      { headers: { authorization: `Bearer ${client.token}` }, signal: ended.signal },
    );
    if (!response.ok || response.body === null) throw new Error(String(response.status));
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of response.body) {
      text += decoder.decode(part, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) take(block);
    }
  };
  const keepOn = async () => {
    while (!ended.signal.aborted && !isGone) {
      await connect().catch(() => {});
      if (!ended.signal.aborted) await new Promise((done) => setTimeout(done, 100));
    }
  };
  void keepOn();

  const watch: RoomWatch = {
    boards,
    heard,
    get room() {
      return room;
    },
    get isGone() {
      return isGone;
    },
    until: (what, ms = 30_000) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!what(watch)) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve();
        };
        const late = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`not heard of it in ${ms} ms: ${JSON.stringify(room?.tournament)}`));
        }, ms);
        waiting.add(look);
        look();
      }),
    close: () => ended.abort(),
  };
  return watch;
}
