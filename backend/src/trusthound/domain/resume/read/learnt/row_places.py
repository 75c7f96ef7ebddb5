"""Rows at a glance in; what each is like beside the others of its document, out."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from trusthound.domain.resume.read.learnt.hints import Hints
from trusthound.domain.resume.read.learnt.scale import scored, step_of
from trusthound.domain.resume.read.rows import Row

_FAR = 4  # rows from dates


@dataclass(frozen=True, slots=True)
class Seen:
    """What is told of one row by itself. `own` are its traits."""

    row: Row
    dates: str  # as dated_as tells it
    title: float
    company: float
    school: bool
    degree: bool
    words: int
    heading: str
    own: list[str]
    left: float | None

    @property
    def heads(self) -> bool:
        """Whether it says from when to when, and is no point of a list."""
        return self.dates[0] == "r" and not self.row.bulleted


def signature(one: Seen) -> Hashable:
    """What rows share that look the same."""
    return one.row.looks, one.row.bulleted, one.dates, one.words > 12


def beside_looks(seen: Sequence[Seen]) -> list[list[str]]:
    """Size, indentation and free space, against the document and the rows beside."""
    sizes = sorted(each.row.looks.points for each in seen if each.row.looks.points)
    usual = sizes[len(sizes) // 2] if sizes else 0.0
    edges: dict[tuple[int, int], float] = {}
    for each in seen:
        if each.left is not None:
            where = each.row.line.page, each.row.line.column
            edges[where] = min(each.left, edges.get(where, 1.0))
    made = []
    for at, one in enumerate(seen):
        told = [f"pos{step_of(at, (0, 1, 2, 3, 5, 8, 12))}", f"pg{min(2, one.row.line.page)}"]
        if one.row.looks.points and usual:
            size = step_of(one.row.looks.points / usual, (0.9, 1.05, 1.15, 1.3, 1.6, 2.0))
            told += [f"sz{size}", f"sz{size}wc{step_of(one.words, (1, 3, 6, 12))}"]
        told += _inset(one, edges)
        told += _after(seen[at - 1], one) if at else ["first"]
        if at + 1 < len(seen):
            below = seen[at + 1].row
            told += [f"under{_gap(below)}", f"undersame{below.looks == one.row.looks:d}"]
        else:
            told.append("last")
        made.append(told)
    return made


def _inset(one: Seen, edges: dict[tuple[int, int], float]) -> list[str]:
    box = one.row.line.box
    if box is None:
        return []
    edge = edges[one.row.line.page, one.row.line.column]
    inset = step_of(box.left - edge, (0.004, 0.02, 0.05, 0.12, 0.3))
    told = [f"in{inset}", f"in{inset}d{one.dates[0]}"]
    if abs(box.left + box.right - 1) < 0.04 and box.left > 0.15:
        told.append("mid")
    return told


def _after(before: Seen, one: Seen) -> list[str]:
    gap, same = _gap(one.row), f"same{before.row.looks == one.row.looks:d}"
    told = [
        f"gap{gap}", same, f"gap{gap}{same}", f"gap{gap}d{one.dates}",
        f"gap{gap}bul{before.row.bulleted:d}{one.row.bulleted:d}",
    ]  # fmt: skip
    if one.left is not None and before.left is not None:
        step = step_of(one.left - before.left, (-0.1, -0.02, -0.004, 0.004, 0.02, 0.1))
        told += [f"step{step}", f"step{step}gap{gap}"]
    if before.row.line.column != one.row.line.column:
        told.append("newcol")
    return told


def among_alike(seen: Sequence[Seen]) -> list[list[str]]:
    """How rows that look the same mostly are."""
    groups: dict[Hashable, list[Seen]] = defaultdict(list)
    for each in seen:
        groups[signature(each)].append(each)
    told = {where: _mostly(group) for where, group in groups.items()}
    return [told[signature(each)] for each in seen]


def _mostly(group: Sequence[Seen]) -> list[str]:
    size = len(group)
    count, parts = step_of(size, (1, 2, 4, 8, 16)), (0.1, 0.4, 0.7)
    ts, cs = _mean_scores(group)
    dg = step_of(sum(x.degree for x in group) / size, parts)
    sc = step_of(sum(x.school for x in group) / size, parts)
    hd = step_of(sum(bool(x.heading) for x in group) / size, (0.05, 0.3, 0.6))
    words = step_of(sum(x.words for x in group) / size, (2, 4, 7, 12))
    return [
        f"A{count}", f"Ats{ts}", f"Acs{cs}", f"Ats{ts}cs{cs}", f"Adg{dg}sc{sc}", f"Ahd{hd}",
        f"Ahd{hd}n{count}", f"Aw{words}",
    ]  # fmt: skip


def _mean_scores(group: Sequence[Seen]) -> tuple[int, int]:
    size = len(group)
    return scored(sum(x.title for x in group) / size), scored(sum(x.company for x in group) / size)


def near_dates(seen: Sequence[Seen]) -> list[list[str]]:
    """How far it stands from rows that say from when to when, and what mostly stands so."""
    offsets = _offsets(seen)
    nexts, following = [0] * len(seen), 10**6
    for at in range(len(seen) - 1, -1, -1):
        nexts[at] = following
        following = at if seen[at].heads else following
    made, last = [], -99
    for at, one in enumerate(seen):
        below, above = min(_FAR, at - last), min(_FAR, nexts[at] - at)
        both = f"from{below}to{above}"
        told = [both, f"from{below}", f"to{above}"]
        told.append(f"{both}b{one.row.bulleted:d}p{one.row.prominent:d}")
        told += [f"o{step}:{offsets[step]}" for step in (below, -above) if step in offsets]
        made.append(told)
        last = at if one.heads else last
    return made


def _offsets(seen: Sequence[Seen]) -> dict[int, str]:
    dated = [at for at, each in enumerate(seen) if each.heads]
    offsets: dict[int, str] = {}
    for step in (-3, -2, -1, 1, 2, 3):
        there = [seen[at + step] for at in dated if 0 <= at + step < len(seen)]
        if len(there) > 1:
            share = Counter(x.row.looks for x in there).most_common(1)[0][1] / len(there)
            told = sum(x.row.bulleted or x.words > 12 for x in there) / len(there)
            ts, cs = _mean_scores(there)
            looks = f"{step_of(share, (0.5, 0.8))}{step_of(told, (0.2, 0.6))}"
            offsets[step] = f"{looks}t{ts}c{cs}"
    return offsets


def around(seen: Sequence[Seen], at: int) -> list[str]:
    """What the rows beside it are like."""
    told, me = [], seen[at]
    for step in (-2, -1, 1, 2):
        if not 0 <= at + step < len(seen):
            told.append(f"{step}none")
            continue
        one = seen[at + step]
        dates, ts, cs = f"{step}d{one.dates}", scored(one.title), scored(one.company)
        count = step_of(one.words, (1, 3, 6, 12))
        told += [
            dates, f"{step}ts{ts}", f"{step}cs{cs}", f"{step}wc{count}b{one.row.bulleted:d}",
            f"{step}sc{one.school:d}dg{one.degree:d}", f"{step}pr{one.row.prominent:d}",
        ]  # fmt: skip
        if one.heading:
            told.append(f"{step}h{one.heading}")
        if abs(step) == 1:
            my_ts, my_cs = scored(me.title), scored(me.company)
            told += [
                f"{dates}d{me.dates}", f"{step}ts{ts}cs{cs}me{my_ts}{my_cs}",
                f"{step}b{one.row.bulleted:d}me{me.row.bulleted:d}d{me.dates[0]}",
                f"{step}{one.dates}ts{my_ts}cs{my_cs}",
            ]  # fmt: skip
    return told


def held_by_rules(seen: Sequence[Seen], hints: Hints) -> list[list[str]]:
    """What rules read in it and in the rows beside."""
    codes = ["^"]
    for each in seen:
        piece = each.row.piece
        begun = any(piece.start <= x < piece.end for x in hints.first)
        codes.append(hints.within(piece.start, piece.end) + "!" * begun)
    codes.append("$")
    return [
        [
            f"R{code}", f"R{code}d{one.dates}", f"R{code}-{before}", f"R{code}+{behind}",
            f"R{code}k{one.words > 12:d}b{one.row.bulleted:d}", f"-R{before}", f"+R{behind}",
        ]
        for one, before, code, behind in zip(seen, codes, codes[1:], codes[2:], strict=False)
    ]  # fmt: skip


def _gap(row: Row) -> str:
    """The free space above it."""
    return "x" if row.above is None else str(step_of(row.above, (0.1, 0.35, 0.7, 1.2, 2.5)))
