/** What was asked of the server and not answered yet; it waits on the device until there is a connection. */

import type { Taken } from '@ludoteca/server/protocol';
import { readSetting, writeSetting } from '../storage/index.ts';

type Asking<Name extends 'move' | 'resign' | 'offer' | 'answer' | 'say' | 'show' | 'cancel'> = {
  readonly name: Name;
  /** Its key makes asking again harmless: the server does nothing twice. */
  readonly body: Taken<Name>;
};

export type Move = Asking<'move'>;

/** A request about a game. */
export type Waiting =
  | Move
  | Asking<'resign'>
  | Asking<'offer'>
  | Asking<'answer'>
  | Asking<'say'>
  | Asking<'show'>
  | Asking<'cancel'>;

export const isMove = (waiting: Waiting): waiting is Move => waiting.name === 'move';

const nameOf = (id: string) => `outbox:${id}`;

/** What could not be sent the last time. */
export function readOutbox(id: string): readonly Waiting[] {
  try {
    const kept: unknown = JSON.parse(readSetting(nameOf(id)) ?? '[]');
    // Written by `writeOutbox` alone; the server checks each request anyway.
    return Array.isArray(kept) ? (kept as Waiting[]).filter(({ body }) => body?.key) : [];
  } catch {
    return [];
  }
}

export function writeOutbox(id: string, waiting: readonly Waiting[]): void {
  writeSetting(nameOf(id), JSON.stringify(waiting));
}
