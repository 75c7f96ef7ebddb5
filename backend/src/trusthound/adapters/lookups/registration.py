"""A domain and the registries' servers in; its registration out, by RDAP (RFC 9082 to 9084, 9224).

Whatever contradicts itself, is about another name or comes from a server that is not listed counts
as no answer.
"""

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from trusthound.adapters.web.web import Web
from trusthound.domain.common.errors import SetupProblem
from trusthound.domain.facts.domain_registration import DomainRegistration

ACCEPT = "application/rdap+json"
# Answers are a few kilobytes; those with every contact and notice stay below fifty.
ANSWER_BYTES = 300_000
# The first .com was registered on 15 March 1985.
FIRST_DOMAIN = date(1985, 1, 1)
# Registries far in the east write tomorrow's date.
TOLERANCE = timedelta(days=1)
_MOST_STATUSES = 10
_WORD_CHARACTERS = 100
_OK, _NOT_FOUND = 200, 404


async def domain_registration(
    domain: str, now: datetime, *, web: Web, servers: Mapping[str, str]
) -> DomainRegistration | None:
    """None where no registry is listed for its ending, or where it gave no answer about this name.

    A name that the registry does not know (404) is one without a date, never a young one.
    Raises UrlRefused, PageUnreadable, Overloaded.
    """
    server = server_of(domain, servers)
    if not server:
        return None
    page = await web.get(f"{server}domain/{domain}", accept=ACCEPT)
    source = f"RDAP of {urlsplit(server).hostname}"
    if page.status == _NOT_FOUND:
        return DomainRegistration(domain, None, "", (), source, now)
    if page.status != _OK or len(page.body) > ANSWER_BYTES or not _listed(page.final_url, servers):
        return None
    answer = _read(page.body)
    if answer.get("objectClassName") != "domain" or not _is_named(answer, domain):
        return None
    return DomainRegistration(
        domain=domain,
        registered_on=_registered_on(answer, now),
        registrar=_registrar(answer),
        statuses=tuple(_words(answer.get("status")))[:_MOST_STATUSES],
        source=source,
        learnt_at=now,
    )


def read_servers(bootstrap: str) -> Mapping[str, str]:
    """IANA's bootstrap file in; the server of each ending out. Raises SetupProblem."""
    servers: dict[str, str] = {}
    try:
        for endings, urls in json.loads(bootstrap)["services"]:
            # Encrypted where there is a choice; a path ends with a slash (RFC 9224, 3).
            url = min(urls, key=lambda each: not each.startswith("https://"))
            servers |= {ending.lower(): url.removesuffix("/") + "/" for ending in endings}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as problem:
        raise SetupProblem(
            "The list of RDAP servers is not IANA's bootstrap file.",
            advice="Take data.iana.org/rdap/dns.json, or unset TRUSTHOUND_RDAP_BOOTSTRAP.",
        ) from problem
    return servers


def server_of(domain: str, servers: Mapping[str, str]) -> str:
    """The server of the longest ending that is listed, "" for none."""
    ending = domain
    while ending:
        ending = ending.partition(".")[2]
        if ending in servers:
            return servers[ending]
    return ""


def _listed(url: str, servers: Mapping[str, str]) -> bool:
    """A registry may move an answer to another of the listed servers, and nowhere else."""
    return _origin(url) in {_origin(each) for each in servers.values()}


def _origin(url: str) -> tuple[str, str]:
    parts = urlsplit(url)
    return parts.scheme, parts.netloc


def _read(body: bytes) -> Mapping[str, Any]:
    try:
        answer = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return answer if isinstance(answer, dict) else {}


def _is_named(answer: Mapping[str, Any], domain: str) -> bool:
    name = answer.get("ldhName")
    return isinstance(name, str) and name.lower().rstrip(".") == domain


def _registered_on(answer: Mapping[str, Any], now: datetime) -> date | None:
    """The day in UTC, where all that the answer says of it holds together."""
    registered = {each.date() for each in _events(answer, "registration")}
    if len(registered) != 1:
        return None
    day = registered.pop()
    ends = [each.date() for each in _events(answer, "expiration")]
    possible = FIRST_DOMAIN <= day <= (now + TOLERANCE).date()
    return day if possible and all(end > day for end in ends) else None


def _events(answer: Mapping[str, Any], action: str) -> Iterator[datetime]:
    for event in _list(answer.get("events")):
        if isinstance(event, dict) and event.get("eventAction") == action:
            try:
                moment = datetime.fromisoformat(event.get("eventDate", ""))
                yield moment.astimezone(UTC) if moment.tzinfo else moment.replace(tzinfo=UTC)
            except (ValueError, TypeError, OverflowError):
                continue


def _registrar(answer: Mapping[str, Any]) -> str:
    """The full name on the card (jCard, RFC 7095) of the entity in that role."""
    for entity in _list(answer.get("entities")):
        if isinstance(entity, dict) and "registrar" in _list(entity.get("roles")):
            for item in _list(next(iter(_list(entity.get("vcardArray"))[1:]), None)):
                match item:
                    case ["fn", _, _, str(name), *_]:
                        return next(_words([name]), "")
    return ""


def _words(values: object) -> Iterator[str]:
    for each in _list(values):
        if isinstance(each, str):
            printable = "".join(char if char.isprintable() else " " for char in each)
            yield " ".join(printable.split())[:_WORD_CHARACTERS]


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
