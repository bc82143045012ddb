/**
 * The order in which variables are decided: the most active first.
 *
 * A variable that takes part in a conflict gains activity; what a conflict gives grows a little each
 * time, which is the same as letting all activities fade. A binary heap holds the open variables,
 * and perhaps some that are not.
 *
 * In the field: VSIDS (M. Moskewicz and others, *Chaff: engineering an efficient SAT solver*, 2001) in the
 * exponential form of MiniSat (N. Eén, N. Sörensson, *An extensible SAT-solver*, 2003).
 */

import { grown } from './storage.ts';

/** Activities above this are scaled down, all alike. */
const largest = 1e100;
/** In place of a place in the heap. */
const absent = -1;
const neverDecided = -2;

export class ActivityHeap {
  #activities = new Float64Array(0);
  #heap = new Int32Array(0);
  /** By variable: its place in the heap, or why it has none. */
  #places = new Int32Array(0);
  #size = 0;
  #gain = 1;

  get size(): number {
    return this.#size;
  }

  /** Makes room for the variables from `first` on, and puts them into the heap if they are decided. */
  grow(first: number, count: number, isDecided: boolean): void {
    this.#activities = grown(this.#activities, count);
    this.#heap = grown(this.#heap, count);
    this.#places = grown(this.#places, count);
    this.#places.fill(isDecided ? absent : neverDecided, first, count);
    for (let variable = first; variable < count; variable++) this.restore(variable);
  }

  /** Puts a variable back, if it is to be decided and is not there. */
  restore(variable: number): void {
    if (this.#places[variable] !== absent) return;
    this.#heap[this.#size] = variable;
    this.#places[variable] = this.#size;
    this.#rise(this.#size++);
  }

  /** The most active variable. The heap must not be empty. */
  get top(): number {
    return this.#heap[0];
  }

  /** Whether one variable would be decided before the other. */
  precedes(one: number, other: number): boolean {
    return this.#activities[one] > this.#activities[other];
  }

  /** Takes out the most active variable. The heap must not be empty. */
  pop(): number {
    const heap = this.#heap;
    const top = heap[0];
    this.#places[top] = absent;
    const last = heap[--this.#size];
    if (this.#size > 0) {
      heap[0] = last;
      this.#places[last] = 0;
      this.#sink(0);
    }
    return top;
  }

  /** Gives a variable activity. */
  bump(variable: number): void {
    this.#activities[variable] += this.#gain;
    if (this.#activities[variable] > largest) this.#rescale();
    if (this.#places[variable] >= 0) this.#rise(this.#places[variable]);
  }

  /** Lets all activities fade by this factor, less than 1. */
  fade(factor: number): void {
    this.#gain /= factor;
  }

  #rescale(): void {
    const activities = this.#activities;
    for (let variable = 0; variable < activities.length; variable++) {
      activities[variable] /= largest;
    }
    this.#gain /= largest;
  }

  #rise(from: number): void {
    const activities = this.#activities;
    const heap = this.#heap;
    const places = this.#places;
    const variable = heap[from];
    const activity = activities[variable];
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (activities[heap[parent]] >= activity) break;
      heap[place] = heap[parent];
      places[heap[place]] = place;
      place = parent;
    }
    heap[place] = variable;
    places[variable] = place;
  }

  #sink(from: number): void {
    const activities = this.#activities;
    const heap = this.#heap;
    const places = this.#places;
    const size = this.#size;
    const variable = heap[from];
    const activity = activities[variable];
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= size) break;
      if (child + 1 < size && activities[heap[child + 1]] > activities[heap[child]]) child++;
      if (activities[heap[child]] <= activity) break;
      heap[place] = heap[child];
      places[heap[place]] = place;
      place = child;
    }
    heap[place] = variable;
    places[variable] = place;
  }
}
