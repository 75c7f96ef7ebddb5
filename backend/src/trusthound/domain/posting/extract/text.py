"""Pasted text or a message in, a posting out; what it does not say stays empty."""

import re
from datetime import date

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.place import Place
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.finish import TITLE_CHARACTERS, finish
from trusthound.domain.posting.extract.origins import merged, with_origins
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import employment_types, remote_work
from trusthound.domain.posting.model import JobPosting, Origin

# A heading has few words and does not end like a sentence.
_HEADING_WORDS = 12
_LABELLED_LINES = 60
_LABEL = re.compile(r"([A-Za-z][A-Za-z /]{1,30}?) ?[:–] ?(\S.{0,300})")
_FIELD_OF_LABEL = {
    "title": "title", "job title": "title", "position": "title", "role": "title",
    "job": "title", "vacancy": "title",
    "company": "company", "company name": "company", "employer": "company",
    "organization": "company", "organisation": "company",
    "location": "places", "place": "places", "job location": "places", "where": "places",
    "work location": "places",
    "salary": "pay", "pay": "pay", "compensation": "pay", "pay rate": "pay", "wage": "pay",
    "salary range": "pay",
    "job type": "employment_types", "employment type": "employment_types",
    "contract type": "employment_types", "type": "employment_types",
    "posted": "date_posted", "date posted": "date_posted", "posted on": "date_posted",
    "apply by": "valid_through", "deadline": "valid_through", "closing date": "valid_through",
    "application deadline": "valid_through",
}  # fmt: skip
_GREETING = re.compile(
    r"(?:hi|hello|hey|dear|good (?:morning|day|afternoon|evening))\b", re.IGNORECASE
)


def read_text(text: str, *, as_of: date) -> JobPosting:
    """Read labels ("Company: …"), a first line that looks like a heading, and nothing by guess.

    Raises InvalidInput for a text without a word.
    """
    shown = text_of_html(text)
    if not any(each.isalnum() for each in shown):
        raise InvalidInput(
            "There is no text to check.", field="text", advice="Paste the posting or the message."
        )
    title = with_origins(JobPosting(_heading(shown), "", shown), Origin.PASTED)
    stated = stated_by_labels(shown, Origin.PASTED, as_of=as_of)
    return finish(merged(stated, title))


def stated_by_labels(shown: str, origin: Origin, *, as_of: date) -> JobPosting:
    """What the labelled lines of a text state: a posting with nothing else."""
    stated = _labelled(shown)
    title, place = stated.get("title", ""), stated.get("places", "")
    return with_origins(
        JobPosting(
            title=title,
            company=stated.get("company", ""),
            description="",
            places=(Place(place),) if place else (),
            remote=remote_work(f"{title} {place}"),
            pay=read_pay(stated.get("pay", "")),
            employment_types=employment_types(stated.get("employment_types", "")),
            date_posted=read_date(stated.get("date_posted", ""), as_of=as_of),
            valid_through=read_date(stated.get("valid_through", ""), as_of=as_of),
        ),
        origin,
        "label",
    )


def _labelled(shown: str) -> dict[str, str]:
    """Field → value of the labelled lines near the top; the first of a field wins."""
    found: dict[str, str] = {}
    for line in shown.split("\n", _LABELLED_LINES)[:_LABELLED_LINES]:
        match = _LABEL.match(line)
        field = _FIELD_OF_LABEL.get(match[1].strip().lower()) if match else None
        if match and field:
            found.setdefault(field, match[2].strip())
    return found


def _heading(shown: str) -> str:
    """The first line where it reads like a title and more follows."""
    first, _, rest = shown.partition("\n")
    sentence = first.endswith((".", "!", "?", ",", ";", ":"))
    if not rest or sentence or len(first) > TITLE_CHARACTERS or _GREETING.match(first):
        return ""
    return first if len(first.split()) <= _HEADING_WORDS and not _LABEL.match(first) else ""
