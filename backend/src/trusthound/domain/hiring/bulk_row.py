"""Lines of an employer's list in; rows that can be checked, or what is wrong with them, out."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from trusthound.domain.candidate.claims import Claims
from trusthound.domain.common.document_problem import DOCUMENT_SENTENCES, DocumentProblem
from trusthound.domain.common.errors import DocumentRefused, InvalidInput
from trusthound.domain.hiring.asked import checked

REFERENCE_CHARACTERS = 200
NAME_CHARACTERS = 300
# As a list names them; those of the form for one resume, and the file.
COLUMNS = (
    "resume", "candidateEmail", "claimedEmployers", "linkedinUrl", "jobText", "reference",
)  # fmt: skip
_KNOWN = {each.lower(): each for each in COLUMNS}


class RowState(StrEnum):
    INVALID = "invalid"  # left out before the start; `problems` say why
    WAITING = "waiting"
    WORKING = "working"
    DONE = "done"  # there is a report, and it was counted
    REFUSED = "refused"  # the file could not be read; nothing was counted
    FAILED = "failed"  # we could not do it; nothing was counted
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class RowProblem:
    """`field` is the column, "" where it is about the row."""

    code: str
    message: str
    field: str = ""


@dataclass(frozen=True, slots=True)
class ListedLine:
    """A line of the list as it came. `number` counts from 1, as an editor does; `at` is where the
    line lies in the file, its first byte and their number, for what is read from it later.
    """

    number: int
    values: Mapping[str, object]
    at: tuple[int, int] = (0, 0)
    embedded: str | None = None  # the resume itself, in base64


@dataclass(frozen=True, slots=True)
class FileFound:
    """`entry` is the name in the archive, "" for one that stands in the list itself."""

    entry: str
    shown: str


@dataclass(frozen=True, slots=True)
class NewRow:
    """`file` None and no claims where it is not valid."""

    line: int
    reference: str
    resume: str
    problems: tuple[RowProblem, ...] = ()
    claims: Claims | None = None
    file: FileFound | None = None
    at: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class BulkRow:
    """As it stands. `check_id` is there once it is done."""

    number: int
    line: int
    reference: str
    resume: str
    state: RowState
    problems: tuple[RowProblem, ...]
    check_id: str | None


# Raises DocumentRefused and InvalidInput: the file that a line names, or brings.
FindFile = Callable[[ListedLine, str], FileFound]


def checked_rows(lines: Iterable[ListedLine], find_file: FindFile) -> Iterator[NewRow]:
    """Each line as a row; one that says the same as an earlier one is not valid."""
    seen: dict[tuple[str, Claims, tuple[int, int]], int] = {}
    for line in lines:
        row = _checked(line, find_file)
        if row.file is not None and row.claims is not None:
            place = (0, 0) if row.file.entry else row.at
            key = (row.file.entry, row.claims, place)
            first = seen.setdefault(key, line.number)
            if first != line.number:
                problem = RowProblem("repeated", f"It says the same as line {first}.")
                row = NewRow(row.line, row.reference, row.resume, (problem,))
        yield row


def _checked(line: ListedLine, find_file: FindFile) -> NewRow:
    problems: list[RowProblem] = []
    values = {_KNOWN.get(name.strip().lower(), name): value for name, value in line.values.items()}
    words: dict[str, str] = {}
    for name in COLUMNS:
        try:
            words[name] = _text(name, values.get(name))
        except InvalidInput as refused:
            problems.append(RowProblem(refused.code, refused.message, refused.field))
    resume = " ".join(words.get("resume", "").split())
    reference = " ".join(words.get("reference", "").split())[:REFERENCE_CHARACTERS]
    claims = file = None
    try:
        fields = {**words, "attested": "true"}  # once for the whole list, when it is started
        claims = checked(fields, filename=resume, data=b"").claims
    except InvalidInput as refused:
        problems.append(RowProblem(refused.code, refused.message, refused.field))
    try:
        file = find_file(line, resume)
    except InvalidInput as refused:
        problems.append(RowProblem(refused.code, refused.message, "resume"))
    except DocumentRefused as refused:
        problems.append(document_problem(refused.problem))
    shown = (file.shown if file else resume)[:NAME_CHARACTERS]
    if problems:
        return NewRow(line.number, reference, shown, tuple(problems))
    return NewRow(line.number, reference, shown, (), claims, file, line.at)


def document_problem(problem: DocumentProblem) -> RowProblem:
    """In the words of the check of one resume."""
    message, _ = DOCUMENT_SENTENCES[problem]
    return RowProblem(problem.value, message, "resume")


def _text(name: str, value: object) -> str:
    """Raises InvalidInput for what is neither text nor, for employers, a list of texts."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value.replace("\0", "\ufffd").encode(errors="replace").decode()
    if isinstance(value, int) and not isinstance(value, bool) and name == "reference":
        return str(value)
    if isinstance(value, list) and name == "claimedEmployers":
        return "\n".join(_text("", each) for each in value)
    raise InvalidInput(f"“{name or 'claimedEmployers'}” has to be text.", field=name)
