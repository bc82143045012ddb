/** A player in tests: speaks the protocol over real HTTP, and nothing else. */

import { randomBytes } from 'node:crypto';
import {
  type Asked,
  type EndpointName,
  endpoints,
  type GameEvent,
  type Given,
  type Progress,
  type Taken,
} from '@ludoteca/server/protocol';

export const newKey = (): string => randomBytes(9).toString('base64url');

export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: Readonly<Record<string, unknown>>;
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(`${status} ${String(body.code)}: ${String(body.message)}`);
    this.status = status;
    this.code = String(body.code);
    this.body = body;
  }
}

/** How something asked is refused. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return fault instanceof Refused ? `${fault.status} ${fault.code}` : String(fault);
}

export interface Client {
  /** Asks once; where an endpoint asks by its query, `body` is that. */
  ask<Name extends EndpointName>(
    name: Name,
    body?: Taken<Name> | Asked<Name>,
    id?: string,
  ): Promise<Given<Name>>;
  /** Asks again, with the same key, until there is an answer: servers may be killed meanwhile. */
  insist<Name extends EndpointName>(
    name: Name,
    body: Taken<Name>,
    id?: string,
  ): Promise<Given<Name>>;
  /** Listens to a game until told otherwise, over as many streams as it takes. */
  listen(id: string, heard?: (event: GameEvent) => void): Listener;
  token: string;
}

export interface Listener {
  readonly events: readonly GameEvent[];
  readonly states: readonly unknown[];
  readonly progress: Progress | undefined;
  readonly presence: ReadonlyMap<number, boolean>;
  readonly connections: number;
  until(what: (listener: Listener) => boolean, ms?: number): Promise<void>;
  close(): void;
}

/** `base` is asked each time, so that servers may change. */
export function clientOf(base: () => string, token = ''): Client {
  const request = async (name: EndpointName, body: unknown, id: string): Promise<unknown> => {
    const { method, path, ...more } = endpoints[name];
    const query = 'asks' in more ? `?${new URLSearchParams(Object.entries(body ?? {}))}` : '';
    const response = await fetch(new URL(`${path.replace(':id', id)}${query}`, base()), {
      method,
      headers: {
        ...(client.token !== '' && { authorization: `Bearer ${client.token}` }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    // Every answer is an object.
    const value = (await response.json()) as Readonly<Record<string, unknown>>;
    if (!response.ok) throw new Refused(response.status, value);
    return value;
  };
  const client: Client = {
    token,
    // An endpoint gives what its schema says; the tests of the schemas hold that.
    ask: (name, body, id = '') => request(name, body, id) as never,
    async insist(name, body, id = '') {
      for (let attempt = 0; ; attempt++) {
        try {
          return (await request(name, body, id)) as never;
        } catch (fault) {
          const isFinal = fault instanceof Refused && fault.status < 500 && fault.status !== 429;
          if (isFinal || attempt > 200) throw fault;
          await new Promise((done) => setTimeout(done, 100));
        }
      }
    },
    listen: (id, heard) => listenTo(base, client, id, heard),
  };
  return client;
}

/** A new person. */
export async function person(base: () => string, name: string): Promise<Client> {
  const client = clientOf(base);
  const { token } = await client.insist('beMe', { name, wantsToken: true });
  client.token = token ?? '';
  return client;
}

function listenTo(
  base: () => string,
  client: Client,
  id: string,
  heard: (event: GameEvent) => void = () => {},
): Listener {
  const events: GameEvent[] = [];
  const states: unknown[] = [];
  const presence = new Map<number, boolean>();
  const waiting = new Set<() => void>();
  let progress: Progress | undefined;
  let last: number | undefined;
  let connections = 0;
  const ended = new AbortController();

  const take = (name: string, number: string, data: string) => {
    const value = JSON.parse(data);
    if (name === 'state') {
      states.push(value);
      progress = value.progress;
      last = value.progress.number;
    } else if (name === 'event') {
      events.push(value);
      last = Number(number);
      heard(value);
    } else if (name === 'progress') progress = value;
    else if (name === 'presence') presence.set(value.seat, value.isHere);
    for (const look of waiting) look();
  };

  const connect = async (): Promise<void> => {
    const response = await fetch(new URL(`api/games/${id}/events`, base()), {
      headers: {
        ...(client.token !== '' && { authorization: `Bearer ${client.token}` }),
        ...(last !== undefined && { 'last-event-id': String(last) }),
      },
      signal: ended.signal,
    });
    if (!response.ok || response.body === null) throw new Error(String(response.status));
    connections++;
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of response.body) {
      text += decoder.decode(part, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2) ?? '';
        if (field('data') !== '') take(field('event'), field('id'), field('data'));
      }
    }
  };
  const keepOn = async () => {
    while (!ended.signal.aborted) {
      await connect().catch(() => {});
      if (!ended.signal.aborted) await new Promise((done) => setTimeout(done, 100));
    }
  };
  void keepOn();

  const listener: Listener = {
    events,
    states,
    presence,
    get progress() {
      return progress;
    },
    get connections() {
      return connections;
    },
    until: (what, ms = 30_000) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!what(listener)) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve();
        };
        const late = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`not heard of it in ${ms} ms: ${JSON.stringify(progress)}`));
        }, ms);
        waiting.add(look);
        look();
      }),
    close: () => ended.abort(),
  };
  return listener;
}
