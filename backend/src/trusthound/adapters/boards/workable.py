"""Workable: a URL of a hosted posting in, the posting from the site's own API out.

The careers pages are filled from this API, and employers' pages from the "widget" of all postings;
Workable documents neither (workable.readme.io is for key holders).
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date

from trusthound.adapters.boards.answer import (
    Record,
    place_of,
    read_record,
    record_at,
    records_at,
    records_of,
    text_at,
)
from trusthound.adapters.boards.board import (
    Address,
    Board,
    answered,
    seen,
    take_apart,
    tenant_name,
)
from trusthound.adapters.boards.collection import (
    Collection,
    Listed,
    Part,
    Request,
    list_in,
    once_each,
    part_of,
    shown,
)
from trusthound.domain.common.place import Place
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.clean import text_of_html
from trusthound.domain.posting.extract.dates import read_date
from trusthound.domain.posting.extract.pay import read_pay
from trusthound.domain.posting.extract.terms import employment_types, remote_work, with_origins
from trusthound.domain.posting.model import (
    FieldOrigin,
    JobPosting,
    Liveness,
    Origin,
    RemoteWork,
)
from trusthound.domain.search.board import CollectedBoard

SYSTEM = "workable"
_HOST = "apply.workable.com"
_OLD_HOST = re.compile(r"([a-z0-9][a-z0-9-]{0,62})\.workable\.com")
_NO_TENANTS = frozenset({"api", "apply", "get", "help", "j", "jobs", "resources", "www"})
_TENANT = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_CODE = re.compile(r"[0-9A-F]{8,12}")
_KINDS = {"full": "full-time", "part": "part-time"}  # the API's short words
_ORIGINS = {
    "title": "title",
    "company": "name",
    "description": "description, requirements, benefits",
    "places": "locations",
    "remote": "workplace, telecommuting",
    "pay": "description, requirements, benefits",
    "employment_types": "employment_type, type",
    "date_posted": "published_on, published",
    "identifier": "shortcode",
    "apply_url": "application_url",
}


def recognise(url: str) -> Address | None:
    """A posting or its application form, on the host of today or on the tenant's own of before.

    The short link "/j/…" names no tenant: it is followed to one of these.
    """
    parts = take_apart(url)
    if parts is None:
        return None
    old = _OLD_HOST.fullmatch(parts.host)
    match parts.segments:
        case (tenant, "j", code) | (tenant, "j", code, "apply") if parts.host == _HOST:
            pass
        case ("j", code) | ("j", code, "apply") if old:
            tenant = old.group(1)
        case _:
            return None
    code = code.upper()
    if tenant in _NO_TENANTS or not (_TENANT.fullmatch(tenant) and _CODE.fullmatch(code)):
        return None
    return Address(SYSTEM, tenant, code, f"https://{_HOST}/{tenant}/j/{code}/")


def api_url(address: Address) -> str:
    """The one posting."""
    return f"https://{_HOST}/api/v2/accounts/{address.tenant}/jobs/{address.identifier}"


def read(page: Page, address: Address, as_of: date) -> JobPosting:
    """The posting, open while it is published; its employer is named by the tenant's name only.

    A 404 is no answer, and neither is the page that Workable serves for what it does not know.
    """
    record = read_record(answered(page).body)
    company = FieldOrigin("company", Origin.URL, "tenant")
    posting = posting_of(record, as_of)
    posting = replace(
        posting, company=tenant_name(address.tenant), origins=(*posting.origins, company)
    )
    state = text_at(record, "state").lower()
    if state == "published":
        return seen(posting, address, Liveness.OPEN, "published")
    if state in ("closed", "archived"):
        return seen(posting, address, Liveness.CLOSED, state)
    return seen(posting, address, Liveness.UNKNOWN, "does not say whether it is published")


def posting_of(record: Record, as_of: date) -> JobPosting:
    """A posting of either API; the widget's `description` holds every section."""
    description = text_of_html(
        "".join(
            f"<div>{text}</div>"
            for key in ("description", "requirements", "benefits")
            if (text := text_at(record, key))
        )
    )
    kind = text_at(record, "employment_type") or text_at(record, "type")
    published = text_at(record, "published_on") or text_at(record, "published")
    return with_origins(
        JobPosting(
            title=text_at(record, "title"),
            company=text_at(record, "account_name"),
            description=description,
            company_profile=text_of_html(text_at(record, "account_description")),
            places=_places(record),
            remote=_remote(record),
            pay=read_pay(description),
            employment_types=employment_types(_KINDS.get(kind, kind)),
            date_posted=read_date(published, as_of=as_of),
            identifier=text_at(record, "shortcode"),
            apply_url=text_at(record, "application_url") or text_at(record, "url"),
        ),
        _ORIGINS | {"company_profile": "description of the account"},
    )


def _places(record: Record) -> tuple[Place, ...]:
    """Every place that is shown; the widget's older answers have one, in the posting itself."""
    listed = [each for each in records_at(record, "locations") if each.get("hidden") is not True]
    found = (
        place_of(
            text_at(each, "city"),
            text_at(each, "region") or text_at(each, "state"),
            text_at(each, "country"),
            code=text_at(each, "countryCode"),
        )
        for each in (listed or [record_at(record, "location") or record])
    )
    return tuple(dict.fromkeys(each for each in found if each.text))


def _remote(record: Record) -> RemoteWork:
    stated = remote_work(text_at(record, "workplace").replace("_", "-"))
    if stated is RemoteWork.UNSTATED and True in (
        record.get("telecommuting"),
        record.get("remote"),
    ):
        return RemoteWork.REMOTE
    return stated


def records_in(answer: object) -> tuple[Record, ...] | None:
    """A posting, the widget's list, or the list of the careers page.

    The widget names the employer once, and a posting once for each of its places.
    """
    if not isinstance(answer, dict):
        return None
    listed = answer.get("jobs", answer.get("results"))
    records = records_of(listed) if isinstance(listed, list) else (answer,)
    own = [each for each in records if "shortcode" in each and "title" in each]
    if isinstance(answer.get("jobs"), list):
        own = [_of_account(each, answer) for each in own]
    return _once_each(own) or None


def _of_account(record: Record, answer: Record) -> Record:
    account = {
        "account_name": answer.get("name"),
        "account_description": answer.get("description"),
    }
    return {**record, **account}


def _once_each(records: Iterable[Record]) -> tuple[Record, ...]:
    """Postings by their code, the places of all their entries in one."""
    known: dict[str, Record] = {}
    for each in records:
        code = text_at(each, "shortcode")
        before = known.get(code)
        if before is None:
            known[code] = each
        else:
            places = [*records_at(before, "locations"), *records_at(each, "locations")]
            known[code] = {**before, "locations": places}
    return tuple(known.values())


BOARD = Board(
    system=SYSTEM,
    # A trial by sign-up, and plans by the month bought within it: help.workable.com, "Pay As You
    # Go plan".
    open_signup=True,
    recognise=recognise,
    api_url=api_url,
    read=read,
    posting_of=posting_of,
    records_in=records_in,
)


def _tenant_of(url: str) -> str | None:
    """Of a posting, a careers page, or the widget that employers embed."""
    parts = take_apart(url)
    if parts is None:
        return None
    old = _OLD_HOST.fullmatch(parts.host)
    match parts.segments:
        case ("api", "v1", "widget", "accounts", tenant) if parts.host == _HOST:
            pass
        case ("api", _, "accounts", tenant, *_) if parts.host == _HOST:
            pass
        case (tenant, *_) if parts.host == _HOST and tenant != "api":
            pass
        case _ if old:
            tenant = old.group(1)
        case _:
            return None
    return tenant if tenant not in _NO_TENANTS and _TENANT.fullmatch(tenant) else None


def _ask(board: CollectedBoard, _at: str, _keys: Mapping[str, str]) -> Request:
    return Request(f"https://{_HOST}/api/v1/widget/accounts/{board.address}?details=true")


def _read_list(page: Page, board: CollectedBoard, _at: str, as_of: date) -> Part:
    """The widget's list, a posting once for all its places."""

    def listed(record: Record) -> Listed | None:
        code = text_at(record, "shortcode").upper()
        url = f"https://{_HOST}/{board.address}/j/{code}/" if _CODE.fullmatch(code) else ""
        return shown(code, posting_of(_of_account(record, answer), as_of), url, board)

    answer = read_record(answered(page).body)
    records = once_each(list_in(answer, "jobs"), _once_each)
    return part_of(records, listed, as_of)


COLLECTION = Collection(
    reader=SYSTEM,
    name="Workable",
    is_own=True,
    is_whole=True,
    ask=_ask,
    read=_read_list,
    tenant_of=_tenant_of,
)
