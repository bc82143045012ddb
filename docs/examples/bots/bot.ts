/** A complete bot for any game of a server: node bot.ts ADDRESS, with its token in LUDOTECA_TOKEN. */

const server = process.argv[2] ?? 'http://127.0.0.1:4040/';
const authorization = `Bearer ${process.env.LUDOTECA_TOKEN}`;
const headers = { authorization, 'content-type': 'application/json' };

/** Asks the server for something about a game; the key makes it safe to ask again. */
async function post(game: string, what: string, more: object): Promise<void> {
  const body = JSON.stringify({ ...more, key: crypto.randomUUID() });
  const url = new URL(`api/games/${game}/${what}`, server);
  const answer = await fetch(url, { method: 'POST', headers, body });
  // 409: the game went on or ended meanwhile; the stream tells how it stands.
  if (!answer.ok && answer.status !== 409) console.error(what, await answer.text());
}

/** Put your thoughts here: this one likes the middle of the alphabet. */
function choose(moves: readonly string[]): string {
  const far = (move: string): number => Math.abs(move.charCodeAt(0) - 'd'.charCodeAt(0));
  return [...moves].sort((one, other) => far(one) - far(other))[0];
}

const stream = await fetch(new URL('api/me/stream', server), { headers });
if (!stream.ok || stream.body === null) throw new Error(await stream.text());
const decoder = new TextDecoder();
let rest = '';
for await (const bytes of stream.body) {
  const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines.filter((text) => text !== '')) {
    const { type, view, moves } = JSON.parse(line);
    if (type === 'challenge') void post(view.id, 'join', {});
    else if (view?.progress.phase === 'over') console.log('over', view.id);
    else if (moves !== undefined) {
      void post(view.id, 'moves', { ply: view.record.moves.length, move: choose(moves) });
    }
  }
}
