/** A folder of files as a web site on this machine: nothing outside the folder, nothing but reading. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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
};

export interface Site {
  /** The address of its first page. */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves a folder on localhost; port 0 takes any that is free. Rejected when the port is taken. */
export async function openSite(folder: string, port: number): Promise<Site> {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => response.destroy());
  });
  await listen(server, port);
  // A server on a port has an address of this form.
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${taken}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileOf(folder, request.url ?? '/');
  const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
  if (file === undefined || found === undefined || !found.isFile()) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  const kind = extname(file);
  const accepts = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const isPacked = accepts && !packed.has(kind);
  // Names of built files change with what is in them; the others are asked for anew each time.
  const isLasting = file.includes(`${sep}assets${sep}`);
  response.writeHead(200, {
    ...headers,
    'Content-Type': types[kind] ?? 'application/octet-stream',
    'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
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
