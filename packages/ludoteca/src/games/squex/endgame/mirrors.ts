/**
 * Positions that are mirror images of each other, known by one hash. A board mirrored left to right, top
 * to bottom, or both keeps the sides of each player, and mirrored moves cut mirrored squares: who wins a
 * position wins its images.
 *
 * Two positions of one game that mirror each other both hold the stones it began with, and so do their
 * images: an image that puts an octagon of one player on one of the other can never be met, and is left
 * out. In endings that is every image, and asking costs nothing.
 */

import type { SquexBoard } from '../search/board.ts';
import { zobristFor } from '../search/zobrist.ts';

/** Bits of an image: which ways the board is turned over. */
const sideways = 1;
const upsideDown = 2;

/** Random words of the image of a point, by `2·point + player − 1` of the point itself. */
interface Image {
  readonly octagonLow: Int32Array;
  readonly octagonHigh: Int32Array;
  readonly crossingLow: Int32Array;
  readonly crossingHigh: Int32Array;
}

export class Mirrors {
  readonly #board: SquexBoard;
  readonly #images: readonly Image[];
  readonly #turnLow: Int32Array;
  readonly #turnHigh: Int32Array;
  /** From the last `find`: the least hash among the position and its images. */
  low = 0;
  high = 0;
  /** From the last `find`: how many images are the position itself. */
  twins = 0;

  /** For positions that can be reached from the board as it stands. */
  constructor(board: SquexBoard) {
    const { geometry, octagons } = board;
    const { rows, cols, stride, area, points } = geometry;
    const zobrist = zobristFor(geometry);
    this.#board = board;
    this.#turnLow = zobrist.turnLow;
    this.#turnHigh = zobrist.turnHigh;
    // Octagons stand in lines 1 to `rows`; a square is named by the octagon at its lower right, and
    // those that can hold a crossing stand in lines 2 to `rows`.
    const imageOf = (point: number, image: number, first: number): number => {
      const row = Math.floor(point / stride);
      const col = point % stride;
      const toRow = image & upsideDown ? rows + first - row : row;
      const toCol = image & sideways ? cols + first - col : col;
      return toRow * stride + toCol;
    };
    const isInside = (point: number): boolean => point >= 0 && point < area;
    const mirrored = (words: Int32Array, image: number, first: number): Int32Array => {
      const result = new Int32Array(2 * area);
      for (const point of points) {
        const to = imageOf(point, image, first);
        if (isInside(to)) result.set(words.subarray(2 * to, 2 * to + 2), 2 * point);
      }
      return result;
    };
    this.#images = [sideways, upsideDown, sideways | upsideDown]
      .filter((image) =>
        points.every((point) => {
          const other = octagons[imageOf(point, image, 1)];
          return octagons[point] === 0 || other !== 3 - octagons[point];
        }),
      )
      .map((image) => ({
        octagonLow: mirrored(zobrist.octagonLow, image, 1),
        octagonHigh: mirrored(zobrist.octagonHigh, image, 1),
        crossingLow: mirrored(zobrist.crossingLow, image, 2),
        crossingHigh: mirrored(zobrist.crossingHigh, image, 2),
      }));
  }

  /**
   * Finds the hash that the position shares with its images. Given are its own hash, and which of
   * player 2's octagons count as player 1's in it.
   */
  find(low: number, high: number, recoloured: Int32Array, recolouredCount: number): void {
    const { player, left } = this.#board;
    const turnLow = this.#turnLow[2 * player + left];
    const turnHigh = this.#turnHigh[2 * player + left];
    this.low = low;
    this.high = high;
    this.twins = 0;
    for (let at = 0; at < this.#images.length; at++) {
      const image = this.#images[at];
      const { octagonLow, octagonHigh } = image;
      this.#hash(image, turnLow, turnHigh);
      let imageLow = this.#imageLow;
      let imageHigh = this.#imageHigh;
      for (let index = 0; index < recolouredCount; index++) {
        const key = 2 * recoloured[index];
        imageLow ^= octagonLow[key] ^ octagonLow[key + 1];
        imageHigh ^= octagonHigh[key] ^ octagonHigh[key + 1];
      }
      if (imageLow === low && imageHigh === high) this.twins++;
      if (imageLow > this.low || (imageLow === this.low && imageHigh >= this.high)) continue;
      this.low = imageLow;
      this.high = imageHigh;
    }
  }

  #imageLow = 0;
  #imageHigh = 0;

  #hash(image: Image, turnLow: number, turnHigh: number): void {
    const { octagons, crossings, geometry } = this.#board;
    const { points } = geometry;
    const { octagonLow, octagonHigh, crossingLow, crossingHigh } = image;
    let low = turnLow;
    let high = turnHigh;
    for (let index = 0; index < points.length; index++) {
      const point = points[index];
      const owner = octagons[point];
      if (owner === 0) continue;
      low ^= octagonLow[2 * point + owner - 1];
      high ^= octagonHigh[2 * point + owner - 1];
      const crossing = crossings[point];
      if (crossing === 0) continue;
      low ^= crossingLow[2 * point + crossing - 1];
      high ^= crossingHigh[2 * point + crossing - 1];
    }
    this.#imageLow = low;
    this.#imageHigh = high;
  }
}
