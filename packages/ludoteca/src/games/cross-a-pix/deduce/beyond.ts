/**
 * Beyond the ladder: a region whose other colour fails for reasons that only a search shows.
 *
 * One model holds every clue behind a switch of its own. With all switches on and all known facts
 * assumed, the other colour of a region cannot be; the search tells which switches and facts it took.
 * Of these one after the other is left out, in several orders, as long as it still cannot be.
 */

import type { Effort } from '../../../kernel/index.ts';
import { random } from '../../../kernel/index.ts';
import type { Finding, Reason } from '../../../puzzle/index.ts';
import type { CrossAPixGrid } from '../clues.ts';
import { tellStep } from './finding.ts';
import type { Position } from './position.ts';
import { factOf } from './reasons.ts';
import { SwitchedModel } from './switched-model.ts';

/** Conflicts that one question may take. */
const budget = 5000;
/** Of so many regions the reasons are made smaller, and in so many orders. */
const candidates = 40;
const orders = 3;

interface Candidate {
  readonly region: number;
  readonly colour: number;
  /** What it takes, as assumptions of the model. */
  readonly core: readonly number[];
}

export function* beyond(
  position: Position,
  solution: CrossAPixGrid,
  effort: Effort,
): Iterable<Finding> {
  const { board, colours } = position;
  const model = new SwitchedModel(board);
  const found = coresOf(position, solution, model, effort)
    .sort((one, other) => model.sizeOf(one.core) - model.sizeOf(other.core))
    .slice(0, candidates)
    .map((candidate) => smaller(model, candidate, effort))
    .sort((one, other) => model.sizeOf(one.core) - model.sizeOf(other.core));
  for (const { region, colour, core } of found) {
    const because: readonly Reason[] = model.reasonsOf(core, colours);
    yield {
      conclusion: [factOf(board, region, colour)],
      because: () => because,
      tell: (shrunk) => tellStep(board, shrunk, region, colour),
    };
  }
}

/** For each open region, what it takes that its other colour fails, as the first search tells it. */
function coresOf(
  { board, colours }: Position,
  solution: CrossAPixGrid,
  model: SwitchedModel,
  effort: Effort,
): Candidate[] {
  const { cols } = board.clues;
  const all = model.everything(colours);
  const found: Candidate[] = [];
  for (let region = 0; region < colours.length; region++) {
    if (colours[region] >= 0) continue;
    const cell = board.regions.firstCells[region];
    const colour = solution[Math.floor(cell / cols)][cell % cols] === 1 ? 1 : 0;
    const core = effort.within(budget, (part) => model.fails(region, 1 - colour, all, part));
    if (core !== undefined) found.push({ region, colour, core });
    if (effort.stopped !== undefined || !effort.look()) break;
  }
  return found;
}

/** The same with what can be left out left out; as it is when the effort ends. */
function smaller(model: SwitchedModel, candidate: Candidate, effort: Effort): Candidate {
  const { region, colour } = candidate;
  const source = random(`beyond ${region}`);
  let best = candidate.core;
  for (let order = 0; order < orders; order++) {
    let core = candidate.core;
    // Clues before facts: fewer lines make a reason easier than fewer regions.
    const tried = source.shuffled(core).sort((one, other) => model.rank(one) - model.rank(other));
    for (const reason of tried) {
      if (!core.includes(reason)) continue;
      const rest = core.filter((other) => other !== reason);
      const fewer = effort.within(budget, (part) => model.fails(region, 1 - colour, rest, part));
      if (fewer !== undefined) core = fewer;
      if (effort.stopped !== undefined || !effort.look()) return { region, colour, core: best };
    }
    if (model.sizeOf(core) < model.sizeOf(best)) best = core;
  }
  return { region, colour, core: best };
}
