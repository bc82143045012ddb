/**
 * Who sits at the board: people and levels, as records name them. Whatever sits there acts through
 * `act` of the play when it is its turn; only those who sit here may press the board.
 */

import type { Seat } from 'ludoteca/game';

export type Sitter =
  /** With a name where one was given. */
  | { readonly kind: 'person'; readonly name?: string }
  /** Somebody at another device, by the name they gave themselves; empty when they are gone. */
  | { readonly kind: 'elsewhere'; readonly name: string }
  /** From 1. */
  | { readonly kind: 'level'; readonly level: number };

export type Sitters = readonly [Sitter, Sitter];

/** Whoever sits there without a name, as records call people. */
const nameless = 'human';
/** No name is longer. */
const mostLetters = 24;

/** A player by the name in a record; whoever is not a level of the game is a person. */
export function sitterOf(name: string, levels: number): Sitter {
  const level = /^\d+$/.test(name) ? Number(name) : 0;
  return level >= 1 && level <= levels ? { kind: 'level', level } : personOf(name);
}

/** A person by what was typed as a name; numbers are levels, and no names. */
export function personOf(typed: string): Sitter {
  const name = typed.replace(/\s+/g, ' ').trim().slice(0, mostLetters);
  const isName = name !== '' && name !== nameless && !/^\d+$/.test(name);
  return isName ? { kind: 'person', name } : { kind: 'person' };
}

/** The name of a player in a record. */
export function nameOf(sitter: Sitter): string {
  return sitter.kind === 'level' ? String(sitter.level) : (sitter.name ?? nameless);
}

/** The names of both in a record: who plays alone against the computer needs none. */
export function namesOf(sitters: Sitters): readonly [string, string] {
  const name = (sitter: Sitter) => (areTwoPeople(sitters) ? nameOf(sitter) : kindOfSitter(sitter));
  return [name(sitters[0]), name(sitters[1])];
}

/** What a form chooses between: a level, or a person whoever it is. */
export function kindOfSitter(sitter: Sitter): string {
  return sitter.kind === 'level' ? String(sitter.level) : nameless;
}

export function areTwoPeople(sitters: Sitters): boolean {
  return sitters.every(({ kind }) => kind === 'person');
}

/** The seats of people. */
export function peopleOf(sitters: Sitters): readonly Seat[] {
  return ([0, 1] as const).filter((seat) => sitters[seat].kind === 'person');
}
