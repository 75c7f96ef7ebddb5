"""Eightfold: a URL on a tenant's career site in, the posting from the site's own API out.

The sites are filled from this API; Eightfold does not document it. A newer one names the same
things in other letters.
"""

import re
from datetime import date

from trusthound.adapters.boards.answer import (
    Record,
    read_record,
    record_at,
    records_at,
    text_at,
    texts_at,
)
from trusthound.adapters.boards.board import (
    Address,
    Board,
    answered,
    seen,
    take_apart,
    tenant_name,
)
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import JobPosting, Liveness

SYSTEM = "eightfold"
_HOST = re.compile(r"(?!(?:www|app|static)\.)([a-z0-9][a-z0-9-]{0,62})\.eightfold\.ai")
_NUMBER = re.compile(r"([0-9]{4,20})(?:-.{1,300})?")  # the title may stand after the number
_ORIGINS = {
    "title": "name",
    "description": "job_description",
    "places": "locations, location",
    "remote": "work_location_option, location",
    "pay": "job_description",
    "employment_types": "employment_type",
    "date_posted": "t_create, postedTs",
    "identifier": "display_job_id, id",
    "apply_url": "canonicalPositionUrl",
}


def recognise(url: str) -> Address | None:
    """A posting on the tenant's host, in its own path or picked on the career site."""
    parts = take_apart(url)
    host = _HOST.fullmatch(parts.host) if parts else None
    if parts is None or host is None or parts.segments[:1] != ("careers",):
        return None
    match parts.segments[1:]:
        case ("job", number, *_):
            pass
        case () | ("job",) | ("apply",):
            number = parts.query.get("pid", "")
        case _:
            return None
    found = _NUMBER.fullmatch(number)
    if found is None:
        return None
    canonical_url = f"https://{parts.host}/careers/job/{found.group(1)}"
    return Address(SYSTEM, host.group(1), found.group(1), canonical_url)


def api_url(address: Address) -> str:
    """The one position with its description, on the tenant's host under Eightfold's domain."""
    return f"https://{address.tenant}.eightfold.ai/api/apply/v2/jobs/{address.identifier}"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The position, open. The API refuses those who ask often: that says nothing."""
    record = read_record(answered(page).body)
    posting = posting_of(record_at(record, "data") or record, as_of)
    if record.get("isPrivate") is True:  # reachable by its link only
        return seen(posting, address, Liveness.UNKNOWN, "not listed on the employer's career site")
    return seen(posting, address, Liveness.OPEN, "on the employer's career site")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A position; a list's have no description. The tenant's name stands in for the employer's."""
    description = text_of_html(_either(record, "job_description", "jobDescription"))
    names = texts_at(record, "locations") or (text_at(record, "location"),)
    workplace = _either(record, "work_location_option", "workLocationOption")
    posted = _either(record, "t_create", "postedTs")
    number = _either(record, "display_job_id", "displayJobId")
    return with_origins(
        JobPosting(
            title=text_at(record, "name"),
            company=_company(record),
            description=description,
            places=tuple(Place(each) for each in names if each),
            remote=remote_work(workplace.replace("_", " ") or " ".join(names)),
            pay=read_pay(description),
            employment_types=employment_types(text_at(record, "employment_type")),
            date_posted=read_date(posted, as_of=as_of),
            identifier=number or text_at(record, "id"),
            apply_url=_either(record, "canonicalPositionUrl", "publicUrl"),
        ),
        _ORIGINS,
        inferred={"company": "tenant"},
    )


def _company(record: Record) -> str:
    address = recognise(_either(record, "canonicalPositionUrl", "publicUrl"))
    return tenant_name(address.tenant) if address else ""


def _either(record: Record, key: str, newer_key: str) -> str:
    return text_at(record, key) or text_at(record, newer_key)


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A career site's list of positions, or one position in full."""
    if not isinstance(answer, dict):
        return None
    inner = record_at(answer, "data") or answer
    listed = records_at(inner, "positions") if "positions" in inner else (inner,)
    own = tuple(each for each in listed if _is_position(each))
    return own or None


def _is_position(record: Record) -> bool:
    urls = ("canonicalPositionUrl", "publicUrl", "positionUrl")
    return "name" in record and "id" in record and any(each in record for each in urls)


BOARD = Board(
    system=SYSTEM,
    # Sold through a demo and a contract: eightfold.ai has no prices and no trial.
    open_signup=False,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)
