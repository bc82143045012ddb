/**
 * A supposition that fails, told as a person follows it: the region that is supposed, then line by line
 * what is seen with it, until a line cannot be met.
 */

import { type Cell, Effort, type Notice } from '../../../kernel/index.ts';
import type { Arrow, Link, Reason, Technique } from '../../../puzzle/index.ts';
import { argue as argueAgainst, type Link as Step } from '../deduce/argument.ts';
import type { Line } from '../deduce/board.ts';
import { anyWaves } from '../deduce/cases.ts';
import { groundOf } from '../deduce/finding.ts';
import { LinePropagator } from '../deduce/line-propagator.ts';
import type { Position } from '../deduce/position.ts';
import { bothClues, type ClueSet, colourOf, constraintsOf, factOf } from '../deduce/reasons.ts';
import { cellOn, tellMisfit } from '../deduce/sentences.ts';
import { costOf } from './cost.ts';
import { viewOf } from './line-view.ts';
import { see } from './see.ts';
import { type Sight, say, sightNames } from './sight.ts';

/** Short or long, as the techniques of the ladder that find them. */
type TrialName = 'short-contradiction' | 'long-contradiction';

/** Of so many suppositions the cheapest is taken, and of so many of these, as they are found, a shorter way is looked for. */
const mostTrials = 8;
const mostShortened = 3;

/** A supposition costs more than two lines together, and each link of it as much as it costs to see. */
const trialCost = 14;

/** The cheapest supposition of those that a technique sees to fail. */
export function cheapestTrial(
  position: Position,
  technique: Technique<Position>,
  insight: TrialName,
  effort: Effort,
): Link | undefined {
  const { board } = position;
  const found: Trial[] = [];
  for (const { conclusion } of technique.find(position, effort)) {
    const [fact] = conclusion;
    const region = board.regions.ofCell[fact.cell.row * board.clues.cols + fact.cell.col];
    found.push(trialOf(position, region, colourOf(fact)));
    if (found.length >= mostTrials) break;
  }
  const [cheapest] = found
    .sort(byCost)
    .slice(0, mostShortened)
    .map((trial) => shortened(position, trial))
    .sort(byCost);
  return cheapest && linkOf(position, insight, cheapest);
}

const byCost = (one: Trial, other: Trial) => one.followed.cost - other.followed.cost;

/** A region of a colour whose other one fails, and the lines that it is followed through. */
interface Trial {
  readonly region: number;
  readonly colour: number;
  readonly links: readonly Step[];
  readonly failing: Line;
  readonly followed: Followed;
}

/** Follows the lines with the supposition; nothing when they do not lead to the one that fails. */
function lead(
  position: Position,
  { region, colour, failing }: Pick<Trial, 'region' | 'colour' | 'failing'>,
  links: readonly Step[],
): Followed | undefined {
  const colours = groundOf(position, () => bothClues).known.slice();
  colours[region] = 1 - colour;
  const followed = new Followed(position, colours, region);
  const isLed = links.every((link) => followed.follow(link.line, link.region, link.colour));
  return isLed && followed.fail(failing) ? followed : undefined;
}

function trialOf(position: Position, region: number, colour: number): Trial {
  const ground = groundOf(position, () => bothClues);
  const argument = argueAgainst(ground, [2 * region + 1 - colour], anyWaves, new Effort());
  if (argument === undefined) throw new Error('an argument that was there is there no more');
  const { links } = argument;
  const about = { region, colour, failing: argument.failing.line };
  const followed = lead(position, about, links);
  if (followed === undefined) throw new Error('a line does not say what it was found to say');
  return { ...about, links, followed };
}

/** A line shows more than the one region it was asked for, so that some of the steps may not be needed. */
function shortened(position: Position, trial: Trial): Trial {
  let { links, followed } = trial;
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (let at = links.length - 1; at >= 0; at--) {
      const fewer = links.toSpliced(at, 1);
      const shorter = lead(position, trial, fewer);
      if (shorter === undefined || shorter.cost > followed.cost) continue;
      followed = shorter;
      links = fewer;
      isShorter = true;
    }
  }
  return { ...trial, links, followed };
}

/** The link that a region has a colour, since the other one fails. */
function linkOf(
  { board }: Position,
  insight: TrialName,
  { region, colour, links, failing, followed }: Trial,
): Link {
  const lines = [...links.map(({ line }) => line), failing];
  const home = lines.find((line) => line.regions.includes(region)) ?? failing;
  const cell = cellOn(board, home, region);
  const is = colour === 0 ? 'painted' : 'blank';
  return {
    insight,
    conclusion: [factOf(board, region, colour)],
    because: followed.reasons(),
    cost: trialCost + followed.cost,
    where: home.where,
    what: say(`look-${insight}`, {}),
    words: [
      say(`trial-${is}`, { cell }),
      ...followed.words,
      say(colour === 0 ? 'trial-so-blank' : 'trial-so-painted', { cell }),
    ],
    // The supposition is told together with what follows first.
    ...(followed.steps.length > 1 && { pauses: followed.steps.slice(1).map((at) => at + 1) }),
    marks: {
      lines: lines.map(({ where }) => where),
      cells: [cell, ...followed.arrows.map(({ to }) => to)],
      arrows: followed.arrows,
    },
  };
}

/** What follows from a supposition, as it is followed. */
class Followed {
  readonly words: Notice[] = [];
  readonly arrows: Arrow[] = [];
  /** Where in the words each numbered step begins. */
  readonly steps: number[] = [];
  cost = 0;
  readonly #position: Position;
  /** With what is supposed and what has followed from it. */
  readonly #colours: Int8Array;
  readonly #propagator: LinePropagator;
  /** The regions that are supposed or have followed, in order. */
  readonly #fresh: number[];
  readonly #clues = new Map<number, ClueSet>();
  readonly #known = new Set<number>();
  #number = 0;
  #hasFailed = false;

  constructor(position: Position, colours: Int8Array, supposed: number) {
    const { rows, cols } = position.board.clues;
    this.#position = position;
    this.#colours = colours;
    this.#fresh = [supposed];
    this.#propagator = new LinePropagator(Math.max(rows, cols));
  }

  /** A line that gives a region its colour, by the cheapest insight that does. False when it does not. */
  follow(line: Line, region: number, colour: number): boolean {
    if (this.#hasFailed) return true;
    // It may have followed already, together with another region of an earlier line: with the other colour this one fails.
    if (this.#colours[region] >= 0) return this.#colours[region] === colour || this.fail(line);
    // With all that was seen before, a line may fail earlier than it had to.
    if (this.fail(line)) return true;
    const sight = this.#cheapest(line, region, colour);
    if (sight === undefined) return false;
    this.#beginStep();
    this.words.push(...sight.tell());
    this.cost += costOf(sight);
    this.#use(line, sight.clues, sight.known, region);
    for (const each of sight.regions) {
      this.#colours[each] = colour;
      this.#fresh.push(each);
    }
    return true;
  }

  /** The line that cannot be met. False when it can. */
  fail(line: Line): boolean {
    if (this.#hasFailed) return true;
    if (this.#propagator.isPossible(line, this.#colours, bothClues)) return false;
    this.#hasFailed = true;
    if (this.#number > 0) this.#beginStep();
    this.words.push(tellMisfit({ line, clues: bothClues, colours: this.#colours }));
    this.cost += 3;
    const known = [...line.regions].filter((region) => this.#colours[region] >= 0);
    this.#use(line, bothClues, known, undefined);
    return true;
  }

  #beginStep(): void {
    this.steps.push(this.words.length);
    this.words.push(say('trial-number', { number: ++this.#number }));
  }

  reasons(): readonly Reason[] {
    const { board, colours } = this.#position;
    return [
      ...[...this.#clues].flatMap(([line, clues]) => constraintsOf(line, clues)),
      ...[...this.#known].map((region) => factOf(board, region, colours[region])),
    ];
  }

  #cheapest(line: Line, region: number, colour: number): Sight | undefined {
    const view = viewOf(this.#position.board, line, this.#colours);
    if (view === undefined) return undefined;
    const found = new Int32Array(line.length);
    const forced = (clues: 0 | 1 | 2 | 3) => {
      const count = this.#propagator.forced(line, this.#colours, clues, found);
      return found.slice(0, Math.max(0, count));
    };
    let best: Sight | undefined;
    for (const name of sightNames) {
      for (const sight of see(name, view, forced)) {
        if (sight.colour !== colour || !sight.regions.includes(region)) continue;
        if (best === undefined || costOf(sight) < costOf(best)) best = sight;
      }
    }
    return best;
  }

  /** Notes what is used, and draws where it comes from and where it goes. */
  #use(line: Line, clues: ClueSet, known: readonly number[], to: number | undefined): void {
    const { board, colours } = this.#position;
    const before = this.#clues.get(line.index) ?? clues;
    this.#clues.set(line.index, before === clues ? clues : bothClues);
    for (const region of known) if (colours[region] >= 0) this.#known.add(region);
    const from = this.#fresh.findLast((region) => line.regions.includes(region));
    if (from === undefined || to === undefined) return;
    const at = (region: number): Cell => cellOn(board, line, region);
    this.arrows.push({ from: at(from), to: at(to) });
  }
}
