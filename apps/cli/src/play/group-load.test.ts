import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { groupLoad } from './group-load.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of started.splice(0)) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
});

/** A group of its own, once it is what the words say. */
async function group(command: string): Promise<number> {
  const child = spawn('/bin/sh', ['-c', `${command} & echo; wait`], {
    ...{ detached: true, stdio: ['ignore', 'pipe', 'ignore'] },
  });
  started.push(child);
  await new Promise((begun) => child.stdout?.once('data', begun));
  return child.pid ?? 0;
}

it.runIf(process.platform === 'linux')('tells who works from who sleeps', async () => {
  const busy = await group('while :; do :; done');
  const idle = await group('exec sleep 600');
  const states = async (id: number) => {
    for (;;) {
      const load = groupLoad(id);
      // Until the shell itself waits.
      if (load !== undefined && (id === busy ? load.seconds > 0.02 : !load.isKept)) return load;
      await new Promise((next) => setTimeout(next, 20));
    }
  };
  expect(await states(busy)).toMatchObject({ isKept: true });
  expect(await states(idle)).toMatchObject({ isKept: false });
  expect(groupLoad(idle)?.seconds).toBeLessThan(1);
});
