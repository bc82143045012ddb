/**
 * What handing work to a queue costs, in processor time, against `--jobs` on one machine; that any number of workers
 * writes the same bytes; and that killed ones lose and double nothing.
 */

import { createHash } from 'node:crypto';
import { asked, openCluster } from '../../server/test/cluster.ts';
import { type Running, start, until } from './batches.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

interface Done {
  readonly seconds: number;
  readonly wall: number;
  readonly hash: string;
  readonly lines: number;
  readonly tries?: number;
}

/**
 * `--count=N` puzzles (default 4,000), `--kills=N` of the third run, `--workers=N` there; `--only-kills` and
 * `--only-overhead` do a part of it, and `--same-as=HASH` compares with what one machine wrote before.
 */
export async function benchBatch(
  say: (line: string) => void,
  flags: readonly string[] = [],
): Promise<void> {
  const number = (name: string, usual: number) =>
    Number(flags.find((flag) => flag.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
  const count = number('count', 4000);
  const isOnlyKills = flags.includes('--only-kills');
  const isOnlyOverhead = flags.includes('--only-overhead');
  const cluster = await openCluster();
  const words = [
    'generate',
    'greater-than',
    '--size',
    '4',
    '--seed',
    'bench',
    '--count',
    String(count),
  ];
  const alone = async (jobs: number): Promise<Done> => {
    const begin = performance.now();
    const run = start([...words, '--jobs', String(jobs)], '');
    const { stdout } = await run.ended;
    return doneOf(run.seconds(), begin, stdout);
  };
  const shared = async (workers: number, kills: number): Promise<Done> => {
    const queue = await cluster.database();
    const begin = performance.now();
    const handed = start([...words, '--queue', queue], queue);
    const all: Running[] = [];
    const hire = () => all.push(start(['work', '--jobs', '1', '--until-done'], queue));
    // Whoever is first finds the batch there.
    await untilHanded(queue);
    for (let worker = 0; worker < workers; worker++) hire();
    for (let kill = 0; kill < kills; kill++) {
      await untilDone(queue, (kill + 1) / (kills + 2));
      all[kill].kill();
      hire();
    }
    const { stdout } = await handed.ended;
    await Promise.all(all.map(({ ended }) => ended));
    const seconds = [handed, ...all].reduce((sum, each) => sum + each.seconds(), 0);
    return { ...doneOf(seconds, begin, stdout), tries: await triesIn(queue) };
  };
  const tell = (name: string, { seconds, wall, hash, lines, tries }: Done, than?: Done) => {
    const more = than === undefined ? '' : `, ${percent(seconds / than.seconds - 1)} more`;
    const tried = tries === undefined ? '' : `; ${tries} pieces begun`;
    say(
      `${name.padEnd(28)} ${seconds.toFixed(1)} s of processor${more}, ${wall.toFixed(1)} s by the clock; ${lines} puzzles, ${hash}${tried}`,
    );
  };
  try {
    const before = flags.find((flag) => flag.startsWith('--same-as='))?.split('=')[1];
    const one = before === undefined ? await alone(1) : undefined;
    if (one !== undefined) tell('--jobs 1', one);
    const hash = one?.hash ?? before;
    const runs: [string, Done, Done | undefined][] = [];
    if (!isOnlyKills) {
      const two = await alone(2);
      tell('--jobs 2', two);
      runs.push(['1 worker', await shared(1, 0), one], ['2 workers', await shared(2, 0), two]);
      if (!isOnlyOverhead) runs.push(['4 workers', await shared(4, 0), undefined]);
    }
    const [workers, kills] = [number('workers', 3), number('kills', 2)];
    if (!isOnlyOverhead) {
      runs.push([`${workers} workers, ${kills} killed`, await shared(workers, kills), undefined]);
    }
    for (const [name, done, than] of runs) {
      tell(name, done, than);
      if (done.hash !== hash) throw new Error(`${name}: other bytes`);
    }
    say('all of them wrote the same bytes');
  } finally {
    await cluster.remove();
  }
}

function doneOf(seconds: number, begin: number, stdout: string): Done {
  const lines = stdout.split('\n').length - 1;
  return { seconds, wall: (performance.now() - begin) / 1000, hash: hashOf(stdout), lines };
}

/** A large batch takes its time, in seconds. */
const longest = 3600;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

async function untilHanded(url: string): Promise<void> {
  await until(async () => {
    const [batch] = await asked(url, 'select pieces from ludoteca_queue.batch');
    return batch?.pieces !== null && batch !== undefined;
  });
}

async function untilDone(url: string, share: number): Promise<void> {
  await until(async () => {
    const [{ done }] = await asked(
      url,
      'select avg((done_at is not null)::integer)::float as done from ludoteca_queue.piece',
    );
    return Number(done) >= share;
  }, longest);
}

async function triesIn(url: string): Promise<number> {
  const [{ tries }] = await asked(url, 'select sum(tries) as tries from ludoteca_queue.piece');
  return Number(tries);
}
