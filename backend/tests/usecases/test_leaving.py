"""Taking one's data along, and going."""

import json
from typing import Any
from zipfile import ZipFile

import pytest
from tests.usecases.conftest import HOME, PASSWORD, World

from trusthound.adapters.storage import exported_applications, resumes
from trusthound.domain.access.user import User
from trusthound.domain.assessment.feedback import mark_of
from trusthound.domain.common.errors import Conflict, InvalidInput, RateLimited, WrongCredentials
from trusthound.usecases.delete_account import delete_account
from trusthound.usecases.export_account import export_account
from trusthound.wiring.own_account import EXPORTED, FAREWELLS, exported, exported_files


async def export(world: World, user: User) -> dict[str, Any]:
    file = await export_account(
        user,
        database=world.database,
        sections=exported(world.files),
        files=exported_files(world.files, world.files),
        limits=world.limits,
        origin=HOME,
        now=world.now,
    )
    with file, ZipFile(file) as archive:
        return {
            name: json.loads(archive.read(name)) if name.endswith(".json") else archive.read(name)
            for name in archive.namelist()
        }


async def delete(world: World, user: User, password: str = PASSWORD) -> list[str]:
    """Whose purchases were ended."""
    ended: list[str] = []

    async def end_purchases(user_id: str) -> None:
        ended.append(user_id)

    await delete_account(
        user,
        password,
        database=world.database,
        passwords=world.passwords,
        limits=world.limits,
        end_purchases=end_purchases,
        farewells=FAREWELLS,
        uploads=[
            (world.files, resumes.files_of),
            (world.files, exported_applications.files_of),
        ],
        origin=HOME,
        now=world.now,
        mail_id=world.id(),
        pseudonym="deleted-1",
    )
    return ended


async def test_an_export_tells_what_is_kept_and_no_secret(world: World) -> None:
    who, token, _ = await world.register()
    await world.register("bea@users.example")
    told = await export(world, who.user)

    assert set(told) == {f"{name}.json" for name in [*EXPORTED, "resumes"]}
    (profile,) = told["profile.json"]
    assert profile["email"] == "ann@users.example"
    assert [each["address"] for each in told["sessions.json"]] == ["192.0.2.1"]
    assert [each["kind"] for each in told["mails.json"]] == ["welcome"]
    assert [each["action"] for each in told["activity.json"]] == [
        "account.register",
        "account.export",
    ]
    assert told["tickets.json"] == []
    whole = json.dumps(told)
    assert "bea" not in whole
    assert "argon2" not in whole
    assert "token=" not in whole
    assert token.digest.hex() not in whole


async def test_exports_are_limited(world: World) -> None:
    who, _, _ = await world.register()
    for _ in range(5):
        await export(world, who.user)

    with pytest.raises(RateLimited):
        await export(world, who.user)


async def test_a_deleted_account_leaves_nothing_that_tells_of_its_user(world: World) -> None:
    who, token, _ = await world.register()
    await world.reset_link()
    assert await delete(world, who.user) == [who.user.id]

    assert await world.go_on(token) is None
    with pytest.raises(WrongCredentials):
        await world.sign_in()
    for table in ("users", "sessions", "one_time_links", "recovery_codes"):
        assert await world.rows(f"SELECT FROM {table}") == [], table
    mails = await world.rows("SELECT kind, recipient FROM outbox")
    assert mails == [{"kind": "account_deleted", "recipient": "ann@users.example"}]
    assert who.user.id not in str(await world.rows("SELECT * FROM audit_log"))
    actions = await world.rows("SELECT action FROM audit_log WHERE actor = 'deleted-1'")
    assert "account.delete" in [each["action"] for each in actions]
    await world.register()  # the address is free again


async def test_mails_are_found_however_their_address_is_written(world: World) -> None:
    who, _, _ = await world.register("Ann.Weiß@users.example")  # in lower case not its key
    told = await export(world, who.user)
    assert [each["kind"] for each in told["mails.json"]] == ["welcome"]

    await delete(world, who.user)
    mails = await world.rows("SELECT kind FROM outbox")
    assert mails == [{"kind": "account_deleted"}]


async def test_opinions_are_told_and_go(world: World) -> None:
    who, _, _ = await world.register()
    other, _, _ = await world.register("bea@users.example")
    async with world.database.connection() as connection:
        await connection.execute(
            """
            INSERT INTO verifications (
                id, url, checked_at, status, trust_score, band, engine_version, shared, example,
                dossier, assessment, reasons)
            VALUES (
                'public', '', now(), 'assessed', 50, 'caution', '1', true, false, '{}', '{}', '[]')
            """
        )
        for each in (who, other):
            await connection.execute(
                """
                INSERT INTO feedback (
                    verification_id, caller, said_at, was_right, actual, note, engine_version)
                VALUES ('public', %s, now(), false, 'scam', %s, '1')
                """,
                [mark_of("public", f"user:{each.user.id}"), f"I am {each.user.email}"],
            )

    (said,) = (await export(world, who.user))["opinions.json"]
    assert said["note"] == "I am ann@users.example"

    await delete(world, who.user)
    assert await world.rows("SELECT note FROM feedback") == [{"note": "I am bea@users.example"}]


async def test_a_text_that_was_checked_is_told_and_goes_a_public_posting_stays(
    world: World,
) -> None:
    who, _, _ = await world.register()
    async with world.database.connection() as connection:
        for each, shared in (("public", True), ("pasted", False)):
            await connection.execute(
                """
                INSERT INTO verifications (
                    id, url, checked_at, status, trust_score, band, engine_version, shared,
                    example, dossier, assessment, reasons)
                VALUES (%s, '', now(), 'assessed', 50, 'caution', '1', %s, false, %s, '{}', '[]')
                """,
                [each, shared, f'{{"text": "{each}"}}'],
            )
            await connection.execute(
                """
                INSERT INTO checks (id, user_id, made_at, counted, verification_id)
                VALUES (%(id)s, %(user)s, now(), true, %(id)s)
                """,
                {"id": each, "user": who.user.id},
            )
        # Somebody else who knew the id corrected what was read of the text.
        await connection.execute(
            """
            INSERT INTO verifications (
                id, url, checked_at, status, trust_score, band, engine_version, shared, example,
                dossier, assessment, reasons, corrects, corrected)
            SELECT 'corrected', url, checked_at, status, trust_score, band, engine_version, false,
                example, dossier, assessment, reasons, id, '[]'
            FROM verifications WHERE id = 'pasted'
            """
        )

    told = {each["id"]: each["text"] for each in (await export(world, who.user))["checks.json"]}
    assert told == {"public": None, "pasted": {"text": "pasted"}}
    await delete(world, who.user)
    assert await world.rows("SELECT id FROM verifications") == [{"id": "public"}]
    assert await world.rows("SELECT FROM checks") == []


async def test_the_password_is_asked_for_once_more(world: World) -> None:
    who, _, _ = await world.register()

    with pytest.raises(InvalidInput) as told:
        await delete(world, who.user, "not my password")
    assert told.value.field == "password"
    await world.sign_in()


async def test_the_last_admin_of_others_stays_and_a_members_leaving_is_noted(world: World) -> None:
    who, token, _ = await world.register()
    other, _, _ = await world.register("bea@users.example")
    async with world.database.connection() as connection:
        await connection.execute(
            "INSERT INTO organizations (id, name, tier, created_at)"
            " VALUES ('o', 'Acme', 'starter', now())"
        )
        for user, role in ((who.user, "admin"), (other.user, "member")):
            await connection.execute(
                "INSERT INTO members (user_id, organization_id, role, joined_at)"
                " VALUES (%s, 'o', %s, now())",
                [user.id, role],
            )

    with pytest.raises(Conflict) as told:
        await delete(world, who.user)
    assert told.value.code == "last_admin"
    assert await world.go_on(token) is not None
    await delete(world, other.user)
    (line,) = await world.rows(
        "SELECT action, actor, target, address, organization_id FROM audit_log"
        " WHERE action = 'account.delete'"
    )
    assert line == {
        "action": "account.delete",
        "actor": "deleted-1",
        "target": "deleted-1",
        "address": "",
        "organization_id": "o",
    }
    await delete(world, who.user)
    assert await world.rows("SELECT FROM organizations") == []
