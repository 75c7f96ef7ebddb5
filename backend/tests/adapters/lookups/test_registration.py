"""Asking a registry over RDAP: what it says, and what counts as no answer."""

import json
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from trusthound.adapters.lookups.registration import (
    ACCEPT,
    ANSWER_BYTES,
    domain_registration,
    read_servers,
    server_of,
)
from trusthound.adapters.web.fetcher import Fetcher
from trusthound.domain.common.errors import PageUnreadable, SetupProblem, TrustHoundError
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.wiring.lookups import rdap_servers
from trusthound.wiring.settings import Settings

if TYPE_CHECKING:
    from tests.conftest import Registry

OpenWeb = Callable[..., Awaitable[Fetcher]]
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


async def ask(registry: "Registry", open_web: OpenWeb, domain: str) -> DomainRegistration | None:
    web = await open_web(registry.authority)
    servers = {"com": f"http://{registry.authority}/"}
    return await domain_registration(domain, NOW, web=web, servers=servers)


async def test_a_whole_answer_is_a_fact_with_its_source_and_time(
    registry: "Registry", open_web: OpenWeb
) -> None:
    registry.tells("acme.com", "1999-05-04T04:00:00Z")
    assert await ask(registry, open_web, "acme.com") == DomainRegistration(
        domain="acme.com",
        registered_on=date(1999, 5, 4),
        registrar="Names Inc.",
        statuses=("client transfer prohibited",),
        source="RDAP of 127.0.0.1",
        learnt_at=NOW,
    )
    assert registry.asked == ["/domain/acme.com"]
    assert registry.accepted == [ACCEPT]


async def test_an_internationalised_name_is_asked_for_in_ascii(
    registry: "Registry", open_web: OpenWeb
) -> None:
    registry.tells("xn--bcher-kva.com", "2020-01-02T00:00:00+02:00")
    told = await ask(registry, open_web, "xn--bcher-kva.com")
    assert told is not None
    assert told.registered_on == date(2020, 1, 1)


async def test_a_name_that_the_registry_does_not_know_has_no_date(
    registry: "Registry", open_web: OpenWeb
) -> None:
    told = await ask(registry, open_web, "nobody.com")
    assert told is not None
    assert told.registered_on is None


@pytest.mark.parametrize(
    "events",
    [
        None,
        [],
        {},
        "registration",
        [{"eventAction": "last changed", "eventDate": "2020-01-01T00:00:00Z"}],
        [{"eventAction": "registration"}],
        [{"eventAction": "registration", "eventDate": "yesterday"}],
        [{"eventAction": "registration", "eventDate": 20200101}],
        [{"eventAction": "registration", "eventDate": "2026-12-24T00:00:00Z"}],
        [{"eventAction": "registration", "eventDate": "1066-10-14T00:00:00Z"}],
        [{"eventAction": "registration", "eventDate": "0001-01-01T00:00:00+14:00"}],
        [
            {"eventAction": "registration", "eventDate": "2026-11-01T00:00:00Z"},
            {"eventAction": "registration", "eventDate": "2001-11-01T00:00:00Z"},
        ],
        [
            {"eventAction": "registration", "eventDate": "2026-11-01T00:00:00Z"},
            {"eventAction": "expiration", "eventDate": "2026-10-01T00:00:00Z"},
        ],
    ],
)
async def test_dates_that_are_missing_or_do_not_hold_together_are_none(
    registry: "Registry", open_web: OpenWeb, events: object
) -> None:
    registry.tells("acme.com", "", events=events)
    told = await ask(registry, open_web, "acme.com")
    assert told is not None
    assert told.registered_on is None


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>Too many requests</html>",
        b"[]",
        b"null",
        b"[" * 100_000,
        b'{"objectClassName": "domain", "ldhName": "acme.com"',
        b"1" * 10_000,
        json.dumps({"objectClassName": "domain", "ldhName": "other.com"}).encode(),
        json.dumps({"objectClassName": "domain"}).encode(),
        json.dumps({"objectClassName": "nameserver", "ldhName": "acme.com"}).encode(),
        json.dumps({"objectClassName": "domain", "ldhName": ["acme.com"]}).encode(),
        b'{"objectClassName": "domain", "ldhName": "acme.com", "x": "'
        + b"y" * ANSWER_BYTES
        + b'"}',
    ],
    ids=range(12),
)
async def test_an_answer_that_is_not_about_this_name_is_none(
    registry: "Registry", open_web: OpenWeb, body: bytes
) -> None:
    registry.says("/domain/acme.com", body)
    assert await ask(registry, open_web, "acme.com") is None


@pytest.mark.parametrize("status", [204, 302, 400, 403, 429, 500, 503])
async def test_a_status_that_tells_nothing_is_no_answer(
    registry: "Registry", open_web: OpenWeb, status: int
) -> None:
    registry.tells("acme.com", "1999-05-04T04:00:00Z")
    _, _, body = registry.answers["/domain/acme.com"]
    registry.says("/domain/acme.com", body, status)
    assert await ask(registry, open_web, "acme.com") is None


@pytest.mark.parametrize("odd", [{}, [], "x", [1], [{"roles": "registrar"}], [{"roles": [{}]}]])
async def test_odd_lists_cost_only_what_they_would_have_told(
    registry: "Registry", open_web: OpenWeb, odd: object
) -> None:
    registry.tells("acme.com", "1999-05-04T04:00:00Z", entities=odd, status=odd)
    told = await ask(registry, open_web, "acme.com")
    assert told is not None
    assert told.registered_on == date(1999, 5, 4)
    assert told.registrar == ""


async def test_a_registrars_name_is_short_and_printable(
    registry: "Registry", open_web: OpenWeb
) -> None:
    name = "Bad\u202e\x00 Names\n" + "x" * 500
    card: Any = ["vcard", [["version", {}, "text", "4.0"], ["fn", {}, "text", name]]]
    registry.tells(
        "acme.com", "1999-05-04T04:00:00Z", entities=[{"roles": ["registrar"], "vcardArray": card}]
    )
    told = await ask(registry, open_web, "acme.com")
    assert told is not None
    assert told.registrar.startswith("Bad Names x")
    assert len(told.registrar) == 100


async def test_a_redirect_to_a_listed_server_is_followed(
    registry: "Registry", open_web: OpenWeb
) -> None:
    registry.tells("acme.com", "1999-05-04T04:00:00Z")
    registry.answers["/moved/acme.com"] = registry.answers.pop("/domain/acme.com")
    registry.says("/domain/acme.com", b"", 302, Location="/moved/acme.com")
    told = await ask(registry, open_web, "acme.com")
    assert told is not None
    assert told.registered_on == date(1999, 5, 4)


async def test_an_answer_from_a_server_that_is_not_listed_is_none(
    registry: "Registry", open_web: OpenWeb
) -> None:
    registry.tells("acme.com", "1999-05-04T04:00:00Z")
    registry.answers["/x"] = registry.answers.pop("/domain/acme.com")
    elsewhere = f"http://localhost:{registry.port}/x"
    registry.says("/domain/acme.com", b"", 302, Location=elsewhere)
    web = await open_web(registry.authority, f"localhost:{registry.port}")
    servers = {"com": f"http://{registry.authority}/"}
    assert await domain_registration("acme.com", NOW, web=web, servers=servers) is None
    assert registry.asked == ["/domain/acme.com", "/x"]


async def test_a_redirect_into_the_network_is_refused(
    registry: "Registry", open_web: OpenWeb
) -> None:
    registry.says("/domain/acme.com", b"", 302, Location="http://10.0.0.1/")
    with pytest.raises(TrustHoundError):
        await ask(registry, open_web, "acme.com")


async def test_no_registry_is_asked_about_an_ending_that_none_is_listed_for(
    registry: "Registry", open_web: OpenWeb
) -> None:
    assert await ask(registry, open_web, "acme.nowhere") is None
    assert registry.asked == []


async def test_a_dead_registry_is_unreadable(open_web: OpenWeb, registry: "Registry") -> None:
    web = await open_web("127.0.0.1:1")
    with pytest.raises(PageUnreadable):
        await domain_registration("a.com", NOW, web=web, servers={"com": "http://127.0.0.1:1/"})


def test_the_shipped_list_has_the_common_endings_and_encrypted_servers_only() -> None:
    servers = rdap_servers(Settings())
    assert servers["com"] == "https://rdap.verisign.com/com/v1/"
    assert {"net", "org", "info", "uk", "app", "xyz", "online", "shop", "top"} <= set(servers)
    assert all(each.startswith("https://") and each.endswith("/") for each in servers.values())


def test_the_longest_ending_that_is_listed_counts() -> None:
    servers = {"uk": "https://all.example/", "co.uk": "https://some.example/"}
    assert server_of("acme.co.uk", servers) == "https://some.example/"
    assert server_of("acme.org.uk", servers) == "https://all.example/"
    assert server_of("uk", servers) == ""


def test_of_several_servers_the_encrypted_one_counts() -> None:
    told = {"services": [[["KG"], ["http://a.example", "https://b.example/rdap"]]]}
    assert read_servers(json.dumps(told)) == {"kg": "https://b.example/rdap/"}


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"services": [1]}', '{"services": [[["a"], []]]}']
)
def test_a_list_that_is_not_ianas_says_what_to_do(text: str, tmp_path: Path) -> None:
    file = tmp_path / "dns.json"
    file.write_text(text)
    with pytest.raises(SetupProblem) as problem:
        rdap_servers(Settings(rdap_bootstrap=str(file)))
    assert "TRUSTHOUND_RDAP_BOOTSTRAP" in problem.value.advice


def test_a_list_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(SetupProblem):
        rdap_servers(Settings(rdap_bootstrap=str(tmp_path / "missing.json")))
