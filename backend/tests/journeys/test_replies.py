"""An employer shows that a domain is its own by a TXT record, and nobody else does."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import httpx2

from trusthound.adapters.storage import verifications
from trusthound.adapters.storage.database import Database
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.model import Channel
from trusthound.domain.posting.verification import conclude
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.examples.judged import judged_examples
from trusthound.wiring.reference.load import load_reference

if TYPE_CHECKING:
    from tests.conftest import NameServer

OpenProduct = Callable[..., Awaitable[httpx2.AsyncClient]]
DOMAIN = "acme-robotics.com"
ASKED = {"domain": DOMAIN, "way": "dns"}


async def a_result(database: Database) -> str:
    """Of a posting whose employer has that site."""
    reference = load_reference()
    posting = replace(
        judged_examples(reference)[0].dossier.posting,
        url=f"https://board.example/{new_id()}",
        company="Acme Robotics",
        company_site=f"https://{DOMAIN}/",
    )
    dossier = compile_dossier(
        posting,
        channel=Channel.URL,
        as_of=utc_now().date(),
        employer_board=None,
        reference=reference,
    )
    made = conclude(
        dossier, verification_id=new_id(), checked_at=utc_now(), url=posting.url, shared=True
    )
    await verifications.save(database, made)
    return f"/api/verifications/{made.id}"


async def signed_up(client: httpx2.AsyncClient, database: Database, name: str) -> dict[str, str]:
    mail = f"{name}@people.example"
    account = {"name": name, "email": mail, "password": "a long enough one"}
    answer = await client.post("/api/auth/register", json=account)
    assert answer.status_code < 300, answer.text
    client.cookies.clear()
    async with database.connection() as connection:
        await connection.execute("UPDATE users SET mail_verified_at = now()")
    return {"Authorization": f"Bearer {answer.json()['token']}"}


async def test_a_record_shows_the_domain_for_whom_it_was_given_to(
    open_product: OpenProduct, name_server: "NameServer", database: Database
) -> None:
    client = await open_product(dns_servers=(f"127.0.0.1:{name_server.port}",))
    result = await a_result(database)
    ann = await signed_up(client, database, "ann")
    eve = await signed_up(client, database, "eve")
    of_ann = (await client.post(f"{result}/domain-proofs", json=ASKED, headers=ann)).json()
    of_eve = (await client.post(f"{result}/domain-proofs", json=ASKED, headers=eve)).json()

    def check(begun: dict[str, str]) -> str:
        return f"/api/domain-proofs/{begun['id']}/check"

    # Nothing, a wrong token, one beside the domain: the same answer.
    wrong = f"{of_ann['record']}x"
    for zone in ({}, {(DOMAIN, "TXT"): [f'"{wrong}"']}, {(f"www.{DOMAIN}", "TXT"): [
        f'"{of_ann["record"]}"'
    ]}):  # fmt: skip
        name_server.zone = zone
        answer = await client.post(check(of_ann), headers=ann)
        assert (answer.status_code, answer.json()["code"]) == (409, "not_proven")

    name_server.zone = {(DOMAIN, "TXT"): [f'"{of_ann["record"]}"']}
    assert (await client.post(check(of_eve), headers=eve)).status_code == 409
    assert (await client.post(check(of_ann), headers=eve)).status_code == 404
    shown = await client.post(check(of_ann), headers=ann)
    assert shown.status_code == 200, shown.text
    assert shown.json()["provenAt"]
    assert (await client.post(check(of_ann), headers=ann)).status_code == 404

    said = {"domain": DOMAIN, "position": "not_ours"}
    assert (await client.post(f"{result}/replies", json=said, headers=eve)).status_code == 403
    told = await client.post(f"{result}/replies", json=said, headers=ann)
    assert told.status_code == 200
    assert told.json()["log"][0]["way"] == "dns"

    name_server.zone = {(DOMAIN, "TXT"): [f'"{of_eve["record"]}"']}
    async with database.connection() as connection:
        await connection.execute("UPDATE domain_proofs SET expires_at = now()")
    assert (await client.post(check(of_eve), headers=eve)).status_code == 404
    again = (await client.post(f"{result}/domain-proofs", json=ASKED, headers=eve)).json()
    async with database.connection() as connection:
        await connection.execute("UPDATE domain_proofs SET tries = 20 WHERE proven_at IS NULL")
    assert (await client.post(check(again), headers=eve)).status_code == 404
