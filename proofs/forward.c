/* A forward checker of DRAT proofs that use only unit propagation (RUP), text or binary.
 *
 *   cc -O2 -o forward forward.c && ./forward formula.cnf proof.drat
 *
 * Every added clause must follow from the clauses that stand then: with all its literals false, unit
 * propagation must break a clause. "s VERIFIED" (exit 0) when the empty clause is reached. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Clause { struct Clause *next; unsigned sum; int size, gone, lits[]; } Clause;
typedef struct { Clause **all; int size, room; } List;

static int variables;
static signed char *value;              /* by literal: 1 true, -1 false, 0 open */
static List *watch;                     /* by literal: clauses to look at when it becomes false */
static int *trail, trailed, head;
static Clause **table;                  /* all clauses by their sum, for deletions */
static const unsigned buckets = 1 << 20;
static int *lits, count, room, broken;  /* the clause being read; whether the formula is refuted */

/* Literals: 2v for v, 2v + 1 for -v. */
static int code(int name) { return name > 0 ? 2 * name : -2 * name + 1; }
static void say(const char *words, int code) { puts(words); exit(code); }
static void *need(void *got) { if (!got) say("c out of memory", 2); return got; }

static void push(int lit) {
  if (count == room) lits = need(realloc(lits, (room = 2 * room + 64) * sizeof *lits));
  lits[count++] = lit;
}

static void set(int lit) { value[lit] = 1; value[lit ^ 1] = -1; trail[trailed++] = lit; }
static void addWatch(int lit, Clause *c) {
  List *l = &watch[lit];
  if (l->size == l->room) l->all = need(realloc(l->all, (l->room = 2 * l->room + 4) * sizeof *l->all));
  l->all[l->size++] = c;
}

/* True when a clause is broken. */
static int propagate(void) {
  while (head < trailed) {
    int gone = trail[head++] ^ 1, kept = 0, at = 0, conflict = 0;
    List *l = &watch[gone];
    while (at < l->size && !conflict) {
      Clause *c = l->all[at++];
      if (c->gone) continue;
      if (c->lits[0] == gone) { c->lits[0] = c->lits[1]; c->lits[1] = gone; }
      if (value[c->lits[0]] != 1) {
        int k = 2;
        while (k < c->size && value[c->lits[k]] == -1) k++;
        if (k < c->size) {
          addWatch(c->lits[1] = c->lits[k], c); c->lits[k] = gone;
          continue;
        }
        if (value[c->lits[0]] == -1) conflict = 1; else set(c->lits[0]);
      }
      l->all[kept++] = c;
    }
    while (at < l->size) l->all[kept++] = l->all[at++];
    l->size = kept;
    if (conflict) return 1;
  }
  return 0;
}

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
/* Sorts the clause that was read, without repetitions; tells its sum. */
static unsigned normal(void) {
  unsigned sum = 0, kept = 0;
  qsort(lits, count, sizeof *lits, compare);
  for (int i = 0; i < count; i++)
    if (!i || lits[i] != lits[i - 1]) { lits[kept++] = lits[i]; sum += lits[i] * 2654435761u; }
  count = kept;
  return sum;
}

/* Puts the clause among those that stand; what it forces is forced for good. */
static void add(void) {
  unsigned sum = normal();
  Clause *c = need(malloc(sizeof *c + count * sizeof(int)));
  c->size = count; c->gone = 0; c->sum = sum;
  memcpy(c->lits, lits, count * sizeof(int)); c->next = table[sum % buckets]; table[sum % buckets] = c;
  for (int i = 0, at = 0; i < count && at < 2; i++)   /* watch what is not false */
    if (value[c->lits[i]] != -1) { int t = c->lits[at]; c->lits[at++] = c->lits[i]; c->lits[i] = t; }
  if (count > 1) { addWatch(c->lits[0], c); addWatch(c->lits[1], c); }
  if (!count || value[c->lits[0]] == -1) broken = 1;
  else if ((count == 1 || value[c->lits[1]] == -1) && !value[c->lits[0]]) set(c->lits[0]);
  if (propagate()) broken = 1;
}

static int same(Clause *c) {             /* both sorted copies alike? */
  int copy[c->size + 1];
  qsort(memcpy(copy, c->lits, c->size * sizeof(int)), c->size, sizeof(int), compare);
  return c->size == count && !memcmp(copy, lits, count * sizeof(int));
}

static void drop(void) {
  unsigned sum = normal();
  if (count < 2) return;                 /* facts stay */
  for (Clause **at = &table[sum % buckets]; *at; at = &(*at)->next)
    if ((*at)->sum == sum && same(*at)) { (*at)->gone = 1; *at = (*at)->next; return; }
  say("c a clause is dropped that is not there", 1);
}

/* Assumes the clause false; true when that breaks something. Everything is opened again. */
static int follows(void) {
  int from = trailed, yes = 0;
  for (int i = 0; i < count && !yes; i++) {
    if (lits[i] < 2 || lits[i] >= 2 * variables + 2) say("c no such variable", 1);
    if (value[lits[i]] == 1) yes = 1; else if (!value[lits[i]]) set(lits[i] ^ 1);
  }
  yes = yes || propagate();
  while (trailed > from) { int l = trail[--trailed]; value[l] = value[l ^ 1] = 0; }
  head = from;
  return yes;
}

int main(int argc, char **argv) {
  int clauses, name, kind, lines = 0, isBinary = 0;
  FILE *cnf = argc == 3 ? fopen(argv[1], "r") : 0, *proof = argc == 3 ? fopen(argv[2], "rb") : 0;
  if (!cnf || !proof) say("c usage: forward FORMULA PROOF", 2);
  if (fscanf(cnf, "p cnf %d %d", &variables, &clauses) != 2) say("c no DIMACS CNF", 2);
  value = need(calloc(2 * variables + 2, 1)); watch = need(calloc(2 * variables + 2, sizeof *watch));
  trail = need(malloc((variables + 1) * sizeof *trail)); table = need(calloc(buckets, sizeof *table));
  for (int read = 0; read < clauses; read++, add())
    for (count = 0; fscanf(cnf, "%d", &name) == 1 && name; push(code(name)))
      if (abs(name) > variables) say("c no such variable", 2);
  if (fscanf(cnf, "%d", &name) == 1) say("c more clauses than promised", 2);
  if ((kind = getc(proof)) == 'a') isBinary = 1;   /* a text begins with a number or with d */
  ungetc(kind, proof);
  while (!broken && (kind = getc(proof)) != EOF) {
    count = 0;
    if (isBinary) for (int shift, byte; ; push(name)) {
      for (name = shift = 0; (byte = getc(proof)) > 127; shift += 7) name |= (byte & 127) << shift;
      if (byte == EOF) say("c the proof is cut off", 1);
      if (!(name |= byte << shift)) break;
    } else {
      if (kind <= ' ') continue;
      if (kind != 'd') ungetc(kind, proof);
      for (name = 1; fscanf(proof, "%d", &name) == 1 && name; ) push(code(name));
      if (name) say("c the proof is cut off", 1);
    }
    lines++;
    if (kind == 'd') drop();
    else if (follows()) add();
    else { printf("c clause %d of the proof does not follow\ns NOT VERIFIED\n", lines); return 1; }
  }
  say(broken ? "s VERIFIED" : "s NOT VERIFIED", !broken);
}
