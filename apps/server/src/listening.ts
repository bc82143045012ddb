/** A server by itself, without pages, on this machine: for tests, and behind whatever serves the pages. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Online, type OnlineSetting, openOnline } from './online.ts';

export interface OnlineServer extends Omit<Online, 'handle'> {
  readonly address: string;
}

/** Rejected when the port is taken; 0 takes any that is free. */
export async function openServer(setting: OnlineSetting, port: number): Promise<OnlineServer> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const online = openOnline(setting);
  server.on('request', (request, response) => {
    if (!online.handle(request, response)) response.writeHead(404).end();
  });
  // A server on a port has an address of this form.
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${taken}/`,
    place: online.place,
    ready: online.ready,
    async close() {
      await online.close();
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    },
  };
}
