"""A resume and its document in, JSON in the words of JSON Resume out: what is stated, no more.

What that format has no word for stands under `trusthound`.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime

from trusthound.domain.resume.document import Document, DocumentFacts
from trusthound.domain.resume.model import Education, Period, Resume, Stated, Work


def json_resume(resume: Resume, document: Document) -> dict[str, object]:
    """https://jsonresume.org/schema"""
    return _told(
        {
            "basics": _basics(resume),
            "work": [_work(each) for each in resume.work],
            "education": [_education(each) for each in resume.education],
            "skills": [{"name": each.value} for each in resume.skills],
            "languages": [
                _told({"language": each.name.value, "fluency": _value(each.fluency)})
                for each in resume.languages
            ],
            "certificates": [
                _told(
                    {
                        "name": each.name.value,
                        "issuer": _value(each.issuer),
                        "date": each.issued and str(each.issued),
                    }
                )
                for each in resume.certificates
            ],
            "trusthound": {
                "document": facts_of(document.facts),
                "sections": [each.heading.value for each in resume.sections],
                "lines": [each.text for each in document.lines],
            },
        }
    )


def facts_of(facts: DocumentFacts) -> dict[str, object]:
    """What the file says of itself, and what it hides."""
    return _told(
        {
            "format": facts.format.value,
            "pages": facts.pages,
            "title": facts.title,
            "author": facts.author,
            "changedBy": facts.changed_by,
            "creator": facts.creator,
            "producer": facts.producer,
            "created": _moment(facts.created),
            "changed": _moment(facts.changed),
            "fonts": list(facts.fonts),
            "links": list(facts.links),
            "images": facts.images,
            "textLayers": facts.text_layers,
            "revisions": facts.revisions,
            "hidden": [
                {"text": each.text, "hiding": each.hiding.value, "page": each.page + 1}
                for each in facts.hidden
            ],
        }
    )


def _basics(resume: Resume) -> dict[str, object]:
    return _told(
        {
            "name": _value(resume.name),
            "label": _value(resume.headline),
            "email": _first(resume.mails),
            "phone": _first(resume.phones),
            "url": _first(resume.links),
            "summary": _value(resume.summary),
            "location": resume.location and {"address": resume.location.value},
            "profiles": [{"url": each.value} for each in resume.links[1:]],
            "otherEmails": [each.value for each in resume.mails[1:]],
            "otherPhones": [each.value for each in resume.phones[1:]],
        }
    )


def _work(work: Work) -> dict[str, object]:
    return _told(
        {
            "name": _value(work.company),
            "position": _value(work.title),
            "location": _value(work.location),
            **_dates(work.period),
            "kind": work.kind.value,
            "highlights": [each.value for each in work.highlights],
        }
    )


def _education(education: Education) -> dict[str, object]:
    return _told(
        {
            "institution": _value(education.institution),
            "studyType": _value(education.degree),
            "area": _value(education.area),
            **_dates(education.period),
        }
    )


def _dates(period: Period) -> dict[str, object]:
    """As JSON Resume has it: a year alone stays one, and no end is one that lasts."""
    return {
        "startDate": period.start and str(period.start),
        "endDate": period.end and str(period.end),
        "current": period.current or None,
    }


def _value(stated: Stated | None) -> str:
    return "" if stated is None else stated.value


def _first(stated: Sequence[Stated]) -> str:
    return stated[0].value if stated else ""


def _moment(moment: datetime | None) -> str:
    return "" if moment is None else moment.isoformat()


def _told(told: Mapping[str, object]) -> dict[str, object]:
    return {name: each for name, each in told.items() if each not in (None, "", [], {})}
