"""A file's bytes in, what our reader says of it out."""

from comparing import ReadEntry, Reading

from trusthound.adapters.documents.read import read_document
from trusthound.domain.resume.model import Education, Period, Resume, Stated, Work
from trusthound.domain.resume.read import as_likeliest, read_resume
from trusthound.wiring.reference.resume_readers import resume_readers


async def read(data: bytes, filename: str) -> Reading:
    """Raises DocumentRefused where the file isn't read."""
    document = as_likeliest(await read_document(data, filename), resume_readers())
    return reading_of(read_resume(document, resume_readers()))


def reading_of(resume: Resume) -> Reading:
    return Reading(
        _value(resume.name),
        tuple(each.value for each in resume.mails),
        tuple(each.value for each in resume.phones),
        tuple(_role(each) for each in resume.work),
        tuple(_course(each) for each in resume.education),
    )


def _role(work: Work) -> ReadEntry:
    return ReadEntry(_value(work.company), _value(work.title), *_dates(work.period))


def _course(education: Education) -> ReadEntry:
    place, what = _value(education.institution), _value(education.degree)
    return ReadEntry(place, what, *_dates(education.period))


def _dates(period: Period) -> tuple[str | None, str | None]:
    end = "current" if period.current else period.end and str(period.end)
    return period.start and str(period.start), end


def _value(stated: Stated | None) -> str | None:
    return stated.value if stated else None
