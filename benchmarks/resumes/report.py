"""How many values were read right in, the report as Markdown out. It holds no value of a resume."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import comparing
from comparing import Found
from people import count_of_people, interval
from truths import Truth

from corpus import HALVES
from trusthound.domain.assessment.accuracy import share_of

KINDS = ("name", "mail", "phone", "employment", "education")
TARGETS = {"name": 0.97, "mail": 0.99, "phone": 0.99, "employment": 0.90, "education": 0.88}
DATES_TARGET = 0.90
Measure = Callable[[Found], float | None]


@dataclass(frozen=True, slots=True)
class File:
    """`refused` is why nothing could be read of it: the words of the refusal, or a crash."""

    truth: Truth
    found: dict[str, Found]
    refused: str = ""
    crashed: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """A reader, and each file as it read it."""

    name: str
    files: list[File] = field(default_factory=list)


def written(ours: Side, others: list[Side], notes: list[str], *, truths: int, as_of: str) -> str:
    people = _people(ours.files)
    lines = [
        f"# What is read of each resume ({as_of})",
        "",
        f"{len(ours.files)} files of {truths} truths were in the corpus, showing {people} people. "
        "How the truths were made and what they hold: [README.md](README.md). How readings are "
        "compared:",
        "",
        *_rule(),
        "",
        "Some files show one person: one resume in several designs, or one career under changed "
        "names. So the brackets after a target hold the 95 % interval of a bootstrap that draws "
        "people, not files. (Where everything was read right it has no width, and the table's says "
        "more.) The tables' brackets hold Wilson's, which takes each value for independent of the "
        "others; and the 36 files of `hackerearth` have six designs among them. So the true "
        "uncertainty is larger than either.",
        "",
    ]
    for half in HALVES[::-1]:
        if any(each.truth.half == half for each in ours.files):
            lines += _half(half, [ours, *others])
    return "\n".join([*lines, "## Packaged readers", "", *notes, ""])


def _half(half: str, sides: list[Side]) -> list[str]:
    ours = [each for each in sides[0].files if each.truth.half == half]
    lines = [f"## The {half} half: {len(ours)} files, {_people(ours)} people", ""]
    if half == "reporting":
        lines += [*(f"- {each}" for each in targets(ours)), ""]
        other = {each.truth.person for each in sides[0].files if each.truth.half != half}
        unseen = [each for each in ours if each.truth.person not in other]
        lines += [f"Of these, {len(unseen)} files show people whom no development file shows:", ""]
        lines += [*(f"- {each}" for each in targets(unseen)), ""]
    for side in sides:
        files = [each for each in side.files if each.truth.half == half]
        refused, crashed = sum(bool(each.refused) for each in files), _crashes(files)
        lines += [
            f"### {side.name}: {len(files)} files, {refused} not read, {crashed} of them crashes",
            "",
            *_kinds(files),
            "",
        ]
    lines += _groups("format", ours, lambda each: each.truth.format)
    lines += _groups("layout", ours, lambda each: each.truth.layout)
    return lines + _groups("set", ours, lambda each: each.truth.file.partition("/")[0])


def targets(files: list[File]) -> list[str]:
    """Each target and whether it is met; names, mails and phones by recall, entries by F1.

    The interval is a bootstrap of people.
    """
    lines = []
    for kind, least in TARGETS.items():
        entries = kind in ("employment", "education")
        told = f"{kind} {'F1' if entries else 'read right where stated'}"
        measure = _f1 if entries else _recall
        lines.append(_target(told, files, kind, measure, least, _stated(_sum(files, kind))))
    nameless = [each.found["name"] for each in files if not _stated(each.found["name"])]
    invented = sum(each.wrong for each in nameless)
    lines.append(f"NOTE a name read where none is stated: {invented} of {len(nameless)} files")
    told, n = "dates of roles found exact", _sum(files, "employment").right
    return [*lines, _target(told, files, "employment", _exact, DATES_TARGET, n)]


def _stated(found: Found) -> int:
    return found.right + found.missing


def _target(told: str, files: list[File], kind: str, measure: Measure, least: float, n: int) -> str:
    share = measure(_sum(files, kind))
    spread = interval(((each.truth, each.found[kind]) for each in files), measure)
    if share is None or spread is None:
        return f"NONE {told}: none is stated (n = 0)"
    met, (low, high) = "PASS" if share >= least else "FAIL", spread
    return f"{met} {told}: {share:.3f} [{low:.3f}–{high:.3f}] (at least {least}; n = {n})"


def _f1(found: Found) -> float | None:
    return found.f1


def _recall(found: Found) -> float | None:
    return _over(found.right, _stated(found))


def _exact(found: Found) -> float | None:
    return _over(found.dated, found.right)


def _kinds(files: list[File]) -> list[str]:
    rows = []
    for kind in KINDS:
        found = _sum(files, kind)
        stated, read = _stated(found), found.right + found.wrong
        row: list[object] = [kind, stated, found.right, found.wrong, found.missing]
        row += [_share(found.right, read), _share(found.right, stated), _number(found.f1)]
        entries = kind in ("employment", "education")
        row += [_share(each, found.right) for each in (found.same, found.dated)] * entries
        rows.append([*row, *["–"] * (10 - len(row))])
    head = ["", "stated", "right", "wrong", "missing", "precision", "recall", "F1"]
    return _table([*head, "word for word", "dates exact"], rows)


def _groups(by: str, files: list[File], group_of: Callable[[File], str]) -> list[str]:
    rows = []
    for group in sorted({group_of(each) for each in files}):
        part = [each for each in files if group_of(each) == group]
        found = {kind: _sum(part, kind) for kind in KINDS}
        row: list[object] = [group, len(part), _people(part)]
        row += [
            _share(one.right, _stated(one))
            for one in (found["name"], found["mail"], found["phone"])
        ]
        for kind in ("employment", "education"):
            one = found[kind]
            recall = _share(one.right, _stated(one))
            row += [_number(one.f1), _share(one.right, one.right + one.wrong), recall]
        row.append(_share(found["employment"].dated, found["employment"].right))
        rows.append(row)
    head = [by, "files", "people", "name", "mail", "phone"]
    for kind in ("employment", "education"):
        head += [f"{kind} F1", "precision", "recall"]
    title = f"### Ours, by {by} (name, mail and phone: read right where stated)"
    return [title, "", *_table([*head, "dates exact"], rows), ""]


def _rule() -> list[str]:
    told = (comparing.__doc__ or "").split("\n\n", 1)[1].strip().splitlines()
    return [f"> {each}".rstrip() for each in told]


def _sum(files: Iterable[File], kind: str) -> Found:
    return sum((each.found[kind] for each in files), Found())


def _people(files: Iterable[File]) -> int:
    return count_of_people(each.truth for each in files)


def _crashes(files: Iterable[File]) -> int:
    return sum(each.crashed for each in files)


def _over(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.3f}"


def _share(part: int, whole: int) -> str:
    share = share_of(part, whole)
    if share is None:
        return "–"
    return f"{share.share:.1%} of {whole} [{share.least:.0%}–{share.most:.0%}]"


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]
