#!/usr/bin/env python3
"""Greater-Than Sudoku: checks a solution by the rules, and writes the formula "the puzzle, and not this solution".

    python3 greater-than.py puzzle.json solution.json               writes the formula (DIMACS CNF)
    python3 greater-than.py puzzle.json solution.json formula.cnf   says whether the file is that formula

With --opb after these the formula is pseudo-Boolean (OPB). The encoding is told in docs/proofs.md.
"""
import json
import sys


def signs_of(p):
    """Pairs (smaller cell, larger cell), cells as (row, column): the signs to the right, then those down."""
    pairs = []
    for name, down, right in ("right", 0, 1), ("down", 1, 0):
        for r, line in enumerate(p[name]):
            for c, sign in enumerate(line):
                a, b = (r, c), (r + down, c + right)
                if sign:
                    pairs.append((a, b) if sign == "<" else (b, a))
    return pairs


def houses_of(p):
    """Rows, columns and boxes as lists of cells in reading order."""
    rows, cols = p["boxRows"], p["boxCols"]
    size = rows * cols
    cells = [(r, c) for r in range(size) for c in range(size)]
    kinds = lambda r, c: (r, c, r // rows * rows + c // cols)
    return [[cell for cell in cells if kinds(*cell)[kind] == index] for kind in range(3) for index in range(size)]


def givens_of(p):
    size = p["boxRows"] * p["boxCols"]
    return p.get("givens") or [[0] * size for _ in range(size)]


def require(holds, words):
    return holds or sys.exit(words)


def check(p, s):
    """The solution obeys the rules."""
    size = p["boxRows"] * p["boxCols"]
    require(len(s) == size and all(len(row) == size for row in s), "the solution has another size")
    for house in houses_of(p):
        require(sorted(s[r][c] for r, c in house) == list(range(1, size + 1)), "a digit is missing in a house")
    for r, row in enumerate(givens_of(p)):
        require(all(g in (0, s[r][c]) for c, g in enumerate(row)), "a given digit was changed")
    for (r, c), (r2, c2) in signs_of(p):
        require(s[r][c] < s[r2][c2], "a sign is broken")


def problem(p, s):
    """The number of variables, and the clauses."""
    check(p, s)
    size = p["boxRows"] * p["boxCols"]
    digits = range(1, size + 1)
    cells = [(r, c) for r in range(size) for c in range(size)]
    x = lambda cell, d: (cell[0] * size + cell[1]) * size + d
    clauses = []
    for cell in cells:
        clauses.append([x(cell, d) for d in digits])
        clauses += [[-x(cell, e), -x(cell, d)] for d in digits for e in range(1, d)]
    houses = houses_of(p)
    for house in houses:
        clauses += [[x(cell, d) for cell in house] for d in digits]
    seen = {cell: set() for cell in cells}
    for house in houses:
        for cell in house:
            seen[cell].update(house)
    for a in cells:
        for b in sorted(seen[a]):
            if a < b:
                clauses += [[-x(a, d), -x(b, d)] for d in digits]
    for r, row in enumerate(givens_of(p)):
        clauses += [[x((r, c), g)] for c, g in enumerate(row) if g]
    for small, large in signs_of(p):
        clauses += [[-x(small, d), -x(large, e)] for d in digits for e in range(1, d + 1)]
    clauses.append([-x((r, c), s[r][c]) for r, c in cells])
    return size ** 3, clauses


def formula(p, s, opb):
    """The bytes of the file."""
    variables, clauses = problem(p, s)
    if opb:
        text = ["* #variable= %d #constraint= %d\n" % (variables, len(clauses))]
        for c in clauses:
            text += ["%s1 x%d " % ("-+"[x > 0], abs(x)) for x in c] + [">= %d ;\n" % (1 - sum(x < 0 for x in c))]
        return "".join(text)
    return "p cnf %d %d\n" % (variables, len(clauses)) + "".join(" ".join(map(str, c + [0])) + "\n" for c in clauses)


if __name__ == "__main__":
    files = [word for word in sys.argv[1:] if word != "--opb"]
    text = formula(json.load(open(files[0])), json.load(open(files[1])), "--opb" in sys.argv)
    if len(files) < 3:
        sys.stdout.write(text)
    elif require(open(files[2]).read() == text, "the file is another formula"):
        print("the solution obeys the rules, and the formula is the puzzle's")
