/**
 * Reasons: why a literal holds, or what is broken, as one number.
 *
 *     0                 none: a decision, an assumption or a fact
 *     1 …               the clause of that name
 *     −1 − e            the equality e
 *     −2³⁰ − r          the rule r
 */

export const noReason = 0;

const ruleBase = 2 ** 30;

export function equalityReason(equality: number): number {
  return -1 - equality;
}

export function equalityOf(reason: number): number {
  return -1 - reason;
}

export function ruleReason(rule: number): number {
  return -ruleBase - rule;
}

export function ruleOf(reason: number): number {
  return -ruleBase - reason;
}

export function isClause(reason: number): boolean {
  return reason > 0;
}

export function isRule(reason: number): boolean {
  return reason <= -ruleBase;
}
