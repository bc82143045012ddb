/** The bots of Rastros, from the gentlest to the strongest. */

export { rastrosLevels as levels } from '../levels.ts';
