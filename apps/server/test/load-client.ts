/** Players and viewers that cost little, so that thousands of them fit beside the servers they load. */

import { Agent, type ClientRequest, request } from 'node:http';

/** A person who asks. */
export interface Poster {
  token: string;
  /** Takes a name, and with it a token. */
  become(name: string): Promise<void>;
  /** Asks, and again with the same body while the server is too busy. */
  post<Answer>(path: string, body: object): Promise<Answer>;
  close(): void;
}

const shared = new Agent({ keepAlive: true, maxSockets: 128 });

export function openPoster(base: string): Poster {
  const ask = (path: string, body: object): Promise<{ status: number; value: unknown }> =>
    new Promise((resolve, reject) => {
      const asked = request(
        new URL(path, base),
        {
          agent: shared,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(poster.token !== '' && { authorization: `Bearer ${poster.token}` }),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            text += part;
          });
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, value: JSON.parse(text) }),
          );
          response.on('error', reject);
        },
      );
      asked.on('error', reject);
      asked.end(JSON.stringify(body));
    });
  const poster: Poster = {
    token: '',
    async become(name) {
      const { token } = await poster.post<{ token: string }>('/api/me', { name, wantsToken: true });
      poster.token = token;
    },
    async post<Answer>(path: string, body: object) {
      for (;;) {
        // A kept connection may be closed in the moment in which it is used: the key makes asking again harmless.
        const answer = await ask(path, body).catch((fault: NodeJS.ErrnoException) => {
          if (fault.code !== 'ECONNRESET') throw fault;
          return undefined;
        });
        if (answer === undefined) continue;
        const { status, value } = answer;
        // The answer is what the endpoint's schema says, which the tests hold.
        if (status === 200) return value as Answer;
        if (status !== 429 && status !== 503) {
          throw new Error(`${path}: ${status} ${JSON.stringify(value)}`);
        }
        await new Promise((done) => setTimeout(done, 500));
      }
    },
    close: () => shared.destroy(),
  };
  return poster;
}

/** A stream of a game, which keeps only the number of the last event. */
export interface Follower {
  /** Events that came out of their place or not at all. */
  readonly gaps: number;
  /** When the event after a number came, on this process's clock. */
  nextAfter(number: number): Promise<number>;
  /** Waits until an event has come; a minute at most, then it counts as missed. */
  reached(number: number): Promise<void>;
  close(): void;
}

export function follow(base: string, id: string, token: string): Promise<Follower> {
  return new Promise((resolve, reject) => {
    let last: number | undefined;
    let gaps = 0;
    const waiting = new Set<{ readonly number: number; readonly done: (at: number) => void }>();
    const until = (number: number) =>
      new Promise<number>((done) => {
        if (last !== undefined && last >= number) done(performance.now());
        else waiting.add({ number, done });
      });
    const take = (block: string) => {
      const number = /^id: (\d+)$/m.exec(block)?.[1];
      if (number === undefined) return;
      const came = Number(number);
      if (last !== undefined && block.startsWith('event: event') && came !== last + 1) gaps++;
      last = came;
      const now = performance.now();
      for (const one of waiting) {
        if (one.number > came) continue;
        waiting.delete(one);
        one.done(now);
      }
    };
    const asked: ClientRequest = request(
      new URL(`/api/games/${id}/events`, base),
      { agent: false, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        if (response.statusCode !== 200) {
          reject(new Error(`the stream of ${id}: ${response.statusCode}`));
          return;
        }
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          const blocks = text.split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) take(block);
          if (last !== undefined) resolve(follower);
        });
        response.on('error', () => {
          gaps++;
        });
      },
    );
    asked.on('error', reject);
    asked.end();
    const follower: Follower = {
      get gaps() {
        return gaps;
      },
      nextAfter: (number) => until(number + 1),
      async reached(number) {
        const late = new Promise<'late'>((done) => setTimeout(done, 60_000, 'late').unref());
        if ((await Promise.race([until(number), late])) === 'late') gaps++;
      },
      close: () => asked.destroy(),
    };
  });
}
