/**
 * Who sits at the board: people and levels, as records name them. Whatever sits there acts through
 * `act` of the play when it is its turn; only those who sit here may press the board.
 */

import type { Seat } from 'ludoteca/game';

export type Sitter =
  | { readonly kind: 'person' }
  /** From 1. */
  | { readonly kind: 'level'; readonly level: number };

export type Sitters = readonly [Sitter, Sitter];

const person: Sitter = { kind: 'person' };

/** A player by the name in a record; whoever is not a level of the game is a person. */
export function sitterOf(name: string, levels: number): Sitter {
  const level = /^\d+$/.test(name) ? Number(name) : 0;
  return level >= 1 && level <= levels ? { kind: 'level', level } : person;
}

/** The name of a player in a record. */
export function nameOf(sitter: Sitter): string {
  return sitter.kind === 'level' ? String(sitter.level) : 'human';
}

/** The seats of people. */
export function peopleOf(sitters: Sitters): readonly Seat[] {
  return ([0, 1] as const).filter((seat) => sitters[seat].kind === 'person');
}
