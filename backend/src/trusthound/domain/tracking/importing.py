"""Rows of a file in; applications, what is wrong with them and what is known already, out."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.tracking.application import Facts, Outcome, checked_facts, url_key
from trusthound.domain.tracking.details import NOTE_CHARACTERS
from trusthound.domain.tracking.stage import Given, Stage
from trusthound.domain.tracking.texts import checked_text

# As an export names them; spaces, dashes and capitals do not count.
COLUMNS = (
    "title", "company", "location", "url", "stage", "applied_on", "outcome", "salary",
    "pay_asked", "pay_offered", "notes",
)  # fmt: skip
TEMPLATE_ROW = (
    "Office assistant", "Example Ltd", "Leeds", "https://jobs.example.com/42", "Applied",
    "2026-01-31", "", "£24,000", "", "", "Found by a friend",
)  # fmt: skip
_KEYS = {each.replace("_", ""): each for each in COLUMNS}


@dataclass(frozen=True, slots=True)
class ImportRow:
    """`line` is where it begins in the file, counted from 1; `cells` by the file's own headings."""

    line: int
    cells: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class NewApplication:
    line: int
    stage: Stage
    facts: Facts
    note: str


@dataclass(frozen=True, slots=True)
class RowProblem:
    line: int
    column: str
    message: str


@dataclass(frozen=True, slots=True)
class Duplicate:
    """`in_file`: an earlier row of the same file; else it is on the board."""

    line: int
    title: str
    company: str
    in_file: bool


@dataclass(frozen=True, slots=True)
class ImportPlan:
    """Nothing of it may be written while there are problems. `ignored` are unknown headings."""

    new: tuple[NewApplication, ...]
    problems: tuple[RowProblem, ...]
    duplicates: tuple[Duplicate, ...]
    ignored: tuple[str, ...]


Key = tuple[str, ...]


def keys_of(facts: Facts) -> tuple[Key, ...]:
    """Two applications that share one are the same: by link, else by title, company and day."""
    key = url_key(facts.url)
    words = (facts.title, facts.company, str(facts.applied_on or ""))
    return (("url", key),) if key else (("words", *(each.casefold() for each in words)),)


def plan_import(
    rows: Sequence[ImportRow], stages: Sequence[Stage], known: Collection[Key], *, as_of: date
) -> ImportPlan:
    """`known` are the keys of what is on the board."""
    new: list[NewApplication] = []
    problems: list[RowProblem] = []
    duplicates: list[Duplicate] = []
    seen: set[Key] = set()
    for row in rows:
        try:
            told = _application(row, stages, as_of)
        except _Wrong as wrong:
            problems.append(RowProblem(row.line, wrong.column, wrong.message))
            continue
        keys = keys_of(told.facts)
        on_board = any(each in known for each in keys)
        if on_board or any(each in seen for each in keys):
            facts = told.facts
            duplicates.append(Duplicate(row.line, facts.title, facts.company, not on_board))
            continue
        seen.update(keys)
        new.append(told)
    return ImportPlan(tuple(new), tuple(problems), tuple(duplicates), _ignored(rows))


def check_importable(plan: ImportPlan) -> None:
    """Raises InvalidInput, with the first thing that is wrong."""
    if not plan.problems:
        return
    first, others = plan.problems[0], len(plan.problems) - 1
    more = f" ({others} more rows are wrong.)" if others else ""
    raise InvalidInput(
        f"Line {first.line}: {first.message}{more}",
        field="file",
        advice="Nothing was imported. Correct the file, then choose it again.",
    )


class _Wrong(Exception):
    def __init__(self, column: str, message: str) -> None:
        super().__init__(message)
        self.column, self.message = column, message


def _application(row: ImportRow, stages: Sequence[Stage], as_of: date) -> NewApplication:
    cells = {
        key: _text(value, key)
        for name, value in row.cells.items()
        if (key := _KEYS.get(_plain(name)))
    }
    get = cells.get
    facts = Facts(
        title=get("title", ""),
        company=get("company", ""),
        location=get("location", ""),
        url=get("url", ""),
        salary=get("salary", ""),
        applied_on=_day(get("applied_on", "")),
        outcome=_outcome(get("outcome", "")),
        pay_asked=get("pay_asked", ""),
        pay_offered=get("pay_offered", ""),
    )
    note = get("notes", "")
    try:
        checked = checked_facts(facts, as_of=as_of)
        if note:
            note = checked_text(note, "notes", what="The note", most=NOTE_CHARACTERS)
    except InvalidInput as problem:
        column = _KEYS.get(_plain(problem.field), problem.field)
        raise _Wrong(column, f"{problem.message} {problem.advice}".strip()) from problem
    return NewApplication(row.line, _stage(get("stage", ""), stages), checked, note)


def _text(value: object, column: str) -> str:
    if value is None:
        return ""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise _Wrong(column, "This is not text.")
    return str(value).strip()


def _day(text: str) -> date | None:
    if not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise _Wrong("applied_on", f"“{_short(text)}” is no day like 2026-01-31.") from None


def _outcome(text: str) -> Outcome | None:
    if not text:
        return None
    by_name = {_plain(each.value): each for each in Outcome}
    found = by_name.get(_plain(text))
    if found is None:
        known = ", ".join(each.value.replace("_", " ") for each in Outcome)
        raise _Wrong("outcome", f"“{_short(text)}” is no outcome; write one of: {known}.")
    return found


def _stage(text: str, stages: Sequence[Stage]) -> Stage:
    """None stated: saved."""
    wanted = text or Given.SAVED.value
    for each in stages:
        if wanted.casefold() in (each.name.casefold(), each.id):
            return each
    known = ", ".join(each.name for each in stages)
    raise _Wrong("stage", f"You have no stage “{_short(text)}”; write one of: {known}.")


def _ignored(rows: Sequence[ImportRow]) -> tuple[str, ...]:
    headings = dict.fromkeys(each for row in rows for each in row.cells)
    return tuple(_short(each) for each in headings if _plain(each) not in _KEYS)[:20]


def _plain(name: str) -> str:
    return re.sub(r"[\W_]", "", name).lower()


def _short(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}…"
