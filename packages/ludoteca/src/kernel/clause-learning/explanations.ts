/**
 * The literals of a reason, wherever they are: a clause has them, an equality or a rule is asked.
 *
 * What was asked is kept as long as the literal it explains holds, for most are asked again. After
 * `read`, the literals stand in `source` from `from` to `to` (not included): the explained literal
 * somewhere among them, all others false.
 */

import { type ClauseArena, headerWords } from './clause-arena.ts';
import type { Equalities } from './equalities.ts';
import { equalityOf, isClause, isRule, ruleOf } from './reason.ts';
import type { Rules } from './rules.ts';
import { grown } from './storage.ts';
import type { Trail } from './trail.ts';

/** Told of every explanation given: a clause that must hold, and the literal it explains, or −1. */
export type OnExplained = (clause: readonly number[], forced: number) => void;

/** Words of explanations to keep; beyond, all are forgotten. */
const mostKept = 1 << 20;

export class Explanations {
  source: Int32Array = new Int32Array(0);
  from = 0;
  to = 0;
  onExplained: OnExplained | undefined;
  readonly #trail: Trail;
  readonly #arena: ClauseArena;
  readonly #equalities: Equalities;
  readonly #rules: Rules;
  /** Each kept explanation: its length, then its literals. The first word is left unused. */
  #kept = new Int32Array(1024);
  #end = 1;

  constructor(trail: Trail, arena: ClauseArena, equalities: Equalities, rules: Rules) {
    this.#trail = trail;
    this.#arena = arena;
    this.#equalities = equalities;
    this.#rules = rules;
  }

  /**
   * Finds the literals of a reason that is not `noReason`; `forced` is the literal it explains, or
   * −1 for what is broken. Variables marked in `marks` are preferred where there is a choice.
   */
  read(reason: number, forced: number, marks: Uint8Array): void {
    if (isClause(reason)) {
      this.source = this.#arena.words;
      this.from = reason + headerWords;
      this.to = this.from + this.source[reason];
      return;
    }
    const known = forced < 0 ? 0 : this.#trail.explanations[forced >> 1];
    const at = known === 0 ? this.#ask(reason, forced, marks) : known;
    this.source = this.#kept;
    this.from = at + 1;
    this.to = this.from + this.#kept[at];
  }

  #ask(reason: number, forced: number, marks: Uint8Array): number {
    const at = this.#end;
    const from = at + 1;
    this.#kept = grown(this.#kept, from + this.#trail.variables + 1);
    const to = isRule(reason)
      ? this.#rules.explain(ruleOf(reason), forced, this.#kept, from)
      : this.#equalities.explain(equalityOf(reason), forced, marks, this.#kept, from);
    this.#kept[at] = to - from;
    this.onExplained?.([...this.#kept.subarray(from, to)], forced);
    if (forced >= 0) {
      this.#trail.explanations[forced >> 1] = at;
      this.#end = to;
    }
    return at;
  }

  /** Forgets what is kept when it has become too much. Not to be called between two reads. */
  tidy(): void {
    if (this.#end < mostKept) return;
    this.#end = 1;
    this.#trail.explanations.fill(0);
  }
}
