/** Spreads a command that asks one question of every document over threads: cuts the files, and writes the answers. */

import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import {
  type Cut,
  type CutLines,
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
import { firstLines, linesAfter } from '../input/line-parts.ts';
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
      source.seen += run.count;
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
function lastOf({ source, index, pieces, count }: CutRun) {
  const at = index + count - 1;
  if ('text' in pieces) return { source, index: at, line: pieces.line + count - 1 };
  const last = pieces[count - 1];
  return { source, index: at, line: last.ok ? last.value.line : last.error.line };
}

/** So many documents, and characters of them, wait for each thread; reading waits when there are more. */
const mostWaiting = 512;
const mostText = 2_000_000;
/** A portion has about so many characters at most. */
const mostTextAtOnce = 300_000;

interface Waiting {
  readonly part: Cut | CutLines;
  readonly source: Source;
  /** The place of its first document in what is read of the source. */
  readonly position: number;
}

/** Reads ahead, so that portions are as large as wanted, and waits for nobody: what is there is taken. */
class DocumentSupply implements Supply<Documents> {
  readonly #given: Given;
  readonly #jobs: number;
  readonly #queue: Waiting[] = [];
  /** How many documents wait, and how many characters of them. */
  #waiting = 0;
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
    return this.#waiting;
  }

  async take(most: number): Promise<Documents | undefined> {
    while (this.waiting === 0) {
      if (this.#fault !== undefined) throw this.#fault.reason;
      if (this.#isEnded) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const runs: CutRun[] = [];
    const sources: Source[] = [];
    let count = 0;
    let length = 0;
    /** The run that goes on, if one does. */
    let pieces: Cut['piece'][] | undefined;
    while (count < most && length < mostTextAtOnce) {
      const next = this.#queue.shift();
      if (next === undefined) break;
      const { source, position } = next;
      // A run ends where it is decided whether the source holds documents at all.
      const toDecide = position < mostRefused ? mostRefused - position : most;
      const { part, rest } = beginOf(next.part, {
        count: Math.min(most - count, toDecide),
        length: mostTextAtOnce - length,
      });
      const taken = countOf(part);
      if (rest !== undefined) {
        this.#queue.unshift({ part: rest, source, position: position + taken });
      }
      count += taken;
      length += sizeOf(part);
      const { source: name, index } = part;
      if ('lines' in part) {
        const { text, line } = part.lines;
        runs.push({ source: name, index, pieces: { text, line }, count: taken });
        sources.push(source);
        pieces = undefined;
      } else if (pieces !== undefined && source === sources.at(-1) && position !== mostRefused) {
        pieces.push(part.piece);
        runs.push({ ...runs.splice(-1)[0], count: pieces.length });
      } else {
        const { piece, read } = part;
        pieces = [piece];
        runs.push({ source: name, index, pieces, count: 1, ...(read && { read }) });
        sources.push(source);
      }
    }
    this.#waiting -= count;
    this.#length -= length;
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
      for await (const part of cutSource(context, name, reading)) {
        if (source.isLeft) break;
        this.#queue.push({ part, source, position });
        const count = countOf(part);
        position += count;
        this.#waiting += count;
        this.#length += sizeOf(part);
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

function countOf(part: Cut | CutLines): number {
  return 'lines' in part ? part.lines.ends.length : 1;
}

function sizeOf(part: Cut | CutLines): number {
  if ('lines' in part) return part.lines.text.length;
  return part.piece.ok ? part.piece.value.text.length : 0;
}

/** So many documents as are wanted, with about so many characters, one at least; and what is left. */
function beginOf(
  part: Cut | CutLines,
  { count, length }: { readonly count: number; readonly length: number },
): { readonly part: Cut | CutLines; readonly rest?: CutLines } {
  if (!('lines' in part)) return { part };
  const { source, index, lines } = part;
  const fitting = lines.ends.findIndex((end) => end >= length) + 1;
  const taken = Math.min(count, fitting > 0 ? fitting : lines.ends.length);
  if (taken === lines.ends.length) return { part };
  return {
    part: { source, index, lines: firstLines(lines, taken) },
    rest: { source, index: index + taken, lines: linesAfter(lines, taken) },
  };
}
