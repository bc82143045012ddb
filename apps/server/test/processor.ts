/** The processor time of other processes, by the system's own count (Linux). */

import { readFileSync } from 'node:fs';

/** Of one process, with all its threads, in seconds; nothing of one that is gone. */
export function secondsOf(pid: number): number {
  const [user = 0, system = 0] = timesOf(pid);
  return (user + system) / 100;
}

/** Of a process and everything that it started, whether it still runs or has been waited for. */
export function secondsOfAll(pid: number): number {
  const own = timesOf(pid).reduce((sum, each) => sum + each, 0) / 100;
  return childrenOf(pid).reduce((sum, child) => sum + secondsOfAll(child), own);
}

/** Own user and system time, then those of the children that have ended, in hundredths of a second. */
function timesOf(pid: number): readonly number[] {
  const text = read(`/proc/${pid}/stat`);
  // The name of the program, in brackets, may have anything in it.
  return text === '' ? [] : text.slice(text.lastIndexOf(') ')).split(' ').slice(12, 16).map(Number);
}

function childrenOf(pid: number): readonly number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
