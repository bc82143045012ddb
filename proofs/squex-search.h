/* The search of squex-problems.c: who wins a position of Squex on at most 8x8 octagons, and how soon.
 *
 * Depth first, with a table that holds whole positions, so that it never takes one for another. What makes
 * it fast, besides sets of bits: a win in one is seen, and met; octagons that count no more are left out;
 * moves are tried in a good order. "plainly" does without all of this. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rows, cols;
static long nodes, budget = 20000000;        /* positions of a line: looked at, and how many may be */
static int is_spent;
static int opponent(int player) { return !player; }  /* players are 0 and 1 here */

/* ---- Positions as sets ------------------------------------------------------------------------------
 * A set of octagons is 64 bits: bit 8 * row + column. The links that no move takes away are those along an
 * edge, and those at a crossing, a square around which each player has two octagons. A crossing is for ever
 * of whom completed it: before that the other had the square, and was cut. Any other square that cannot be
 * cut has a third octagon of its player around it, and the three are joined along edges anyway. So of the
 * squares only those at crossings are kept. */

typedef uint64_t Set;
typedef struct {
  Set own[2], crossing[2];                   /* crossings by their upper left octagons */
  Set gone, idle;                            /* what counts no more: see leave_out */
  int passes, player, left;
} Position;

static Set board, side[2][2];

#define EACH(cell, set) for (Set r_ = (set), cell = 0; r_ && (cell = __builtin_ctzll(r_), 1); r_ &= r_ - 1)
static int size_of(Set set) { return __builtin_popcountll(set); }
static Set one(int cell) { return (Set)1 << cell; }
static Set empty_of(const Position *p) { return board & ~p->gone & ~p->own[0] & ~p->own[1]; }

/* The octagons that have one of the set so many rows below and columns to the right of them. */
static inline Set with(Set set, int down, int right) {
  if (right > 0) set = (set & 0xfefefefefefefefe) >> 1;
  if (right < 0) set = (set & 0x7f7f7f7f7f7f7f7f) << 1;
  return down > 0 ? set >> 8 : down < 0 ? set << 8 : set;
}
static inline Set beside(Set set) { return with(set, 0, 1) | with(set, 0, -1) | with(set, 1, 0) | with(set, -1, 0); }

/* The octagons at a corner of one in `set`, both between being in `free`. */
static inline Set across(Set set, Set free) {
  Set above = with(free, -1, 0), below = with(free, 1, 0), left = with(free, 0, -1), right = with(free, 0, 1);
  return (with(set, -1, -1) & above & left) | (with(set, -1, 1) & above & right) |
         (with(set, 1, -1) & below & left) | (with(set, 1, 1) & below & right);
}

/* The player's octagons that are joined for ever to some of the set. */
static Set joined_to(const Position *p, int me, Set set) {
  Set falling = p->crossing[me] & p->own[me], rising = p->crossing[me] & ~p->own[me], before;
  set &= p->own[me];
  do {
    before = set;
    set |= p->own[me] & (beside(set) | (set & falling) << 9 | (set >> 9 & falling) |
                         (set >> 1 & rising) << 8 | (set >> 8 & rising) << 1);
  } while (set != before);
  return set;
}

/* The empty octagons that would join the player's sides. */
static Set winning(const Position *p, int me, int *has_won) {
  Set ends[2], free = p->own[!me];
  for (int i = 0; i < 2; i++) ends[i] = joined_to(p, me, side[me][i]);
  *has_won = (ends[0] & ends[1]) != 0;
  for (int i = 0; i < 2; i++) ends[i] = side[me][i] | beside(ends[i]) | across(ends[i], free);
  return ends[0] & ends[1] & empty_of(p);
}

static void turn(Position *p, int cut) {
  if (cut || p->left == 1) p->player = opponent(p->player);
  p->left = cut ? 2 : 1;
}

static Position play(const Position *p, int cell) {
  Position q = *p;
  int me = p->player, cut = 0;
  Set theirs = p->own[!me];
  q.own[me] |= one(cell);
  for (int dr = -1; dr <= 1; dr += 2)
    for (int dc = -1; dc <= 1; dc += 2) {
      if (!(with(p->own[me], dr, dc) & with(theirs, dr, 0) & with(theirs, 0, dc) & one(cell))) continue;
      cut = 1;
      q.crossing[me] |= one(cell - (dr < 0 ? 8 : 0) - (dc < 0));
    }
  turn(&q, cut);
  return q;
}

/* ---- What counts no more ---------------------------------------------------------------------------
 * A player's ways lead from side to side by own groups and empty octagons, through each at most once, from
 * one to the next along an edge, or over a corner where the player may yet complete a crossing. Every chain
 * that the player ever has follows one of the ways of now, so what is on none of them is in none that is
 * needed. Nor does the opponent need it: on a full board exactly one of the two is joined; if it were the
 * opponent only thanks to this octagon, the player would be, if it were the player's, by a chain through it,
 * and there is none.
 *
 * That holds if no crossing comes of the colour. Where none can, over none of the four corners, the octagon
 * is taken off the board, and if it was empty, taking it is a pass: so many passes are left for whoever
 * makes them first. What was taken when it counted no more is remembered as idle until then. */

static struct { Set own, empty, open, ends[2], groups[64]; int me, clock, found[65], size; } ways;
static Set way_stack[65];

/* Where the player's ways may lead from some octagons. */
static Set onward(Set set) {
  Set free = ways.open & ~ways.own, to = beside(set) | (across(set & ways.own, free) & ways.empty) |
    across(set & ways.empty, free);
  return to & (ways.own | ways.empty);
}

/* Goes on from a node, an empty octagon or a group, depth first; the sides are linked behind the board, and what is in one
 * block with that link lies on a way (J. Hopcroft, R. Tarjan 1973). Returns the earliest node that is reached. */
static int search_ways(Set node, int number) {
  const int second = 64;
  int time = ways.found[number] = ++ways.clock, low = number == second ? 1 : time;
  Set to = onward(node) & ~node;
  way_stack[ways.size++] = node;
  if (number == second) to |= side[ways.me][1] & ways.empty;
  else {
    if ((node & side[ways.me][0]) | (to & ways.ends[0])) low = 1;
    if (((node & side[ways.me][1]) | (to & ways.ends[1])) && ways.found[second] < low) low = ways.found[second];
  }
  for (to &= ~ways.ends[0] & ~ways.ends[1]; to;) {
    int cell = __builtin_ctzll(to), size = ways.size, found;
    Set next = ways.own & one(cell) ? ways.groups[cell] : one(cell);
    to &= ~next;
    cell = __builtin_ctzll(next);
    found = ways.found[cell];
    if (!found && (found = search_ways(next, cell)) >= time) ways.size = size;   /* it hangs on this node alone */
    if (found < low) low = found;
  }
  return low;
}

static Set on_ways(const Position *p, int me) {
  Set on;
  memset(&ways, 0, sizeof ways);
  ways.me = me; ways.own = p->own[me]; ways.empty = empty_of(p); ways.open = board & ~p->gone;
  for (int i = 0; i < 2; i++) ways.ends[i] = joined_to(p, me, side[me][i]);
  for (Set rest = ways.own & ~ways.ends[0] & ~ways.ends[1], group; rest; rest &= ~group) {
    group = joined_to(p, me, rest & -rest);
    EACH(c, group) ways.groups[c] = group;
  }
  ways.clock = 1;
  search_ways(ways.ends[1], 64);
  on = ways.ends[0] | ways.ends[1];
  while (ways.size) on |= way_stack[--ways.size];
  return on;
}

/* Over none of whose corners a crossing can come to be, whoever has them. */
static Set without_crossings(const Position *p) {
  Set open = board & ~p->gone, all = open;
  for (int dr = -1; dr <= 1; dr += 2)
    for (int dc = -1; dc <= 1; dc += 2) {
      Set safe = ~(with(open, dr, 0) & with(open, 0, dc) & with(open, dr, dc));
      for (int i = 0; i < 2; i++) {
        safe |= with(p->own[i], dr, dc) & (with(p->own[i], dr, 0) | with(p->own[i], 0, dc));
        safe |= with(p->own[i], dr, 0) & with(p->own[!i], 0, dc);
      }
      all &= safe;
    }
  return all;
}

static void leave_out(Position *p) {
  for (Set out = 1; out;) {
    Set on[2] = {on_ways(p, 0), on_ways(p, 1)}, empty = empty_of(p);
    Set needless = (empty & ~(on[0] & on[1])) | (p->own[0] & ~on[0]) | (p->own[1] & ~on[1]) | p->idle;
    out = needless & without_crossings(p);
    p->passes += size_of(out & empty);
    p->idle = needless & ~out & ~empty;
    p->gone |= out;
    for (int i = 0; i < 2; i++) p->own[i] &= ~out;
  }
  for (int i = 0; i < 2; i++) {              /* crossings that still link something */
    Set own = p->own[i];
    p->crossing[i] &= (own & own >> 9) | (own >> 1 & own >> 8);
  }
}

/* ---- Which moves to try first ----------------------------------------------------------------------
 * Those through which most current flows if the player's ways are wires, the sides the poles, and own
 * octagons lead well: the answers do not depend on it, the time does (C. Shannon's machine for Bridg-It,
 * about 1950; V. Anshelevich 2002 for Hex). */

static void add_current(const Position *p, int me, double *flow) {
  enum { BAND = 9 };
  static double a[64][64 + BAND], v[64];
  static const int links[4] = {1, 7, 8, 9};
  double lead[64][4] = {{0}}, resistance[64], pole[2][64] = {{0}};
  Set own = p->own[me], theirs = p->own[!me], open = board & ~p->gone & ~theirs;
  memset(a, 0, sizeof a);
  for (int c = 0; c < 64; c++) { a[c][c] = 1e-6; v[c] = 0; resistance[c] = own & one(c) ? 0.05 : 1; }
  EACH(c, open) {
    for (int k = 0; k < 4; k++) {
      int d = c + links[k];
      if (d > 63 || !(open & one(d)) || (k != 2 && (k == 1 ? c % 8 == 0 : c % 8 == 7))) continue;
      double width = 1;
      if (k % 2) {
        Set both = k == 1 ? one(c - 1) | one(c + 8) : one(c + 1) | one(c + 8);
        int square = k == 1 ? c - 1 : c, held = (own & one(c)) && (own & one(d)), count = size_of(both & theirs);
        if (both & (own | p->gone)) continue;
        if (held && count == 2 && !(p->crossing[me] & one(square))) continue;
        width = count == 2 ? 1 : count ? (held ? 0.12 : 0.01) : 0.5;
      }
      double g = lead[c][k] = 2 * width / (resistance[c] + resistance[d]);
      a[c][c] += g; a[d][d] += g; a[c][d] -= g; a[d][c] -= g;
    }
    for (int i = 0; i < 2; i++) {
      if (!(side[me][i] & one(c))) continue;
      a[c][c] += pole[i][c] = 8 / resistance[c];
      if (!i) v[c] = pole[i][c];
    }
  }
  for (int k = 0; k < 64; k++)
    for (int i = k + 1; i <= k + BAND && i < 64; i++) {
      double f = a[i][k] / a[k][k];
      if (f == 0) continue;
      for (int j = k; j <= k + BAND; j++) a[i][j] -= f * a[k][j];
      v[i] -= f * v[k];
    }
  for (int k = 63; k >= 0; k--) {
    for (int j = k + 1; j <= k + BAND && j < 64; j++) v[k] -= a[k][j] * v[j];
    v[k] /= a[k][k];
  }
  EACH(c, open) {
    flow[c] += pole[0][c] * (1 - v[c]) + pole[1][c] * v[c];
    for (int k = 0; k < 4; k++) {
      if (lead[c][k] == 0) continue;
      double f = lead[c][k] * (v[c] - v[c + links[k]]);
      flow[c] += f < 0 ? -f : f; flow[c + links[k]] += f < 0 ? -f : f;
    }
  }
}

/* ---- The search: the table holds whole positions ---------------------------------------------------- */

typedef struct { Set own[2], crossing[2], gone; uint32_t rest; signed char known; } Entry;
static Entry *table, *lengths;
static const Set entries = (Set)1 << 20;
static signed char refuted[65][2];           /* by depth: the last moves that won there */

static uint32_t rest_of(const Position *p) {
  return p->player | p->left << 1 | p->passes << 3 | rows << 10 | cols << 14;
}
static Entry *entry(Entry *of, const Position *p, uint32_t rest) {
  const Set words[5] = {p->own[0], p->own[1], p->crossing[0], p->crossing[1], p->gone};
  Set h = rest * 0x9e3779b97f4a7c15;
  for (int i = 0; i < 5; i++) { h = (h ^ words[i]) * 0xbf58476d1ce4e5b9; h ^= h >> 29; }
  return &of[h >> 44];
}
static int is_of(const Entry *e, const Position *p, uint32_t rest) {
  return e->known && e->rest == rest && e->gone == p->gone && !memcmp(e->own, p->own, sizeof e->own) &&
    !memcmp(e->crossing, p->crossing, sizeof e->crossing);
}
static void keep(Entry *e, const Position *p, uint32_t rest, int known) {
  *e = (Entry){{p->own[0], p->own[1]}, {p->crossing[0], p->crossing[1]}, p->gone, rest, known ? 1 : -1};
}

/* The moves to try, in order, -1 for a pass; how many. */
static int ordered(const Position *p, Set moves, int may_pass, int depth, int *list) {
  double flow[64] = {0};
  int count = 0, at;
  if (size_of(moves) > 5) { add_current(p, 0, flow); add_current(p, 1, flow); }
  for (int i = 0; i < 2; i++) if (refuted[depth][i] >= 0) flow[(int)refuted[depth][i]] += 1000 - i;
  EACH(c, moves) {
    for (at = count++; at > 0 && flow[list[at - 1]] < flow[c]; at--) list[at] = list[at - 1];
    list[at] = c;
  }
  if (may_pass) list[count++] = -1;
  return count;
}

/* Whether the player to move wins; nobody has yet. */
static int wins(Position p, int depth) {
  int list[65], over, me = p.player, won = 0, count, threats;
  if (++nodes > budget) { is_spent = 1; return 0; }
  if (winning(&p, me, &over)) return 1;
  Set needed = winning(&p, opponent(me), &over), moves;
  if ((threats = size_of(needed)) > p.left) return 0;
  leave_out(&p);
  uint32_t rest = rest_of(&p);
  Entry *e = entry(table, &p, rest);
  if (is_of(e, &p, rest)) return e->known > 0;
  moves = threats == p.left ? needed : empty_of(&p);   /* where the opponent would win must be taken */
  if (!moves && !p.passes) { puts("c a full board without a winner"); exit(2); }
  count = ordered(&p, moves, p.passes && threats < p.left, depth, list);
  for (int i = 0; i < count && !won; i++) {
    Position q = p;
    if (list[i] < 0) { q.passes--; turn(&q, 0); } else q = play(&p, list[i]);
    won = wins(q, depth + 1) == (q.player == me);
    if (is_spent) return 0;
    if (!won || list[i] < 0 || refuted[depth][0] == list[i]) continue;
    refuted[depth][1] = refuted[depth][0]; refuted[depth][0] = list[i];
  }
  keep(e, &p, rest, won);
  return won;
}

/* Whether the winner can end the game within so many moves of both; nobody has won yet. */
static int ends_within(const Position *p, int moves, int winner) {
  int over, is_winners = p->player == winner, ends = !is_winners;
  uint32_t rest = rest_of(p) | winner << 18 | moves << 19;
  if (winning(p, p->player, &over)) return is_winners && moves > 0;
  if (moves < 2 || wins(*p, 0) != is_winners) return 0;
  Entry *e = entry(lengths, p, rest);
  if (is_of(e, p, rest)) return e->known > 0;
  Set empty = empty_of(p);
  EACH(c, empty) {
    Position q = play(p, c);
    ends = ends_within(&q, moves - 1, winner);
    if (is_spent) return 0;
    if (ends == is_winners) break;
  }
  keep(e, p, rest, ends);
  return ends;
}
