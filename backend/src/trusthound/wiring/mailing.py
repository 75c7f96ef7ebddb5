"""The use cases of mail and of the forms, bound to their adapters."""

from dataclasses import dataclass
from secrets import randbelow

from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import SignedIn
from trusthound.domain.mailing.contact_message import ContactMessage
from trusthound.domain.mailing.demo_request import DemoRequest
from trusthound.domain.mailing.forms import Desk
from trusthound.domain.mailing.ticket import TICKETS, ticket_of
from trusthound.usecases import request_demo as demo
from trusthound.usecases import send_contact_message as contact
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class Mailing:
    """What people write to us."""

    settings: Settings
    database: Database

    async def send_contact_message(
        self, written: contact.Written, *, who: SignedIn | None, caller_key: str
    ) -> ContactMessage:
        """Keep a contact message and have both sides told."""
        return await contact.send_contact_message(
            written,
            database=self.database,
            desk=self._desk(self.settings.support_mail),
            who=who,
            caller_key=caller_key,
            now=utc_now(),
        )

    async def request_demo(
        self, asked: demo.Asked, *, who: SignedIn | None, caller_key: str
    ) -> DemoRequest:
        """Keep a demo request and have both sides told."""
        return await demo.request_demo(
            asked,
            database=self.database,
            desk=self._desk(self.settings.sales_mail),
            who=who,
            caller_key=caller_key,
            now=utc_now(),
        )

    def _desk(self, address: str) -> Desk:
        return Desk(address, self.settings.messages_an_hour, new_id, _new_ticket)


def _new_ticket() -> str:
    return ticket_of(randbelow(TICKETS))
