/** The page of the protocol, written from the schemas: docs/online-protocol.md is this text. */

import {
  type Endpoint,
  endpoints,
  GameEvent,
  GameView,
  PersonalLine,
  Progress,
  Refusal,
  RoomHappening,
  RoomView,
  Step,
} from '@ludoteca/server/protocol';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[] | undefined;
  readonly items?: Schema | readonly Schema[];
  readonly description?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A schema in a line, as TypeScript would write it. */
function lineOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf !== undefined) return schema.anyOf.map(lineOf).join(' | ');
  if (schema.type === 'array') {
    const { items } = schema;
    if (Array.isArray(items)) return `[${items.map(lineOf).join(', ')}]`;
    return `${lineOf((items as Schema | undefined) ?? {})}[]`;
  }
  if (schema.properties !== undefined) {
    const names = Object.entries(schema.properties).map(([name, inside]) => {
      const isOptional = !schema.required?.includes(name);
      return `${name}${isOptional ? '?' : ''}: ${lineOf(inside)}`;
    });
    return names.length === 0 ? '{}' : `{ ${names.join(', ')} }`;
  }
  return schema.type ?? 'any';
}

/** What the names of a schema hold, with limits and explanations, one row each. */
function rowsOf(schema: Schema): string[] {
  return Object.entries(schema.properties ?? {}).map(([name, inside]) => {
    const isOptional = !schema.required?.includes(name);
    const limits = [
      inside.minimum !== undefined && `from ${inside.minimum}`,
      inside.maximum !== undefined && `to ${inside.maximum}`,
      inside.minLength !== undefined && `at least ${inside.minLength} characters`,
      inside.maxLength !== undefined && `at most ${inside.maxLength} characters`,
      inside.pattern !== undefined && `\`${inside.pattern}\``,
    ].filter((text) => text !== false);
    const said = [inside.description ?? '', limits.join(', ')].filter((text) => text !== '');
    const type = lineOf(inside).replaceAll('|', '\\|');
    return `| \`${name}\`${isOptional ? ' (optional)' : ''} | \`${type}\` | ${said.join('; ')} |`;
  });
}

function tableOf(schema: Schema): string {
  return ['| name | type | |', '|---|---|---|', ...rowsOf(schema)].join('\n');
}

function endpointText({ method, path, says, isPersonal, asks, takes, gives }: Endpoint): string {
  const parts = [`### \`${method} ${path}\``, `${says}${isPersonal ? ' Needs a person.' : ''}`];
  if (asks !== undefined) parts.push('Its query says:', tableOf(asks as Schema));
  const taken: Schema | undefined = takes as Schema | undefined;
  if (taken !== undefined && Object.keys(taken.properties ?? {}).length > 0) {
    parts.push('Takes:', tableOf(taken));
  }
  const given = gives as Schema;
  const is = (view: unknown) => JSON.stringify(given) === JSON.stringify(view);
  const { room } = given.properties ?? {};
  const line = is(GameView)
    ? 'the view of a game, above'
    : is(RoomView)
      ? 'the view of a room, above'
      : room !== undefined
        ? '`{ room }`, the view of a room, above'
        : `\`${lineOf(given)}\``;
  if (given.properties !== undefined) parts.push(`Gives ${line}.`);
  return parts.join('\n\n');
}

export function protocolDocs(): string {
  const happenings = (GameEvent.properties.happening as Schema).anyOf ?? [];
  const told = (happening: Schema) => {
    const { type, ...rest } = happening.properties ?? {};
    const fields =
      Object.keys(rest).length > 0 ? `\n\n${tableOf({ ...happening, properties: rest })}` : '';
    return `### \`${String(type?.const)}\`\n\n${happening.description ?? ''}.${fields}`;
  };
  return `${[
    '# The protocol of playing together',
    'How a program plays through a server of Ludoteca: requests go up over HTTP, events come down as a stream of server-sent events. This page is written from the schemas in `apps/server/src/protocol`, which also give the types and check what comes in; a test holds it to them.',
    '## In short',
    '1. `POST /api/me` with a name and `"wantsToken": true` gives a token for the header `Authorization: Bearer …`. Browsers leave `wantsToken` out and get a signed cookie that scripts cannot read.\n2. `POST /api/games` sets up a game; the answer has its identifier and, against a friend, the secret of the invitation. The other one joins with it.\n3. `GET /api/games/:id/events` streams the game. Moves are sent with `POST /api/games/:id/moves`.\n4. Moves and records are written as in [formats.md](formats.md); the rules decide on the server alone.',
    '## Rules of the road',
    "- Bodies are JSON objects (`Content-Type: application/json`) of at most 4 kB; 32 kB where a game or a tournament is set up, 256 kB for the steps of a time.\n- What changes something carries a `key`, chosen by the client. A request that is repeated with its key, because its answer was lost, changes nothing more: the answer tells the game as it stands.\n- Times are milliseconds since 1970 by the database's clock, which alone decides. `now` in the view of a game sets a client's clock by it.\n- A move names its `ply`, the number of moves before it. One that was meant for another position is refused with 409 `ply`, and the answer says how far the game is.\n- A person may ask 120 times in 20 seconds, set up 60 games and put 30 times on lists in ten minutes, and have 24 streams open; a bot 240 times, 200 games, 4 streams of all its games and 8 games at once. Beyond, the answer is 429 with `Retry-After`.\n- Where the database is away the answer is 503: ask again with the same key.",
    '## The stream',
    'Messages have an event name and JSON data:',
    '| event | id | data |\n|---|---|---|\n| `state` | number | the view of the game; first, for those who come without `Last-Event-ID` |\n| `event` | number | an event; numbers have no gaps, and none comes twice |\n| `progress` | – | turn, clocks, offers and end, after the events that changed them |\n| `presence` | – | `{ seat, isHere }` |\n| `beat` | – | nothing, every 15 seconds: the stream lives |\n| `bye` | – | the server goes away: connect again |',
    'Whoever comes back with `Last-Event-ID` (or `?since=`) gets exactly the events after it. Who hears nothing for half a minute should connect again, or ask with `?wait=20&since=n`, which answers `{ events, progress }` as JSON: some proxies mute streams.',
    '## All games in one stream',
    '`GET /api/me/stream` is for programs, in JSON lines; [bots.md](bots.md) shows a whole one. Every line has its game as it stands, so that nothing has to be remembered: first all games that are not over, then each that has changed, the last time when it is over. `moves` are there where it is your turn. An empty line comes every 15 seconds.',
    ...((PersonalLine as Schema).anyOf ?? []).map((line) => {
      const { type, ...rest } = line.properties ?? {};
      const fields = Object.keys(rest).map((name) => `\`${name}\``);
      const has = fields.length > 0 ? ` (with ${fields.join(' and ')})` : '';
      return `- \`${String(type?.const)}\`${has}: ${line.description ?? ''}.`;
    }),
    '## Events',
    'An event is `{ number, at, happening }`. What happens:',
    ...happenings.map(told),
    '## Progress',
    tableOf(Progress as Schema),
    '## The view of a game',
    tableOf(GameView as Schema),
    '## Rooms',
    'A room is a class or a club. Its teacher opens it (`POST /api/rooms`), others come in with its code (`POST /api/rooms/enter`), without an account. A tournament (`POST /api/rooms/:id/tournaments`) is played in rounds; each round (`POST /api/rooms/:id/rounds`) begins its games, which are played as any other, but nothing is taken back in them, they have no rematch, and their time may be that of the round. Points are read from the games; where the teacher has entered a result by hand, that counts. How rounds are paired and places are told is in [class.md](class.md).',
    'The stream of a room (`GET /api/rooms/:id/events`) has:',
    '| event | id | data |\n|---|---|---|\n| `room` | tag | the view of the room, whole, whenever it is another |\n| `boards` | – | with `?boards=1`: boards of the round, all of them first, then those that moved: `{ id, moves, phase, turn, ending }` |\n| `gone` | – | the room is no more, or you were removed |\n| `beat`, `bye` | – | as for games |',
    'What happens within a moment is told together. With `?wait=20&since=tag` the answer is `{ room, tag }` as soon as the room is another, else `{ tag }`.',
    '### The view of a room',
    tableOf(RoomView as Schema),
    '### What happens in a room',
    'Kept in sequence, without names, which can be taken back.',
    ...((RoomHappening as Schema).anyOf ?? []).map((happening) => `#${told(happening)}`),
    '## Times of the day',
    'Each day gives a puzzle for every puzzle and a problem for every board game, the same for everybody (`ludoteca/daily`). Whoever has solved one may put the time on a list: the open one, or that of a room. The server makes what the day gives by itself, and looks through what was done (`POST /api/times`): the steps must lead to the solution, in times that do not go backwards and fit into the day. Nobody makes more than twelve changes in a second, fills a board faster than a tenth of a second for each cell, or answers a problem within a second: that is refused as `fast`. Whoever took help, or tried a wrong move, stands behind those who did not. Whether somebody had the solution from elsewhere cannot be told.',
    'Steps, in the sequence in which they were taken:',
    ...((Step as Schema).anyOf ?? []).map(
      (step) => `- \`${lineOf(step)}\`: ${step.description ?? ''}.`,
    ),
    '## Refusals',
    tableOf(Refusal as Schema),
    "400 `body`, `query` or `json`: not what is expected, with the place. 401 `person`. 403 `member` (only who plays in a room is on its list), `seat` (you do not sit there), `site` (asked from another site), `teacher` (the room is another's), `removed` or `scope` (the token of a bot is not for that). 404 `unknown`. 409: `over`, `time`, `not-started`, `started`, `taken`, `turn`, `ply`, `no-offer`, `no-draw`, `nothing-back`, `not-over`, `quiet`, `round` (not while a round is played), `busy` (a bot that has its fill), `bots` (you have five); in rooms `closed`, `door`, `full`, `member`, `running`, `no-tournament`, `no-round`, `no-table`, `no-time`, `few`, `many`, `level`, `over`; for times `day` (it is not that day anywhere). 410 `recovery`. 413 `length`. 415 `type`. 422: `illegal` with the notice of the library, `start`, `game`, `level`, `bot`, `name`, `points`; for times `steps`, `unsolved`, `times` and `fast`. 429 `rate`, `streams` or `games` (of a bot). 503 `database`.",
    '## Endpoints',
    ...Object.values(endpoints).map(endpointText),
  ].join('\n\n')}\n`;
}
