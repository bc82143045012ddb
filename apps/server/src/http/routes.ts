/** Which endpoint a path is of, and whether a body is what it takes. */

import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Endpoint, type EndpointName, endpoints } from '../protocol/index.ts';
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

/** The body, if it is what the endpoint takes; else where it is not. */
export function checked(name: EndpointName, body: unknown): unknown {
  const check = checks.get(name);
  if (check === undefined || check.Check(body)) return body;
  const [fault] = check.Errors(body);
  const where = fault === undefined ? '' : `${fault.instancePath || '/'} ${fault.message}`;
  throw new Refuse(400, 'body', `the body is not what is expected: ${where}`.slice(0, 200));
}
