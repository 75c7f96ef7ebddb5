"""Notes of real resumes in; what speaks for and against an entry that several readers claim, weighed, out.

    python benchmarks/resumes/learn/believing.py NOTED… [--invented FOLDER] [--sevenths 5 6] [--only] [--processes 2]

NOTED: folders as noted.py has them. Only people of these sevenths (by the sha256 of their name), whom neither
chains nor encoder may have been fitted to: what a reader was fitted to it reads too well. Each is read as it came and in
one more way. FOLDER: as make.py wrote it; its validation halves count twice. First it says how much of those is read right, each fifth of the people read with weights of the other
four; then it writes domain/resume/read/claims/weights.py of all (not with `--only`).
"""

import argparse
import pickle
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import Pool
from pathlib import Path
from random import Random

import numpy as np

_LEARN = Path(__file__).resolve().parent
sys.path[:0] = [str(_LEARN.parent), str(_LEARN / "encoder")]

from comparing import Found, _entries, _entry_match
from examples import entries_of_marks
from noted import Noted, noted
from ours import _course, _role
from truths import Entry, Truth

from trusthound.domain.resume.model import Education, Period, Work
from trusthound.domain.resume.read.claims import weights as shipped
from trusthound.domain.resume.read.claims.believed import believed
from trusthound.domain.resume.read.claims.claim import distinct
from trusthound.domain.resume.read.claims.traits import Surroundings, traits_of
from trusthound.domain.resume.read.dates import periods
from trusthound.domain.resume.read.education import education
from trusthound.domain.resume.read.encoded.model import Kind
from trusthound.domain.resume.read.encoded.sight import Sight
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import rows
from trusthound.domain.resume.read.second_reading import ByRules, around, claimed
from trusthound.domain.resume.read.sections import parts
from trusthound.domain.resume.read.work import work
from trusthound.wiring.reference.resume_readers import resume_readers

_RIDGE, _LEAST = 3.0, 0.05  # what pulls weights to nothing; a smaller weight is left out
_FOLDS = 5
_INVENTED = "invented/"
_CODES = {
    Kind.TITLE: ("wt",), Kind.COMPANY: ("wc", "gwc"), Kind.DATES_OF_WORK: ("wd", "gwx"),
    Kind.DEGREE: ("eg",), Kind.SCHOOL: ("es",), Kind.DATES_OF_EDUCATION: ("ed",),
}  # fmt: skip
_WRONGLY_DATED = 0.5  # as right as one whose words are right, too
_TABLES = ("OF_ROLES", "OF_COURSES")
_HEAD = '''"""How much speaks for and against an entry that a reader claims: logistic regression.

Written by benchmarks/resumes/learn/believing.py; traits.py says what the names mean.
"""

from types import MappingProxyType
'''
Weights = Mapping[str, float]
Told = tuple[dict[str, float], float]  # the traits of a claim, and how right it is


@dataclass(frozen=True)
class Seen:
    """A document: of roles and of courses, what is claimed after each reader that is asked."""

    person: str
    way: str
    truth: Truth
    asked: tuple[Sequence[Surroundings], Sequence[Surroundings]]


def seen(one: Noted) -> Seen:
    readers, document = resume_readers(), one.document
    shown = rows(document)
    found, text = parts(shown), document.text
    rules = ByRules(shown, found, text, (work(found, text), education(found, text)))
    sight = Sight(readers.encoder, shown, found) if readers.encoder else None
    claims = claimed(readers.chains, sight, rules)
    both = [around(claims[:upto], rules) for upto in range(2, len(claims) + 1)]
    roles, courses = zip(*both, strict=True)
    return Seen(_person(one.name), one.way, one.truth, (roles, courses))


def _person(name: str) -> str:
    """Two files of one repository show one person, or one who is invented twice."""
    return re.sub(r"\+\d+\.pdf$", "", name)


def _told(one: Seen, kind: int) -> Iterator[Told]:
    for stage in one.asked[kind]:
        for claim in distinct(stage.readings):
            right = _right(one.truth, claim.entry)
            if right is not None:
                yield traits_of(claim, stage), right


def _right(truth: Truth, entry: Work | Education) -> float | None:
    """None of an entry that may be read or left out."""
    read = _role(entry) if isinstance(entry, Work) else _course(entry)
    stated = truth.work if isinstance(entry, Work) else truth.education
    met = [each for each in stated if _entry_match(truth, each, read)]
    must = [each for each in met if not each.optional]
    if not must:
        return None if met else 0.0
    return max(1.0 if _is_dated(each, entry.period) else _WRONGLY_DATED for each in must)


def _is_dated(stated: Entry, read: Period) -> bool:
    """Notes tell dates as they stand, and the start alone where the end stands elsewhere."""
    if not stated.start:
        return read.start is None and read.end is None
    dated = next(iter(periods(Piece(str(stated.start[0]), 0))), None)
    if dated is None:
        return True
    told = dated.period
    if dated.ranged:
        return (told.start, told.end, told.current) == (read.start, read.end, read.current)
    return (told.start or told.end) in {read.start, read.end}


def fitted(told: Sequence[Told]) -> Weights:
    """Logistic regression by Newton's steps."""
    names = sorted({name for traits, _ in told for name in traits})
    places = {name: at for at, name in enumerate(names)}
    shown = np.zeros((len(told), len(names)))
    for row, (traits, _) in zip(shown, told, strict=True):
        for name, value in traits.items():
            row[places[name]] = value
    right = np.array([each for _, each in told])
    weights, ridge = np.zeros(len(names)), _RIDGE * np.eye(len(names))
    for _ in range(30):
        likely = 1 / (1 + np.exp(-shown @ weights))
        slope = shown.T @ (likely - right) + ridge @ weights
        bend = (shown * (likely * (1 - likely))[:, None]).T @ shown + ridge
        weights -= np.linalg.solve(bend, slope)
    return {name: float(weights[at]) for name, at in places.items()}


def _part(person: str, of: int) -> int:
    return int(sha256(person.encode()).hexdigest(), 16) % of


def _read(one: Seen, tables: Sequence[Weights]) -> list[Found]:
    entries = [
        [each.entry for each, _ in believed(one.asked[kind][-1], tables[kind])] for kind in (0, 1)
    ]
    return [
        _entries(one.truth, one.truth.work, tuple(map(_role, entries[0])), one_date=False),
        _entries(one.truth, one.truth.education, tuple(map(_course, entries[1])), one_date=True),
    ]


def tell(label: str, documents: Sequence[Seen], tables: Mapping[str, Sequence[Weights]]) -> None:
    """`tables` by person. Of all, and of each way."""
    ways = {"all": documents} | {
        f"{each.person.split('/')[0]}, {each.way}": [] for each in documents
    }
    for each in documents:
        ways[f"{each.person.split('/')[0]}, {each.way}"].append(each)
    for way, some in ways.items():
        both = [_read(each, tables[each.person]) for each in some]
        totals = [sum((each[kind] for each in both), Found()) for kind in (0, 1)]
        told = ", ".join(f"{x.f1 or 0:.3f} ({x.right} {x.wrong} {x.missing})" for x in totals)
        print(f"{label}: {way}: {len(some)} documents: roles, courses: {told}", flush=True)


def written(tables: Sequence[Weights]) -> str:
    made = [_HEAD]
    for name, weights in zip(_TABLES, tables, strict=True):
        kept = {key: round(each, 2) for key, each in weights.items() if abs(each) >= _LEAST}
        rows_ = "".join(f'        "{key}": {each},\n' for key, each in sorted(kept.items()))
        made.append(f"\n{name} = MappingProxyType(\n    {{\n{rows_}    }}\n)\n")
    return "".join(made)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("noted", type=Path, nargs="+")
    asked.add_argument("--invented", type=Path)
    asked.add_argument("--sevenths", type=int, nargs="+", default=[5, 6])
    asked.add_argument("--only", action="store_true")
    asked.add_argument("--processes", type=int, default=2)
    options = asked.parse_args()
    chosen = [each for folder in options.noted for each in _chosen(folder, options.sevenths)]
    chosen += _invented(options.invented) if options.invented else []
    with Pool(options.processes) as pool:
        documents = pool.map(seen, chosen, chunksize=4)
    told = {each.person: ([], []) for each in documents}
    for each in documents:
        for kind in (0, 1):
            times = 2 if each.person.startswith(_INVENTED) else 1
            told[each.person][kind].extend(list(_told(each, kind)) * times)
    now = [shipped.OF_ROLES, shipped.OF_COURSES]
    tell("as shipped", documents, dict.fromkeys(told, now))
    by_fold = [
        [
            fitted(
                [x for person in told if _part(person, _FOLDS) != fold for x in told[person][kind]]
            )
            for kind in (0, 1)
        ]
        for fold in range(_FOLDS)
    ]
    tell("others' weights", documents, {each: by_fold[_part(each, _FOLDS)] for each in told})
    if not options.only:
        tables = [fitted([x for each in told.values() for x in each[kind]]) for kind in (0, 1)]
        Path(shipped.__file__).write_text(written(tables), "utf-8")


def _chosen(folder: Path, sevenths: Sequence[int]) -> Iterator[Noted]:
    ways: dict[str, list[Noted]] = {}
    for each in noted(folder, lambda name: _part(_person(name), 7) in sevenths):
        ways.setdefault(each.name, []).append(each)
    for name, (first, *others) in ways.items():
        yield first
        if others:
            yield Random(name).choice(others)


def _invented(folder: Path) -> Iterator[Noted]:
    for file in sorted(folder.glob("validation-*")):
        for number, each in enumerate(pickle.loads(file.read_bytes())):
            document, marks = each["document"], each["marks"]
            values = _values(marks, document.text)
            work, education = list[Entry](), list[Entry]()
            for entry in entries_of_marks(marks):
                what, place, dates = (
                    next((values[c, at] for c in _CODES[kind] if (c, at) in values), None)
                    for kind, at in entry.items()
                )
                own = work if Kind.TITLE in entry else education
                own.append(Entry(_one(place), _one(what), _one(dates), (), False))
            name = f"{_INVENTED}{file.stem}-{number}"
            truth = Truth(
                name, name, "", "", "", None, (), (), (), tuple(work), tuple(education)
            )  # fmt: skip
            yield Noted(name, each["way"], document, marks, truth)


def _one(value: str | None) -> tuple[str, ...]:
    return (value,) if value else ()


def _values(marks: Sequence[tuple[str, int]], text: str) -> dict[tuple[str, int], str]:
    """The first stretch of each mark; spaces have none."""
    spans: dict[tuple[str, int], list[int]] = {}
    last = ("", -1)
    for at, mark in enumerate(marks):
        if not mark[0]:
            last = last if text[at].isspace() else mark
            continue
        if mark not in spans:
            spans[mark] = [at, at + 1]
        elif mark == last:
            spans[mark][1] = at + 1
        last = mark
    return {mark: " ".join(text[begin:end].split()) for mark, (begin, end) in spans.items()}


if __name__ == "__main__":
    main()
