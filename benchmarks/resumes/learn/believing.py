"""Notes of real resumes in; trees that weigh what speaks for and against an entry that several readers claim, out.

    python benchmarks/resumes/learn/believing.py NOTED… [--look second] [--sevenths 5 6] [--invented FOLDER]
        [--designs FOLDER…] [--development] [--twice NAME…] [--only] [--processes 2]

LOOK: the trees that are fitted. Those of the second look know what the first look, as it ships, makes of the other claims: so
they want people whom the first was not fitted to. Who fits the first has to fit the second anew.

NOTED: folders as noted.py has them; only people of these sevenths (by the sha256 of their name). What a reader was
fitted to it reads too well: how much too well has to be looked at. INVENTED: as make.py wrote it. DESIGNS: as
weighable.py has them. DEVELOPMENT: the development halves of the corpus and of layouts. Documents whose folder has one of the names
count TWICE. First it says how much of those is read right, each fifth of the people read with trees of the other four; then it
writes wiring/reference/resume_beliefs.gz of all (not with `--only`). It needs scikit-learn on its path, out of an environment
beside the project's.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from sklearn.ensemble import GradientBoostingClassifier

_LEARN = Path(__file__).resolve().parent
sys.path[:0] = [str(_LEARN.parent), str(_LEARN / "encoder")]

from comparing import Found, _entries, _entry_match
from noted import Noted
from ours import _course, _role
from truths import Entry, Truth
from weighable import (
    INVENTED,
    of_designs,
    of_development,
    of_invented,
    of_notes,
    part_of,
    person_of,
)

from trusthound.domain.resume.model import Education, Period, Work
from trusthound.domain.resume.read.claims.believed import believed
from trusthound.domain.resume.read.claims.claim import distinct
from trusthound.domain.resume.read.claims.second_look import beside_others
from trusthound.domain.resume.read.claims.traits import Surroundings, traits_of
from trusthound.domain.resume.read.claims.trees import Beliefs, Fork, Looks, Node, Trees
from trusthound.domain.resume.read.dates import periods
from trusthound.domain.resume.read.education import education
from trusthound.domain.resume.read.encoded.sight import Sight
from trusthound.domain.resume.read.piece import Piece
from trusthound.domain.resume.read.rows import rows
from trusthound.domain.resume.read.second_reading import ByRules, around, claimed
from trusthound.domain.resume.read.sections import parts
from trusthound.domain.resume.read.work import work
from trusthound.wiring.reference import resume_beliefs as shipped
from trusthound.wiring.reference.resume_readers import resume_readers

_FOLDS = 5
_FITTED = {
    "n_estimators": 80, "learning_rate": 0.1, "max_leaf_nodes": 8, "max_depth": None,
    "min_samples_leaf": 30, "subsample": 0.7, "random_state": 1,
}  # fmt: skip
_WRONGLY_DATED = 0.5  # as right as one whose words are right, too
Told = tuple[dict[str, float], float]  # the traits of a claim, and how right it is


@dataclass(frozen=True)
class Seen:
    """A document: of roles and of courses, what is claimed after each reader that is asked."""

    source: str
    person: str
    way: str
    truth: Truth
    asked: tuple[Sequence[Surroundings], Sequence[Surroundings]]


def seen(source: str, one: Noted) -> Seen:
    readers, document = resume_readers(), one.document
    shown = rows(document)
    found, text = parts(shown), document.text
    rules = ByRules(shown, found, text, (work(found, text), education(found, text)))
    sight = Sight(readers.encoder, shown, found) if readers.encoder else None
    claims = claimed(readers.chains, sight, rules)
    both = [
        around(claims[:upto], rules, sight.witness if sight and upto == len(claims) else None)
        for upto in range(1, len(claims) + 1)
    ]
    roles, courses = zip(*both, strict=True)
    return Seen(source, person_of(one.name), one.way, one.truth, (roles, courses))


def _told(one: Seen, kind: int, first: Trees | None) -> Iterator[Told]:
    """`first`: of the first look, where the second is fitted."""
    for stage in one.asked[kind]:
        claims = distinct(stage.readings)
        traits = [traits_of(each, stage) for each in claims]
        if first:
            beside = beside_others(claims, [first.likelihood(each) for each in traits])
            traits = [a | b for a, b in zip(traits, beside, strict=True)]
        for claim, told in zip(claims, traits, strict=True):
            right = _right(one.truth, claim.entry)
            if right is not None:
                yield told, right


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


def fitted(told: Sequence[Told]) -> Trees:
    names = sorted({name for traits, _ in told for name in traits})
    places = {name: at for at, name in enumerate(names)}
    shown = np.zeros((len(told), len(names)))
    for row, (traits, _) in zip(shown, told, strict=True):
        for name, value in traits.items():
            row[places[name]] = value
    right = np.array([each for _, each in told])
    both = np.repeat([1, 0], len(told))  # what is half right counts half as right, half as wrong
    worth = np.concatenate([right, 1 - right])
    some = worth > 0
    model = GradientBoostingClassifier(**_FITTED)
    model.fit(np.concatenate([shown, shown])[some], both[some], sample_weight=worth[some])
    share = model.init_.class_prior_[1]
    return Trees(
        float(np.log(share / (1 - share))),
        [_node(each.tree_, 0, names) for each in model.estimators_[:, 0]],
    )


def _node(tree: object, at: int, names: Sequence[str]) -> Node:
    below, above = tree.children_left[at], tree.children_right[at]
    if below < 0:
        return round(_FITTED["learning_rate"] * float(tree.value[at, 0, 0]), 4)
    # Traits are compared as numbers of four bytes there.
    most = float(np.float32(tree.threshold[at]))
    return Fork(
        names[tree.feature[at]],
        round(most, 6),
        _node(tree, below, names),
        _node(tree, above, names),
    )


def _read(one: Seen, beliefs: Beliefs) -> list[Found]:
    looks = beliefs.of_roles, beliefs.of_courses
    entries = [[x.entry for x, _ in believed(one.asked[kind][-1], looks[kind])] for kind in (0, 1)]
    return [
        _entries(one.truth, one.truth.work, tuple(map(_role, entries[0])), one_date=False),
        _entries(one.truth, one.truth.education, tuple(map(_course, entries[1])), one_date=True),
    ]


def tell(label: str, documents: Sequence[Seen], beliefs: Mapping[str, Beliefs]) -> None:
    """`beliefs` by person. Of all, and of each way."""
    ways: dict[str, list[Seen]] = {"all": list(documents)}
    for each in documents:
        ways.setdefault(f"{each.source}, {each.way}", []).append(each)
    for way, some in ways.items():
        both = [_read(each, beliefs[each.person]) for each in some]
        totals = [sum((each[kind] for each in both), Found()) for kind in (0, 1)]
        told = ", ".join(f"{x.f1 or 0:.3f} ({x.right} {x.wrong} {x.missing})" for x in totals)
        print(f"{label}: {way}: {len(some)} documents: roles, courses: {told}", flush=True)


def _of_all(
    told: Mapping[str, tuple[list[Told], list[Told]]],
    first: tuple[Trees, Trees] | None,
    left_out: int | None = None,
) -> Beliefs:
    """Of all people, or of all but those of one fold."""
    some = [x for person, x in told.items() if part_of(person, _FOLDS) != left_out]
    trees = [fitted([x for each in some for x in each[kind]]) for kind in (0, 1)]
    return Beliefs(
        *(Looks(first[kind], trees[kind]) if first else Looks(trees[kind]) for kind in (0, 1))
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("noted", type=Path, nargs="+")
    asked.add_argument("--look", choices=("first", "second"), default="second")
    asked.add_argument("--sevenths", type=int, nargs="+", default=[5, 6])
    asked.add_argument("--invented", type=Path)
    asked.add_argument("--designs", type=Path, nargs="+", default=[])
    asked.add_argument("--development", action="store_true")
    asked.add_argument("--twice", nargs="+", default=[])
    asked.add_argument("--only", action="store_true")
    asked.add_argument("--processes", type=int, default=2)
    options = asked.parse_args()
    chosen = [(x.name, each) for x in options.noted for each in of_notes(x, options.sevenths)]
    chosen += [(x.name, each) for x in options.designs for each in of_designs(x)]
    if options.development:
        chosen += [("development", each) for each in of_development()]
    if options.invented:
        chosen += [(INVENTED, each) for each in of_invented(options.invented)]
    with Pool(options.processes) as pool:
        documents = pool.starmap(seen, chosen, chunksize=4)
    ships = shipped.resume_beliefs()
    first = (ships.of_roles.first, ships.of_courses.first) if options.look == "second" else None
    told: dict[str, tuple[list[Told], list[Told]]] = {x.person: ([], []) for x in documents}
    for each in documents:
        for kind in (0, 1):
            times = 2 if each.source in options.twice else 1
            own = list(_told(each, kind, first[kind] if first else None))
            told[each.person][kind].extend(own * times)
    tell("as shipped", documents, dict.fromkeys(told, ships))
    by_fold = [_of_all(told, first, fold) for fold in range(_FOLDS)]
    tell("others' trees", documents, {each: by_fold[part_of(each, _FOLDS)] for each in told})
    if not options.only:
        Path(str(shipped.FILE)).write_bytes(shipped.packed_resume_beliefs(_of_all(told, first)))


if __name__ == "__main__":
    main()
