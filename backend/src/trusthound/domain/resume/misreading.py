"""A document and what was read of it in; what an applicant tracking system may misread, out.

Each is a fact of the document with what to do about it. None of them says anything of the person,
and no score of a candidate counts them.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.resume.document import Document, Format, Line
from trusthound.domain.resume.model import Resume, Stated
from trusthound.domain.resume.read.piece import SYMBOLS

_QUOTED = 3  # examples of one thing
_FEWEST_BESIDE = 5  # lines of a column that make it one


class Misread(StrEnum):
    COLUMNS = "columns"
    OLD_FORMAT = "old_format"
    UNKNOWN_HEADING = "unknown_heading"
    NO_WORK_HEADING = "no_work_heading"
    ROLE_INCOMPLETE = "role_incomplete"
    ROLE_UNDATED = "role_undated"
    YEARS_ONLY = "years_only"
    SYMBOLS = "symbols"
    HIDDEN_TEXT = "hidden_text"
    NO_MAIL = "no_mail"
    LITTLE_TEXT = "little_text"


@dataclass(frozen=True, slots=True)
class Misreading:
    """`quotes` are where it shows, as far as it shows in words."""

    kind: Misread
    why: str
    advice: str
    quotes: tuple[str, ...] = ()


_TOLD = {
    Misread.COLUMNS: (
        "Text stands in columns side by side; many systems read straight across them.",
        "Put everything in one column, or keep a one-column copy for online forms.",
    ),
    Misread.OLD_FORMAT: (
        "The file is in the old .doc format, which many systems refuse.",
        "Save it as PDF or DOCX.",
    ),
    Misread.UNKNOWN_HEADING: (
        "These headings aren't ones that systems look for.",
        "Use plain ones: Experience, Education, Skills.",
    ),
    Misread.NO_WORK_HEADING: (
        "No heading says where the work experience begins.",
        "Put “Experience” above your roles.",
    ),
    Misread.ROLE_INCOMPLETE: (
        "We couldn't read both a title and an employer of these roles.",
        "Write both, the title and the employer apart by a line or a comma.",
    ),
    Misread.ROLE_UNDATED: (
        "We found no dates for these roles.",
        "Write from which month until which month, such as “Jan 2020 – Mar 2022”.",
    ),
    Misread.YEARS_ONLY: (
        "These roles have years without months, so their length can only be guessed.",
        "Write the months too, if you like it to be counted exactly.",
    ),
    Misread.SYMBOLS: (
        "Signs of a symbol font stand in the text and may come out as boxes or letters.",
        "Use plain bullets, and words instead of icons.",
    ),
    Misread.HIDDEN_TEXT: (
        "The file holds text that nobody sees but machines read.",
        "Remove it; templates sometimes leave some behind.",
    ),
    Misread.NO_MAIL: (
        "We couldn't read a mail address.",
        "Write it as text near your name, not in a picture or only behind a link.",
    ),
    Misread.LITTLE_TEXT: (
        "There is hardly any text; it may be inside pictures.",
        "Export the file as text, not as an image.",
    ),
}


def misreadings(document: Document, resume: Resume) -> tuple[Misreading, ...]:
    return tuple(
        Misreading(kind, *_TOLD[kind], quotes) for kind, quotes in _found(document, resume)
    )


def _found(document: Document, resume: Resume) -> Iterator[tuple[Misread, tuple[str, ...]]]:
    if len(document.text.split()) < 40:
        yield Misread.LITTLE_TEXT, ()
    if document.facts.format is Format.DOC:
        yield Misread.OLD_FORMAT, ()
    if _side_by_side(document):
        yield Misread.COLUMNS, ()
    if symbols := [each.text for each in document.lines if SYMBOLS.search(each.text)]:
        yield Misread.SYMBOLS, tuple(symbols[:_QUOTED])
    if hidden := document.facts.hidden:
        yield Misread.HIDDEN_TEXT, tuple(each.text[:120] for each in hidden[:_QUOTED])
    if not resume.mails:
        yield Misread.NO_MAIL, ()
    yield from _of_sections(resume)
    yield from _of_roles(resume)


def _of_sections(resume: Resume) -> Iterator[tuple[Misread, tuple[str, ...]]]:
    if unknown := [each.heading.value for each in resume.sections if not each.kind]:
        yield Misread.UNKNOWN_HEADING, tuple(unknown[:_QUOTED])
    if resume.work and not any(each.kind in {"work", "volunteer"} for each in resume.sections):
        yield Misread.NO_WORK_HEADING, ()


def _of_roles(resume: Resume) -> Iterator[tuple[Misread, tuple[str, ...]]]:
    incomplete = [each for each in resume.work if not (each.title and each.company)]
    undated = [each for each in resume.work if not (each.period.start or each.period.end)]
    rough = [
        each
        for each in resume.work
        if any(end and end.month is None for end in (each.period.start, each.period.end))
    ]
    for kind, roles in (
        (Misread.ROLE_INCOMPLETE, incomplete),
        (Misread.ROLE_UNDATED, undated),
        (Misread.YEARS_ONLY, rough),
    ):
        if roles:
            shown: list[Stated] = [named for each in roles if (named := each.title or each.company)]
            yield kind, tuple(each.value for each in shown[:_QUOTED])


def _side_by_side(document: Document) -> bool:
    """Whether two columns of a page, each of several lines, stand beside each other."""
    columns: dict[tuple[int, int], list[Line]] = defaultdict(list)
    for line in document.lines:
        if line.box:
            columns[(line.page, line.column)].append(line)
    extents: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for (page, _), lines in columns.items():
        boxes = [each.box for each in lines if each.box]
        if len(boxes) >= _FEWEST_BESIDE:
            extents[page].append(
                (min(each.top for each in boxes), max(each.bottom for each in boxes))
            )
    return any(_overlap(sorted(each)) for each in extents.values())


def _overlap(extents: list[tuple[float, float]]) -> bool:
    lowest = -1.0
    for top, bottom in extents:
        if top < lowest - 0.05:
            return True
        lowest = max(lowest, bottom)
    return False
