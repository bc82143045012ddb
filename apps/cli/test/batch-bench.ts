/**
 * What handing work to a queue costs, in processor time, against `--jobs` on one machine: that of the command and its
 * workers, and PostgreSQL's own beside it; that any number of workers writes the same bytes; and that killed ones lose
 * and double nothing.
 */

import { createHash } from 'node:crypto';
import { asked, openCluster } from '../../server/test/cluster.ts';
import { type Running, start, until } from './batches.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

interface Done {
  /** Of the command and its workers, with their start. */
  readonly seconds: number;
  /** Of PostgreSQL, for making the tables too. */
  readonly postgres?: number;
  readonly wall: number;
  readonly hash: string;
  readonly lines: number;
  readonly tries?: number;
}

/**
 * `--count=N` puzzles (default 25,000) of `--size=N` (default 9, what publishers print; 4: no others make so much text in
 * so little time), `--kills=N` of the third run, `--workers=N` there; `--only-kills` and `--only-overhead` do a part of
 * it, and `--same-as=HASH` compares with what one machine wrote before. What is compared runs at the same time,
 * `--rounds=N` times (default 3), and the median of the shares is told: the processor time of one command differs by a
 * fifth from one moment to the next, and by less within one.
 */
export async function benchBatch(
  say: (line: string) => void,
  flags: readonly string[] = [],
): Promise<void> {
  const number = (name: string, usual: number) =>
    Number(flags.find((flag) => flag.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
  const count = number('count', 25_000);
  const isOnlyKills = flags.includes('--only-kills');
  const isOnlyOverhead = flags.includes('--only-overhead');
  const cluster = await openCluster();
  const words = [
    'generate',
    'greater-than',
    '--size',
    String(number('size', 9)),
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
    const before = cluster.seconds();
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
    const postgres = cluster.seconds() - before;
    return { ...doneOf(seconds, begin, stdout), postgres, tries: await triesIn(queue) };
  };
  const tell = (
    name: string,
    { seconds, postgres, wall, hash, lines, tries }: Done,
    than?: Done,
  ) => {
    const more = (all: number) =>
      than === undefined ? '' : ` (${percent(all / than.seconds - 1)} more)`;
    const beside =
      postgres === undefined
        ? ''
        : `, PostgreSQL ${postgres.toFixed(1)} s, together ${(seconds + postgres).toFixed(1)} s${more(seconds + postgres)}`;
    const tried = tries === undefined ? '' : `; ${tries} pieces begun`;
    say(
      `${name.padEnd(28)} ${seconds.toFixed(1)} s of processor${more(seconds)}${beside}; ${wall.toFixed(1)} s by the clock; ${lines} puzzles, ${hash}${tried}`,
    );
  };
  try {
    let hash = flags.find((flag) => flag.startsWith('--same-as='))?.split('=')[1];
    const check = (name: string, done: Done): Done => {
      hash ??= done.hash;
      if (done.hash !== hash) throw new Error(`${name}: other bytes`);
      return done;
    };
    if (!isOnlyKills) {
      for (const workers of [1, 2]) {
        const pairs: Pair[] = [];
        for (let round = 0; round < number('rounds', 3); round++) {
          const sides = [() => alone(workers), () => shared(workers, 0)];
          // Whoever is started first is so every other time.
          const order = round % 2 === 0 ? [0, 1] : [1, 0];
          const done = await Promise.all(order.map((side) => sides[side]()));
          const [one, other] = order.map((side) => done[side]);
          check(`--jobs ${workers}`, one);
          check(`${workers} workers`, other);
          pairs.push({ alone: one, shared: other });
          tell(`  --jobs ${workers}`, one);
          tell(`  ${workers} by the queue`, other, one);
        }
        tellPairs(workers, pairs, say);
      }
    } else if (hash === undefined) tell('--jobs 1', check('--jobs 1', await alone(1)));
    if (!isOnlyOverhead) {
      const [workers, kills] = [number('workers', 3), number('kills', 2)];
      if (!isOnlyKills) tell('4 workers', check('4 workers', await shared(4, 0)));
      const name = `${workers} workers, ${kills} killed`;
      tell(name, check(name, await shared(workers, kills)));
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

/** Both ways to do the same work, at the same time. */
interface Pair {
  readonly alone: Done;
  readonly shared: Done;
}

/** The share by which a queue costs more: of each round, and the one in the middle. */
function tellPairs(workers: number, pairs: readonly Pair[], say: (line: string) => void): void {
  const shares = (postgres: 0 | 1) =>
    pairs
      .map(
        ({ alone, shared }) =>
          (shared.seconds + postgres * (shared.postgres ?? 0)) / alone.seconds - 1,
      )
      .sort((one, other) => one - other);
  const told = (all: readonly number[]) =>
    `${percent(all[Math.floor((all.length - 1) / 2)])} (${all.map(percent).join(', ')})`;
  say(
    `${workers} by the queue against --jobs ${workers}: ${told(shares(0))} more; with PostgreSQL ${told(shares(1))}`,
  );
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
