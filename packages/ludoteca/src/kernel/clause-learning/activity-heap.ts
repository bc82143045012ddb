/**
 * The order in which variables are decided: the most active first.
 *
 * A variable that takes part in a conflict gains activity; what a conflict gives grows a little with
 * each, which is the same as letting all activities fade. A binary heap keeps the open variables.
 */

import { grown } from './storage.ts';

/** Activities above this are scaled down, all alike. */
const largest = 1e100;

export class ActivityHeap {
  activities = new Float64Array(0);
  #heap = new Int32Array(0);
  /** By variable: its place in the heap, −1 when it is not there. */
  #places = new Int32Array(0);
  #size = 0;
  #gain = 1;

  get size(): number {
    return this.#size;
  }

  /** Makes room for the variables and puts the new ones, from `known` on, into the heap. */
  grow(known: number, count: number): void {
    this.activities = grown(this.activities, count);
    this.#heap = grown(this.#heap, count);
    this.#places = grown(this.#places, count);
    for (let variable = known; variable < count; variable++) this.#places[variable] = -1;
    for (let variable = known; variable < count; variable++) this.insert(variable);
  }

  has(variable: number): boolean {
    return this.#places[variable] >= 0;
  }

  insert(variable: number): void {
    if (this.#places[variable] >= 0) return;
    this.#heap[this.#size] = variable;
    this.#places[variable] = this.#size;
    this.#rise(this.#size++);
  }

  /** Takes out the most active variable. The heap must not be empty. */
  pop(): number {
    const heap = this.#heap;
    const top = heap[0];
    this.#places[top] = -1;
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
    this.activities[variable] += this.#gain;
    if (this.activities[variable] > largest) this.#rescale();
    const place = this.#places[variable];
    if (place >= 0) this.#rise(place);
  }

  /** Sets the activity that a variable starts with. */
  prefer(variable: number, activity: number): void {
    this.activities[variable] = activity;
    const place = this.#places[variable];
    if (place < 0) return;
    this.#rise(place);
    this.#sink(this.#places[variable]);
  }

  /** Lets all activities fade by this factor, less than 1. */
  fade(factor: number): void {
    this.#gain /= factor;
  }

  #rescale(): void {
    for (let variable = 0; variable < this.activities.length; variable++) {
      this.activities[variable] /= largest;
    }
    this.#gain /= largest;
  }

  #rise(from: number): void {
    const { activities } = this;
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
    const { activities } = this;
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
