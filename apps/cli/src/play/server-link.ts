/** Speaking with a server of games: requests that are asked again with their key, and the stream of one's games. */

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EndpointName, Given, PersonalLine, Taken } from '@ludoteca/server/protocol';
import { linesFrom } from './lines.ts';

/** What the server says no to. */
export class ServerRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Nobody answers, or nobody that we know. */
export class ServerAway extends Error {}

export interface ServerLink {
  /** Asks until there is an answer, with pauses while the server is away or busy. */
  post<Name extends EndpointName>(
    path: string,
    body: Taken<Name>,
    isPatient?: boolean,
  ): Promise<Given<Name>>;
  /** The games of whoever has the token, as long as the connection lasts; undefined where it only says that it lives. */
  lines(signal: AbortSignal): AsyncGenerator<PersonalLine | undefined>;
}

/** Pauses between two attempts, in milliseconds; the last one is kept. */
export const pauses = [200, 500, 1000, 2000, 5000, 10_000] as const;
const mostAttempts = 20;
/** A stream that says nothing for so long, in milliseconds, is gone: it lives every 15 seconds. */
const silence = 40_000;

export const newKey = (): string => randomBytes(9).toString('base64url');

export const pause = (attempt: number): Promise<void> =>
  new Promise((done) => setTimeout(done, pauses[Math.min(attempt, pauses.length - 1)]));

export function linkTo(server: URL, token: string | undefined): ServerLink {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(new URL(path, server), init);
    } catch (fault) {
      const cause = fault instanceof Error ? (fault.cause ?? fault) : fault;
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
      throw new ServerAway(code ?? String(cause));
    }
    if (response.ok) return response;
    const told: unknown = await response.json().catch(() => undefined);
    const { code = '', message = '' } = Object(told) as { code?: unknown; message?: unknown };
    throw new ServerRefusal(response.status, String(code), String(message || response.status));
  };
  return {
    async post(path, body, isPatient = true) {
      for (let attempt = 0; ; attempt++) {
        try {
          const response = await ask(path, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
          // An endpoint gives what its schema says.
          return (await response.json()) as never;
        } catch (fault) {
          const isFinal =
            fault instanceof ServerRefusal && fault.status < 500 && fault.status !== 429;
          if (isFinal || !isPatient || attempt >= mostAttempts) throw fault;
          await pause(attempt);
        }
      }
    },
    async *lines(signal) {
      const silent = new AbortController();
      let timer = setTimeout(() => silent.abort(), silence);
      const end = AbortSignal.any([signal, silent.signal]);
      try {
        const { body } = await ask('api/me/stream', { headers, signal: end });
        if (body === null) return;
        // The two types of streams of bytes are the same thing.
        for await (const line of linesFrom(Readable.fromWeb(body as never))) {
          clearTimeout(timer);
          timer = setTimeout(() => silent.abort(), silence);
          yield line.trim() === '' ? undefined : JSON.parse(line);
        }
      } catch (fault) {
        if (fault instanceof ServerAway || fault instanceof ServerRefusal) throw fault;
        throw new ServerAway(String(fault));
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
