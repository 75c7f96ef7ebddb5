"""Stated weights and patterns in, the weights that the patterns speak for out; plain Python.

The most probable weights of a logistic regression whose prior is the stated table: each weight that
may move is drawn towards what was stated, as if that had been measured with an error of half a nat.
What may not move counts at its stated worth.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp

from patterns import Pattern
from priors import Priors, Stated

# A cluster weighs √n, so 1,015 postings count for this many independent ones, about.
INDEPENDENT_POSTINGS = 400
STATED_ERROR_NATS = 0.5
ROUNDS = 30
NAUGHT = "naught"


@dataclass(frozen=True, slots=True)
class Fitted:
    """`present` holds the weights that moved; `balance` the log-odds of genuine, among as many
    scams as genuine postings, of one whose answers are worth nothing.
    """

    present: Mapping[str, float]
    balance: float


def fit(priors: Priors, patterns: Sequence[Pattern], questions: Sequence[str]) -> Fitted:
    """Newton's method over a few weights; rounded, so that every machine comes to the same."""
    moved = [name for name in questions if priors.signals[name].within]
    worth = {name: priors.signals[name].present for name in moved}
    rows = [_row(each, priors, questions, moved) for each in patterns]
    solution = [0.0, *(worth[name] for name in moved)]
    stated = list(solution)
    for _ in range(ROUNDS):
        slope, curve = _derivatives(rows, solution, stated)
        step = _solved(curve, slope)
        solution = [old - change for old, change in zip(solution, step, strict=True)]
    present = {
        name: round(_within(each, priors.signals[name]), 2)
        for name, each in zip(moved, solution[1:], strict=True)
    }
    return Fitted(present, round(solution[0], 2))


@dataclass(frozen=True, slots=True)
class _Row:
    """`fixed` are the nats of what may not move; `strengths` those of what may."""

    fixed: float
    strengths: list[float]
    scams: float
    genuine: float


def _row(pattern: Pattern, priors: Priors, questions: Sequence[str], moved: Sequence[str]) -> _Row:
    fixed, found = 0.0, {}
    for name, (letter, strength) in zip(questions, pattern.outcomes(), strict=True):
        stated = priors.signals[name]
        if letter == "a":
            fixed += stated.absent
        elif letter == "p" and stated.within:
            found[name] = strength
        elif letter == "p":
            fixed += stated.present * strength
    half = INDEPENDENT_POSTINGS / 2
    strengths = [1.0, *(found.get(name, 0.0) for name in moved)]
    return _Row(fixed, strengths, pattern.scams * half, pattern.genuine * half)


def _derivatives(
    rows: Sequence[_Row], solution: Sequence[float], stated: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Of the loss: its slope and its curvature. The first of the solution, the balance, is free."""
    size = len(solution)
    tight = [0.0, *[STATED_ERROR_NATS**-2] * (size - 1)]
    slope = [pull * (now - was) for pull, now, was in zip(tight, solution, stated, strict=True)]
    curve = [[tight[at] if at == other else 0.0 for other in range(size)] for at in range(size)]
    for row in rows:
        nats = row.fixed + sum(
            each * own for each, own in zip(solution, row.strengths, strict=True) if own
        )
        genuine = 1 / (1 + exp(-nats))
        off = (row.scams + row.genuine) * genuine - row.genuine
        bend = (row.scams + row.genuine) * genuine * (1 - genuine)
        used = [at for at, own in enumerate(row.strengths) if own]
        for at in used:
            slope[at] += off * row.strengths[at]
            for other in used:
                curve[at][other] += bend * row.strengths[at] * row.strengths[other]
    return slope, curve


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the curvature is positive definite, so no pivot is nought."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            share = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= share * rows[at][column]
    solution = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][other] * solution[other] for other in range(at + 1, size))
        solution[at] = (rows[at][size] - rest) / rows[at][at]
    return solution


def _within(value: float, stated: Stated) -> float:
    least, most = stated.within or (value, value)
    return min(most, max(least, value))
