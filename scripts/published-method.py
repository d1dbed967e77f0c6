#!/usr/bin/env python3
"""Digs a pair by the published method, to compare with: one incremental MiniSat, one pass, 'this cell different'.

usage: published-method.py K SEED SOLUTION
Writes the filled pair to the file SOLUTION; prints the seconds to encode, to fill and to dig, those of CPU to
dig, and the clues left. Needs python-sat.
"""
import itertools
import random
import sys
import time

from pysat.solvers import Minisat22

k, seed, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
n = k * k
rnd = random.Random(seed)
# The solver decides variables by number until it knows better: shuffled numbers make the filling its own, but another one for each seed.
numbers = rnd.sample(range(1, 2 * n**3 + 1), 2 * n**3)


def literal(cell, value):
    return numbers[cell * n + value]


def houses():
    """All sets of variables of which exactly one is true: of a cell, and of a value in a row, column or box."""
    every = range(n)
    for first in (0, n * n):
        yield from ([literal(first + cell, value) for value in every] for cell in range(n * n))
        for house, value in itertools.product(every, every):
            top, left = house // k * k, house % k * k
            yield [literal(first + house * n + i, value) for i in every]
            yield [literal(first + i * n + house, value) for i in every]
            yield [literal(first + (top + i // k) * n + left + i % k, value) for i in every]


marks = [time.perf_counter()]
solver = Minisat22()
for house in houses():
    solver.add_clause(house)
    for one, other in itertools.combinations(house, 2):
        solver.add_clause([-one, -other])
for cell, value in itertools.product(range(n * n), range(n)):
    solver.add_clause([-literal(cell, value), -literal(cell + n * n, value)])

marks.append(time.perf_counter())
solver.solve()
model = set(solver.get_model())
filled = [next(v for v in range(n) if literal(cell, v) in model) for cell in range(2 * n * n)]
with open(path, "w") as file:
    for row in range(2 * n):
        print(*(value + 1 for value in filled[row * n : row * n + n]), sep=",", file=file)

marks.append(time.perf_counter())
before = time.process_time()
clues = {cell: literal(cell, filled[cell]) for cell in range(2 * n * n)}
for cell in rnd.sample(range(2 * n * n), 2 * n * n):
    clue = clues.pop(cell)
    if solver.solve(assumptions=[-clue, *clues.values()]):
        clues[cell] = clue
marks.append(time.perf_counter())
print(*(f"{end - start:.2f}" for start, end in zip(marks, marks[1:])), f"{time.process_time() - before:.2f}", len(clues))
