/** What the processes of a group are doing, where the system tells: whether a busy machine keeps them waiting. */

import { readdirSync, readFileSync } from 'node:fs';

export interface GroupLoad {
  /** The processor time that the group has had, in seconds. */
  readonly seconds: number;
  /** True when one of them could go on if the machine let it: it waits for the processor, or for the disk. */
  readonly isKept: boolean;
}

/** Linux counts processor time in hundredths of a second, whatever its own clock is. */
const ticks = 100;

/** Of a group of processes by its number; nothing where it is not told. */
export function groupLoad(group: number): GroupLoad | undefined {
  try {
    let seconds = 0;
    let isKept = false;
    for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const own = fieldsOf(`/proc/${process}/stat`);
      if (own === undefined || Number(own[fields.group]) !== group) continue;
      const spent = [fields.user, fields.system, fields.childrenUser, fields.childrenSystem];
      seconds += spent.reduce((sum, field) => sum + Number(own[field]), 0) / ticks;
      isKept ||= threadsOf(process).some((state) => state === 'R' || state === 'D');
    }
    return { seconds, isKept };
  } catch {
    return undefined;
  }
}

/** Places in what is told of a process, after its name. */
const fields = { group: 2, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 } as const;

/** A process may be gone before it is looked at. */
function fieldsOf(file: string): readonly string[] | undefined {
  try {
    // The name stands in brackets, and may hold brackets and spaces itself.
    const text = readFileSync(file, 'utf8');
    return text.slice(text.lastIndexOf(') ') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function threadsOf(process: string): readonly (string | undefined)[] {
  try {
    const threads = readdirSync(`/proc/${process}/task`);
    return threads.map((thread) => fieldsOf(`/proc/${process}/task/${thread}/stat`)?.[0]);
  } catch {
    return [];
  }
}
