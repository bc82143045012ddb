/** Ludoteca: logic puzzles and abstract board games. */
export * from './document/index.ts';
export * from './drawing/index.ts';
export * from './game/index.ts';
export * from './kernel/index.ts';
export * from './paper/index.ts';
export * from './puzzle/index.ts';
export * from './reading/index.ts';
export * from './words/index.ts';
