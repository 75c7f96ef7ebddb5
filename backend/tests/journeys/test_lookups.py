"""A text with a mail address, judged with registries that answer, are dead, hang or lie."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import dns.message
import dns.rcode
import httpx2
import pytest

from trusthound.adapters.storage.database import Database

if TYPE_CHECKING:
    from tests.conftest import NameServer, Registry

OpenProduct = Callable[..., Awaitable[httpx2.AsyncClient]]
TEXT = (
    "Night cook at Harbour Canteen. Dinners for eighty, Monday to Friday, 17 EUR an hour, with a "
    "small team and a good kitchen near the harbour. Write to kitchen@harbour-canteen.com. "
)
DOMAIN = "harbour-canteen.com"
LOOKED_UP = {"young_domain", "mail_domain_cannot_receive", "parked_site"}
# The bands in the order of the verdict.
BANDS = ["danger", "caution", "verified"]


def settings(
    name_server: "NameServer", registry: "Registry", folder: Path, **changes: Any
) -> dict[str, Any]:
    """Look-ups that know the servers of this machine and no others."""
    return {
        "lookups": True,
        "dns_servers": (f"127.0.0.1:{name_server.port}",),
        "rdap_bootstrap": str(registry.bootstrap(folder)),
        "fetch_allowed_private": (registry.authority,),
        **changes,
    }


async def verify(client: httpx2.AsyncClient, text: str = TEXT) -> dict[str, Any]:
    answer = await client.post("/api/verify-text", json={"text": text, "kind": "posting"})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def outcomes(told: dict[str, Any]) -> dict[str, str]:
    return {each["id"]: each["outcome"] for each in told["signals"]}


def not_lower(told: dict[str, Any], offline: dict[str, Any]) -> bool:
    return bool(
        told["trustScore"] >= offline["trustScore"]
        and BANDS.index(told["band"]) >= BANDS.index(offline["band"])
    )


async def test_registries_that_answer_are_quoted_with_source_and_day(
    open_product: OpenProduct,
    name_server: "NameServer",
    registry: "Registry",
    tmp_path: Path,
    database: Database,
) -> None:
    client = await open_product(**settings(name_server, registry, tmp_path))
    registry.tells(DOMAIN, "2026-11-18T00:00:00Z")
    name_server.zone[(DOMAIN, "MX")] = ["0 ."]

    told = await verify(client)

    found = {each["id"]: each for each in told["signals"]}
    young, mail = found["young_domain"], found["mail_domain_cannot_receive"]
    assert young["outcome"] == mail["outcome"] == "present"
    for each, source in ((young, "RDAP of 127.0.0.1"), (mail, "DNS")):
        evidence = each["evidence"][0]
        assert DOMAIN in evidence["quote"]
        assert evidence["origin"] == source
        assert evidence["learntOn"]
    async with database.connection() as connection:
        cursor = await connection.execute("SELECT dossier FROM verifications")
        stored = (await cursor.fetchall())[0][0]
    for fact in ("domain_registrations", "mail_records"):
        assert stored[fact][0]["source"]
        assert stored[fact][0]["learnt_at"]
    assert stored["domain_registrations"][0]["registered_on"] == "2026-11-18"
    assert {f"{DOMAIN} MX", f"{DOMAIN} TXT", f"_dmarc.{DOMAIN} TXT"} <= set(name_server.asked)


async def test_a_second_run_asks_nobody(
    open_product: OpenProduct, name_server: "NameServer", registry: "Registry", tmp_path: Path
) -> None:
    client = await open_product(**settings(name_server, registry, tmp_path))
    registry.tells(DOMAIN, "1999-05-04T00:00:00Z")
    name_server.zone[(DOMAIN, "MX")] = ["10 mx.harbour-canteen.com."]
    first = await verify(client)
    requests = [each for each in name_server.asked if each.split()[1] in ("MX", "TXT")]
    assert len(requests) == 3

    again = await verify(client)

    assert registry.asked == [f"/domain/{DOMAIN}"]
    assert [each for each in name_server.asked if each.split()[1] in ("MX", "TXT")] == requests
    assert again["trustScore"] == first["trustScore"]
    assert outcomes(again) == outcomes(first)


async def test_mail_is_asked_for_at_the_very_host_of_the_address(
    open_product: OpenProduct, name_server: "NameServer", registry: "Registry", tmp_path: Path
) -> None:
    client = await open_product(**settings(name_server, registry, tmp_path))
    registry.tells(DOMAIN, "1999-05-04T00:00:00Z")
    name_server.zone[(f"mail.{DOMAIN}", "MX")] = ["10 mx.harbour-canteen.com."]

    told = await verify(client, TEXT.replace(f"@{DOMAIN}", f"@mail.{DOMAIN}"))

    assert outcomes(told)["mail_domain_cannot_receive"] == "absent"
    assert outcomes(told)["young_domain"] == "absent"


async def test_a_process_that_starts_anew_remembers_too(
    open_product: OpenProduct, name_server: "NameServer", registry: "Registry", tmp_path: Path
) -> None:
    registry.tells(DOMAIN, "1999-05-04T00:00:00Z")
    for _ in range(2):
        await verify(await open_product(**settings(name_server, registry, tmp_path)))
    assert registry.asked == [f"/domain/{DOMAIN}"]


def _silent(_answer: dns.message.Message) -> None:
    return None


def _failing(answer: dns.message.Message) -> dns.message.Message:
    answer.set_rcode(dns.rcode.SERVFAIL)
    return answer


def _denying(answer: dns.message.Message) -> dns.message.Message:
    answer.answer.clear()
    answer.set_rcode(dns.rcode.NXDOMAIN)
    return answer


LIES: dict[str, dict[str, Any]] = {
    "about another name": {"ldhName": "other.com"},
    "not born yet": {
        "events": [{"eventAction": "registration", "eventDate": "2999-01-01T00:00:00Z"}]
    },
    "expired before it began": {
        "events": [
            {"eventAction": "registration", "eventDate": "2026-11-18T00:00:00Z"},
            {"eventAction": "expiration", "eventDate": "2001-01-01T00:00:00Z"},
        ]
    },
    "no events": {"events": []},
    "another kind of thing": {"objectClassName": "entity"},
}


@pytest.mark.parametrize(
    ("lie", "dns_lie"),
    list(zip(LIES, (_silent, _failing, _denying, _denying, _denying), strict=True)),
)
async def test_servers_that_lie_or_fail_change_coverage_and_never_the_verdict(
    open_product: OpenProduct,
    name_server: "NameServer",
    registry: "Registry",
    tmp_path: Path,
    lie: str,
    dns_lie: Callable[[dns.message.Message], dns.message.Message | None],
) -> None:
    offline = await verify(await open_product())
    registry.tells(DOMAIN, "2026-11-18T00:00:00Z", **LIES[lie])
    name_server.lie = dns_lie
    changes = settings(name_server, registry, tmp_path, lookups_seconds=0.6, lookup_seconds=0.3)

    told = await verify(await open_product(**changes))

    assert not_lower(told, offline)
    assert {outcomes(told)[each] for each in LOOKED_UP} == {"unknown"}
    assert told["coverage"] == pytest.approx(offline["coverage"], abs=0.02)


@pytest.mark.parametrize("body", [b"<html>busy</html>", b"[" * 200_000, b'"' + b"x" * 2_000_000])
async def test_a_registry_that_sends_rubbish_is_not_heard(
    open_product: OpenProduct,
    name_server: "NameServer",
    registry: "Registry",
    tmp_path: Path,
    body: bytes,
) -> None:
    offline = await verify(await open_product())
    registry.says(f"/domain/{DOMAIN}", body)
    name_server.zone[(DOMAIN, "MX")] = ["10 mx.harbour-canteen.com."]

    told = await verify(await open_product(**settings(name_server, registry, tmp_path)))

    assert not_lower(told, offline)
    assert outcomes(told)["young_domain"] == "unknown"
    assert outcomes(told)["mail_domain_cannot_receive"] == "absent"
    assert told["coverage"] > offline["coverage"]


async def test_dead_servers_are_as_if_nobody_had_asked(
    open_product: OpenProduct, name_server: "NameServer", registry: "Registry", tmp_path: Path
) -> None:
    offline = await verify(await open_product())
    file = registry.bootstrap(tmp_path)
    file.write_text(json.dumps({"services": [[["com"], ["http://127.0.0.1:1/"]]]}))
    dead = {
        "lookups": True,
        "rdap_bootstrap": str(file),
        "dns_servers": ("127.0.0.1:1",),
        "fetch_allowed_private": ("127.0.0.1:1",),
        "lookups_seconds": 1.0,
    }
    told = await verify(await open_product(**dead))
    assert told["trustScore"] == offline["trustScore"]
    assert told["coverage"] == offline["coverage"]
    assert outcomes(told) == outcomes(offline)


async def test_servers_that_hang_cost_their_deadline_and_no_more(
    open_product: OpenProduct, name_server: "NameServer", registry: "Registry", tmp_path: Path
) -> None:
    offline = await verify(await open_product())
    registry.go_on.clear()
    name_server.lie = _silent
    changes = settings(name_server, registry, tmp_path, lookups_seconds=0.5, lookup_seconds=50.0)
    client = await open_product(**changes)
    begun = asyncio.get_running_loop().time()

    told = await verify(client)

    assert asyncio.get_running_loop().time() - begun < 25
    assert told["trustScore"] == offline["trustScore"]
    assert outcomes(told) == outcomes(offline)


async def test_the_worst_that_well_told_lies_can_do_is_not_danger(
    open_product: OpenProduct, name_server: "NameServer", registry: "Registry", tmp_path: Path
) -> None:
    """An answer without a flaw cannot be told from the truth: what it can do has a bound."""
    registry.tells(DOMAIN, "2026-11-20T00:00:00Z")
    name_server.zone[(DOMAIN, "MX")] = ["0 ."]
    name_server.zone[(DOMAIN, "TXT")] = ['"v=spf1 -all"']

    told = await verify(await open_product(**settings(name_server, registry, tmp_path)))

    assert told["band"] == "caution"


async def test_names_inside_a_network_are_never_asked_about(
    open_product: OpenProduct, name_server: "NameServer", registry: "Registry", tmp_path: Path
) -> None:
    client = await open_product(**settings(name_server, registry, tmp_path))
    inner = ("printer.local", "db.internal", "nas.home.arpa", "corp", "10.0.0.1", "x.onion")
    text = TEXT.replace("kitchen@harbour-canteen.com", " or ".join(f"hr@{each}" for each in inner))

    await verify(client, text)

    assert name_server.asked == []
    assert registry.asked == []


async def test_a_short_link_is_followed_and_the_places_on_its_way_are_told(
    open_product: OpenProduct, name_server: "NameServer", registry: "Registry", tmp_path: Path
) -> None:
    short = f"http://bit.ly:{registry.port}/3xyz"
    name_server.zone[("bit.ly", "A")] = ["127.0.0.1"]
    registry.says("/3xyz", b"", 302, Location=f"http://apply.quick-hire.com:{registry.port}/form")
    registry.says("/form", b"Fill this in")
    name_server.zone[("apply.quick-hire.com", "A")] = ["127.0.0.1"]
    allowed = ("bit.ly", "apply.quick-hire.com")
    changes = settings(name_server, registry, tmp_path) | {
        "fetch_allowed_private": tuple(f"{each}:{registry.port}" for each in allowed)
    }
    text = f"{TEXT.replace('Write to', 'Apply at')} Apply here: {short}"

    told = await verify(await open_product(**changes), text)

    found = next(each for each in told["signals"] if each["id"] == "redirected_link")
    assert found["outcome"] == "present"
    assert found["evidence"][0]["quote"] == "bit.ly → apply.quick-hire.com"


async def test_the_domains_of_a_message_are_looked_up_as_well(
    open_product: OpenProduct, name_server: "NameServer", registry: "Registry", tmp_path: Path
) -> None:
    client = await open_product(**settings(name_server, registry, tmp_path))
    registry.tells(DOMAIN, "2026-11-18T00:00:00Z")
    name_server.zone[(DOMAIN, "MX")] = ["0 ."]
    text = f"Hello, I am Anna of Harbour Canteen. Please write to kitchen@{DOMAIN} on Monday."

    answer = await client.post("/api/verify-text", json={"text": text, "kind": "message"})

    found = {each["id"]: each for each in answer.json()["signals"]}
    for name, source in (
        ("young_domain", "RDAP of 127.0.0.1"),
        ("mail_domain_cannot_receive", "DNS"),
    ):
        assert found[name]["outcome"] == "present"
        assert found[name]["evidence"][0]["origin"] == source
