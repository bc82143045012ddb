/** Workers of a queue in processes of their own, for tests and measurements, with the processor time they took. */

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { secondsOf } from '../../server/test/processor.ts';

const launcher = fileURLToPath(new URL('../bin/ludoteca.cjs', import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  /** Settled when it has ended. */
  readonly ended: Promise<{
    readonly code: number | null;
    readonly stdout: string;
    readonly stderr: string;
  }>;
  /** Processor seconds so far; of a process that has ended, what it had when it was last looked at. */
  seconds(): number;
  kill(): void;
}

/** Starts the command; its processor time is looked at again and again, because it goes with the process. */
export function start(words: readonly string[], queue: string): Running {
  const child = spawn(process.execPath, [launcher, ...words], {
    env: { PATH: process.env.PATH ?? '', LANG: 'C', LUDOTECA_QUEUE: queue },
  });
  let stdout = '';
  let stderr = '';
  let spent = 0;
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin?.end();
  const look = () => {
    spent = Math.max(spent, secondsOf(child.pid ?? 0));
  };
  const looking = setInterval(look, 20);
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on('close', (code) => {
      clearInterval(looking);
      resolve({ code, stdout, stderr });
    });
  });
  return {
    child,
    ended,
    seconds() {
      look();
      return spent;
    },
    kill: () => child.kill('SIGKILL'),
  };
}

/** Waits until something is so; what keeps it from being asked is told when a minute, or as told, has not helped. */
export async function until(what: () => Promise<boolean>, seconds = 60): Promise<void> {
  let fault: unknown = new Error('it did not come');
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    try {
      if (await what()) return;
    } catch (caught) {
      fault = caught;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  throw fault;
}
