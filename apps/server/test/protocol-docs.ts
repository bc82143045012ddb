/** The page of the protocol, written from the schemas: docs/online-protocol.md is this text. */

import {
  type Endpoint,
  endpoints,
  GameEvent,
  GameView,
  Progress,
  Refusal,
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

function endpointText({ method, path, says, isPersonal, takes, gives }: Endpoint): string {
  const parts = [`### \`${method} ${path}\``, `${says}${isPersonal ? ' Needs a person.' : ''}`];
  const taken: Schema | undefined = takes as Schema | undefined;
  if (taken !== undefined && Object.keys(taken.properties ?? {}).length > 0) {
    parts.push('Takes:', tableOf(taken));
  }
  const given = gives as Schema;
  const isView = JSON.stringify(given) === JSON.stringify(GameView);
  const line = isView ? 'the view of a game, below' : `\`${lineOf(given)}\``;
  if (given.properties !== undefined) parts.push(`Gives ${line}.`);
  return parts.join('\n\n');
}

export function protocolDocs(): string {
  const happenings = (GameEvent.properties.happening as Schema).anyOf ?? [];
  return `${[
    '# The protocol of playing together',
    'How a program plays through a server of Ludoteca: requests go up over HTTP, events come down as a stream of server-sent events. This page is written from the schemas in `apps/server/src/protocol`, which also give the types and check what comes in; a test holds it to them.',
    '## In short',
    '1. `POST /api/me` with a name and `"wantsToken": true` gives a token for the header `Authorization: Bearer …`. Browsers leave `wantsToken` out and get a signed cookie that scripts cannot read.\n2. `POST /api/games` sets up a game; the answer has its identifier and, against a friend, the secret of the invitation. The other one joins with it.\n3. `GET /api/games/:id/events` streams the game. Moves are sent with `POST /api/games/:id/moves`.\n4. Moves and records are written as in [formats.md](formats.md); the rules decide on the server alone.',
    '## Rules of the road',
    "- Bodies are JSON objects (`Content-Type: application/json`) of at most 4 kB; 32 kB where a game is set up.\n- What changes something carries a `key`, chosen by the client. A request that is repeated with its key, because its answer was lost, changes nothing more: the answer tells the game as it stands.\n- Times are milliseconds since 1970 by the database's clock, which alone decides. `now` in the view of a game sets a client's clock by it.\n- A move names its `ply`, the number of moves before it. One that was meant for another position is refused with 409 `ply`, and the answer says how far the game is.\n- A person may ask 120 times in 20 seconds, set up 60 games in ten minutes and have 24 streams open. Beyond, the answer is 429 with `Retry-After`.\n- Where the database is away the answer is 503: ask again with the same key.",
    '## The stream',
    'Messages have an event name and JSON data:',
    '| event | id | data |\n|---|---|---|\n| `state` | number | the view of the game; first, for those who come without `Last-Event-ID` |\n| `event` | number | an event; numbers have no gaps, and none comes twice |\n| `progress` | – | turn, clocks, offers and end, after the events that changed them |\n| `presence` | – | `{ seat, isHere }` |\n| `beat` | – | nothing, every 15 seconds: the stream lives |\n| `bye` | – | the server goes away: connect again |',
    'Whoever comes back with `Last-Event-ID` (or `?since=`) gets exactly the events after it. Who hears nothing for half a minute should connect again, or ask with `?wait=20&since=n`, which answers `{ events, progress }` as JSON: some proxies mute streams.',
    '## Events',
    'An event is `{ number, at, happening }`. What happens:',
    ...happenings.map((happening) => {
      const { type, ...rest } = happening.properties ?? {};
      const fields =
        Object.keys(rest).length > 0 ? `\n\n${tableOf({ ...happening, properties: rest })}` : '';
      return `### \`${String(type?.const)}\`\n\n${happening.description ?? ''}.${fields}`;
    }),
    '## Progress',
    tableOf(Progress as Schema),
    '## The view of a game',
    tableOf(GameView as Schema),
    '## Refusals',
    tableOf(Refusal as Schema),
    '400 `body` or `json`: not what is expected, with the place. 401 `person`. 403 `seat` (you do not sit there) or `site` (asked from another site). 404 `unknown`. 409: `over`, `time`, `not-started`, `started`, `taken`, `turn`, `ply`, `no-offer`, `no-draw`, `nothing-back`, `not-over`, `quiet`. 410 `recovery`. 413 `length`. 415 `type`. 422: `illegal` with the notice of the library, `start`, `game`, `level`, `name`. 429 `rate` or `streams`. 503 `database`.',
    '## Endpoints',
    ...Object.values(endpoints).map(endpointText),
  ].join('\n\n')}\n`;
}
