/** Which endpoint a path is of, and whether a body is what it takes. */

import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Asked, type Endpoint, type EndpointName, endpoints } from '../protocol/index.ts';
import { Refuse } from './request.ts';

interface Found {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
}

export const routes: readonly Found[] = Object.entries(endpoints).map(([name, endpoint]) => ({
  // The keys of `endpoints` are its names.
  name: name as EndpointName,
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(':id', '([A-Za-z0-9_-]{22})')}$`),
}));

const checks = new Map(
  routes.flatMap(({ name, endpoint }): [EndpointName, ReturnType<typeof Compile>][] =>
    endpoint.takes === undefined ? [] : [[name, Compile(endpoint.takes as TSchema)]],
  ),
);

const queries = new Map(
  routes.flatMap(({ name, endpoint }): [EndpointName, ReturnType<typeof Compile>][] =>
    endpoint.asks === undefined ? [] : [[name, Compile(endpoint.asks as TSchema)]],
  ),
);

/** What the query of a request says, if it is what the endpoint asks for; else where it is not. */
export function checkedQuery<Name extends EndpointName>(name: Name, url: URL): Asked<Name> {
  const query = Object.fromEntries(url.searchParams);
  const check = queries.get(name);
  // It was checked against the schema of its endpoint.
  if (check?.Check(query)) return query as Asked<Name>;
  throw new Refuse(400, 'query', `the query is not what is expected: ${faultIn(check, query)}`);
}

function faultIn(check: ReturnType<typeof Compile> | undefined, value: unknown): string {
  const [fault] = check?.Errors(value) ?? [];
  return fault === undefined ? '' : `${fault.instancePath || '/'} ${fault.message}`.slice(0, 160);
}

/** The body, if it is what the endpoint takes; else where it is not. */
export function checked(name: EndpointName, body: unknown): unknown {
  const check = checks.get(name);
  if (check === undefined || check.Check(body)) return body;
  throw new Refuse(400, 'body', `the body is not what is expected: ${faultIn(check, body)}`);
}
