/** Opening an address in the browser of the desktop, where there is one. */

import { spawn } from 'node:child_process';

const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

export function openBrowser(address: string, env: NodeJS.ProcessEnv): void {
  const opener = openers[process.platform];
  const hasDesktop =
    process.platform !== 'linux' || env.DISPLAY !== undefined || env.WAYLAND_DISPLAY !== undefined;
  if (opener === undefined || !hasDesktop || env.CI !== undefined) return;
  const [program, ...words] = opener;
  const child = spawn(program, [...words, address], { stdio: 'ignore', detached: true });
  // Whoever has no such program has the address on the screen.
  child.on('error', () => {});
  child.unref();
}
