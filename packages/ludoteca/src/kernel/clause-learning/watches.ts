/**
 * Watch lists: for every literal, the clauses to look at when it becomes false.
 *
 *     entry   blocker   a literal of the clause: while it is true the clause need not be looked at
 *             clause    its name; its opposite number for a clause of two literals, where the
 *                       blocker is the other literal
 *
 * All lists live in one pool. A list that outgrows its place moves to the end of the pool; the holes
 * are closed when the lists are built anew.
 *
 * In the field: two watched literals (M. Moskewicz and others, *Chaff: engineering an efficient SAT
 * solver*, 2001), with blocking literals and binary clauses kept in the lists, as MiniSat and its heirs do.
 */

import { type ClauseArena, headerWords } from './clause-arena.ts';
import { grown } from './storage.ts';

export class Watches {
  pool = new Int32Array(1024);
  /** By literal: where its list begins in the pool, its length and its room, in words. */
  starts = new Int32Array(0);
  lengths = new Int32Array(0);
  rooms = new Int32Array(0);
  #end = 0;

  grow(variables: number): void {
    this.starts = grown(this.starts, variables * 2);
    this.lengths = grown(this.lengths, variables * 2);
    this.rooms = grown(this.rooms, variables * 2);
  }

  /** Adds an entry to the list of a literal. May replace `pool`. */
  push(literal: number, blocker: number, clause: number): void {
    const length = this.lengths[literal];
    if (length + 2 > this.rooms[literal]) this.#move(literal);
    const place = this.starts[literal] + length;
    this.pool[place] = blocker;
    this.pool[place + 1] = clause;
    this.lengths[literal] = length + 2;
  }

  #move(literal: number): void {
    const room = Math.max(4, this.rooms[literal] * 2);
    this.pool = grown(this.pool, this.#end + room);
    const start = this.starts[literal];
    this.pool.copyWithin(this.#end, start, start + this.lengths[literal]);
    this.starts[literal] = this.#end;
    this.rooms[literal] = room;
    this.#end += room;
  }

  /** Watches a clause by its first two literals. */
  watch(arena: ClauseArena, clause: number): void {
    const words = arena.words;
    const first = words[clause + headerWords];
    const second = words[clause + headerWords + 1];
    const name = words[clause] === 2 ? -clause : clause;
    this.push(first, second, name);
    this.push(second, first, name);
  }

  /** Builds all lists anew from the clauses that are not garbage, those of two literals first. */
  rebuild(arena: ClauseArena): void {
    const { rooms, starts, lengths } = this;
    rooms.fill(0);
    const words = arena.words;
    for (let clause = arena.first(); clause < arena.end; clause = arena.next(clause)) {
      if (arena.isGarbage(clause)) continue;
      rooms[words[clause + headerWords]] += 2;
      rooms[words[clause + headerWords + 1]] += 2;
    }
    let end = 0;
    for (let literal = 0; literal < rooms.length; literal++) {
      if (rooms[literal] > 0) rooms[literal] += Math.max(2, (rooms[literal] >> 3) << 1);
      starts[literal] = end;
      lengths[literal] = 0;
      end += rooms[literal];
    }
    this.#end = end;
    this.pool = grown(this.pool, end);
    this.#watchAll(arena, true);
    this.#watchAll(arena, false);
  }

  #watchAll(arena: ClauseArena, isBinary: boolean): void {
    for (let clause = arena.first(); clause < arena.end; clause = arena.next(clause)) {
      if (arena.isGarbage(clause) || (arena.size(clause) === 2) !== isBinary) continue;
      this.watch(arena, clause);
    }
  }
}
