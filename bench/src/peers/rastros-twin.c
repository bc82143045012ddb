/* The library's exact solver of Rastros (games/rastros/solve) once more, node for node, with 64-bit words: how fast a
 * native program would be. The order of the moves, the keys and the table are the same, so the nodes are too.
 *
 *   cc -O3 -march=native -o rastros-twin rastros-twin.c
 *   ./rastros-twin 20 < positions     a table of 2^20 buckets, emptied for each position; lines
 *                                     "SIZE FREE STONE SIDE" with the free cells in hexadecimal (bit 8 * rank + file);
 *                                     answers "VALUE NODES SECONDS", 1 for a win of who is to move */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t Set;
enum { LOST, WON, OPEN = -1 };
#define ONE(cell) ((Set)1 << (cell))
#define SPARE ((uint64_t)1 << 38)
#define FILES 0x7f7f7f7f7f7f7f7full

typedef struct { Set free; uint64_t entry; uint32_t bucket; int stone, score, whole; } Slot;

static int size, far_corner, bits;
static Set next_to[64], gate[2];
static unsigned char holds_together[512];
static uint64_t *table;
static Slot slots[8 * 65];
static long nodes;

static void set_board(int of) {
  size = of;
  far_corner = 9 * (size - 1);
  memset(next_to, 0, sizeof next_to);
  for (int cell = 0; cell < 64; cell++) {
    if (cell >> 3 >= size || (cell & 7) >= size) continue;
    for (int rank = (cell >> 3) - 1; rank <= (cell >> 3) + 1; rank++)
      for (int file = (cell & 7) - 1; file <= (cell & 7) + 1; file++)
        if (rank >= 0 && rank < size && file >= 0 && file < size && 8 * rank + file != cell)
          next_to[cell] |= ONE(8 * rank + file);
  }
  gate[0] = next_to[0];
  gate[1] = next_to[far_corner];
  for (int cell = 0; cell < 64; cell++) next_to[cell] &= ~(ONE(0) | ONE(far_corner));
}

static void set_rings(void) {
  for (int ring = 0; ring < 512; ring++) {
    int cells = ring & ~16, reached = cells & -cells, before = -1;
    while (before != reached) {
      before = reached;
      for (int from = 0; from < 9; from++)
        for (int to = 0; to < 9; to++)
          if (before >> from & cells >> to & 1 && abs(from % 3 - to % 3) <= 1 && abs(from / 3 - to / 3) <= 1)
            reached |= 1 << to;
    }
    holds_together[ring] = reached == cells;
  }
}

static int ring_around(Set free, int cell) {
  int file = cell & 7, rank = cell >> 3;
  int below = rank == 0 ? 0 : free >> 8 * (rank - 1) & 255;
  int level = free >> 8 * rank & 255;
  int above = rank == 7 ? 0 : free >> 8 * (rank + 1) & 255;
  return (below << 1 >> file & 7) | (level << 1 >> file & 5) << 3 | (above << 1 >> file & 7) << 6;
}

static Set around(Set set) {
  set |= (set & FILES) << 1 | (set >> 1 & FILES);
  return set | set << 8 | set >> 8;
}

static void reach(Slot *slot, Set free, int stone, int side, int was_whole) {
  Set gates = gate[0] | gate[1], ring = next_to[stone] & free;
  slot->whole = ring & gates ? 0 : holds_together[ring_around(free, stone)];
  if (slot->whole & was_whole) { slot->free = free; return; }
  Set plain = size > 4 ? free & ~gates : free, now = ring & ~gate[!side], next;
  for (;;) {
    while ((next = now | (around(now) & plain)) != now) now = next;
    next = now | (around(now & plain) & free);
    if (next == now) break;
    now = next;
  }
  slot->free = now;
}

static Set mirrored(Set x) {
  Set t = (x ^ x >> 7) & 0x00aa00aa00aa00aa; x ^= t ^ t << 7;
  t = (x ^ x >> 14) & 0x0000cccc0000cccc; x ^= t ^ t << 14;
  t = (x ^ x >> 28) & 0x00000000f0f0f0f0; return x ^ t ^ t << 28;
}

static Set turned(Set x) {
  x = (x >> 1 & 0x5555555555555555) | (x & 0x5555555555555555) << 1;
  x = (x >> 2 & 0x3333333333333333) | (x & 0x3333333333333333) << 2;
  x = (x >> 4 & 0x0f0f0f0f0f0f0f0f) | (x & 0x0f0f0f0f0f0f0f0f) << 4;
  return __builtin_bswap64(x) >> (63 - far_corner);
}

static void place(Slot *slot, Set free, int stone, int side, int was_whole) {
  reach(slot, free, stone, side, was_whole);
  slot->stone = stone;
  Set key = slot->free;
  if (side) { key = turned(key); stone = far_corner - stone; }
  Set image = mirrored(key);
  int at = (stone & 7) << 3 | stone >> 3;
  int32_t lo = (int32_t)key, hi = (int32_t)(key >> 32), image_lo = (int32_t)image, image_hi = (int32_t)(image >> 32);
  if (image_lo < lo || (image_lo == lo && (image_hi < hi || (image_hi == hi && at < stone)))) {
    lo = image_lo;
    hi = image_hi;
    stone = at;
  }
  uint32_t to_high = ((uint32_t)lo ^ (uint32_t)stone * 0x9e3779b1u) * 0x85ebca6bu;
  uint32_t high = (uint32_t)hi ^ to_high ^ to_high >> 15;
  uint32_t to_low = (high ^ high >> 16) * 0xc2b2ae35u;
  uint32_t low = (uint32_t)lo ^ to_low ^ to_low >> 13;
  slot->bucket = low >> (32 - bits);
  slot->entry = ((uint64_t)(low & ((1u << (32 - bits)) - 1)) << 7 | (uint64_t)stone) << 32 | high;
}

static int probe(const Slot *slot) {
  for (int way = 0; way < 2; way++) {
    uint64_t known = table[2 * (uint64_t)slot->bucket + way];
    if (known == slot->entry) return LOST;
    if (known == (slot->entry | SPARE)) return WON;
  }
  return OPEN;
}

static int keep(const Slot *slot, int value) {
  uint64_t *first = table + 2 * (uint64_t)slot->bucket;
  if (*first) first[1] = *first;
  *first = value == WON ? slot->entry | SPARE : slot->entry;
  return value;
}

/* Of all cells at once: those that exactly one cell of the set touches, and those that exactly two do. */
static void count_near(Set set, Set *once, Set *twice) {
  Set right = (set & FILES) << 1, left = set >> 1 & FILES;
  Set beside_odd = right ^ left, beside_both = right & left;
  Set row_odd = beside_odd ^ set, row_more = beside_both | (set & beside_odd);
  Set rows_odd = row_odd << 8 ^ row_odd >> 8, odd = rows_odd ^ beside_odd;
  Set carried = (row_odd << 8 & row_odd >> 8) | (rows_odd & beside_odd);
  Set rows = row_more << 8 ^ row_more >> 8, rest = beside_both ^ carried;
  Set pairs = (row_more << 8 & row_more >> 8) | (beside_both & carried);
  *once = odd & ~(rows | rest | pairs);
  *twice = ~odd & (rows ^ rest) & ~pairs;
}

static int search(Slot *slot, int depth, int side) {
  nodes++;
  Set free = slot->free, mine = free & ~gate[!side], theirs = free & ~gate[side], last, once, twice;
  count_near(mine, &last, &twice);
  once = last;
  if (mine != theirs) count_near(theirs, &once, &twice);
  Slot *first = slots + 8 * (depth + 1), *end = first;
  for (Set moves = next_to[slot->stone] & mine; moves; moves &= moves - 1) {
    int to = __builtin_ctzll(moves);
    Set replies = next_to[to] & theirs;
    if (!replies) return keep(slot, WON);
    if (replies & last) continue;
    Set next = ONE(to) & theirs ? next_to[to] : 0;
    Set ends = mine & ~ONE(to) & ((once & ~next) | (twice & next));
    Set beside = (ends & FILES) << 1 | (ends >> 1 & FILES), row = beside | ends;
    Set safe = replies & ~(beside | row << 8 | row >> 8);
    if (!safe) return keep(slot, WON);
    Slot *at = end++;
    int score = (__builtin_popcountll(safe) << 4) + __builtin_popcountll(replies);
    for (; at > first && at[-1].score > score; at--) { at->score = at[-1].score; at->stone = at[-1].stone; }
    at->score = score;
    at->stone = to;
  }
  if (end == first) return keep(slot, LOST);
  for (Slot *child = first; child < end; child++)
    place(child, free & ~ONE(child->stone), child->stone, !side, slot->whole);
  int unknown = 0;
  for (Slot *child = first; child < end; child++) {
    child->score = probe(child);
    if (child->score == LOST) return keep(slot, WON);
    unknown += child->score == OPEN;
  }
  if (!unknown) return keep(slot, LOST);
  int searched = 0;
  for (Slot *child = first; child < end; child++) {
    if (child->score == WON) continue;
    int value = searched++ > 0 ? probe(child) : OPEN;
    if (value == OPEN) value = search(child, depth + 1, !side);
    if (value == LOST) return keep(slot, WON);
  }
  return keep(slot, LOST);
}

int main(int count, char **words) {
  if (count != 2 || (bits = atoi(words[1])) < 18 || bits > 29) {
    fprintf(stderr, "rastros-twin BITS < positions, of 18 to 29 bits\n");
    return 2;
  }
  size_t bytes = (size_t)16 << bits;
  if (!(table = malloc(bytes))) return 1;
  set_rings();
  int of, stone, side;
  unsigned long long free_cells;
  while (scanf("%d %llx %d %d", &of, &free_cells, &stone, &side) == 4) {
    set_board(of);
    memset(table, 0, bytes);
    nodes = 0;
    clock_t begin = clock();
    place(slots, free_cells, stone, side, 0);
    int value = search(slots, 0, side);
    printf("%d %ld %.4f\n", value, nodes, (double)(clock() - begin) / CLOCKS_PER_SEC);
  }
  return 0;
}
