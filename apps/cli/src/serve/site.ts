/** A folder of files as a web site: nothing outside the folder, nothing but reading, and only under names that are known. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Already small: packing it again costs time and saves nothing. */
const packed = new Set(['.png']);

/** The same rules that the page carries, and those that only a header can say. */
const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export interface Site {
  /** The address of its first page. */
  readonly address: string;
  /** Every address that it answers to, that one first. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

export interface SiteSetting {
  /** Where to listen besides this machine itself. */
  readonly listen?: string;
  /** Names to answer to besides those of this machine itself and of where it listens. */
  readonly hosts?: readonly string[];
  /** Answers what is not for the files; false when it is for them. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Serves a folder; port 0 takes any that is free. Only whoever asks for it by a name it was told is
 * answered: a page elsewhere whose name is made to point here (DNS rebinding) reads nothing. Rejected
 * when the port is taken.
 */
export async function openSite(
  folder: string,
  port: number,
  { listen: where, hosts = [], before }: SiteSetting = {},
): Promise<Site> {
  const names = [...new Set([...loopback, ...namesOf(where), ...hosts.map(hostOf)])];
  const known = new Set(names);
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (!isKnown(known, request)) {
      refuse(response, 421, 'Not served under this name; ludoteca serve --host adds it');
      return;
    }
    if (before?.(request, response)) return;
    answer(folder, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'Something went wrong');
    });
  };
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(closed));
  };
  let taken = port;
  try {
    for (const { address, isNeeded } of listening(where)) {
      const server = serverOf(handle);
      const listens = await listen(server, taken, address).then(
        () => true,
        (fault) => {
          if (isNeeded) throw fault;
          return false;
        },
      );
      if (!listens) continue;
      servers.push(server);
      // A server on a port has an address of this form.
      taken = (server.address() as AddressInfo).port;
    }
  } catch (fault) {
    await close();
    throw fault;
  }
  const addresses = names.map((name) => `http://${isIPv6(name) ? `[${name}]` : name}:${taken}/`);
  return { address: addresses[0], addresses, close };
}

/** The names of this machine for itself. */
const loopback = ['localhost', '127.0.0.1', '::1'];

/** Where to listen; a machine need not have both kinds of addresses for itself. */
function listening(where: string | undefined): { address: string; isNeeded: boolean }[] {
  const itself = [
    { address: '127.0.0.1', isNeeded: true },
    { address: '::1', isNeeded: false },
  ];
  if (where === undefined || loopback.includes(where)) return itself;
  const asked = { address: where, isNeeded: true };
  return isAnywhere(where) ? [asked] : [...itself, asked];
}

/** Whether an address stands for all that the machine has. */
function isAnywhere(address: string): boolean {
  return address === '0.0.0.0' || address === '::';
}

/** What a machine is called by those who reach it where it listens. */
function namesOf(where: string | undefined): string[] {
  if (where === undefined) return [];
  if (!isAnywhere(where)) return [hostOf(where)];
  const found = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const reached = found.filter(({ family }) => family === 'IPv4' || where === '::');
  return [hostname().toLowerCase(), ...reached.map(({ address }) => hostOf(address))];
}

/** A name as it is compared: without a port, brackets, a zone, or a dot at its end. */
function hostOf(text: string): string {
  const bracketed = /^\[([^\]]*)\](:\d*)?$/.exec(text)?.[1];
  const name = bracketed ?? (isIPv6(text) ? text : text.replace(/:\d*$/, ''));
  return name.replace(/%.*$/, '').replace(/\.$/, '').toLowerCase();
}

/** A server whose every answer has the headers, also those that Node would give by itself. */
function serverOf(handle: (request: IncomingMessage, response: ServerResponse) => void): Server {
  const server = createServer({ requireHostHeader: false }, handle);
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    refuse(response, 417, 'Expectation failed');
  });
  server.on('clientError', (_fault, socket) => {
    if (!socket.writable) return;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}Connection: close\r\n\r\n`);
  });
  return server;
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function refuse(
  response: ServerResponse,
  status: number,
  words: string,
  more: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { ...headers, ...more, 'Content-Type': 'text/plain; charset=utf-8' })
    .end(`${words}\n`);
}

function isKnown(known: ReadonlySet<string>, request: IncomingMessage): boolean {
  return known.has(hostOf(request.headers.host ?? ''));
}

async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only reading', { Allow: 'GET, HEAD' });
    return;
  }
  const file = fileOf(folder, request.url ?? '/');
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file === undefined || found === undefined || !found.isFile()) {
    refuse(response, 404, 'Not found');
    return;
  }
  const kind = extname(file);
  const accepts = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const isPacked = accepts && !packed.has(kind);
  // Names of built files change with what is in them; the others are asked for anew each time, but for icons, which
  // browsers ask for again and again.
  const isLasting = file.includes(`${sep}assets${sep}`);
  const shortly = /^\.(?:svg|png)$/.test(kind) ? 'public, max-age=3600' : 'no-cache';
  response.writeHead(200, {
    ...headers,
    'Content-Type': types[kind] ?? 'application/octet-stream',
    'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : shortly,
    Vary: 'Accept-Encoding',
    ...(isPacked ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': found.size }),
  });
  if (request.method === 'HEAD') response.end();
  else if (isPacked) await pipeline(createReadStream(file), createGzip(), response);
  else await pipeline(createReadStream(file), response);
}

/** The file of an address; undefined for what lies outside the folder or is no address. */
function fileOf(folder: string, address: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(folder + sep) ? file : undefined;
}
