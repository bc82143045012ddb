/** The stream of all games of somebody, as lines of JSON: the simplest thing that a program can read. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Personal } from '../live/personal.ts';
import type { GameView, PersonalLine } from '../protocol/index.ts';
import type { KeptGame } from '../store/games.ts';
import type { Person } from '../store/people.ts';

/** How often a silent stream is told that it lives, in milliseconds; proxies cut after a minute. */
const heartbeatEvery = 15_000;
/** Whoever asks for a short stream gets one of so many seconds at most. */
const longestWait = 25;
/** A reader that does not read: what waits for it beyond this is not kept, and its stream ends. */
const mostWaiting = 256 * 1024;

export function streamPersonal(
  request: IncomingMessage,
  response: ServerResponse,
  personal: Personal,
  person: Person,
  viewOf: (kept: KeptGame) => GameView,
  seconds: number | undefined,
): void {
  response.writeHead(200, {
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Content-Type-Options': 'nosniff',
    'X-Accel-Buffering': 'no',
  });
  const write = (text: string) => {
    if (response.writableEnded) return;
    if (response.writableLength > mostWaiting) response.destroy();
    else response.write(text);
  };
  const send = (line: PersonalLine) => write(`${JSON.stringify(line)}\n`);
  // So that whoever asks knows at once that it was heard.
  write('\n');
  const close = personal.open(person.id, {
    game(kept) {
      const view = viewOf(kept);
      const { progress, match } = kept.standing;
      const isChallenge = view.you === undefined && kept.challenged === person.id;
      if (isChallenge && progress.phase === 'waiting') {
        send({ type: 'challenge', view });
        return;
      }
      const isYourTurn = progress.phase === 'playing' && progress.turn === view.you;
      const moves = isYourTurn && { moves: match.legalMoves.map((move) => match.write(move)) };
      send({ type: 'game', view, ...moves });
    },
    end() {
      send({ type: 'bye' });
      response.end();
    },
  });
  const late =
    seconds === undefined
      ? undefined
      : setTimeout(() => response.end(), Math.min(seconds, longestWait) * 1000);
  const heartbeat = setInterval(() => write('\n'), heartbeatEvery);
  const end = () => {
    clearInterval(heartbeat);
    clearTimeout(late);
    close();
  };
  response.on('close', end);
  request.on('error', end);
}
