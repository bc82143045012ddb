/* Checks problems of Squex: that one move wins and every other loses, on boards of up to 8x8 octagons.
 *
 *   cc -O2 -o check squex-problems.c && ./check problems.txt
 *   ./check problems.txt 1000000            looks at so many positions for a line, and else leaves it undecided
 *   ./check problems.txt 1000000 plainly    tries everything, by the letter of the rules: for few empty octagons
 *
 * The rules. A board of octagons, with a square wherever four of them meet. Player 1 joins top and
 * bottom, player 2 left and right. A move takes an empty octagon. For each octagon of the player at a
 * corner of it, the square between becomes the player's; if it was the opponent's, that is a cut (several
 * at once count as one), and the opponent moves next, twice. Otherwise who has a second move makes it. A
 * square of a player can be cut while of the two octagons on its other diagonal none is the player's and
 * one is empty. A player wins whose sides are joined by own octagons that touch along an edge, or at a
 * corner across an own square that cannot be cut.
 *
 * The lines are problems as "ludoteca generate squex" writes them, JSON, or shorter: "problem ROWS COLUMNS
 * OCTAGONS SQUARES PLAYER LEFT ANSWER ASKED", with owners as . 1 2 in reading order (the squares between
 * octagons only, - for none), who moves and how often in this turn, and the octagon to take (column letter,
 * row number from the top). What is asked: "win"; "win-in N", when the game is over after N moves of both,
 * the winner hurrying and the loser delaying; "hold", when every other move loses sooner than the answer
 * wins; "join", "cut" or "save", what the answer does besides winning. A line "moves ROWS COLUMNS OCTAGONS
 * SQUARES PLAYER LEFT" asks for all moves that win: "m" and their names. */
#include "squex-search.h"

static int is_plain;

/* ---- The rules, to the letter ---------------------------------------------------------------------- */

typedef struct { signed char oct[8][8], sq[8][8], player, left; } Game;  /* owners, -1 for nobody */

static int on_board(int r, int c) { return r >= 0 && r < rows && c >= 0 && c < cols; }

/* Whether it was a cut. The square (r, c) lies below and to the right of the octagon (r, c). */
static int take(Game *g, int r, int c) {
  int me = g->player, cut = 0;
  g->oct[r][c] = me;
  for (int dr = -1; dr <= 1; dr += 2)
    for (int dc = -1; dc <= 1; dc += 2) {
      if (!on_board(r + dr, c + dc) || g->oct[r + dr][c + dc] != me) continue;
      signed char *square = &g->sq[dr > 0 ? r : r - 1][dc > 0 ? c : c - 1];
      cut |= *square == opponent(me);
      *square = me;
    }
  if (cut || g->left == 1) g->player = opponent(me);
  g->left = cut ? 2 : 1;
  return cut;
}

/* Whether the square at which (r, c) and (r2, c2) meet can be taken from the player who holds both. */
static int can_be_cut(const Game *g, int r, int c, int r2, int c2) {
  int me = g->oct[r][c], a = g->oct[r][c2], b = g->oct[r2][c];
  return a != me && b != me && (a < 0 || b < 0);
}

/* Whether the player's sides are joined: for ever, or if `loosely` also across squares that can be cut. */
static int joined(const Game *g, int me, int loosely) {
  int stack[64], size = 0;
  char seen[8][8] = {{0}};
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < cols; c++)
      if ((me ? c : r) == 0 && g->oct[r][c] == me) { seen[r][c] = 1; stack[size++] = 8 * r + c; }
  while (size) {
    int r = stack[--size] / 8, c = stack[size] % 8;
    if (me ? c == cols - 1 : r == rows - 1) return 1;
    for (int r2 = r - 1; r2 <= r + 1; r2++)
      for (int c2 = c - 1; c2 <= c + 1; c2++) {
        if (!on_board(r2, c2) || g->oct[r2][c2] != me || seen[r2][c2]) continue;
        if (r2 != r && c2 != c && (g->sq[r < r2 ? r : r2][c < c2 ? c : c2] != me ||
            (!loosely && can_be_cut(g, r, c, r2, c2)))) continue;
        seen[r2][c2] = 1; stack[size++] = 8 * r2 + c2;
      }
  }
  return 0;
}

/* Whether the player to move wins, by trying everything. */
static int wins_plainly(const Game *g) {
  int moves = 0;
  if (++nodes > budget) is_spent = 1;
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < cols && !is_spent; c++) {
      if (g->oct[r][c] >= 0) continue;
      Game after = *g;
      moves++;
      take(&after, r, c);
      if (joined(&after, g->player, 0) || wins_plainly(&after) == (after.player == g->player)) return 1;
    }
  if (!moves) { puts("c a full board without a winner"); exit(2); }
  return 0;
}

/* Whether the winner can end the game within so many moves of both, by trying everything. */
static int ends_plainly(const Game *g, int moves, int winner) {
  if (++nodes > budget) is_spent = 1;
  for (int i = 0; i < 64 && moves && !is_spent; i++) {
    if (!on_board(i / 8, i % 8) || g->oct[i / 8][i % 8] >= 0) continue;
    Game after = *g;
    take(&after, i / 8, i % 8);
    int ends = joined(&after, g->player, 0) ? g->player == winner : ends_plainly(&after, moves - 1, winner);
    if (ends == (g->player == winner)) return ends;
  }
  return moves && g->player != winner;
}

/* ---- Problems -------------------------------------------------------------------------------------- */

static Position position_of(const Game *g) {
  Position p = {.player = g->player, .left = g->left};
  for (int i = 0; i < 64; i++) {
    int r = i / 8, c = i % 8;
    if (!on_board(r, c)) continue;
    if (g->oct[r][c] >= 0) p.own[(int)g->oct[r][c]] |= one(i);
    if (!on_board(r + 1, c + 1) || g->oct[r][c] < 0 || g->oct[r + 1][c] != !g->oct[r][c]) continue;
    if (g->oct[r + 1][c + 1] == g->oct[r][c] && g->oct[r][c + 1] == g->oct[r + 1][c])
      p.crossing[(int)g->sq[r][c]] |= one(i);
  }
  return p;
}

/* Whether a move wins for who makes it, and whether it does within so many moves; or loses so. */
static int won_by(const Game *g, int cell) {
  Game after = *g;
  take(&after, cell / 8, cell % 8);
  if (joined(&after, g->player, 0)) return 1;
  memset(refuted, -1, sizeof refuted);
  return (is_plain ? wins_plainly(&after) : wins(position_of(&after), 0)) == (after.player == g->player);
}
static int over_within(const Game *g, int cell, int moves, int winner) {
  Game after = *g;
  take(&after, cell / 8, cell % 8);
  if (moves < 1) return 0;
  if (joined(&after, g->player, 0)) return g->player == winner;
  if (is_plain) return ends_plainly(&after, moves - 1, winner);
  Position p = position_of(&after);
  return ends_within(&p, moves - 1, winner);
}

static int is_empty(const Game *g, int cell) {
  return on_board(cell / 8, cell % 8) && g->oct[cell / 8][cell % 8] < 0;
}

/* How many own squares at octagons of the player could be cut before the move, and cannot any more. */
static int saved(const Game *g, const Game *after) {
  int count = 0, me = g->player;
  for (int r = 0; r + 1 < rows; r++)
    for (int c = 0; c + 1 < cols; c++) {
      if (g->sq[r][c] != me) continue;
      int from = g->oct[r][c] == me && g->oct[r + 1][c + 1] == me ? c : c + 1, to = 2 * c + 1 - from;
      count += can_be_cut(g, r, from, r + 1, to) && !can_be_cut(after, r, from, r + 1, to);
    }
  return count;
}

/* What the question says that is not so of the answer, which is the only move that wins; 0 when nothing. */
static const char *untrue(const Game *g, int answer, const char *asked, int length) {
  int me = g->player, lasts = 1;
  Game next = *g;
  int cut = take(&next, answer / 8, answer % 8);
  if (!strcmp(asked, "win")) return 0;
  if (!strcmp(asked, "cut")) return cut ? 0 : "the answer does not cut";
  if (!strcmp(asked, "save")) return saved(g, &next) ? 0 : "the answer saves no link";
  if (!strcmp(asked, "join"))
    return !joined(g, me, 1) && joined(&next, me, 1) ? 0 : "the answer does not join the sides";
  if (!strcmp(asked, "win-in"))
    return over_within(g, answer, length, me) && !over_within(g, answer, length - 1, me) ? 0 : "the game has another length";
  for (int moves = 1; lasts && !is_spent; moves++) {   /* hold */
    if (over_within(g, answer, moves, me)) return "another move holds out as long";
    lasts = 0;
    for (int i = 0; i < 64 && !lasts; i++)
      lasts = is_empty(g, i) && i != answer && !over_within(g, i, moves, opponent(me));
  }
  return 0;
}

static const char *fault(const Game *g, int answer, const char *asked, int length) {
  if (!is_empty(g, answer)) return "the answer is no move";
  if (!won_by(g, answer) && !is_spent) return "the answer does not win";
  for (int i = 0; i < 64 && !is_spent; i++)
    if (is_empty(g, i) && i != answer && won_by(g, i) && !is_spent) return "another move wins";
  return is_spent ? 0 : untrue(g, answer, asked, length);
}

/* ---- Reading --------------------------------------------------------------------------------------- */

typedef struct { char oct[80], sq[80], answer[16], asked[16]; int player, left, length, is_problem; } Line;

static int cell_of(const char *name) {
  int row = atoi(name + 1) - 1, col = *name - 'a';
  return on_board(row, col) ? 8 * row + col : -1;
}

static const char *after(const char *text, const char *key) {
  const char *found = strstr(text, key);
  return found ? found + strlen(key) : "";
}

/* The owners in a matrix of JSON, without the rim of so many on each side. */
static void matrix(const char *text, int wide, int high, int rim, char *to) {
  for (int i = 0; i < wide * high && *text && strncmp(text, "]]", 2); text++) {
    if (!strchr("012", *text)) continue;
    int r = i / wide, c = i++ % wide;
    if (r >= rim && r < high - rim && c >= rim && c < wide - rim) *to++ = *text == '0' ? '.' : *text;
  }
  *to = 0;
}

static int read_json(const char *text, Line *line) {
  const char *left = after(text, "\"cutInfo\":\"");
  rows = atoi(after(text, "\"rows\":")); cols = atoi(after(text, "\"cols\":"));
  if (rows < 1 || rows > 8 || cols < 1 || cols > 8) return 0;
  matrix(after(text, "\"octagons\":"), cols, rows, 0, line->oct);
  matrix(after(text, "\"squares\":"), cols + 1, rows + 1, 1, line->sq);
  if (!*line->sq) strcpy(line->sq, "-");
  line->player = atoi(after(text, "\"player\":"));
  line->left = *left ? 1 + (*left == '2') : 0;
  line->length = atoi(after(text, "\"in\":"));
  line->is_problem = 1;
  return sscanf(after(text, "\"answer\":\""), "%15[a-z0-9]", line->answer) == 1 &&
    sscanf(after(text, "\"asks\":\""), "%15[a-z-]", line->asked) == 1;
}

static int read_line(const char *text, Line *line) {
  char kind[16];
  int words;
  *line = (Line){.length = 0};
  if (*text == '{') return read_json(text, line);
  words = sscanf(text, "%15s %d %d %79s %79s %d %d %15s %15s %d", kind, &rows, &cols, line->oct, line->sq, &line->player,
                 &line->left, line->answer, line->asked, &line->length);
  line->is_problem = !strcmp(kind, "problem");
  return line->is_problem ? words == (strcmp(line->asked, "win-in") ? 9 : 10) : !strcmp(kind, "moves") && words == 7;
}

static int is_known(const char *asked) {
  static const char *all[] = {"win", "win-in", "hold", "join", "cut", "save"};
  for (int i = 0; i < 6; i++) if (!strcmp(asked, all[i])) return 1;
  return 0;
}

static int owners(const char *text, int high, int wide, signed char to[8][8]) {
  memset(to, -1, 64);
  if (high * wide == 0) return !strcmp(text, "-");
  if ((int)strlen(text) != high * wide) return 0;
  for (int i = 0; i < high * wide; i++) {
    if (!strchr(".12", text[i])) return 0;
    to[i / wide][i % wide] = text[i] == '.' ? -1 : text[i] - '1';
  }
  return 1;
}

static int game_of(const Line *line, Game *g) {
  g->player = line->player - 1; g->left = line->left;
  return rows > 0 && rows <= 8 && cols > 0 && cols <= 8 && owners(line->oct, rows, cols, g->oct) &&
    owners(line->sq, rows - 1, cols - 1, g->sq) && (line->player == 1 || line->player == 2) &&
    (line->left == 1 || line->left == 2) && (!line->is_problem || is_known(line->asked));
}

/* A square is somebody's when one of its diagonals is, and then of one who has a diagonal; and nobody has won. */
static int makes_sense(const Game *g) {
  for (int r = 0; r + 1 < rows; r++)
    for (int c = 0; c + 1 < cols; c++) {
      int falling = g->oct[r][c] == g->oct[r + 1][c + 1] ? g->oct[r][c] : -1;
      int rising = g->oct[r][c + 1] == g->oct[r + 1][c] ? g->oct[r + 1][c] : -1, owner = g->sq[r][c];
      if (owner < 0 ? falling >= 0 || rising >= 0 : owner != falling && owner != rising) return 0;
    }
  return !joined(g, 0, 0) && !joined(g, 1, 0);
}

static void set_up(void) {
  board = 0; memset(side, 0, sizeof side);
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < cols; c++) {
      Set cell = one(8 * r + c);
      board |= cell;
      if (r == 0) side[0][0] |= cell;
      if (r == rows - 1) side[0][1] |= cell;
      if (c == 0) side[1][0] |= cell;
      if (c == cols - 1) side[1][1] |= cell;
    }
}

static void tell_moves(const Game *g) {
  char text[256] = "m", *end = text + 1;
  for (int i = 0; i < 64 && !is_spent; i++)
    if (is_empty(g, i) && won_by(g, i)) end += sprintf(end, " %c%d", 'a' + i % 8, i / 8 + 1);
  puts(is_spent ? "m ?" : text);
}

int main(int argc, char **argv) {
  static char text[1 << 16];
  int problems = 0, undecided = 0;
  long all = 0, most = 0;
  FILE *file = argc > 1 ? fopen(argv[1], "r") : 0;
  is_plain = argc > 3 && !strcmp(argv[3], "plainly");
  if (!file || (argc > 2 && (budget = atol(argv[2])) < 1) || argc > 3 + is_plain) {
    puts("c usage: check LIST [NODES [plainly]]"); return 2;
  }
  table = calloc(entries, sizeof *table); lengths = calloc(entries, sizeof *lengths);
  if (!table || !lengths) { puts("c no memory"); return 2; }
  while (fgets(text, sizeof text, file)) {
    Line line;
    Game g;
    text[strcspn(text, "\r\n")] = 0;
    if (*text == '#' || !*text) continue;
    if (!read_line(text, &line) || !game_of(&line, &g)) { printf("c no problem: %s\n", text); return 2; }
    if (!makes_sense(&g)) { printf("c no position of a game that goes on: %s\n", text); return 2; }
    set_up();
    nodes = is_spent = 0;
    if (!line.is_problem) tell_moves(&g);
    else {
      const char *what = fault(&g, cell_of(line.answer), line.asked, line.length);
      problems++;
      if (what && !is_spent) { printf("c %s: %s\ns NOT VERIFIED\n", what, text); return 1; }
      if (is_spent) { undecided++; printf("c undecided: %s\n", text); }
    }
    all += nodes;
    if (nodes > most) most = nodes;
  }
  if (!problems) return 0;
  printf("c %d problems, each with one winning move but for %d undecided: %ld nodes, at most %ld for one\ns %s\n",
         problems, undecided, all, most, undecided ? "UNDECIDED" : "VERIFIED");
  return undecided ? 3 : 0;
}
