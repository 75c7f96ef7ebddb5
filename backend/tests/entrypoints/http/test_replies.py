"""Employers reply over HTTP: a mailbox shows the domain, everybody reads the log, and corrected
facts become a result of their own.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx2
import pytest
import pytest_asyncio

from trusthound.adapters.credentials.tokens import digest_of, new_token
from trusthound.adapters.storage import replies, users, verifications
from trusthound.adapters.storage.database import Database, open_database
from trusthound.adapters.storage.replies import LoggedReply
from trusthound.domain.access.user import new_user
from trusthound.domain.community.report import posting_key
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.model import Channel, Contact, ContactKind, Origin
from trusthound.domain.posting.verification import Verification, conclude
from trusthound.domain.reply.proof import Way
from trusthound.domain.reply.reply import MOST_SHOWN, Position, Reply, Said
from trusthound.usecases.judge_correction import judge_correction
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.examples.judged import judged_examples
from trusthound.wiring.lookups import NO_LOOKUPS
from trusthound.wiring.own_account import FAREWELLS
from trusthound.wiring.reference.load import load_reference

pytestmark = pytest.mark.asyncio(loop_scope="session")
DOMAIN = "acme-robotics.com"
SAID = {"domain": DOMAIN, "position": "open", "statement": "We are hiring for it in spring."}
CORRECTED = {"pay": {"minimum": 50000, "maximum": 60000, "currency": "EUR", "period": "year"}}


@dataclass(frozen=True)
class Person:
    id: str
    headers: dict[str, str]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def database(
    client: httpx2.AsyncClient, database_server: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Database]:
    assert client is not None  # its tables are there
    folder = tmp_path_factory.mktemp("replies")
    async with open_database(database_url=database_server, data_folder=folder) as opened:
        yield opened


async def a_result(database: Database, **stated: Any) -> Verification:
    """Of a posting of its own at a link, whose employer has a site of its own."""
    example = judged_examples(load_reference())[0]
    words = {
        "url": f"https://board.example/{new_id()}",
        "company": "Acme Robotics",
        "company_site": f"https://www.{DOMAIN}/",
        "pay": None,
    }
    dossier = compile_dossier(
        replace(example.dossier.posting, **{**words, **stated}),
        channel=Channel.URL,
        as_of=utc_now().date(),
        employer_board=None,
        reference=load_reference(),
    )
    url = dossier.posting.url
    made = conclude(dossier, verification_id=new_id(), checked_at=utc_now(), url=url, shared=True)
    await verifications.save(database, made)
    return made


async def somebody(database: Database, *, confirmed: bool = True) -> Person:
    token, user, now = new_token(), new_id(), utc_now()
    async with database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO users (
                id, email, email_key, name, first_name, last_name, password_hash, created_at,
                mail_verified_at)
            VALUES (%s, %s, %s, 'Ann', '', '', '', %s, %s)
            """,
            [user, user, user, now, now if confirmed else None],
        )
        await connection.execute(
            """
            INSERT INTO sessions (
                digest, id, user_id, kind, remembered, created_at, last_seen_at, expires_at,
                address, device)
            VALUES (%s, %s, %s, 'api', false, %s, %s, %s, '', '')
            """,
            [token.digest, new_id(), user, now, now, now + timedelta(hours=1)],
        )
    return Person(user, {"Authorization": f"Bearer {token.text}"})


def at(result: Verification, what: str = "replies") -> str:
    return f"/api/verifications/{result.id}/{what}"


async def mailed_token(
    client: httpx2.AsyncClient, database: Database, result: Verification, who: Person
) -> str:
    """What stands behind the # of the link that was sent to the employer."""
    asked = {"domain": DOMAIN, "way": "mailbox", "mailbox": f"hiring@{DOMAIN}"}
    begun = await client.post(at(result, "domain-proofs"), json=asked, headers=who.headers)
    assert begun.status_code == 200, begun.text
    assert (begun.json()["record"], begun.json()["provenAt"]) == ("", None)
    async with database.connection() as connection:
        cursor = await connection.execute(
            """
            SELECT words->>'link' FROM outbox
            WHERE kind = 'domain_proof' AND recipient = %s AND words->>'link' LIKE %s
            ORDER BY made_at DESC LIMIT 1
            """,
            [f"hiring@{DOMAIN}", f"%{result.id}%"],
        )
        row = await cursor.fetchone()
        await connection.execute("DELETE FROM attempts WHERE policy = 'domain_mails_a_domain'")
    assert row is not None
    link: str = row[0]
    return parse_qs(urlsplit(link).fragment)["token"][0]


async def prove(
    client: httpx2.AsyncClient, database: Database, result: Verification, who: Person
) -> None:
    token = await mailed_token(client, database, result, who)
    opened = await client.post(
        "/api/domain-proofs/open", json={"token": token}, headers=who.headers
    )
    assert (opened.status_code, opened.json()["domain"]) == (200, DOMAIN)


async def log(client: httpx2.AsyncClient, result: Verification) -> dict[str, Any]:
    """As a visitor reads it."""
    answer = await client.get(at(result))
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    return told


async def test_a_domain_that_was_shown_replies_changes_and_withdraws(
    client: httpx2.AsyncClient, database: Database
) -> None:
    result, ann = await a_result(database), await somebody(database)
    before = await client.get(f"/api/verifications/{result.id}")
    assert (await log(client, result))["domains"] == [DOMAIN]
    refused = await client.post(at(result), json=SAID, headers=ann.headers)
    assert refused.status_code == 403
    await prove(client, database, result, ann)

    first = await client.post(at(result), json=SAID, headers=ann.headers)
    assert first.status_code == 200, first.text
    assert first.json()["log"][0]["own"]
    second = {**SAID, "position": "filled", "statement": ""}
    assert (await client.post(at(result), json=second, headers=ann.headers)).status_code == 200
    newest, oldest = (await log(client, result))["log"]
    assert (newest["position"], newest["domain"], newest["way"]) == ("filled", DOMAIN, "mailbox")
    assert (newest["own"], newest["ended"]) == (False, None)
    assert (oldest["statement"], oldest["ended"]) == (SAID["statement"], "changed")

    path = f"{at(result)}/{newest['id']}"
    assert (await client.delete(path, headers=ann.headers)).status_code == 204
    assert (await client.delete(path, headers=ann.headers)).status_code == 404
    assert [each["ended"] for each in (await log(client, result))["log"]] == [
        "withdrawn",
        "changed",
    ]
    assert (await client.get(f"/api/verifications/{result.id}")).json() == before.json()


async def test_what_stands_is_read_beneath_a_shared_result_as_well(
    client: httpx2.AsyncClient, database: Database
) -> None:
    result, ann = await a_result(database), await somebody(database)
    await prove(client, database, result, ann)
    async with database.connection() as connection:
        await connection.execute(
            "INSERT INTO checks (id, user_id, made_at, counted, verification_id)"
            " VALUES (%s, %s, now(), true, %s)",
            [new_id(), ann.id, result.id],
        )
    made = await client.post(at(result, "shares"), json={}, headers=ann.headers)
    assert made.status_code == 201, made.text
    shared = f"/api/shared/{made.json()['id']}"
    assert (await client.get(shared)).json()["replies"] == []

    said = await client.post(at(result), json=SAID, headers=ann.headers)
    (told,) = (await client.get(shared)).json()["replies"]
    assert {name: told[name] for name in SAID} == SAID
    assert not {"id", "resultId", "own"} & told.keys()
    assert result.id not in str(told)

    reply = said.json()["log"][0]["id"]
    assert (await client.delete(f"{at(result)}/{reply}", headers=ann.headers)).status_code == 204
    assert (await client.get(shared)).json()["replies"] == []


async def test_only_who_asked_can_use_the_link_and_once(
    client: httpx2.AsyncClient, database: Database
) -> None:
    result = await a_result(database)
    ann, eve = await somebody(database), await somebody(database)
    token = {"token": await mailed_token(client, database, result, ann)}
    path = "/api/domain-proofs/open"

    assert (await client.post(path, json=token, headers=eve.headers)).status_code == 410
    assert (await client.post(path, json={"token": "x"}, headers=ann.headers)).status_code == 410
    assert (await client.post(path, json=token, headers=ann.headers)).status_code == 200
    assert (await client.post(path, json=token, headers=ann.headers)).status_code == 410
    assert (await client.post(at(result), json=SAID, headers=eve.headers)).status_code == 403

    late = {"token": await mailed_token(client, database, result, eve)}
    async with database.connection() as connection:
        await connection.execute(
            "UPDATE domain_proofs SET expires_at = now() WHERE digest = %s",
            [digest_of(late["token"])],
        )
    assert (await client.post(path, json=late, headers=eve.headers)).status_code == 410


async def test_a_token_to_be_published_opens_nothing_as_a_link(
    client: httpx2.AsyncClient, database: Database
) -> None:
    result, eve = await a_result(database), await somebody(database)
    asked = {"domain": DOMAIN, "way": "dns"}
    begun = await client.post(at(result, "domain-proofs"), json=asked, headers=eve.headers)
    name, _, token = begun.json()["record"].partition("=")
    assert (name, begun.json()["place"]) == ("trusthound-domain-verification", DOMAIN)
    opened = await client.post(
        "/api/domain-proofs/open", json={"token": token}, headers=eve.headers
    )
    assert opened.status_code == 410
    own = (await client.get(at(result), headers=eve.headers)).json()["proofs"]
    assert [(each["domain"], each["record"], each["provenAt"]) for each in own] == [
        (DOMAIN, "", None)
    ]
    assert (await log(client, result))["proofs"] == []
    async with database.connection() as connection:
        cursor = await connection.execute(
            "SELECT count(*) FROM domain_proofs WHERE domain_proofs::text LIKE %s", [f"%{token}%"]
        )
        assert await cursor.fetchone() == (0,)


async def test_another_domain_another_mailbox_and_an_unconfirmed_account_are_refused(
    client: httpx2.AsyncClient, database: Database
) -> None:
    result, ann = await a_result(database), await somebody(database)
    begin = at(result, "domain-proofs")
    for asked, field in (
        ({"domain": "evil.com", "way": "dns"}, "domain"),
        ({"domain": "board.example", "way": "file"}, "domain"),
        ({"domain": f"www.{DOMAIN}", "way": "dns"}, "domain"),
        ({"domain": "аcme-robotics.com", "way": "dns"}, "domain"),
        ({"domain": DOMAIN, "way": "mailbox", "mailbox": f"bob@{DOMAIN}"}, "mailbox"),
        ({"domain": DOMAIN, "way": "mailbox", "mailbox": "hiring@evil.com"}, "mailbox"),
        ({"domain": DOMAIN, "way": "mailbox"}, "mailbox"),
        ({"domain": DOMAIN, "way": "phone"}, "way"),
    ):
        answer = await client.post(begin, json=asked, headers=ann.headers)
        assert (answer.status_code, answer.json()["field"]) == (422, field), asked
    new = await somebody(database, confirmed=False)
    asked = {"domain": DOMAIN, "way": "dns"}
    assert (await client.post(begin, json=asked, headers=new.headers)).status_code == 403
    foreign = {**SAID, "domain": "evil.com"}
    assert (await client.post(at(result), json=foreign, headers=ann.headers)).status_code == 422


async def test_an_address_of_the_posting_speaks_for_it_alone_and_where_its_page_is_the_employers(
    client: httpx2.AsyncClient, database: Database
) -> None:
    """Whoever writes a page can name any employer and give their own mailbox there."""
    intern = f"intern@{DOMAIN}"
    given = (Contact(ContactKind.MAIL, intern, intern, 0, len(intern)),)
    elsewhere = await a_result(database, contacts=given)
    at_home = await a_result(database, contacts=given, url=f"https://{DOMAIN}/{new_id()}")
    another, ann = await a_result(database), await somebody(database)
    asked = {"domain": DOMAIN, "way": "mailbox", "mailbox": intern}
    refused = await client.post(at(elsewhere, "domain-proofs"), json=asked, headers=ann.headers)
    assert (refused.status_code, refused.json()["field"]) == (422, "mailbox")

    begun = await client.post(at(at_home, "domain-proofs"), json=asked, headers=ann.headers)
    assert begun.status_code == 200, begun.text
    async with database.connection() as connection:
        await connection.execute(
            "UPDATE domain_proofs SET proven_at = now() WHERE id = %s", [begun.json()["id"]]
        )
        await connection.execute("DELETE FROM attempts WHERE policy = 'domain_mails_a_domain'")
    for result, status, proofs in ((at_home, 200, 1), (another, 403, 0), (elsewhere, 403, 0)):
        said = await client.post(at(result), json=SAID, headers=ann.headers)
        assert said.status_code == status
        told = (await client.get(at(result), headers=ann.headers)).json()
        assert len(told["proofs"]) == proofs


async def test_a_domain_gets_five_mails_a_day_whoever_asks(
    client: httpx2.AsyncClient, database: Database
) -> None:
    domain = f"acme-{new_id()[:8].lower().replace('_', '0').replace('-', '0')}0.com"
    result = await a_result(database, company_site=f"https://{domain}/")
    asked = {"domain": domain, "way": "mailbox", "mailbox": f"hr@{domain}"}
    answers = []
    for _ in range(6):
        who = await somebody(database)
        answers.append(
            await client.post(at(result, "domain-proofs"), json=asked, headers=who.headers)
        )
    assert [each.status_code for each in answers] == [200] * 5 + [429]
    assert answers[-1].headers["retry-after"]


async def test_two_who_hold_a_domain_speak_for_themselves(
    client: httpx2.AsyncClient, database: Database
) -> None:
    result = await a_result(database)
    ann, bob = await somebody(database), await somebody(database)
    for each, position in ((ann, "open"), (bob, "filled")):
        await prove(client, database, result, each)
        said = {**SAID, "position": position}
        assert (await client.post(at(result), json=said, headers=each.headers)).status_code == 200
    lines = (await log(client, result))["log"]
    assert [(each["position"], each["ended"]) for each in lines] == [
        ("filled", None),
        ("open", None),
    ]
    of_ann = f"{at(result)}/{lines[1]['id']}"
    assert (await client.delete(of_ann, headers=bob.headers)).status_code == 404


async def test_whoever_changes_their_word_often_puts_nobody_elses_out_of_sight(
    client: httpx2.AsyncClient, database: Database
) -> None:
    result, ann = await a_result(database), await somebody(database)
    await prove(client, database, result, ann)
    said = {**SAID, "position": "not_ours"}
    assert (await client.post(at(result), json=said, headers=ann.headers)).status_code == 200
    eve, long_ago = await somebody(database), utc_now() - timedelta(days=30)
    async with database.connection() as connection:  # not among the newest of all postings
        await connection.execute(
            "UPDATE replies SET said_at = %s WHERE user_id = %s", [long_ago, ann.id]
        )
        for number in range(MOST_SHOWN + 5):
            later = long_ago + timedelta(minutes=1 + number)
            words = Said(Position.OPEN, f"Word {number}.")
            reply = Reply(new_id(), result.id, eve.id, DOMAIN, Way.DNS, later, later, words)
            key = posting_key(result.url)
            await replies.add(connection, LoggedReply(reply, key, result.url))
    lines = (await log(client, result))["log"]
    assert len(lines) == MOST_SHOWN
    assert [(each["position"], each["ended"]) for each in lines if not each["ended"]] == [
        ("open", None),
        ("not_ours", None),
    ]
    assert lines[1]["statement"] == f"Word {MOST_SHOWN + 3}."


async def test_corrected_facts_are_judged_as_a_result_of_their_own(
    client: httpx2.AsyncClient, database: Database, operator: dict[str, str]
) -> None:
    result, ann = await a_result(database), await somebody(database)
    await prove(client, database, result, ann)
    said = {**SAID, "corrections": CORRECTED}
    told = (await client.post(at(result), json=said, headers=ann.headers)).json()
    assert told["disputed"]
    reply = told["log"][0]
    assert (reply["beingJudged"], reply["resultId"]) == (True, None)
    async with database.connection() as connection:
        cursor = await connection.execute(
            "SELECT count(*) FROM procrastinate_jobs WHERE args->>'reply_id' = %s", [reply["id"]]
        )
        assert await cursor.fetchone() == (1,)

    for _ in range(2):  # a task may come twice
        await judge_correction(
            reply["id"],
            database=database,
            reference=load_reference(),
            lookups=NO_LOOKUPS,
            now=utc_now(),
            new_id=new_id(),
        )

    told = await log(client, result)
    assert not told["disputed"]
    made = await verifications.find(database, told["log"][0]["resultId"])
    assert isinstance(made, Verification)
    assert not made.shared
    assert made.dossier.posting.pay is not None
    assert result.dossier.posting.pay is None
    origins = {each.field: each.origin for each in made.dossier.posting.origins}
    assert origins["pay"] is Origin.EMPLOYER
    assert made.reasons[0] == f"Judged with facts that whoever holds {DOMAIN} stated: pay."
    assert await verifications.find(database, result.id) == result
    latest = await verifications.latest_shared(
        database, result.url, result.checked_at - timedelta(days=1)
    )
    assert latest == result

    page = (await client.get(f"/api/verifications/{made.id}/replies")).json()
    assert (page["takesReplies"], page["corrects"]["verificationId"]) == (False, result.id)
    assert page["corrects"]["corrections"]["pay"]["maximum"] == 60000
    # Hidden words do not take the mark off the result that was judged with them.
    hide = f"/api/admin/replies/{reply['id']}/visibility"
    assert (await client.put(hide, json={"hidden": True}, headers=operator)).status_code == 204
    page = (await client.get(f"/api/verifications/{made.id}/replies")).json()
    assert (page["corrects"]["domain"], page["corrects"]["corrections"]) == (DOMAIN, None)
    assert (await log(client, result))["log"][0]["resultId"] is None


async def test_with_the_account_its_words_go_and_the_line_stays(
    client: httpx2.AsyncClient, database: Database
) -> None:
    result, ann = await a_result(database), await somebody(database)
    await prove(client, database, result, ann)
    await client.post(at(result), json=SAID, headers=ann.headers)
    async with database.connection() as connection:
        for each in FAREWELLS:
            await each(connection, new_user(ann.id, f"{ann.id}@old.example", "Ann", utc_now()))
        await users.delete(connection, ann.id)
    (line,) = (await log(client, result))["log"]
    assert (line["statement"], line["position"], line["ended"]) == ("", None, "account")
    assert line["domain"] == DOMAIN


async def test_operators_hide_words_and_show_them_again(
    client: httpx2.AsyncClient, database: Database, operator: dict[str, str]
) -> None:
    result, ann = await a_result(database), await somebody(database)
    await prove(client, database, result, ann)
    await client.post(at(result), json=SAID, headers=ann.headers)
    page = (await client.get("/api/admin/replies", headers=operator)).json()
    listed = next(each for each in page["replies"] if each["url"] == result.url)
    path = f"/api/admin/replies/{listed['id']}/visibility"

    hidden = await client.put(path, json={"hidden": True}, headers=operator)
    assert hidden.status_code == 204
    (line,) = (await log(client, result))["log"]
    assert (line["hidden"], line["statement"], line["position"]) == (True, "", None)
    await client.put(path, json={"hidden": False}, headers=operator)
    (line,) = (await log(client, result))["log"]
    assert (line["hidden"], line["statement"]) == (False, SAID["statement"])

    async with database.connection() as connection:
        cursor = await connection.execute(
            "SELECT action FROM audit_log WHERE target = %s ORDER BY id", [listed["id"]]
        )
        assert [each[0] for each in await cursor.fetchall()] == [
            "reply.give",
            "operator.hide_reply",
            "operator.show_reply",
        ]
    unknown = "/api/admin/replies/x%00/visibility"
    answer = await client.put(unknown, json={"hidden": True}, headers=operator)
    assert answer.status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"domain": DOMAIN},
        {"domain": DOMAIN, "position": "sold"},
        {"domain": DOMAIN, "statement": 7},
        {"domain": DOMAIN, "statement": "x" * 2001},
        {"domain": DOMAIN, "statement": "Write to ann@acme.com"},
        {"domain": DOMAIN, "corrections": {"pay": {"currency": "EUR", "period": "year"}}},
        {"domain": DOMAIN, "corrections": {"companySite": "https://evil.com"}},
        {"domain": DOMAIN, "corrections": {"place": "Call +1 303 555 0134 today"}},
        {"domain": DOMAIN, "corrections": {"place": "Berlin, apply at t.me/acme_hr"}},
    ],
)
async def test_what_says_nothing_or_too_much_is_refused(
    client: httpx2.AsyncClient, database: Database, body: dict[str, Any]
) -> None:
    result, ann = await a_result(database), await somebody(database)
    await prove(client, database, result, ann)
    assert (await client.post(at(result), json=body, headers=ann.headers)).status_code == 422
    assert (await log(client, result))["log"] == []
