/**
 * Wins two moves away, and the moves that meet them.
 *
 * Two empty octagons are *partners* for a player when either, once taken, makes the other a winning one:
 * one would join the first side, the other the second, and they touch, or a group touches both, or they
 * lie across a corner whose other two octagons are the opponent's. All this is made of permanent links,
 * so partners stay so until one of them is taken.
 *
 * **With two moves**, a player wins who has partners one of which can be taken without a cut.
 *
 * **With one move**, taking an octagon q with two partners wins, when q does not cut and nobody can win
 * at once: the opponent has one move and can take but one of the two. The opponent's next move wins only
 * where q itself has opened a corner to a cut, which `#exposes` rules out: opponents' octagons never link.
 *
 * **Lemma.** *When the opponent threatens that, a move loses unless it* takes q or one of just two
 * partners, makes q a cut, gets a partner for itself (a threat of its own), or stands where q would open a
 * corner to it. *Proof.* After any other move, the opponent takes q; it does not cut. The player has no
 * winning octagon: there was none, the move has made none, and q has opened no corner. Whatever the
 * player takes, one of the partners is left, and wins. If the move was a cut, the opponent has two moves
 * and takes q and a partner at once. ∎
 *
 * In the field of Hex: weak connections (semi-connections) of the opponent and the must-play region they
 * leave (R. Hayward and others, *Solving 7×7 Hex with domination, fill-in, and virtual connections*, 2005).
 */

import type { SquexBoard } from '../search/board.ts';
import type { Sight } from '../search/sight.ts';

/** An octagon touches at most four groups along edges and four over corners. */
const mostGroups = 8;

/** What single octagons would do for one player. */
class Prospects {
  readonly #board: SquexBoard;
  readonly #player: number;
  /** By point: groups that touch no side and would be joined there, `mostGroups` places each. */
  readonly #groups: Int32Array;
  readonly #groupCount: Uint8Array;
  readonly #sides: Uint8Array;
  /** The points that would join the first side, and the second. */
  readonly #ones: Int32Array;
  readonly #twos: Int32Array;
  /** By point: how many partners it has, and the last two of them. */
  readonly partners: Uint16Array;
  readonly partner: Int32Array;
  readonly otherPartner: Int32Array;
  /** Whether any point has a partner. */
  hasAny = false;

  constructor(board: SquexBoard, player: number) {
    const { area, points } = board.geometry;
    this.#board = board;
    this.#player = player;
    this.#groups = new Int32Array(mostGroups * area);
    this.#groupCount = new Uint8Array(area);
    this.#sides = new Uint8Array(area);
    this.#ones = new Int32Array(points.length);
    this.#twos = new Int32Array(points.length);
    this.partners = new Uint16Array(area);
    this.partner = new Int32Array(area);
    this.otherPartner = new Int32Array(area);
  }

  /** Finds all partners on the board as it stands, where no single octagon wins. */
  find(): void {
    const { empties, emptyCount } = this.#board;
    let ones = 0;
    let twos = 0;
    this.hasAny = false;
    for (let index = 0; index < emptyCount; index++) {
      const point = empties[index];
      this.partners[point] = 0;
      const sides = this.#touch(point);
      if (sides === 1) this.#ones[ones++] = point;
      else if (sides === 2) this.#twos[twos++] = point;
    }
    for (let one = 0; one < ones; one++) {
      for (let two = 0; two < twos; two++) {
        if (!this.#areLinked(this.#ones[one], this.#twos[two])) continue;
        this.hasAny = true;
        this.#note(this.#ones[one], this.#twos[two]);
        this.#note(this.#twos[two], this.#ones[one]);
      }
    }
  }

  #note(point: number, partner: number): void {
    this.partners[point]++;
    this.otherPartner[point] = this.partner[point];
    this.partner[point] = partner;
  }

  /** The sides that a point would join, and the groups without one. */
  #touch(point: number): number {
    const { stride, touches } = this.#board.geometry;
    this.#groupCount[point] = 0;
    this.#sides[point] = touches[this.#player][point];
    this.#meet(point, point - 1);
    this.#meet(point, point + 1);
    this.#meet(point, point - stride);
    this.#meet(point, point + stride);
    this.#meetAcross(point, -stride, -1);
    this.#meetAcross(point, -stride, 1);
    this.#meetAcross(point, stride, -1);
    this.#meetAcross(point, stride, 1);
    return this.#sides[point];
  }

  #meet(point: number, neighbour: number): void {
    const board = this.#board;
    if (board.octagons[neighbour] !== this.#player) return;
    const root = board.rootOf(neighbour);
    const sides = board.sidesOf(root);
    if (sides === 0) this.#groups[mostGroups * point + this.#groupCount[point]++] = root;
    else this.#sides[point] |= sides;
  }

  #meetAcross(point: number, down: number, right: number): void {
    const { octagons } = this.#board;
    const opponent = 3 - this.#player;
    if (octagons[point + down] === opponent && octagons[point + right] === opponent) {
      this.#meet(point, point + down + right);
    }
  }

  /** Whether two empty points would be joined if the player took both. */
  #areLinked(one: number, other: number): boolean {
    const { octagons, geometry } = this.#board;
    const { stride } = geometry;
    const apart = Math.abs(one - other);
    if (apart === 1 || apart === stride) return true;
    if (apart === stride - 1 || apart === stride + 1) {
      const upper = Math.min(one, other);
      const beside = apart === stride + 1 ? upper + 1 : upper - 1;
      const opponent = 3 - this.#player;
      if (octagons[beside] === opponent && octagons[upper + stride] === opponent) return true;
    }
    const first = mostGroups * one;
    const second = mostGroups * other;
    for (let at = first; at < first + this.#groupCount[one]; at++) {
      for (let by = second; by < second + this.#groupCount[other]; by++) {
        if (this.#groups[at] === this.#groups[by]) return true;
      }
    }
    return false;
  }
}

export class Threats {
  /** The player who is seen to win, or 0, from the last `look`. */
  winner = 0;
  readonly #board: SquexBoard;
  readonly #prospects: readonly [Prospects, Prospects];
  /** By point: how many of the opponent's threats it meets. */
  readonly #meets: Uint16Array;

  constructor(board: SquexBoard) {
    this.#board = board;
    this.#prospects = [new Prospects(board, 1), new Prospects(board, 2)];
    this.#meets = new Uint16Array(board.geometry.area);
  }

  /** Looks two moves ahead, after a near look that has seen no winner; leaves out moves that lose. */
  look(sight: Sight): void {
    const { player, left, empties, emptyCount } = this.#board;
    const own = this.#prospects[player - 1];
    this.winner = 0;
    own.find();
    if (left === 2) {
      if (!own.hasAny) return;
      for (let index = 0; index < emptyCount; index++) {
        const point = empties[index];
        if (own.partners[point] === 0 || this.#board.cutsAt(point, player)) continue;
        this.winner = player;
        return;
      }
      return;
    }
    if (own.hasAny) {
      for (let index = 0; index < sight.count; index++) {
        if (!this.#wins(sight.moves[index], player)) continue;
        this.winner = player;
        return;
      }
    }
    if (!sight.isForced) this.#meetThreats(sight);
  }

  /** Whether taking the point, without more, decides the game. */
  #wins(point: number, player: number): boolean {
    return (
      this.#prospects[player - 1].partners[point] >= 2 &&
      !this.#board.cutsAt(point, player) &&
      !this.#exposes(point, player)
    );
  }

  /** Whether the player's taking the point would let the opponent cut over a corner of a neighbour. */
  #exposes(point: number, player: number): boolean {
    const { stride } = this.#board.geometry;
    return (
      this.#exposesAt(point, -1, stride, player) ||
      this.#exposesAt(point, 1, stride, player) ||
      this.#exposesAt(point, -stride, 1, player) ||
      this.#exposesAt(point, stride, 1, player)
    );
  }

  #exposesAt(point: number, to: number, aside: number, player: number): boolean {
    const { octagons } = this.#board;
    if (octagons[point + to] !== 0) return false;
    return (
      (octagons[point + to + aside] === player && octagons[point + aside] === 3 - player) ||
      (octagons[point + to - aside] === player && octagons[point - aside] === 3 - player)
    );
  }

  #meetThreats(sight: Sight): void {
    const { player, empties, emptyCount } = this.#board;
    const opponent = 3 - player;
    const own = this.#prospects[player - 1];
    const theirs = this.#prospects[opponent - 1];
    theirs.find();
    if (!theirs.hasAny) return;
    const meets = this.#meets;
    let threats = 0;
    for (let index = 0; index < emptyCount; index++) {
      const point = empties[index];
      if (!this.#wins(point, opponent)) continue;
      if (threats === 0) for (let at = 0; at < emptyCount; at++) meets[empties[at]] = 0;
      threats++;
      this.#meet(point, threats);
      if (theirs.partners[point] === 2) {
        this.#meet(theirs.partner[point], threats);
        this.#meet(theirs.otherPartner[point], threats);
      }
      this.#meetAround(point, threats);
    }
    if (threats === 0) return;
    sight.isForced = true;
    sight.count = 0;
    for (let index = 0; index < emptyCount; index++) {
      const point = empties[index];
      if (meets[point] === threats || own.partners[point] > 0) sight.moves[sight.count++] = point;
    }
    if (sight.count === 0) this.winner = opponent;
  }

  /** What would make the opponent's taking the point a cut, and where it would open a corner. */
  #meetAround(point: number, threats: number): void {
    const { octagons, player, geometry } = this.#board;
    const { stride } = geometry;
    const opponent = 3 - player;
    for (let corner = 0; corner < 4; corner++) {
      const down = point + (corner < 2 ? -stride : stride);
      const right = point + (corner % 2 === 0 ? -1 : 1);
      const across = down + right - point;
      if (octagons[across] !== opponent) continue;
      // Across is theirs: one of the two between makes a cut of the point when the other is the player's,
      // and stands over an opened corner when the other is empty.
      if (octagons[down] === 0 && octagons[right] !== opponent) this.#meet(down, threats);
      if (octagons[right] === 0 && octagons[down] !== opponent) this.#meet(right, threats);
    }
  }

  #meet(point: number, threats: number): void {
    if (this.#meets[point] < threats) this.#meets[point]++;
  }
}
