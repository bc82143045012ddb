/* Proves who wins the positions of the first moves of Rastros on 8x8: a native twin of the library's solver, by the
 * same method (docs/rastros-solved.md), for whoever does not want to wait.
 *
 *   cc -O3 -pthread -o openings openings.c
 *   ./openings 2 28 d4d3 d4e3 ...     first move and reply, proven by 2 threads over a table of 2^28 x 32 bytes (8 GB)
 *   ./openings 1 16 < positions       lines "FREE STONE SIDE": the set of free cells in hexadecimal (bit 8 * rank +
 *                                     file), the stone as a number, 0 for North; answers "win" or "loss" a line
 *
 * The three neighbours of a goal are its gate. Nobody moves into the other's gate, nor onto the other's goal: the
 * other would step onto it. So both goals are taken off the board, and who has no other move has lost. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

typedef uint64_t Set;
enum { NORTH, SOUTH, UNKNOWN = -1 };

#define ONE(cell) ((Set)1 << (cell))
#define EACH(cell, set) for (Set left_##cell = (set); left_##cell && (cell = __builtin_ctzll(left_##cell), 1); left_##cell &= left_##cell - 1)

static Set next_to[64], gate[2];
#define AVOIDED(side) gate[!(side)]

static Set around(Set set) {
  set |= (set << 1 & 0xfefefefefefefefe) | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
  return set | set << 8 | set >> 8;
}

/* The free cells that the stone can still come to. Nobody steps from one cell of a gate to another of the same, nor,
 * first of all, into the gate that the player to move avoids. */
static Set reach_of(Set free, int stone, int side) {
  Set reach = next_to[stone] & free & ~AVOIDED(side), before;
  for (int goal = 0; goal < 2; goal++) if (gate[goal] & ONE(stone)) reach &= ~gate[goal];
  do {
    before = reach;
    Set more = around(reach & ~gate[0] & ~gate[1]);
    for (int goal = 0; goal < 2; goal++) more |= around(reach & gate[goal]) & ~gate[goal];
    reach |= more & free;
  } while (reach != before);
  return reach;
}

/* ---- The table: exact, shared by all threads, without locks ----------------------------------------------------
 * A position is turned so that North is to move, and mirrored where that gives the smaller set. A one-to-one mixing of
 * the 64 bits of the set gives the bucket (its top bits) and the tag (the others, and the stone): together they
 * determine the position, so it is never taken for another. An entry: tag, 6 bits of work, the value, a mark. */

typedef struct { uint64_t bucket, tag; } Key;
static uint64_t *table;
static int bits;

static Set mirrored(Set x) {
  Set t = (x ^ x >> 7) & 0x00aa00aa00aa00aa; x ^= t ^ t << 7;
  t = (x ^ x >> 14) & 0x0000cccc0000cccc; x ^= t ^ t << 14;
  t = (x ^ x >> 28) & 0x00000000f0f0f0f0; return x ^ t ^ t << 28;
}

static Set turned(Set x) {
  x = (x >> 1 & 0x5555555555555555) | (x & 0x5555555555555555) << 1;
  x = (x >> 2 & 0x3333333333333333) | (x & 0x3333333333333333) << 2;
  x = (x >> 4 & 0x0f0f0f0f0f0f0f0f) | (x & 0x0f0f0f0f0f0f0f0f) << 4;
  return __builtin_bswap64(x);
}

static Key key_of(Set free, int stone, int side) {
  if (side == SOUTH) { free = turned(free); stone = 63 - stone; }
  Set image = mirrored(free);
  int at = (stone & 7) << 3 | stone >> 3;
  if (image < free || (image == free && at < stone)) { free = image; stone = at; }
  free ^= free >> 33; free *= 0xff51afd7ed558ccd; free ^= free >> 33; free *= 0xc4ceb9fe1a85ec53; free ^= free >> 33;
  return (Key){ (free >> (64 - bits)) * 4, (free << bits >> bits) << 6 | stone };
}

static int known(Key key) {
  for (int i = 0; i < 4; i++) {
    uint64_t entry = __atomic_load_n(table + key.bucket + i, __ATOMIC_RELAXED);
    if (entry & 1 && entry >> 8 == key.tag) return entry >> 1 & 1;
  }
  return UNKNOWN;
}

/* What took least work makes room. */
static void keep(Key key, int wins, long work) {
  uint64_t *entry = table + key.bucket;
  int at = 0, least = 64, size = work > 1 ? 63 - __builtin_clzll(work) : 0;
  for (int i = 0; i < 4; i++) {
    if (!entry[i] || entry[i] >> 8 == key.tag) { at = i; break; }
    if ((int)(entry[i] >> 2 & 63) < least) { least = entry[i] >> 2 & 63; at = i; }
  }
  __atomic_store_n(entry + at, key.tag << 8 | (uint64_t)size << 2 | wins << 1 | 1, __ATOMIC_RELAXED);
}

/* ---- The search ------------------------------------------------------------------------------------------------ */

typedef struct { Set free; int cell, rank; Key key; } Child;

/* The moves that are worth a search, the fewest safe replies first; or 1 for a win and 0 for a loss at sight. */
static int moves_of(Set free, int stone, int side, Child *list, int *count) {
  Child found[8];
  int all = 0, other = !side, move, reply, answer;
  EACH(move, next_to[stone] & free & ~AVOIDED(side)) {
    Set rest = free & ~ONE(move), replies = next_to[move] & rest & ~AVOIDED(other);
    int safe = 0, lost = 0;
    if (!replies) return 1;
    EACH(reply, replies) {
      Set answers = next_to[reply] & rest & ~AVOIDED(side);
      int kills = 0;
      if (!answers) { lost = 1; break; }
      EACH(answer, answers) if (!(next_to[answer] & rest & ~ONE(reply) & ~AVOIDED(other))) { kills = 1; break; }
      safe += !kills;
    }
    if (lost) continue;
    if (!safe) return 1;
    Child *child = &found[all++];
    child->cell = move;
    child->rank = 16 * safe + __builtin_popcountll(replies);
    child->free = reach_of(rest, move, other);
    child->key = key_of(child->free, move, other);
    __builtin_prefetch(table + child->key.bucket);
  }
  *count = 0;
  for (int i = 0; i < all; i++) {
    int value = known(found[i].key), at;
    if (value == 0) return 1;
    if (value == 1) continue;
    for (at = (*count)++; at > 0 && list[at - 1].rank > found[i].rank; at--) list[at] = list[at - 1];
    list[at] = found[i];
  }
  return *count ? UNKNOWN : 0;
}

/* Depth first to the end, or UNKNOWN when `left` nodes were not enough. */
static int search(Set free, int stone, int side, Key key, long *left) {
  Child list[8];
  long before = *left;
  int count, value;
  if ((*left)-- <= 0) return UNKNOWN;
  value = moves_of(free, stone, side, list, &count);
  if (value == UNKNOWN) {
    value = 0;
    for (int i = 0; i < count && !value; i++) {
      int theirs = i ? known(list[i].key) : UNKNOWN;
      if (theirs == UNKNOWN) theirs = search(list[i].free, list[i].cell, !side, list[i].key, left);
      if (theirs == UNKNOWN) return UNKNOWN;
      value = !theirs;
    }
  }
  keep(key, value, before - *left);
  return value;
}

/* Near the beginning no move is followed to its end before the others were looked at: each gets a little, then twice
 * as much, until one of them wins or all have lost. */
static const long little = 400000;

static int prove(Set free, int stone, int side, Key key, long budget, long *spent, int *best) {
  Child list[8];
  long before = *spent;
  int count, value = known(key);
  if (value != UNKNOWN && !best) return value;
  if (budget <= little) {
    long left = budget;
    value = search(free, stone, side, key, &left);
    *spent += budget - left;
    return value;
  }
  value = moves_of(free, stone, side, list, &count);
  for (long share = little; value == UNKNOWN; share *= 2) {
    int open = 0;
    for (int i = 0; i < count && value == UNKNOWN; i++) {
      long left = budget - (*spent - before);
      int theirs = known(list[i].key);
      if (theirs == UNKNOWN && left < little / 4) return UNKNOWN;
      if (theirs == UNKNOWN)
        theirs = prove(list[i].free, list[i].cell, !side, list[i].key, share < left ? share : left, spent, 0);
      if (theirs == 0) { value = 1; if (best) *best = list[i].cell; }
      open += theirs == UNKNOWN;
    }
    if (value == UNKNOWN && !open) value = 0;
  }
  keep(key, value, *spent - before + 1);
  return value;
}

/* ---- What is asked --------------------------------------------------------------------------------------------- */

static char **asked;
static int many, taken, *done;
static long budget;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static int cell_of(const char *name) { return (name[1] - '1') * 8 + name[0] - 'a'; }

static void *work(void *nothing) {
  for (;;) {
    pthread_mutex_lock(&turn);
    while (taken < many && done[taken]) taken++;
    int at = taken++;
    pthread_mutex_unlock(&turn);
    if (at >= many) return nothing;
    int stone = cell_of(asked[at] + 2), best = -1;
    Set free = ~(ONE(0) | ONE(63) | ONE(cell_of("e5")) | ONE(cell_of(asked[at])) | ONE(stone));
    long spent = 0;
    free = reach_of(free, stone, NORTH);
    int value = prove(free, stone, NORTH, key_of(free, stone, NORTH), budget, &spent, &best);
    if (value == UNKNOWN) continue;
    pthread_mutex_lock(&turn);
    done[at] = 1;
    printf("%s %s", asked[at], value ? "win" : "loss");
    if (value && best >= 0) printf(" by %c%d", 'a' + best % 8, best / 8 + 1);
    printf(", %ld nodes in the last round\n", spent);
    fflush(stdout);
    pthread_mutex_unlock(&turn);
  }
}

int main(int argc, char **argv) {
  if (argc < 3 || (bits = atoi(argv[2])) < 16 || bits > 32) { fputs("usage: openings THREADS BITS [MOVES...]\n", stderr); return 2; }
  int threads = atoi(argv[1]), stone, side;
  Set free;
  for (int c = 0; c < 64; c++)
    for (int d = 0; d < 64; d++)
      if (c != d && abs(c % 8 - d % 8) <= 1 && abs(c / 8 - d / 8) <= 1) next_to[c] |= ONE(d);
  gate[NORTH] = next_to[0]; gate[SOUTH] = next_to[63];
  for (int c = 0; c < 64; c++) next_to[c] &= ~(ONE(0) | ONE(63));
  table = mmap(0, ((size_t)32) << bits, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (table == MAP_FAILED || threads < 1 || threads > 64) { fputs("no memory, or no such number of threads\n", stderr); return 2; }
  if (argc == 3) {
    while (scanf("%llx %d %d", (unsigned long long *)&free, &stone, &side) == 3) {
      long left = 1L << 60;
      free = reach_of(free & ~(ONE(0) | ONE(63) | ONE(stone)), stone, side);
      puts(search(free, stone, side, key_of(free, stone, side), &left) ? "win" : "loss");
    }
    return 0;
  }
  asked = argv + 3; many = argc - 3; done = calloc(many, sizeof *done);
  pthread_t team[64];
  int open = many;
  for (budget = 4000000; open > 0; budget *= 4) {
    taken = 0;
    for (int i = 0; i < threads; i++) pthread_create(team + i, 0, work, 0);
    for (int i = 0; i < threads; i++) pthread_join(team[i], 0);
    open = 0;
    for (int i = 0; i < many; i++) open += !done[i];
    fprintf(stderr, "%d open after %ld nodes each\n", open, budget);
  }
  return 0;
}
