/** The bots of Squex, from the gentlest to the strongest. */

export { squexLevels as levels } from '../levels.ts';
