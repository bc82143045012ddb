/** The built app in a real browser, for tests: built when it is older than its source, served on a free port. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openSite, type Site, type SiteSetting } from '../../cli/src/serve/site.ts';
import { launchChromium } from './browser.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** A folder built before, taken as it is; else that of the project, built anew when it is old. */
const given = process.env.LUDOTECA_WEB;
export const built = given ?? `${root}apps/web/dist`;
const lock = `${root}.cache/web-build.lock`;

/** The time of the newest file in a folder. */
function newest(folder: string): number {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || entry.name.endsWith('.test.ts')) continue;
    time = Math.max(time, statSync(`${entry.parentPath}/${entry.name}`).mtimeMs);
  }
  return time;
}

function isCurrent(): boolean {
  try {
    const made = statSync(`${built}/service-worker.js`).mtimeMs;
    const sources = ['apps/web/src', 'packages/ludoteca/src', 'packages/render/src'];
    return sources.every((folder) => made > newest(`${root}${folder}`));
  } catch {
    return false;
  }
}

/** No build takes longer, in milliseconds. */
const longestBuild = 180_000;

/** Takes away the lock of a build that was killed, for which all others would wait for ever. */
function dropAbandoned(): void {
  try {
    if (Date.now() - statSync(lock).mtimeMs > longestBuild) rmdirSync(lock);
  } catch {
    // Whoever built is ready, or another one took it away.
  }
}

/** Test files run side by side: one of them builds, the others wait for it. */
export async function ensureBuilt(): Promise<void> {
  mkdirSync(`${root}.cache`, { recursive: true });
  while (!isCurrent()) {
    try {
      mkdirSync(lock);
    } catch {
      await new Promise((rest) => setTimeout(rest, 200));
      dropAbandoned();
      continue;
    }
    try {
      build();
      return;
    } finally {
      rmdirSync(lock);
    }
  }
}

/** Builds the page, or another one as a file says. */
export function build(config?: string): void {
  const vite = `${root}node_modules/vite/bin/vite.js`;
  // The test runner has another environment in mind, in which the page would keep nothing offline.
  const env = { ...process.env, NODE_ENV: 'production' };
  const other = config === undefined ? [] : ['--config', config];
  const words = [vite, 'build', `${root}apps/web`, '--logLevel', 'warn', ...other];
  execFileSync(process.execPath, words, { env });
}

export interface App {
  readonly address: string;
  readonly browser: Browser;
  /** A new visitor: an empty device. What goes wrong on the page fails the test that closes it. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Leaves, and tells whether anything was reported on the way. */
  leave(): Promise<void>;
}

/** `folder` holds another page, built already. */
export async function openApp(folder?: string, setting: SiteSetting = {}): Promise<App> {
  if (folder === undefined && given === undefined) await ensureBuilt();
  const site: Site = await openSite(folder ?? built, 0, setting);
  const browser = await launchChromium();
  return {
    address: site.address,
    browser,
    async visit(options = {}) {
      const context = await browser.newContext({
        baseURL: site.address,
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        // Only what is about being offline needs the app to be kept for it, which takes a while.
        serviceWorkers: 'block',
        ...options,
      });
      // Tests bound what is seen, not how fast the machine is.
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (fault) => faults.push(String(fault)));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      return {
        page,
        context,
        async leave() {
          await context.close();
          expect(faults).toEqual([]);
        },
      };
    },
    async close() {
      await browser.close();
      await site.close();
    },
  };
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
