#!/usr/bin/env python3
"""Cross-a-Pix: checks a solution by the rules, and writes the formula "the puzzle, and not this solution".

    python3 cross-a-pix.py puzzle.json solution.json               writes the formula (DIMACS CNF)
    python3 cross-a-pix.py puzzle.json solution.json formula.cnf   says whether the file is that formula

With --opb after these the formula is pseudo-Boolean (OPB). The encoding is told in docs/proofs.md.
"""
import json
import sys
from collections import Counter


def regions_of(p, rows, cols):
    """By cell (row-major): its region. Regions are numbered by their first cells in reading order."""
    of, count = [None] * (rows * cols), 0
    for first in range(rows * cols):
        if of[first] is not None:
            continue
        of[first], stack = count, [first]
        while stack:
            r, c = divmod(stack.pop(), cols)
            near = [(r, c + 1, c + 1 < cols and p["right"][r][c]), (r, c - 1, c > 0 and p["right"][r][c - 1]),
                    (r + 1, c, r + 1 < rows and p["down"][r][c]), (r - 1, c, r > 0 and p["down"][r - 1][c])]
            for r2, c2, wall in near:
                if 0 <= r2 < rows and 0 <= c2 < cols and not wall and of[r2 * cols + c2] is None:
                    of[r2 * cols + c2] = count
                    stack.append(r2 * cols + c2)
        count += 1
    return of, count


def require(holds, words):
    return holds or sys.exit(words)


def check(p, s, of, rows, cols):
    """The solution obeys the rules: regions of one colour, painted cells and blocks as the clues say."""
    require(len(s) == rows and all(len(row) == cols for row in s), "the solution has another size")
    flat = [v for row in s for v in row]
    require(set(flat) <= {0, 1}, "a cell is neither painted nor blank")
    require(len(set(zip(of, flat))) == len(set(of)), "a region has two colours")
    lines = [list(row) for row in s] + [list(col) for col in zip(*s)]
    for line, (painted, blocks) in zip(lines, p["rowClues"] + p["colClues"]):
        starts = sum(1 for i, v in enumerate(line) if v and (i == 0 or not line[i - 1]))
        require((sum(line), starts) == (painted, blocks), "a clue is not met")


def problem(p, s):
    """The number of variables, the clauses, and the equalities [(variable, weight) …] = total."""
    rows, cols = p["rows"], p["cols"]
    of, count = regions_of(p, rows, cols)
    check(p, s, of, rows, cols)
    lines = [[of[r * cols + c] for c in range(cols)] for r in range(rows)]
    lines += [[of[r * cols + c] for r in range(rows)] for c in range(cols)]
    starts, clauses, equalities = {}, [], []
    for a, b in (pair for line in lines for pair in zip(line, line[1:])):
        if a != b and (a, b) not in starts:
            starts[a, b] = count + len(starts) + 1
    for (a, b), start in starts.items():
        clauses += [[-start, -(a + 1)], [-start, b + 1], [start, a + 1, -(b + 1)]]
    colours = dict(zip(of, [v for row in s for v in row]))
    clauses.append([-(region + 1) if colours[region] else region + 1 for region in range(count)])
    for line, (painted, blocks) in zip(lines, p["rowClues"] + p["colClues"]):
        weigh = Counter(region + 1 for region in line)
        begin = Counter([line[0] + 1] + [starts[a, b] for a, b in zip(line, line[1:]) if a != b])
        equalities += [(list(weigh.items()), painted), (list(begin.items()), blocks)]
    return count + len(starts), clauses, equalities


def counter(terms, total, first, clauses):
    """Adds the clauses of an equality; its variables [i, j] begin at `first`. Answers the next free one."""
    everything, before, windows = sum(w for _, w in terms), 0, []
    for _, w in terms + [(0, 0)]:
        low, high = max(0, total - (everything - before)), min(before, total)
        windows.append((low, high, first))
        first, before = first + max(0, high - low), before + w

    def at(i, j):
        low, high, start = windows[i]
        return True if j <= low else False if j > high else start + j - low - 1

    def say(*literals):
        if not any(x is True for x in literals):
            clauses.append([x for x in literals if x is not False])

    no = lambda x: (not x) if isinstance(x, bool) else -x
    for i, (x, w) in enumerate(terms, 1):
        for j in range(1, total + 2):
            say(no(at(i - 1, j)), at(i, j))
            say(-x, no(at(i - 1, j - w)), at(i, j))
            say(no(at(i, j)), at(i - 1, j - w))
            say(x, no(at(i, j)), at(i - 1, j))
            say(no(at(i, j)), at(i, j - 1))
    return first


def formula(p, s, opb):
    """The bytes of the file."""
    variables, clauses, equalities = problem(p, s)
    if opb:
        text = ["* #variable= %d #constraint= %d\n" % (variables, len(clauses) + len(equalities))]
        for c in clauses:
            text += ["%s1 x%d " % ("-+"[x > 0], abs(x)) for x in c] + [">= %d ;\n" % (1 - sum(x < 0 for x in c))]
        for terms, total in equalities:
            text += ["+%d x%d " % (w, x) for x, w in terms] + ["= %d ;\n" % total]
        return "".join(text)
    for terms, total in equalities:
        variables = counter(terms, total, variables + 1, clauses) - 1
    return "p cnf %d %d\n" % (variables, len(clauses)) + "".join(" ".join(map(str, c + [0])) + "\n" for c in clauses)


if __name__ == "__main__":
    files = [word for word in sys.argv[1:] if word != "--opb"]
    text = formula(json.load(open(files[0])), json.load(open(files[1])), "--opb" in sys.argv)
    if len(files) < 3:
        sys.stdout.write(text)
    elif require(open(files[2]).read() == text, "the file is another formula"):
        print("the solution obeys the rules, and the formula is the puzzle's")
