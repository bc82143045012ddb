/** Gathers what a portion writes, and hands it on in time: neither late nor more than memory should hold. */

import { Readable, Writable } from 'node:stream';
import type { WorkBudget } from 'ludoteca/jobs';
import { type Context, openContext } from '../context.ts';
import type { ExitCode } from '../exit-code.ts';
import type { Out } from '../io.ts';
import type { Portion, PortionEvent, PortionNews, PortionRequest } from '../portion.ts';

/** What has been written is handed on after so many milliseconds, though the portion is not done. */
const patience = 100;
/** With so many characters written, the work waits until they are taken. */
const mostHeld = 1 << 20;

/** How a portion is done. */
export interface Doing {
  readonly pool: Portion['pool'];
  readonly catalogueUrl: string;
  /** Hands on what may be known before the end. */
  tell(news: PortionNews): void;
  /** The same, and waits until it is taken. */
  hand(news: PortionNews): Promise<void>;
}

/** Does a portion with the command's own code; the answer has what was not handed on before. */
export async function doPortion(
  request: Omit<PortionRequest, 'job' | 'command'>,
  run: (context: Context, given: PortionRequest['given']) => Promise<ExitCode>,
  { pool, catalogueUrl, tell, hand }: Doing,
): Promise<{ readonly events: readonly PortionEvent[]; readonly code: ExitCode }> {
  const { setting, given, isFirst, runs, since } = request;
  const gathered = new Gathered(tell, hand);
  let isBegun = false;
  const portion: Portion = {
    ...{ isFirst, runs, pool },
    next(budget: WorkBudget) {
      const isNext = isBegun;
      isBegun = true;
      return isNext || since === undefined ? budget : { ...budget, since };
    },
    endRun: (refused) => gathered.push({ kind: 'run', refused }),
    toldOnce: (name, say) => gathered.once(name, say),
    standApart: () => gathered.push({ kind: 'apart' }),
    spend: (spent) => tell({ job: 'portion', spent }),
    keep: (index, nearest) => tell({ job: 'portion', kept: { index, nearest } }),
  };
  const { isTerminal, columns } = setting;
  const screen = { isTTY: isTerminal, ...(columns !== undefined && { columns }) };
  const io = {
    stdin: Readable.from([]),
    stdout: Object.assign(gathered.stream('out'), screen),
    stderr: gathered.stream('err'),
    env: {},
  };
  const context = { ...openContext({ ...setting, io, catalogueUrl }), portion };
  const code = await run(context, given);
  return { events: gathered.take(), code };
}

class Gathered {
  readonly #tell: Doing['tell'];
  readonly #hand: Doing['hand'];
  #events: PortionEvent[] = [];
  #length = 0;
  #taken = performance.now();
  /** What is said now is to be told once. */
  #name: string | undefined;

  constructor(tell: Doing['tell'], hand: Doing['hand']) {
    this.#tell = tell;
    this.#hand = hand;
  }

  /** What was written since it was taken last. */
  take(): readonly PortionEvent[] {
    const events = this.#events;
    this.#events = [];
    this.#length = 0;
    this.#taken = performance.now();
    return joined(events);
  }

  push(event: PortionEvent): void {
    this.#events.push(event);
  }

  once(name: string, say: () => void): void {
    this.#name = name;
    say();
    this.#name = undefined;
  }

  stream(kind: 'out' | 'err'): Out {
    return new Writable({
      decodeStrings: false,
      highWaterMark: mostHeld,
      write: (part, _encoding, done) => {
        const text = String(part);
        const name = this.#name;
        this.push(name === undefined ? { kind, text } : { kind: 'once', name, text });
        this.#length += text.length;
        if (this.#length >= mostHeld) {
          this.#hand({ job: 'portion', events: this.take() }).then(() => done(), done);
          return;
        }
        if (performance.now() - this.#taken > patience) {
          this.#tell({ job: 'portion', events: this.take() });
        }
        done();
      },
    });
  }
}

/** The same in as few texts as there can be. */
function joined(events: readonly PortionEvent[]): readonly PortionEvent[] {
  const all: PortionEvent[] = [];
  let texts: string[] = [];
  let kind: 'out' | 'err' | undefined;
  const end = (): void => {
    if (kind !== undefined) all.push({ kind, text: texts.join('') });
    texts = [];
    kind = undefined;
  };
  for (const event of events) {
    const isText = event.kind === 'out' || event.kind === 'err';
    if (!isText || event.kind !== kind) end();
    if (isText) {
      kind = event.kind;
      texts.push(event.text);
    } else all.push(event);
  }
  end();
  return all;
}
