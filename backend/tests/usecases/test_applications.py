"""Reminders are mailed once, what is deleted is forgotten, and a board goes with its account."""

import asyncio
import sys
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from tests.usecases.conftest import World
from tests.usecases.test_leaving import delete, export

from trusthound.adapters.storage import preparation_notes
from trusthound.domain.preparation.notes import PracticeNote
from trusthound.domain.tracking.application import Facts
from trusthound.domain.tracking.details import Note, Reminder, ReminderChange
from trusthound.usecases import forget_applications, send_reminders
from trusthound.usecases.add_detail import add_detail
from trusthound.usecases.attach_document import attach_document
from trusthound.usecases.change_detail import change_detail
from trusthound.usecases.delete_application import delete_application
from trusthound.usecases.restore_application import restore_application
from trusthound.usecases.send_reminders import AT_ONCE
from trusthound.usecases.track_posting import TrackAsked, track_posting

_ids = count(1)


async def a_user(world: World, email: str = "ann@users.example", *, confirmed: bool = True) -> str:
    """Somebody with Premium, whose address is confirmed unless told otherwise."""
    who, _, _ = await world.register(email)
    async with world.database.connection() as connection:
        await connection.execute(
            "UPDATE users SET premium_until = %s, mail_verified_at = %s WHERE id = %s",
            [world.now + timedelta(days=300), world.now if confirmed else None, who.user.id],
        )
    return who.user.id


async def tracked(world: World, user_id: str, title: str = "Engineer") -> str:
    kept, _ = await track_posting(
        TrackAsked(facts=Facts(title, "Contoso")), user_id=user_id, database=world.database,
        examples=(), now=world.now, new_id=f"application-{next(_ids)}",
    )  # fmt: skip
    return kept.application.id


async def remind(world: World, user_id: str, application_id: str, **after: float) -> str:
    reminder = Reminder(
        f"reminder-{next(_ids)}", "Call back", world.now + timedelta(**after), world.now
    )
    await add_detail(user_id, application_id, reminder, database=world.database, now=world.now)
    return reminder.id


async def attach(world: World, user_id: str, application_id: str) -> None:
    await attach_document(
        user_id, application_id, b"%PDF-1.7 letter", "letter.pdf", database=world.database,
        files=world.files, now=world.now, new_id=f"document-{next(_ids)}",
    )  # fmt: skip


async def send(world: World) -> int:
    return await send_reminders.send_reminders(
        world.database, now=world.now, new_id=lambda: f"mail-{next(_ids)}"
    )


async def sent(world: World) -> list[tuple[str, str]]:
    """Whom reminders were put in for, and what for."""
    async with world.database.connection() as connection:
        cursor = await connection.execute(
            "SELECT recipient, words->>'what' FROM outbox WHERE kind = 'reminder'"
        )
        return await cursor.fetchall()


async def forget(world: World) -> int:
    return await forget_applications.forget_applications(world.database, world.files, now=world.now)


async def test_a_reminder_is_mailed_once_when_its_moment_has_come(world: World) -> None:
    user = await a_user(world)
    await remind(world, user, await tracked(world, user), hours=1)
    assert await send(world) == 0
    world.now += timedelta(hours=1)
    assert [await send(world) for _ in range(3)] == [1, 0, 0]
    assert await sent(world) == [("ann@users.example", "Call back")]


async def test_of_many_workers_at_once_each_reminder_is_mailed_by_one(world: World) -> None:
    user = await a_user(world)
    application = await tracked(world, user)
    for _ in range(30):
        await remind(world, user, application, hours=1)
    world.now += timedelta(hours=2)
    assert sum(await asyncio.gather(*(send(world) for _ in range(6)))) == 30
    assert len(await sent(world)) == 30


KILLED = """
import asyncio, sys
from datetime import datetime
from itertools import count
from pathlib import Path
from trusthound.adapters.storage.database import open_database
from trusthound.usecases.send_reminders import send_reminders

url, folder, now, name = sys.argv[1:]
numbers = count()

def new_id():
    print(id := f"{name}-{next(numbers)}", flush=True)
    return id

async def main():
    async with open_database(database_url=url, data_folder=Path(folder)) as database:
        await send_reminders(database, now=datetime.fromisoformat(now), new_id=new_id)

asyncio.run(main())
"""


@pytest.mark.timeout(120)  # three processes that load the storage
async def test_workers_that_are_killed_lose_no_reminder_and_send_none_twice(
    world: World, database_url: str, tmp_path: Path
) -> None:
    user = await a_user(world)
    for title in ("one", "two", "three", "four", "five", "six"):
        application = await tracked(world, user, title)
        for _ in range(50):
            await remind(world, user, application, hours=1)
    world.now += timedelta(hours=2)

    async def worker(name: str) -> asyncio.subprocess.Process:
        told = (database_url, str(tmp_path), world.now.isoformat(), name)
        return await asyncio.create_subprocess_exec(
            sys.executable, "-c", KILLED, *told, stdout=asyncio.subprocess.PIPE
        )

    killed = await worker("killed")
    assert killed.stdout is not None
    for _ in range(AT_ONCE + 20):  # the first lot is done, the second is under way
        await killed.stdout.readline()
    killed.kill()
    await killed.wait()
    assert len(await sent(world)) in (AT_ONCE, 300)

    others = [await worker("one"), await worker("two")]
    await asyncio.gather(*(each.communicate() for each in others))
    assert len(await sent(world)) == 300
    assert await send(world) == 0


async def test_a_reminder_at_another_moment_is_mailed_anew_and_one_that_is_done_is_not(
    world: World,
) -> None:
    user = await a_user(world)
    application = await tracked(world, user)
    again, done = [await remind(world, user, application, hours=1) for _ in range(2)]

    async def change(id_: str, to: ReminderChange) -> None:
        await change_detail(
            user, application, Reminder, id_, to, database=world.database, now=world.now
        )

    await change(done, ReminderChange(done=True))
    world.now += timedelta(hours=2)
    assert await send(world) == 1
    await change(again, ReminderChange(due_at=world.now + timedelta(hours=1)))
    world.now += timedelta(hours=2)
    assert [await send(world), await send(world)] == [1, 0]


async def test_no_mail_goes_to_an_address_that_is_not_confirmed_or_without_a_plan(
    world: World,
) -> None:
    stranger = await a_user(world, "victim@users.example", confirmed=False)
    lapsed = await a_user(world, "bea@users.example")
    for user in (stranger, lapsed):
        await remind(world, user, await tracked(world, user), days=299)
    world.now += timedelta(days=299, hours=1)
    async with world.database.connection() as connection:
        await connection.execute(
            "UPDATE users SET premium_until = %s WHERE id = %s", [world.now, lapsed]
        )
    assert await send(world) == 0
    assert await sent(world) == []


async def test_a_deleted_applications_reminder_waits_for_it(world: World) -> None:
    user = await a_user(world)
    application = await tracked(world, user)
    await remind(world, user, application, minutes=5)
    world.now += timedelta(minutes=4)
    await delete_application(user, application, database=world.database, now=world.now)
    world.now += timedelta(minutes=5)
    assert await send(world) == 0
    await restore_application(user, application, database=world.database, now=world.now)
    assert await send(world) == 1


async def test_what_was_deleted_goes_for_good_with_its_files_once_it_cannot_be_restored(
    world: World,
) -> None:
    user = await a_user(world)
    gone, kept = await tracked(world, user), await tracked(world, user)
    await attach(world, user, gone)
    await attach(world, user, kept)
    await delete_application(user, gone, database=world.database, now=world.now)
    world.now += timedelta(minutes=9)
    assert await forget(world) == 0
    world.now += timedelta(minutes=2)
    assert await forget(world) == 1
    assert len(list(world.files.names())) == 1


async def test_a_board_that_nobody_can_open_goes_after_thirty_days(world: World) -> None:
    user, other = await a_user(world), await a_user(world, "bea@users.example")
    for each in (user, other):
        await attach(world, each, await tracked(world, each))
    async with world.database.connection() as connection:
        await connection.execute(
            "UPDATE users SET premium_until = %s WHERE id = %s", [world.now, user]
        )
    assert await forget(world) == 0
    world.now += timedelta(days=29)
    assert await forget(world) == 0
    world.now += timedelta(days=1)
    assert await forget(world) == 1
    assert len(list(world.files.names())) == 1


async def test_who_comes_back_in_time_finds_everything(world: World) -> None:
    user = await a_user(world)
    await tracked(world, user)
    async with world.database.connection() as connection:
        await connection.execute("UPDATE users SET premium_until = NULL WHERE id = %s", [user])
    await forget(world)
    world.now += timedelta(days=29)
    async with world.database.connection() as connection:
        await connection.execute(
            "UPDATE users SET premium_until = %s WHERE id = %s",
            [world.now + timedelta(days=60), user],
        )
    await forget(world)
    world.now += timedelta(days=5)
    assert await forget(world) == 0


async def test_a_file_that_no_document_names_goes(world: World) -> None:
    world.files.put([b"left over"], most_bytes=100)
    world.now = datetime.now(UTC) + timedelta(minutes=16)  # noqa: TID251 - the files' own clock
    await forget(world)
    assert list(world.files.names()) == []


async def test_an_export_of_the_account_holds_all_of_it_and_deleting_it_leaves_nothing(
    world: World,
) -> None:
    who, _, _ = await world.register("cleo@users.example")
    user = who.user.id
    application = await tracked(world, user)
    note = Note("note-1", "They were kind.", world.now)
    await add_detail(user, application, note, database=world.database, now=world.now)
    await remind(world, user, application, hours=1)
    await attach(world, user, application)
    async with world.database.connection() as connection:
        answered = PracticeNote("q-1", "Why us?", "The bread", practised=True, changed_at=world.now)
        await preparation_notes.put(connection, application, answered)

    told = await export(world, who.user)
    (row,) = told["applications.json"]
    assert (row["title"], row["stage"]) == ("Engineer", "Saved")
    assert [each["text"] for each in row["notes"]] == ["They were kind."]
    assert [each["text"] for each in row["reminders"]] == ["Call back"]
    (answer,) = row["interview_notes"]
    assert (answer["question"], answer["note"]) == ("Why us?", "The bread")
    assert "file_name" not in str(row)
    (document,) = row["documents"]
    assert told[f"applications/{document['id']}.pdf"] == b"%PDF-1.7 letter"

    await delete(world, who.user)
    assert list(world.files.names()) == []
    async with world.database.connection() as connection:
        for table in (
            "trackers", "application_stages", "applications", "application_events",
            "application_notes", "preparation_notes", "application_documents",
            "application_reminders",
        ):  # fmt: skip
            left = await connection.execute(f"SELECT FROM {table}".encode())
            assert left.rowcount == 0, table
