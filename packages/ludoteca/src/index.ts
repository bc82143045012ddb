/**
 * Ludoteca: logic puzzles and abstract board games. The four games in a few words, and all that is behind them.
 *
 * ```ts
 * import { greaterThan } from 'ludoteca';
 *
 * const puzzle = await greaterThan.make({ size: 9, level: 'hard', seed: 'today' });
 * console.log(puzzle.print());
 * console.log((await puzzle.hint()).say('en'));
 * ```
 */
export * from './document/index.ts';
export * from './drawing/index.ts';
export * from './facade/index.ts';
export * from './facades.ts';
export * from './game/index.ts';
export * from './kernel/index.ts';
export * from './paper/index.ts';
export * from './puzzle/index.ts';
export * from './reading/index.ts';
export * from './words/index.ts';
