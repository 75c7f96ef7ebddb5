"""What people wrote to us goes when its time is over."""

from datetime import timedelta

from tests.written_mails import NOON

from trusthound.adapters.storage import contact_messages, demo_requests
from trusthound.adapters.storage.database import Database
from trusthound.domain.mailing.contact_message import ContactMessage
from trusthound.domain.mailing.demo_request import DemoRequest
from trusthound.usecases.forget_old_messages import forget_old_messages


async def test_messages_and_requests_are_forgotten_after_their_days(database: Database) -> None:
    for number, age in enumerate((timedelta(days=365), timedelta(days=365, seconds=1))):
        message = ContactMessage(
            id=f"m{number}",
            ticket=f"TH-M{number}",
            made_at=NOON - age,
            name="Ann",
            email="ann@example.org",
            subject="A score",
            message="Hello",
            has_priority=False,
            user_id=None,
        )
        wish = DemoRequest(
            id=f"d{number}",
            ticket=f"TH-D{number}",
            made_at=NOON - age,
            first_name="Ann",
            last_name="Lee",
            email="ann@example.org",
            phone="",
            company="Acme",
            job_title="Head",
            team_size="1-10",
            volume="1-100",
            timeline="exploring",
            message="",
            has_priority=False,
            user_id=None,
        )
        async with database.connection() as connection:
            assert await contact_messages.put(connection, message, caller=b"x")
            assert await demo_requests.put(connection, wish, caller=b"x")

    assert await forget_old_messages(database, now=NOON, keep_days=365) == 2
    async with database.connection() as connection:
        left = await connection.execute(
            "SELECT id FROM contact_messages UNION SELECT id FROM demo_requests ORDER BY id"
        )
        assert await left.fetchall() == [("d0",), ("m0",)]


async def test_a_ticket_is_given_once(database: Database) -> None:
    for name, fits in (("a", True), ("b", False)):
        message = ContactMessage(
            id=name,
            ticket="TH-SAME",
            made_at=NOON,
            name="Ann",
            email="ann@example.org",
            subject="A score",
            message="Hello",
            has_priority=False,
            user_id=None,
        )
        async with database.connection() as connection:
            assert await contact_messages.put(connection, message, caller=b"x") is fits
