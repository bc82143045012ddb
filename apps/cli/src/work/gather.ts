/** Gathers what a portion writes, and hands it on in time: neither late nor more than memory should hold. */

import { Readable, Writable } from 'node:stream';
import type { WorkBudget } from 'ludoteca/jobs';
import { type Context, openContext } from '../context.ts';
import type { ExitCode } from '../exit-code.ts';
import type { Out } from '../io.ts';
import type { Portion, PortionEvent, PortionNews, PortionRequest } from '../portion.ts';

/** What has been written is handed on after so many milliseconds, though the portion is not done. */
const patience = 100;
/** With so many characters written that are not taken, the work waits until they are. */
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
  const gathered = new Gathered(hand);
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
  readonly #hand: Doing['hand'];
  #events: PortionEvent[] = [];
  /** Characters that were not handed on, and those that were handed on and not taken. */
  #length = 0;
  #onTheWay = 0;
  #taken = performance.now();
  /** What is said now is to be told once. */
  #name: string | undefined;

  constructor(hand: Doing['hand']) {
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

  /** Hands on what there is; a slow reader must not make it pile up where it waits for its turn. */
  async #handOn(): Promise<void> {
    const length = this.#length;
    this.#onTheWay += length;
    await this.#hand({ job: 'portion', events: this.take() });
    this.#onTheWay -= length;
  }

  stream(kind: 'out' | 'err'): Out {
    return new Page((text) => {
      const name = this.#name;
      this.push(name === undefined ? { kind, text } : { kind: 'once', name, text });
      this.#length += text.length;
      const isFull = this.#length + this.#onTheWay >= mostHeld;
      if (!isFull && performance.now() - this.#taken <= patience) return undefined;
      const taken = this.#handOn();
      // All is taken in its order: with the last, what came before it.
      if (isFull) return taken;
      taken.catch(() => {});
      return undefined;
    });
  }
}

/**
 * Where a portion writes. All that is written is gathered at once, also while the writer is asked to wait: a stream
 * that kept it until then would lose what is written last, and what is pushed beside it would overtake it.
 */
class Page extends Writable {
  readonly #gather: (text: string) => Promise<void> | undefined;

  constructor(gather: (text: string) => Promise<void> | undefined) {
    super();
    this.#gather = gather;
  }

  override write(part: unknown): boolean {
    const taken = this.#gather(String(part));
    taken?.then(
      () => this.emit('drain'),
      (fault) => this.destroy(fault),
    );
    return taken === undefined;
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
