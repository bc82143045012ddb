/** Spreads a command that asks one question of every document over threads: cuts the files, and writes the answers. */

import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import {
  type Cut,
  type CutRun,
  cutSource,
  labelOf,
  mostRefused,
  mostTold,
  noDocuments,
  type Reading,
  refuse,
  sourcesOf,
} from '../input/documents.ts';
import { write } from '../io.ts';
import type { PortionEvent } from '../portion.ts';
import { type Load, type Supply, spread } from './spread.ts';
import { type Doing, watchWork } from './watch.ts';

export interface SpreadDocuments {
  readonly command: Pick<Command, 'name' | 'run'>;
  readonly doing: Doing;
  readonly jobs: number;
  readonly seconds?: number;
  readonly reading: Reading;
}

export async function spreadDocuments(
  context: Context,
  { operands, flags }: Given,
  { command, doing, jobs, seconds, reading }: SpreadDocuments,
): Promise<ExitCode> {
  const supply = new DocumentSupply(context, { operands: [], flags }, operands, reading, jobs);
  const watch = watchWork(context, doing);
  return spread<Documents>(context, {
    ...{ command, jobs, supply, ...(seconds !== undefined && { seconds }) },
    begin({ runs: [{ source, index }] }) {
      watch.tell(labelOf({ source, index }), 0);
    },
    hear(news) {
      if ('spent' in news) watch.tell(news.spent.label ?? '', news.spent.nodes);
    },
    put: (load, events) => putEvents(context, load, events),
    finish: ({ count }) => watch.finish(count),
  });
}

/** A source as documents are cut from it, and as answers are written. */
interface Source {
  /** Names that mean nothing are told once. */
  readonly told: Set<string>;
  /** How many documents were written, and how many of them were in no format. */
  seen: number;
  refused: number;
  /** True when it holds something else than documents. */
  isLeft: boolean;
}

/** Documents of a portion, with the source of each run. */
interface Documents extends Load {
  readonly sources: readonly Source[];
  /** The run whose events come next. */
  at: number;
}

async function putEvents(
  context: Context,
  load: Documents,
  events: readonly PortionEvent[],
): Promise<ExitCode | undefined> {
  const { stdout, stderr } = context.io;
  let code: ExitCode | undefined;
  for (const event of events) {
    const source = load.sources[load.at];
    if (event.kind === 'run') {
      const run = load.runs[load.at++];
      source.seen += run.pieces.length;
      source.refused += event.refused;
      if (source.isLeft || source.refused < mostRefused || source.refused < source.seen) continue;
      source.isLeft = true;
      const read = noDocuments(lastOf(run), source.refused);
      if (!read.found.ok) await refuse(context, read, read.found.error);
      code = exitCodes.wrong;
    } else if (source.isLeft || event.kind === 'apart') continue;
    else if (event.kind === 'out') await write(stdout, event.text);
    else if (event.kind === 'once') {
      if (source.told.has(event.name) || source.told.size >= mostTold) continue;
      source.told.add(event.name);
      stderr.write(event.text);
    } else stderr.write(event.text);
  }
  return code;
}

/** Where the last document of a run stands. */
function lastOf({ source, index, pieces }: CutRun) {
  const last = pieces[pieces.length - 1];
  const line = last.ok ? last.value.line : last.error.line;
  return { source, index: index + pieces.length - 1, line };
}

/** So many documents, and characters of them, wait for each thread; reading waits when there are more. */
const mostWaiting = 512;
const mostText = 2_000_000;
/** A portion has about so many characters at most. */
const mostTextAtOnce = 300_000;

interface Waiting {
  readonly cut: Cut;
  readonly source: Source;
  /** Its place in what is read of the source. */
  readonly position: number;
}

/** Reads ahead, so that portions are as large as wanted, and waits for nobody: what is there is taken. */
class DocumentSupply implements Supply<Documents> {
  readonly #given: Given;
  readonly #jobs: number;
  readonly #queue: Waiting[] = [];
  #length = 0;
  #isEnded = false;
  #fault: { readonly reason: unknown } | undefined;
  #wake = (): void => {};
  #goOn = (): void => {};

  constructor(
    context: Context,
    given: Given,
    names: readonly string[],
    reading: Reading,
    jobs: number,
  ) {
    this.#given = given;
    this.#jobs = jobs;
    this.#read(context, names, reading).then(
      () => this.#end(),
      (reason) => {
        this.#fault = { reason };
        this.#end();
      },
    );
  }

  get waiting(): number {
    return this.#queue.length;
  }

  async take(most: number): Promise<Documents | undefined> {
    while (this.waiting === 0) {
      if (this.#fault !== undefined) throw this.#fault.reason;
      if (this.#isEnded) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const runs: (CutRun & { readonly pieces: Cut['piece'][] })[] = [];
    const sources: Source[] = [];
    let count = 0;
    let length = 0;
    for (; count < most && length < mostTextAtOnce; count++) {
      const next = this.#queue.shift();
      if (next === undefined) break;
      const { cut, source, position } = next;
      const size = sizeOf(cut);
      length += size;
      this.#length -= size;
      // A run ends where it is decided whether the source holds documents at all.
      if (source === sources.at(-1) && position !== mostRefused)
        runs.at(-1)?.pieces.push(cut.piece);
      else {
        const { source: name, index, piece, read } = cut;
        runs.push({ source: name, index, pieces: [piece], ...(read !== undefined && { read }) });
        sources.push(source);
      }
    }
    this.#goOn();
    return { given: this.#given, runs, sources, count, length, at: 0 };
  }

  #end(): void {
    this.#isEnded = true;
    this.#wake();
  }

  async #read(context: Context, names: readonly string[], reading: Reading): Promise<void> {
    for (const name of sourcesOf(names)) {
      const source: Source = { told: new Set(), seen: 0, refused: 0, isLeft: false };
      let position = 0;
      for await (const cut of cutSource(context, name, reading)) {
        if (source.isLeft) break;
        this.#queue.push({ cut, source, position: position++ });
        this.#length += sizeOf(cut);
        this.#wake();
        while (this.waiting >= mostWaiting * this.#jobs || this.#length >= mostText * this.#jobs) {
          await new Promise<void>((resolve) => {
            this.#goOn = resolve;
          });
        }
      }
    }
  }
}

function sizeOf({ piece }: Cut): number {
  return piece.ok ? piece.value.text.length : 0;
}
