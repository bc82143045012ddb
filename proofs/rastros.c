/* Checks that one side of Rastros wins from a start, given a list of replies for it.
 *
 *   cc -O2 -o check rastros.c && ./check replies.txt        all of it
 *   ./check replies.txt 10                                  every tenth of the positions where the list ends
 *
 * The rules. A stone stands on a board of D x D cells: files a, b, ... from the left, ranks 1, 2, ...
 * from the bottom. North moves first. A move takes the stone to a free cell next to it, in any of the
 * eight directions; the cell it leaves becomes black for ever. North wins when the stone comes to a1,
 * South when it comes to the far corner, whoever moved it. Who must move and cannot has lost.
 *
 * The list. First a line "rastros D START WINNER"; then lines "BLACK STONE REPLY", where BLACK is the
 * set of black cells as a hexadecimal number: bit 8 * rank + file, both from 0, on boards of any size. A
 * line stands for its mirror image in the diagonal from a1, too. Lines that begin with # are remarks.
 *
 * The walk. Where the winner is to move, the reply is looked up, and the walk goes on after it; where
 * the loser is to move, after every move. Where the list has no reply, the position is searched to its
 * end: the winner must have a winning move. Whatever the list says, "s VERIFIED" is never printed for a
 * start that the side does not win: the list only saves time.
 *
 * Problems. A list may instead be of lines "problem D BLACK STONE SIDE ANSWER": in each the side to move,
 * north or south, must win by the answer and by no other move, each searched to its end. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Set;                        /* a set of cells: bit 8 * rank + file */
enum { NORTH, SOUTH };

static int size, far;                        /* the far corner */
static Set board, next_to[64], goal[2], lost[2];    /* lost[p]: cells to which p never moves: see prepare */
static long nodes, leaves, checked, part = 1;

#define EACH(cell, set) for (Set r_ = (set), cell = 0; r_ && (cell = __builtin_ctzll(r_), 1); r_ &= r_ - 1)
static int size_of(Set set) { return __builtin_popcountll(set); }
static Set one(int cell) { return (Set)1 << cell; }

static void fail(const char *words, Set black, int stone) {
  printf("c %s: black %llx, stone %c%d\ns NOT VERIFIED\n", words, (unsigned long long)black,
         'a' + stone % 8, stone / 8 + 1);
  exit(1);
}

/* A side that moves the stone to the other's goal loses, and one that moves it next to that goal loses
 * to the step onto it, for a goal is never black: the game ends there. */
static void prepare(void) {
  far = 9 * (size - 1);
  board = 0;
  memset(next_to, 0, sizeof next_to);
  for (int c = 0; c <= far; c++) if (c % 8 < size) board |= one(c);
  EACH(c, board) EACH(d, board & ~one(c))
    if (abs((int)(c % 8) - (int)(d % 8)) <= 1 && abs((int)(c / 8) - (int)(d / 8)) <= 1) next_to[c] |= one(d);
  goal[NORTH] = one(0); goal[SOUTH] = one(far);
  lost[NORTH] = one(far) | next_to[far]; lost[SOUTH] = one(0) | next_to[0];
}

/* ---- The search ------------------------------------------------------------------------------------
 * What the stone cannot come to any more matters no more than black cells do, so positions are kept by
 * the cells it can come to. The table holds whole positions: it never takes one for another. */

typedef struct { Set reach; uint8_t stone, side, wins; } Entry;
static Entry *table;
static const Set entries = (Set)1 << 20;

/* The free cells that the stone can come to. */
static Set reach_of(Set free, int stone) {
  Set reach = next_to[stone] & free, before;
  do {
    before = reach;
    reach |= (reach << 1 & 0xfefefefefefefefe) | (reach >> 1 & 0x7f7f7f7f7f7f7f7f);
    reach = (reach | reach << 8 | reach >> 8) & free;
  } while (reach != before);
  return reach;
}

static Entry *entry(Set reach, int stone, int side) {
  return &table[((reach ^ (Set)(stone * 2 + side) * 0xc2b2ae3d27d4eb4f) * 0x9e3779b97f4a7c15) >> 44];
}

/* Whether the side to move wins; `free` are the cells that the stone can come to, no goal is reached. */
static int wins(Set free, int stone, int side) {
  struct { Set free; Entry *entry; int cell, replies; } found[8], list[8];
  Set moves = next_to[stone] & free;
  int all = 0, count = 0, won = 0, other = !side, at;
  nodes++;
  if (moves & goal[side]) return 1;
  EACH(c, moves & ~lost[side]) {
    Set rest = free & ~one(c), replies = next_to[c] & rest & ~lost[other];
    int dead = 0;
    if (!replies) return 1;                  /* the other has no move left that does not lose at once */
    EACH(r, replies) dead |= !(next_to[r] & rest & ~lost[side]);
    if (dead) continue;                      /* the other has one after which this side has none */
    found[all].cell = c; found[all].replies = size_of(replies);
    found[all].free = reach_of(rest, c);
    found[all].entry = entry(found[all].free, c, other);
    __builtin_prefetch(found[all++].entry);
  }
  for (int i = 0; i < all; i++) {
    Entry *e = found[i].entry;
    if (e->reach == found[i].free && e->stone == found[i].cell && e->side == other) {
      if (e->wins) continue;
      return 1;
    }                                        /* the fewest replies first */
    for (at = count++; at > 0 && list[at - 1].replies > found[i].replies; at--) list[at] = list[at - 1];
    list[at] = found[i];
  }
  for (int i = 0; i < count && !won; i++) won = !wins(list[i].free, list[i].cell, other);
  *entry(free, stone, side) = (Entry){free, stone, side, won};
  return won;
}

/* ---- The walk -------------------------------------------------------------------------------------- */

typedef struct { Set black; int stone, reply, seen; } Line;
static Line *lines;
static int count, winner;

static int mirrored(int cell) { return cell % 8 * 8 + cell / 8; }
static Set mirror(Set set) {
  Set image = 0;
  EACH(c, set) image |= one(mirrored(c));
  return image;
}

static Line *find(Set black, int stone) {
  for (int i = 0; i < count; i++)
    if (lines[i].black == black && lines[i].stone == stone) return &lines[i];
  return 0;
}

static void walk(Set black, int stone, int side) {
  Set free = board & ~black & ~one(stone), moves = next_to[stone] & free;
  int at_goal = goal[NORTH] & one(stone) ? NORTH : goal[SOUTH] & one(stone) ? SOUTH : -1;
  if (at_goal >= 0) { if (at_goal != winner) fail("the loser's goal is reached", black, stone); return; }
  if (!moves) { if (side == winner) fail("the winner has no move", black, stone); return; }
  if (side != winner) {
    EACH(c, moves) walk(black | one(stone), c, winner);
    return;
  }
  if (moves & goal[winner]) return;          /* one step, and the game is won */
  Line *line = find(black, stone);
  int is_image = !line && (line = find(mirror(black), mirrored(stone)));
  if (!line) {
    if (leaves++ % part) return;
    checked++;
    if (!wins(reach_of(free, stone), stone, side)) fail("lost here", black, stone);
    return;
  }
  if (line->seen++) return;
  int reply = is_image ? mirrored(line->reply) : line->reply;
  if (!(moves & one(reply))) fail("the reply is no move", black, stone);
  walk(black | one(stone), reply, !winner);
}

/* ---- Problems -------------------------------------------------------------------------------------- */

static int side_of(const char *name) {
  return !strcmp(name, "north") ? NORTH : !strcmp(name, "south") ? SOUTH : -1;
}

/* Whether the side wins that has just moved the stone to a cell, with these cells left free. */
static int won_by(Set free, int cell, int side) {
  if (one(cell) & (goal[NORTH] | goal[SOUTH])) return (one(cell) & goal[side]) != 0;
  Set reach = reach_of(free, cell);
  return !(next_to[cell] & free) || !wins(reach, cell, !side);
}

static void check_problem(Set black, int stone, int side, int answer) {
  Set free = board & ~black & ~one(stone), moves = next_to[stone] & free;
  if (!(moves & one(answer))) fail("the answer is no move", black, stone);
  EACH(c, moves) {
    int won = won_by(free & ~one(c), c, side);
    if (won && (int)c != answer) fail("another move wins", black, stone);
    if (!won && (int)c == answer) fail("the answer does not win", black, stone);
  }
}

static int cell_of(const char *name) {
  int file = name[0] - 'a', rank = atoi(name + 1) - 1;
  if (file < 0 || file >= size || rank < 0 || rank >= size) { printf("c no cell: %s\n", name); exit(2); }
  return rank * 8 + file;
}

int main(int argc, char **argv) {
  char text[256], first[16], second[16], third[16];
  unsigned long long black;
  FILE *file = argc > 1 ? fopen(argv[1], "r") : 0;
  if (!file) { puts("c usage: check LIST [N]"); return 2; }
  if (argc > 2 && (part = atol(argv[2])) < 1) { puts("c a part is one of a whole number"); return 2; }
  int start = -1, side, known = 0;
  long problems = 0;
  table = calloc(entries, sizeof *table);
  if (!table) { puts("c no memory"); return 2; }
  while (fgets(text, sizeof text, file)) {
    if (*text == '#' || *text == '\n') continue;
    if (start < 0 && !strncmp(text, "problem ", 8)) {
      if (sscanf(text, "problem %d %llx %15s %15s %15s", &size, &black, first, second, third) != 5 || size < 3 ||
          size > 8 || (side = side_of(second)) < 0) { printf("c no problem: %s", text); return 2; }
      if (size != known) {                   /* what was found holds on this board alone */
        memset(table, 0, entries * sizeof *table);
        prepare();
        known = size;
      }
      check_problem(black, cell_of(first), side, cell_of(third));
      problems++;
      continue;
    }
    if (problems) { printf("c no problem: %s", text); return 2; }
    if (start < 0) {
      if (sscanf(text, "rastros %d %15s %15s", &size, first, second) != 3 || size < 3 || size > 8) {
        puts("c the list begins with \"rastros SIZE START WINNER\""); return 2;
      }
      winner = side_of(second);
      if (winner < 0) { puts("c the winner is north or south"); return 2; }
      prepare();
      start = cell_of(first);
      continue;
    }
    if (sscanf(text, "%llx %15s %15s", &black, first, second) != 3) { printf("c no line: %s", text); return 2; }
    if (!(count & (count - 1))) lines = realloc(lines, (count ? 2 * count : 1) * sizeof *lines);
    lines[count++] = (Line){black, cell_of(first), cell_of(second), 0};
  }
  if (problems) {
    printf("c %ld problems, each with one winning move: %ld nodes\ns VERIFIED\n", problems, nodes);
    return 0;
  }
  if (start < 0) { puts("c no start"); return 2; }
  walk(0, start, NORTH);
  printf("c %s wins %dx%d: %d replies, %ld of %ld positions searched where the list ends, %ld nodes\n",
         winner == NORTH ? "north" : "south", size, size, count, checked, leaves, nodes);
  puts(part == 1 ? "s VERIFIED" : "s VERIFIED IN PART");
  return 0;
}
