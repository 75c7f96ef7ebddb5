"""How long a seeker's resumes are kept, that they go with the account, and are read anew."""

from dataclasses import replace
from datetime import timedelta
from itertools import count

import pytest
from tests.usecases.conftest import HOME, World
from tests.usecases.test_leaving import delete, export

from trusthound.adapters.storage import read_resumes
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused, SignInRequired
from trusthound.domain.resume.corrections import Corrections
from trusthound.domain.resume.document import DocumentFacts, Format, Line, document_of
from trusthound.domain.resume.read.resume import READER
from trusthound.domain.resume.taken import KeptResume, Taken, take
from trusthound.usecases import forget_resumes
from trusthound.usecases.add_resume import add_resume
from trusthound.usecases.correct_resume import ResumeChange, correct_resume
from trusthound.usecases.find_resume import find_resume
from trusthound.usecases.forget_resumes import KEPT_FOR
from trusthound.usecases.reread_resumes import reread_resumes


def read_as(name: str) -> Taken:
    lines = tuple(Line(each, 0) for each in (name, "ann@example.org", "Skills", "Python, Go"))
    return replace(take(document_of(DocumentFacts(Format.DOCX, pages=1), lines)), text=name)


async def taken(data: bytes, _filename: str) -> Taken:
    return read_as(data.decode())


async def refused(_data: bytes, _filename: str) -> Taken:
    raise DocumentRefused(DocumentProblem.DAMAGED)


async def add(world: World, user_id: str, name: str = "Ann Lee") -> KeptResume:
    return await add_resume(
        name.encode(), "ann.docx", user_id=user_id, take=taken, database=world.database,
        files=world.files, origin=HOME, now=world.now, new_id=world.id(),
    )  # fmt: skip


async def forget(world: World) -> int:
    return await forget_resumes.forget_resumes(world.database, world.files, now=world.now)


async def pay_for(world: World, user_id: str, **time: float) -> None:
    async with world.database.connection() as connection:
        await connection.execute(
            "UPDATE users SET premium_until = %s WHERE id = %s",
            [world.now + timedelta(**time), user_id],
        )


async def test_an_export_holds_what_was_read_and_what_was_corrected(world: World) -> None:
    who, _, _ = await world.register()
    kept = await add(world, who.user.id)
    change = ResumeChange(Corrections(name="Anne Lee"))
    await correct_resume(who.user.id, kept.id, change, database=world.database, files=world.files)
    whole = await export(world, who.user)
    (told,) = whole["resumes.json"]

    assert whole[f"resumes/{kept.id}.docx"] == b"Ann Lee"
    assert told["filename"] == "ann.docx"
    assert told["corrections"] == {"name": "Anne Lee"}
    assert "Python" in str(told["read"])


async def test_an_account_takes_its_resumes_and_their_files_along(world: World) -> None:
    who, _, _ = await world.register()
    other, _, _ = await world.register("bea@users.example")
    await add(world, who.user.id)
    await add(world, other.user.id)
    await delete(world, who.user)

    assert len(await world.rows("SELECT FROM resumes")) == 1
    assert len(list(world.files.names())) == 1


async def test_an_account_that_goes_while_a_file_is_read_leaves_nothing(world: World) -> None:
    who, _, _ = await world.register()

    async def taken_meanwhile(data: bytes, filename: str) -> Taken:
        await delete(world, who.user)
        return await taken(data, filename)

    with pytest.raises(SignInRequired):
        await add_resume(
            b"Ann Lee", "ann.docx", user_id=who.user.id, take=taken_meanwhile,
            database=world.database, files=world.files, origin=HOME, now=world.now,
            new_id=world.id(),
        )  # fmt: skip
    assert list(world.files.names()) == []


async def test_resumes_without_a_plan_go_after_their_days(world: World) -> None:
    who, _, _ = await world.register()
    await pay_for(world, who.user.id, days=10)
    await add(world, who.user.id)
    await add(world, who.user.id)

    for _ in range(2):  # it ends, and begins anew in time
        world.later(days=11)
        assert await forget(world) == 0
        world.later(days=KEPT_FOR.days - 1)
        await pay_for(world, who.user.id, days=10)
        assert await forget(world) == 0

    world.later(days=11)
    assert await forget(world) == 0
    world.later(days=KEPT_FOR.days)
    assert await forget(world) == 2
    assert list(world.files.names()) == []


async def test_a_file_that_no_resume_names_goes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, _, _ = await world.register()
    await pay_for(world, who.user.id, days=10)
    kept = await add(world, who.user.id)
    world.files.put([b"left behind"], most_bytes=100)
    monkeypatch.setattr(forget_resumes, "UNNAMED_FOR", timedelta(days=-3650))
    await forget(world)

    assert len(list(world.files.names())) == 1
    assert await find_resume(
        who.user.id, kept.id, database=world.database, files=world.files
    ) == kept  # fmt: skip


async def test_what_an_older_reader_read_is_read_again_and_corrections_stay(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    who, _, _ = await world.register()
    kept = await add(world, who.user.id)
    corrections = Corrections(skills=("Rust",))
    await correct_resume(
        who.user.id, kept.id, ResumeChange(corrections), database=world.database, files=world.files
    )

    async def better(data: bytes, _filename: str) -> Taken:
        return read_as(f"{data.decode()}, better read")

    readers = count(READER + 1)
    assert await reread_resumes(take=better, database=world.database, files=world.files) == 0
    monkeypatch.setattr(read_resumes, "READER", next(readers))
    assert await reread_resumes(take=better, database=world.database, files=world.files) == 1
    found = await find_resume(who.user.id, kept.id, database=world.database, files=world.files)
    assert (found.taken.text, found.corrections) == ("Ann Lee, better read", corrections)

    monkeypatch.setattr(read_resumes, "READER", next(readers))
    assert await reread_resumes(take=refused, database=world.database, files=world.files) == 1
    assert await reread_resumes(take=refused, database=world.database, files=world.files) == 0
    assert found == await find_resume(
        who.user.id, kept.id, database=world.database, files=world.files
    )
