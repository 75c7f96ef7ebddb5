"""What both sides read in, the report as Markdown out."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import rules
from measured import File, Posting, postings
from reading import FIELDS, Reading
from rules import AMISS, STATED, Verdict, description_faults

SHORT = {
    "employment_types": "type",
    "date_posted": "posted",
    "valid_through": "last day",
    "description": "text",
}
MOST_CHARACTERS = 60
SHARE = 0.9


def targets(ours: list[File], packaged: list[File]) -> list[tuple[bool, str]]:
    """Each target of the benchmark, whether it is met, and the figure."""
    read = postings(ours)
    walls = [each for each in ours if each.kind == "wall"]
    closed = [each for each in read if each.expected.get("liveness") == "closed"]
    shut = [each for each in closed if each.verdicts["liveness"] is Verdict.RIGHT]
    right, theirs = _rights(read), _rights(postings(packaged))
    lines = [_files_amiss(read, "title", most=1), _files_amiss(read, "company", most=2)]
    lines += [_share(read, each) for each in ("places", "pay", "date_posted", "valid_through")]
    refused = sum(each.refused for each in walls)
    lines.append((refused == len(walls), f"walls unread: {refused} of {len(walls)}"))
    lines.append((shut == closed, f"closed postings closed: {len(shut)} of {len(closed)}"))
    lines.append(
        (
            right >= 2 * theirs,
            f"fields right, ours to packaged: {right} to {theirs} ({right / theirs:.1f} times)",
        )
    )
    return lines


def written(ours: list[File], packaged: list[File], *, as_of: str) -> str:
    """The whole report."""
    alike = [[each for each in side if each.structured] for side in (ours, packaged)]
    return "\n".join(
        [
            f"# What is read of each file, field by field ({as_of})",
            "",
            *_head(ours),
            "## Targets",
            "",
            *(f"- {'PASS' if met else 'FAIL'} {told}" for met, told in targets(ours, packaged)),
            "",
            "## Fields, all files",
            "",
            *_field_table(postings(ours), postings(packaged)),
            "",
            "## Fields, HTML and JSON-LD files alone",
            "",
            *_field_table(*map(postings, alike)),
            "",
            "## Boards and sites (ours: right of stated, +n invented)",
            "",
            *_board_table(ours, packaged),
            "",
            "## What a file is",
            "",
            *_kind_table(ours, packaged),
            "",
            "## Every file of ours that is not what it should be, and every wrong or missing field",
            "",
            *_faults(ours),
            "",
        ]
    )


def _head(files: list[File]) -> list[str]:
    rule = " ".join((rules.__doc__ or "").split("\n\n", 1)[1].split())
    return [
        f"{len(files)} files, {len(postings(files))} postings looked at in full. Expectations and "
        "their rules: [README.md](README.md). How readings are compared:",
        "",
        f"> {rule}",
        "",
        "*Stated* fields are right, wrong or missing; *invented* is what is read where nothing, or "
        "something else that may be left out, is stated. Packaged is extruct + trafilatura, in the "
        "same run; they are made for HTML and JSON-LD, hence the second table.",
        "",
    ]


def _rights(read: Iterable[Posting]) -> int:
    return sum(rules.rights(each.verdicts) for each in read)


def _files_amiss(read: list[Posting], field: str, *, most: int) -> tuple[bool, str]:
    amiss = {each.file.label for each in read if each.verdicts[field] in AMISS}
    return len(amiss) <= most, f"{field} wrong or missing on {len(amiss)} files (at most {most})"


def _share(read: list[Posting], field: str) -> tuple[bool, str]:
    """Invented values count against the share, too."""
    count = Counter(each.verdicts[field] for each in read)
    of = sum(count[each] for each in (*STATED, Verdict.INVENTED))
    share = count[Verdict.RIGHT] / of if of else 1.0
    told = f"{field} right where stated: {count[Verdict.RIGHT]} of {of} ({share:.0%})"
    return share >= SHARE, told


def _table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]


def _field_table(ours: list[Posting], packaged: list[Posting]) -> list[str]:
    columns = (Verdict.RIGHT, Verdict.WRONG, Verdict.MISSING, Verdict.INVENTED)
    rows: list[list[Any]] = []
    for field in FIELDS:
        row: list[Any] = [field]
        for side in (ours, packaged):
            count = Counter(each.verdicts[field] for each in side)
            row += [sum(count[each] for each in STATED), *(count[each] for each in columns)]
        rows.append(row)
    rows.append(["**all**", *(sum(row[at] for row in rows) for at in range(1, 11))])
    told = ["stated", *(each.value for each in columns)]
    head = ["field", *(f"ours {each}" for each in told), *(f"packaged {each}" for each in told)]
    ratio = _rights(ours) / max(_rights(packaged), 1)
    return [*_table(head, rows), "", f"Fields right, ours to packaged: {ratio:.1f} times."]


def _board_table(ours: list[File], packaged: list[File]) -> list[str]:
    theirs, rows = postings(packaged), []
    for board in sorted({each.board for each in ours if each.kind != "wall"}, key=str.lower):
        read = [each for each in postings(ours) if each.file.board == board]
        if not read:
            continue
        also = [each for each in theirs if each.file.board == board]
        files = len({each.file.label for each in read})
        cells = [_cell(Counter(each.verdicts[field] for each in read)) for field in FIELDS]
        rows.append([board, files, len(read), *cells, _rights(read), _rights(also)])
    head = ["board", "files", "postings", *(SHORT.get(each, each) for each in FIELDS)]
    return _table([*head, "right", "packaged right"], rows)


def _cell(count: Counter[Verdict]) -> str:
    stated = sum(count[each] for each in STATED)
    told = f"{count[Verdict.RIGHT]}/{stated}" if stated else "–"
    return f"{told} +{count[Verdict.INVENTED]}" if count[Verdict.INVENTED] else told


def _kind_table(ours: list[File], packaged: list[File]) -> list[str]:
    rows = []
    for kind in ("posting", "postings", "listing", "other", "wall"):
        sides = [[each for each in side if each.kind == kind] for side in (ours, packaged)]
        right = [sum(each.kind_right for each in side) for side in sides]
        rows.append([kind, len(sides[0]), *right])
    return _table(["kind", "files", "ours right", "packaged right"], rows)


def _faults(files: list[File]) -> list[str]:
    lines = [f"- {each.label}: {_amiss(each)}" for each in files if not each.kind_right]
    for each in postings(files):
        where = f"{each.file.label} {each.expected.get('key', '')}".strip()
        if each.reading is None:
            if each.file.counted or each.file.outcome.readings:
                lines.append(f"- {where}: this posting was not found among those read")
            continue
        lines += [
            f"- {where}: {field} {verdict.value}: {_told(field, each.expected, each.reading)}"
            for field, verdict in each.verdicts.items()
            if verdict in AMISS
        ]
    return lines or ["None."]


def _amiss(file: File) -> str:
    outcome, wanted = file.outcome, file.expected.get("count", 1)
    if outcome.crash:
        return f"**crash** {outcome.crash}"
    if file.refused:
        return f"{file.kind}, but refused ({outcome.refused})"
    if file.kind in ("posting", "postings"):
        return f"{len(outcome.readings)} postings read, {wanted} expected"
    return f"{file.kind}, but read as {len(outcome.readings)}: {_short(outcome.readings[0].title)}"


def _told(field: str, expected: dict[str, object], reading: Reading) -> str:
    if field == "description" and not reading.description:
        return "no text"
    if field == "description":
        return ", ".join(description_faults(expected, reading))
    wanted = rules.alternatives(expected, field)
    stated = wanted[0] if len(wanted) == 1 else wanted
    return f"stated {_short(stated)}, read {_short(getattr(reading, field))}"


def _short(value: object) -> str:
    told = " ".join(str(value).split()).replace("|", "\\|")
    return told if len(told) <= MOST_CHARACTERS else f"{told[:MOST_CHARACTERS]}…"
