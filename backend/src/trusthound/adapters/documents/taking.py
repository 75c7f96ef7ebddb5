"""What passes between us and the process that reads a seeker's resume, as JSON, checked."""

from collections.abc import Iterator

from pydantic import TypeAdapter, ValidationError

from trusthound.adapters.documents import passing
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.resume.model import Month, Resume
from trusthound.domain.resume.taken import MOST_CHARACTERS, Taken

TAKE = b"T"
_TAKEN = TypeAdapter(Taken)
_LAST_YEAR, _LAST_MONTH = 9999, 12


def to_take(file: bytes) -> bytes:
    return TAKE + file


def asked(request: bytes) -> bytes:
    return request[1:]


def taken(made: Taken) -> bytes:
    return passing.answered(_TAKEN.dump_json(made))


def read_taken(answer: bytes) -> Taken:
    """Raises DocumentRefused: as the process said, or as damaged if it is no answer at all."""
    try:
        made = _TAKEN.validate_json(passing.answer_in(answer))
    except ValidationError:
        made = None
    if (
        made is None
        or made.pages < 0
        or len(made.text) > MOST_CHARACTERS
        or not all(_is_month(each) for each in _months(made.resume))
    ):
        raise DocumentRefused(DocumentProblem.DAMAGED, detail="no answer that can be read")
    return made


def _months(resume: Resume) -> Iterator[Month | None]:
    periods = [each.period for each in resume.work] + [each.period for each in resume.education]
    for period in periods:
        yield from (period.start, period.end)
    yield from (each.issued for each in resume.certificates)


def _is_month(month: Month | None) -> bool:
    return month is None or (
        0 < month.year <= _LAST_YEAR and (month.month is None or 0 < month.month <= _LAST_MONTH)
    )
