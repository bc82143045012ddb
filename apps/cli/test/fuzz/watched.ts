/** The built command under watch: what it says, how it ends, how long and with how much memory, and what it touches. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FuzzCase } from './cases.ts';

const bin = fileURLToPath(new URL('../../bin/ludoteca.cjs', import.meta.url));

/** Tells at the end, over a pipe of its own, how much memory the process had at most. */
const reporter = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => { try { writeSync(3, String(process.resourceUsage().maxRSS)); } catch {} });",
)}`;

/** Kilobytes, and milliseconds on a machine that has other things to do. */
const mostMemory = 500 * 1024;
const usualTime = 60_000;

/** What is wrong with how the command took a case; empty when all is well. */
export async function faultsOf(
  { words, files, input, named }: FuzzCase,
  program = bin,
  mostTime = usualTime,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-fuzz-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const before = snapshot(folder);
    const { code, stdout, stderr, memory, isLate } = await run(
      [program, ...words],
      input,
      folder,
      mostTime,
    );
    const after = snapshot(folder);
    const faults: string[] = [];
    if (isLate) faults.push(`does not end within ${mostTime} ms`);
    else if (code === null || ![0, 1, 2, 3].includes(code)) faults.push(`ends with ${code}`);
    if (/^\s+at .*[:(]\d+/m.test(stdout + stderr)) faults.push('shows a stack');
    if (/UnhandledPromise|\(node:\d+\)|DeprecationWarning/.test(stderr))
      faults.push('shows a warning');
    if (/[^\P{Cc}\n\t]/u.test(stdout + stderr)) faults.push('shows a control character');
    if (memory > mostMemory) faults.push(`takes ${Math.round(memory / 1024)} MB`);
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(name) === after.get(name) || isNamed(name, named)) continue;
      faults.push(`touches ${name}`);
    }
    return faults.map((fault) => `${fault}: ${JSON.stringify(words)}\n${stderr.slice(0, 2000)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `named.svg` may become `named-2.svg`, and a folder has files in it; what is half written may not stay. */
function isNamed(name: string, named: readonly string[]): boolean {
  if (name.endsWith('.part')) return false;
  return named.some((each) => {
    const [stem, ending = ''] = each.split(/(?=\.[^.]*$)/);
    return name.startsWith(stem) && (name.endsWith(ending) || name.startsWith(`${each}/`));
  });
}

function snapshot(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    const path = join(folder, name);
    const { mode } = statSync(path);
    const isFile = statSync(path).isFile();
    const content = isFile ? createHash('sha1').update(readFileSync(path)).digest('hex') : '';
    found.set(name, `${mode} ${content}`);
  }
  return found;
}

/** Where commands keep what they have compiled of themselves: in the place for such things, and nowhere else. */
const caches = join(tmpdir(), `ludoteca-fuzz-caches-${process.pid}`);
process.once('exit', () => rmSync(caches, { recursive: true, force: true }));

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly memory: number;
  readonly isLate: boolean;
}

function run(words: readonly string[], input: string, cwd: string, mostTime: number): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', reporter, ...words], {
    cwd,
    env: { PATH: process.env.PATH ?? '', LANG: 'C', HOME: cwd, XDG_CACHE_HOME: caches },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    const said = { stdout: '', stderr: '', memory: '' };
    const gather = (stream: NodeJS.ReadableStream | null | undefined, into: keyof typeof said) =>
      stream?.setEncoding('utf8').on('data', (text: string) => {
        // Enough to see what is wrong.
        if (said[into].length < 4_000_000) said[into] += text;
      });
    gather(child.stdout, 'stdout');
    gather(child.stderr, 'stderr');
    // A pipe is read as the others are; Node gives no narrower type for it.
    gather(child.stdio[3] as NodeJS.ReadableStream | null, 'memory');
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, mostTime);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(late);
      resolve({ ...said, code, memory: Number(said.memory), isLate });
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
