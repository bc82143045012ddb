/* Checks that one player of Squex wins from the empty board, given a list of replies for that player.
 *
 *   cc -O2 -o check squex.c && ./check replies.txt        all of it
 *   ./check replies.txt 10                                every tenth of the positions where the list ends
 *
 * The rules. A board of octagons, with a square wherever four of them meet. Player 1 joins top and
 * bottom, player 2 left and right; player 1 begins. A move takes an empty octagon. For each octagon of
 * the player at a corner of it, the square between becomes the player's; if it was the opponent's, that
 * is a cut (several at once count as one), and the opponent moves next, twice. Otherwise who has a second
 * move makes it. A square of a player can be cut while of the two octagons on its other diagonal none is
 * the player's and one is empty. A player wins whose sides are joined by own octagons that touch along an
 * edge, or at a corner across an own square that cannot be cut.
 *
 * The list. First a line "squex ROWS COLUMNS WINNER"; then lines "OCTAGONS SQUARES LEFT REPLY", for the
 * winner to move: owners as . 1 2 in reading order (the squares between octagons only, - for none), the
 * moves left in the turn, and the octagon to take: column letter, row number from the top. A line stands
 * for its mirror images (top and bottom, left and right), too.
 *
 * The walk. Where the winner is to move and cannot win at once, the reply is looked up; where the loser
 * is, every move is tried. Where the list has no reply the position is searched to its end. Whatever the
 * list says, "s VERIFIED" is never printed for a board that the player does not win. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 30 };
typedef struct { signed char oct[MOST], sq[MOST], player, left; } Position;
typedef struct { uint64_t oct, rest; } Key;          /* the whole position: no two have the same */

static int rows, cols, cells, squares, winner;
static long nodes, leaves, checked, part = 1;
static void fail(const char *words, const Position *p) {
  printf("c %s: ", words);
  for (int i = 0; i < cells; i++) putchar(".12"[(int)p->oct[i]]);
  puts("\ns NOT VERIFIED");
  exit(1);
}

static Key key_of(const Position *p) {
  Key k = {0, 0};
  for (int i = 0; i < cells; i++) k.oct = k.oct << 2 | p->oct[i];
  for (int i = 0; i < squares; i++) k.rest = k.rest << 2 | p->sq[i];
  k.rest = k.rest << 4 | p->player << 2 | p->left;
  return k;
}

static int same(Key a, Key b) { return a.oct == b.oct && a.rest == b.rest; }
static uint64_t mixed(Key k) {
  uint64_t h = (k.oct ^ k.rest * 0xc2b2ae3d27d4eb4f) * 0x9e3779b97f4a7c15;
  return (h ^ h >> 29) * 0xbf58476d1ce4e5b9;
}

static int square_at(int r, int c, int dr, int dc) { /* at a corner of the octagon (r, c) */
  return (dr > 0 ? r : r - 1) * (cols - 1) + (dc > 0 ? c : c - 1);
}
static int on_board(int r, int c) { return r >= 0 && r < rows && c >= 0 && c < cols; }
static Position play(const Position *p, int cell) {
  Position q = *p;
  int me = p->player, r = cell / cols, c = cell % cols, cut = 0;
  q.oct[cell] = me;
  for (int dr = -1; dr <= 1; dr += 2)
    for (int dc = -1; dc <= 1; dc += 2) {
      if (!on_board(r + dr, c + dc) || p->oct[(r + dr) * cols + c + dc] != me) continue;
      cut |= p->sq[square_at(r, c, dr, dc)] == 3 - me;
      q.sq[square_at(r, c, dr, dc)] = me;
    }
  if (cut || p->left == 1) q.player = 3 - me;
  q.left = cut ? 2 : 1;
  return q;
}

/* Whether the player's sides are joined for good. */
static int joined(const Position *p, int me) {
  int stack[MOST], size = 0;
  uint32_t seen = 0;
  for (int i = 0; i < cells; i++)
    if ((me == 1 ? i < cols : i % cols == 0) && p->oct[i] == me) { seen |= 1u << i; stack[size++] = i; }
  while (size) {
    int r = stack[--size] / cols, c = stack[size] % cols;
    if (me == 1 ? r == rows - 1 : c == cols - 1) return 1;
    for (int dr = -1; dr <= 1; dr++)
      for (int dc = -1; dc <= 1; dc++) {
        int to = (r + dr) * cols + c + dc;
        if (!on_board(r + dr, c + dc) || p->oct[to] != me || seen >> to & 1) continue;
        if (dr && dc) {
          int a = p->oct[r * cols + c + dc], b = p->oct[(r + dr) * cols + c];
          if (p->sq[square_at(r, c, dr, dc)] != me || (a != me && b != me && (!a || !b))) continue;
        }
        seen |= 1u << to; stack[size++] = to;
      }
  }
  return 0;
}

static int wins_at_once(const Position *p) {         /* by one move that joins the sides */
  for (int i = 0; i < cells; i++) {
    Position q = p->oct[i] ? *p : play(p, i);
    if (!p->oct[i] && joined(&q, p->player)) return 1;
  }
  return 0;
}

/* ---- The search: the table holds whole positions. ---- */
typedef struct { Key key; char known; } Entry;       /* 1: the player to move wins, -1: loses */
static Entry *table;
static Entry *entry(Key k) { return &table[mixed(k) >> 44]; }
static int wins(const Position *p) {
  Key key = key_of(p), k;
  Entry *e = entry(key), *f;
  Position after[MOST];                              /* those that nothing is known of */
  int count = 0, moves = 0, won;
  if (e->known && same(e->key, key)) return e->known > 0;
  nodes++;
  won = wins_at_once(p);
  for (int i = 0; i < cells && !won; i++) {
    if (p->oct[i]) continue;
    Position q = after[count] = play(p, i);
    k = key_of(&q); f = entry(k); moves++;
    if (!f->known || !same(f->key, k)) count++;
    else won = (f->known > 0) == (q.player == p->player);
  }
  if (!won && !moves) fail("a full board without a winner", p);
  for (int i = 0; i < count && !won; i++) won = wins(&after[i]) == (after[i].player == p->player);
  *e = (Entry){key, won ? 1 : -1};
  return won;
}

/* ---- The walk. ---- */
typedef struct { Key key; int reply, seen; } Line;
static Line *lines;                                  /* by their keys: open addressing */
static long count, room;
static Line *place(Key key) {
  long at = mixed(key) % room;
  while (lines[at].key.rest && !same(lines[at].key, key)) at = (at + 1) % room;
  return &lines[at];
}

/* An octagon or a square of a mirror image: bit 0 exchanges top and bottom, bit 1 left and right. */
static int image_of(int i, int high, int wide, int image) {
  int r = i / wide, c = i % wide;
  return (image & 1 ? high - 1 - r : r) * wide + (image & 2 ? wide - 1 - c : c);
}

static void walk(const Position *p) {
  Line *line = 0;
  int image = 0;
  if (p->player != winner) {
    if (!memchr(p->oct, 0, cells)) fail("a full board without a winner", p);
    for (int i = 0; i < cells; i++) {
      Position q = p->oct[i] ? *p : play(p, i);
      if (joined(&q, p->player)) fail("the loser wins", &q);
      if (!p->oct[i]) walk(&q);
    }
    return;
  }
  if (wins_at_once(p)) return;
  for (image = 0; image < 4 && !(line && line->key.rest); image++) {
    Position q = *p;
    for (int i = 0; i < cells; i++) q.oct[image_of(i, rows, cols, image)] = p->oct[i];
    for (int i = 0; i < squares; i++) q.sq[image_of(i, rows - 1, cols - 1, image)] = p->sq[i];
    line = place(key_of(&q));
  }
  if (!line->key.rest && leaves++ % part == 0 && ++checked && !wins(p)) fail("lost here", p);
  if (!line->key.rest || line->seen++) return;
  int reply = image_of(line->reply, rows, cols, image - 1);
  if (p->oct[reply]) fail("the reply is no move", p);
  walk(&(Position[1]){play(p, reply)}[0]);
}

static void say(const char *words) { puts(words); exit(2); }
static int owner(char c) { return c == '.' ? 0 : c == '1' ? 1 : c == '2' ? 2 : -1; }
int main(int argc, char **argv) {
  char oct[64], sq[64], reply[64];
  int left;
  FILE *file = argc > 1 ? fopen(argv[1], "r") : 0;
  if (!file || (argc > 2 && (part = atol(argv[2])) < 1)) say("c usage: check LIST [N]");
  if (fscanf(file, "squex %d %d %d", &rows, &cols, &winner) != 3 || rows < 1 || cols < 1 ||
      rows * cols > MOST || (winner != 1 && winner != 2)) say("c no list of Squex");
  cells = rows * cols; squares = (rows - 1) * (cols - 1);
  long start = ftell(file);
  for (room = 16; fscanf(file, "%63s %63s %d %63s", oct, sq, &left, reply) == 4; count++) room += 2;
  lines = calloc(room, sizeof *lines); table = calloc(1 << 20, sizeof *table);
  if (!lines || !table) say("c no memory");
  fseek(file, start, SEEK_SET);
  for (long n = 0; n < count && fscanf(file, "%63s %63s %d %63s", oct, sq, &left, reply) == 4; n++) {
    Position p = {.player = winner, .left = left};
    int cell = (atoi(reply + 1) - 1) * cols + *reply - 'a', bad = cell < 0 || cell >= cells;
    for (int i = 0; i < cells; i++) bad |= (p.oct[i] = owner(oct[i])) < 0;
    for (int i = 0; i < squares; i++) bad |= (p.sq[i] = owner(sq[i])) < 0;
    if (bad) say("c a line is no position of the winner, or no reply");
    *place(key_of(&p)) = (Line){key_of(&p), cell, 0};
  }
  walk(&(Position){.player = 1, .left = 1});
  printf("c player %d wins %dx%d: %ld replies, %ld of %ld positions searched where the list ends, %ld nodes\n",
         winner, rows, cols, count, checked, leaves, nodes);
  puts(part == 1 ? "s VERIFIED" : "s VERIFIED IN PART");
  return 0;
}
