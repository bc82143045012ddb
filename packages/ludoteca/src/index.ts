/** Ludoteca: logic puzzles and abstract board games. */
export * from './document/index.ts';
export * from './drawing/index.ts';
// Whoever plays means the outcome of a game; that of the clause learner stays in the kernel.
export type { Outcome } from './game/index.ts';
export * from './game/index.ts';
export * from './kernel/index.ts';
export * from './puzzle/index.ts';
