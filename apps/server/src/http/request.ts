/** A request as the handlers see it: its body checked, its origin known, its sender recognised. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { isJsonObject, type JsonValue } from 'ludoteca/document';
import type { Refusal } from '../protocol/index.ts';

/** The name of the cookie that holds a person's secret. */
export const cookieName = 'ludoteca';

/** The name of the cookie that says that people can play here; scripts may read it. */
const markerName = 'ludoteca-online';

const year = 365 * 86_400;

/** A request that is refused, with its status. */
export class Refuse extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, code: string, message: string, more: Partial<Refusal> = {}) {
    super(message);
    this.status = status;
    this.refusal = { code, message, ...more };
  }
}

/** The body as JSON; refused when it is too long, no JSON, or said to be something else. */
export async function readBody(request: IncomingMessage, most: number): Promise<JsonValue> {
  const type = request.headers['content-type'] ?? '';
  // Also keeps other sites out: they cannot send this type without asking first.
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refuse(415, 'type', 'the body must be application/json');
  }
  if (Number(request.headers['content-length'] ?? 0) > most) {
    throw new Refuse(413, 'length', `the body may have ${most} bytes at most`);
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes: Buffer = part;
    length += bytes.length;
    if (length > most) throw new Refuse(413, 'length', `the body may have ${most} bytes at most`);
    parts.push(bytes);
  }
  try {
    const value: JsonValue = JSON.parse(Buffer.concat(parts).toString('utf8'));
    if (isJsonObject(value)) return value;
  } catch {
    // Told below.
  }
  throw new Refuse(400, 'json', 'the body must be a JSON object');
}

/** Refuses what another site asks for in somebody's name. */
export function refuseOtherSites(request: IncomingMessage): void {
  const { host, origin, 'sec-fetch-site': site } = request.headers;
  const refused = () => new Refuse(403, 'site', 'requests from other sites are refused');
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw refused();
    return;
  }
  // Where a browser says neither, as over plain HTTP, it does not send the cookie either.
  if (origin === undefined || origin === 'null') return;
  let named: string | undefined;
  try {
    named = new URL(origin).host;
  } catch {
    named = undefined;
  }
  if (named !== host) throw refused();
}

/** The secret that a request brings: a token in its header, or the cookie. */
export function tokenOf(request: IncomingMessage): string | undefined {
  const bearer = /^Bearer ([\w.-]{1,200})$/.exec(request.headers.authorization ?? '');
  if (bearer !== null) return bearer[1];
  const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]{1,200})`).exec(
    request.headers.cookie ?? '',
  );
  return cookie?.[1];
}

export function setCookie(response: ServerResponse, token: string, isSecure: boolean): void {
  const age = token === '' ? 0 : year;
  const secure = isSecure ? '; Secure' : '';
  response.setHeader(
    'Set-Cookie',
    `${cookieName}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** Tells the page, which may be kept for long, that there is somebody to ask. */
export function setMarker(response: ServerResponse): void {
  response.setHeader('Set-Cookie', `${markerName}=1; Path=/; Max-Age=${year}; SameSite=Lax`);
}

/** The address that a request comes from. */
export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  const last = forwarded.split(',').at(-1)?.trim() ?? '';
  return isBehindProxy && last !== '' ? last : (request.socket.remoteAddress ?? '');
}

export function isSecure(request: IncomingMessage, isBehindProxy: boolean): boolean {
  return isBehindProxy && request.headers['x-forwarded-proto'] === 'https';
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, headers).end(`${JSON.stringify(value)}\n`);
}
