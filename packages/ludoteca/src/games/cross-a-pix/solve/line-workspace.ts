/**
 * A line as the joint reasoning sees it, and the sets it works with.
 *
 * Only the segments that may be either colour stand for themselves: `size` of them. The fixed
 * stretches between them shrink to gaps, of which only the first and the last colour matter:
 *
 *     gap   0                        nothing between the two segments
 *           4 + 2 × first + last     a fixed stretch (before segment 0: the border counts as blank)
 *
 * What is fixed is taken off the clue. Counted are the painted or the blank cells, whichever are
 * fewer: `count` of them, and `starts` blocks still to begin.
 *
 * A set of pairs (counted, started) is a string of bits, cut into words:
 *
 *     bit = counted × (starts + 1) + started
 *
 * so that to count w cells is a shift by w × (starts + 1), to start a block is a shift by one (bits
 * that would run over into the next row are masked out), and counting too far falls off the end.
 */
export class LineWorkspace {
  /** By segment: its region, its length, and its colour if it is only assumed to be free (else −1). */
  readonly regions: Int32Array;
  readonly lengths: Int32Array;
  readonly colours: Int8Array;
  /** By segment: the gap before it; one more after the last. */
  readonly gaps: Uint8Array;
  size = 0;
  /** Whether painted cells are counted, or blank ones. */
  countsPainted = true;
  count = 0;
  starts = 0;
  /** Words of a set. */
  words = 0;

  /** By layer: the set of pairs with a blank last cell, then that with a painted one. */
  layers = new Int32Array(0);
  /** Sets in the making. */
  blank = new Int32Array(0);
  painted = new Int32Array(0);
  newBlank = new Int32Array(0);
  newPainted = new Int32Array(0);
  readonly #masks: Int32Array[] = [];
  #fixedPainted = 0;
  #fixedStarts = 0;
  #open = 0;
  /** The colour of the cell before: −1 when it may be either. */
  #last = 0;
  #first = 0;

  /** By region: the number of the last line that was seen with it. */
  #seenOn = new Int32Array(0);
  #linesSeen = 0;

  constructor(longestLine: number) {
    this.regions = new Int32Array(longestLine);
    this.lengths = new Int32Array(longestLine);
    this.colours = new Int8Array(longestLine);
    this.gaps = new Uint8Array(longestLine + 1);
  }

  /** The regions of a line, each once, in the order in which they come first. */
  distinct(regions: Int32Array): Int32Array {
    const line = ++this.#linesSeen;
    const found = new Int32Array(regions.length);
    let count = 0;
    for (let at = 0; at < regions.length; at++) {
      const region = regions[at];
      if (region >= this.#seenOn.length) {
        const seen = new Int32Array(2 * region + 16);
        seen.set(this.#seenOn);
        this.#seenOn = seen;
      }
      if (this.#seenOn[region] === line) continue;
      this.#seenOn[region] = line;
      found[count++] = region;
    }
    return count === found.length ? found : found.slice(0, count);
  }

  begin(): void {
    this.size = 0;
    this.#fixedPainted = 0;
    this.#fixedStarts = 0;
    this.#open = 0;
    this.#last = 0;
    this.#first = 0;
    this.gaps[0] = 4;
  }

  /** A segment that may be either colour. */
  free(region: number, length: number, colour: number): void {
    const at = this.size++;
    this.regions[at] = region;
    this.lengths[at] = length;
    this.colours[at] = colour;
    this.gaps[at + 1] = 0;
    this.#open += length;
    this.#last = -1;
  }

  /** A segment of known colour: 1 painted, 0 blank. */
  fixed(length: number, colour: number): void {
    if (colour === 1) {
      this.#fixedPainted += length;
      if (this.#last === 0) this.#fixedStarts++;
    }
    if (this.#last === -1) this.#first = colour;
    this.gaps[this.size] = 4 | (this.#first << 1) | colour;
    this.#last = colour;
  }

  /** Works out what is left of the clue. False when it cannot be met. */
  finish(painted: number, blocks: number): boolean {
    const toPaint = painted - this.#fixedPainted;
    const toLeave = this.#open - toPaint;
    this.starts = blocks - this.#fixedStarts;
    if (toPaint < 0 || toLeave < 0 || this.starts < 0) return false;
    this.countsPainted = toPaint <= toLeave;
    this.count = this.countsPainted ? toPaint : toLeave;
    this.words = ((this.count + 1) * (this.starts + 1) + 31) >> 5;
    return true;
  }

  /** Makes room for the layers. */
  reserve(): void {
    const needed = (this.size + 1) * 2 * this.words;
    if (needed > this.layers.length) this.layers = new Int32Array(needed * 2);
    if (this.words > this.blank.length) {
      const room = this.words * 2;
      this.blank = new Int32Array(room);
      this.painted = new Int32Array(room);
      this.newBlank = new Int32Array(room);
      this.newPainted = new Int32Array(room);
    }
  }

  /** All bits but those of pairs with no start, for this many starts. */
  mask(): Int32Array {
    const row = this.starts + 1;
    const known = this.#masks[row];
    if (known !== undefined && known.length >= this.words) return known;
    const mask = new Int32Array(Math.max(4, this.words * 2)).fill(-1);
    for (let bit = 0; bit < mask.length * 32; bit += row) mask[bit >> 5] &= ~(1 << (bit & 31));
    this.#masks[row] = mask;
    return mask;
  }
}
