/** Running the built command as its users do: in a process of its own, or in a terminal. */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { spawn as spawnTerminal } from '@lydell/node-pty';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const bin = here('../bin/ludoteca.cjs');
const fifthBin = here('./fifth-game/ludoteca.mjs');
const root = here('../../../');

if (!existsSync(here('../dist/main.cjs'))) {
  throw new Error('the command is not built: run "npm run build" before its tests');
}

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Run {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The URL of another catalogue. */
  readonly catalogue?: string;
}

/** Settings of somebody who plays line by line, as the tests of it do; a screen has tests of its own. */
const typist = join(mkdtempSync(join(tmpdir(), 'ludoteca-typist-')), 'config');
mkdirSync(join(typist, 'ludoteca'), { recursive: true });
writeFileSync(join(typist, 'ludoteca', 'settings.json'), '{"entry":"typed"}');
process.once('exit', () => rmSync(dirname(typist), { recursive: true, force: true }));

/** The surroundings of a test: no locale or colour of who runs it. */
function surroundings({ env, catalogue }: Run): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    LANG: 'C.UTF-8',
    XDG_CONFIG_HOME: typist,
    ...(catalogue !== undefined && { LUDOTECA_CATALOGUE: catalogue }),
    ...env,
  };
}

/** Runs the command to its end. */
export function ludoteca(words: readonly string[], run: Run = {}): Promise<Outcome> {
  const file = run.catalogue === undefined ? bin : fifthBin;
  const child = spawn(process.execPath, [file, ...words], {
    env: surroundings(run),
    cwd: run.cwd ?? root,
  });
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    // A command that refuses its words never reads its input.
    child.stdin.on('error', () => {});
    child.stdin.end(run.input ?? '');
  });
}

/** The JSON lines of an answer. */
export function jsonLines(stdout: string) {
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

export interface Terminal {
  /**
   * Waits until the screen has shown a text since the last wait. A question of the menu is waited for
   * until it stands there open and whole: an answered one is drawn once more, and is no question.
   */
  see(text: string | RegExp): Promise<string>;
  type(keys: string): void;
  kill(signal: string): void;
  /** Everything shown so far. */
  readonly shown: string;
  readonly exitCode: Promise<number>;
}

const terminals = new Set<{ kill(signal?: string): void }>();

/** Ends what a failed test left running. */
export function endTerminals(): void {
  for (const terminal of terminals) terminal.kill();
}

function isShown(text: string | RegExp, fresh: string): boolean {
  if (typeof text !== 'string') return text.test(fresh);
  if (!text.endsWith('?')) return fresh.includes(text);
  const open = stripVTControlCharacters(fresh).split('◆').at(-1) ?? '';
  return fresh.includes('◆') && open.includes(text) && open.includes('└');
}

/** Starts the command in a real terminal of a size. */
function spawnIn(words: readonly string[], run: Run, cols: number, rows: number) {
  const file = run.catalogue === undefined ? bin : fifthBin;
  const terminal = spawnTerminal(process.execPath, [file, ...words], {
    cols,
    rows,
    cwd: run.cwd ?? root,
    env: { TERM: 'xterm-256color', ...surroundings(run) },
  });
  terminals.add(terminal);
  return terminal;
}

export interface Screen {
  /** Waits until a text stands on the screen, and gives all its lines. */
  see(text: string | RegExp): Promise<readonly string[]>;
  type(keys: string): void;
  resize(cols: number, rows: number): void;
  kill(signal: string): void;
  /** The lines as they stand now. */
  readonly lines: readonly string[];
  /** Whether any character stands there in a colour. */
  readonly hasColour: boolean;
  /** Whether the terminal is as it was before: its own lines, no mouse asked for, the cursor to be seen. */
  readonly isGivenBack: boolean;
  readonly exitCode: Promise<number>;
}

/** Runs the command on the whole screen of a real terminal, which a terminal in memory reads as one would. */
export async function onScreen(
  words: readonly string[],
  { cols, rows, ...run }: Run & { readonly cols: number; readonly rows: number },
): Promise<Screen> {
  const { default: xterm } = await import('@xterm/headless');
  const view = new xterm.Terminal({ cols, rows, allowProposedApi: true });
  const env = { XDG_CONFIG_HOME: '/nowhere', ...run.env };
  const terminal = spawnIn(words, { ...run, env }, cols, rows);
  let shown = '';
  const watchers = new Set<() => void>();
  terminal.onData((data) => {
    shown += data;
    view.write(data, () => {
      for (const watcher of watchers) watcher();
    });
  });
  const exitCode = new Promise<number>((resolve) => {
    terminal.onExit(({ exitCode: code }) => {
      terminals.delete(terminal);
      // What was written last is to be read, too.
      view.write('', () => resolve(code));
    });
  });
  const linesOf = () =>
    Array.from({ length: view.rows }, (_, y) => {
      const { active } = view.buffer;
      return active.getLine(active.viewportY + y)?.translateToString(true) ?? '';
    });
  const isOn = (mode: number) =>
    shown.lastIndexOf(`\u001b[?${mode}h`) > shown.lastIndexOf(`\u001b[?${mode}l`);
  return {
    see(text) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          watchers.delete(look);
          reject(new Error(`not on the screen: ${text}\n${linesOf().join('\n')}`));
        }, 30_000);
        const look = (): void => {
          const all = linesOf().join('\n');
          if (!(typeof text === 'string' ? all.includes(text) : text.test(all))) return;
          watchers.delete(look);
          clearTimeout(late);
          resolve(linesOf());
        };
        watchers.add(look);
        look();
      });
    },
    type: (keys) => terminal.write(keys),
    resize(width, height) {
      view.resize(width, height);
      terminal.resize(width, height);
    },
    kill: (signal) => terminal.kill(signal),
    get lines() {
      return linesOf();
    },
    get hasColour() {
      return shown
        .split('\u001b')
        .some((code) => /^\[(?:3[0-8]|4[0-8]|9\d|10\d)[;\d]*m/.test(code));
    },
    get isGivenBack() {
      return view.buffer.active.type === 'normal' && !isOn(1002) && !isOn(1000) && isOn(25);
    },
    exitCode,
  };
}

/** Runs the command in a real terminal. */
export function inTerminal(words: readonly string[], run: Run = {}): Terminal {
  const terminal = spawnIn(words, run, 100, 40);
  let shown = '';
  let seen = 0;
  const watchers = new Set<() => void>();
  terminal.onData((data) => {
    shown += data;
    for (const watcher of watchers) watcher();
  });
  const exitCode = new Promise<number>((resolve) => {
    terminal.onExit(({ exitCode: code }) => {
      terminals.delete(terminal);
      resolve(code);
      for (const watcher of watchers) watcher();
    });
  });
  return {
    see(text) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          watchers.delete(look);
          reject(new Error(`not shown: ${text}\n${shown.slice(seen)}`));
        }, 30_000);
        const look = (): void => {
          const fresh = shown.slice(seen);
          if (!isShown(text, fresh)) return;
          watchers.delete(look);
          clearTimeout(late);
          seen = shown.length;
          resolve(fresh);
        };
        watchers.add(look);
        look();
      });
    },
    type: (keys) => terminal.write(keys),
    kill: (signal) => terminal.kill(signal),
    get shown() {
      return shown;
    },
    exitCode,
  };
}

/** Bundles the catalogue with the fifth game, as whoever adds a game would build it; gives its URL. */
export async function fifthCatalogue(): Promise<{ url: string; remove(): void }> {
  // Most tests of the command need no bundler.
  const { build } = await import('vite');
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Inside the project, so that the bundle finds the library where the command does.
  const outDir = mkdtempSync(join(root, '.cache', 'fifth-game-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: {
      outDir,
      target: 'node20',
      ssr: here('./fifth-game/catalogue.ts'),
      rolldownOptions: { external: [/^ludoteca/], output: { entryFileNames: 'catalogue.mjs' } },
    },
  });
  return {
    url: pathToFileURL(join(outDir, 'catalogue.mjs')).href,
    remove: () => rmSync(outDir, { recursive: true }),
  };
}

/** A folder of files that goes away after the tests. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): {
  path(name: string): string;
  readonly folder: string;
  remove(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return {
    folder,
    path: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
