/** What the exact solver can prove of a draft: that nothing else fits, or that something does. */

import type { Effort } from '../../../kernel/index.ts';
import { createEngine, type Engine } from '../solve/engine.ts';
import type { Draft } from './draft.ts';
import type { Layout } from './layout.ts';

/** `none`: there is no such filling, proven; `found`: here is one; `unknown`: the nodes ran out. */
export type Verdict = 'none' | 'found' | 'unknown';

const engines = new Map<Layout, Engine>();

/** Asks the solver about drafts of one layout. What another prover asked before has no bearing on an answer. */
export class Prover {
  readonly #engine: Engine;
  readonly #effort: Effort;

  constructor(layout: Layout, effort: Effort) {
    let engine = engines.get(layout);
    if (engine === undefined) {
      engine = createEngine(layout.boxRows, layout.boxCols);
      engines.set(layout, engine);
    }
    engine.restart();
    this.#engine = engine;
    this.#effort = effort;
  }

  /** True when the whole work has to stop: every answer from now on is `unknown`. */
  get isStopped(): boolean {
    return this.#effort.stopped !== undefined;
  }

  /** Nodes spent so far. */
  get nodes(): number {
    return this.#effort.nodes;
  }

  /** Counts a node of work that was done elsewhere. */
  spend(): void {
    this.#effort.spend();
  }

  /** Looks for a filling other than the target that obeys the clues. */
  findOther(draft: Draft, nodes: number): Verdict {
    return this.findOthers(draft, nodes, 1, () => {});
  }

  /** Looks for up to `most` fillings other than the target that obey the clues, and shows each. */
  findOthers(
    draft: Draft,
    nodes: number,
    most: number,
    show: (filling: Uint8Array) => void,
  ): Verdict {
    const engine = this.#engine;
    engine.load(draft.givens, draft.right, draft.down);
    return this.#effort.within(nodes, (part) => {
      let found = 0;
      while (engine.next(part)) {
        if (isSame(engine.solution, draft.target)) continue;
        show(engine.solution);
        found++;
        if (found === most) break;
      }
      if (found > 0) return 'found';
      return part.stopped === undefined ? 'none' : 'unknown';
    });
  }

  /**
   * Looks for a filling that breaks one of the signs, which the draft has, and obeys all other clues.
   * If there is none the signs can go, all of them at once, provided the target was the only one.
   */
  findBreach(
    draft: Draft,
    signs: readonly number[],
    nodes: number,
    show: (filling: Uint8Array) => void = () => {},
  ): Verdict {
    // Fillings are told apart by the first of the signs that they break: those before stand, those
    // after do not matter.
    for (const sign of signs) draft.setSign(sign, false);
    let verdict: Verdict = 'none';
    for (const sign of signs) {
      draft.setSign(sign, true);
      if (verdict !== 'none') continue;
      draft.flipSign(sign);
      verdict = this.findOthers(draft, nodes, 1, show);
      draft.flipSign(sign);
    }
    return verdict;
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}
