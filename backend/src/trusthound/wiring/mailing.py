"""The use cases of mail and of the forms, bound to their adapters."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from secrets import randbelow

from trusthound.adapters.credentials import unsubscribe_links
from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.credentials.unsubscribe_links import Unwanted
from trusthound.adapters.mail.compose import Composed, compose
from trusthound.adapters.mail.folder import Filed, OutboxFolder
from trusthound.adapters.mail.smtp import MailServer, Security, SmtpPost
from trusthound.adapters.storage.database import Database
from trusthound.domain.access.user import SignedIn
from trusthound.domain.common.errors import NotFound, SetupProblem
from trusthound.domain.mailing.contact_message import ContactMessage
from trusthound.domain.mailing.demo_request import DemoRequest
from trusthound.domain.mailing.forms import Desk
from trusthound.domain.mailing.letter import Letterhead
from trusthound.domain.mailing.outgoing import Brand, OutgoingMail
from trusthound.domain.mailing.ticket import TICKETS, ticket_of
from trusthound.domain.mailing.topic import TOPICS
from trusthound.usecases import deliver_mails as delivery
from trusthound.usecases import forget_old_mails as mails_gone
from trusthound.usecases import forget_old_messages as messages_gone
from trusthound.usecases import request_demo as demo
from trusthound.usecases import send_contact_message as contact
from trusthound.usecases import unsubscribe as unsubscribing
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.settings import Settings

OUTBOX = "outbox"  # in the data folder
# Those of the outbox folder that are shown at once.
SHOWN = 50
ASKED_SECONDS = 10.0


@dataclass(frozen=True)
class Mailing:
    """What people write to us, and what we write to them."""

    settings: Settings
    database: Database
    post: delivery.Post
    keys: Keys

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

    async def deliver(self) -> int:
        """Deliver some of the mails that are due; how many were tried."""
        return await delivery.deliver_mails(
            database=self.database,
            compose=self._compose,
            post=self.post,
            clock=utc_now,
            topics=TOPICS,
        )

    async def unsubscribe(self, token: str, *, all_of_topic: bool) -> unsubscribing.Stopped:
        """Stop the mails that a token of a mail names."""
        return await unsubscribing.unsubscribe(
            token,
            all_of_topic=all_of_topic,
            database=self.database,
            keys=self.keys,
            now=utc_now(),
        )

    async def forget_old_mails(self) -> int:
        """Delete what was sent or given up long ago."""
        return await mails_gone.forget_old_mails(
            self.database,
            outbox_folder(self.settings),
            now=utc_now(),
            keep_days=self.settings.keep_mails_days,
        )

    async def forget_old_messages(self) -> int:
        """Delete what people wrote to us long ago."""
        return await messages_gone.forget_old_messages(
            self.database, now=utc_now(), keep_days=self.settings.keep_messages_days
        )

    async def outbox(self, *, before: str) -> list[Filed]:
        """Mails of the outbox folder, newest first. Raises NotFound where it is not for showing."""
        return await self._shown_outbox().newest(before=before, most=SHOWN)

    async def outbox_mail(self, name: str) -> Filed:
        """One of them. Raises NotFound."""
        found = await self._shown_outbox().find(name)
        if found is None:
            raise NotFound("There is no such mail.")
        return found

    def _shown_outbox(self) -> OutboxFolder:
        """Mails hold links that sign in, so they are shown on a machine of one's own alone."""
        if self.settings.smtp_host or self.settings.public_url:
            raise NotFound("There is nothing at this address.")
        return outbox_folder(self.settings)

    def _compose(self, mail: OutgoingMail) -> Composed:
        head = letterheads(self.settings)[mail.brand]
        token = ""
        if topic := TOPICS.get(mail.kind):
            unwanted = Unwanted(mail.to, topic, mail.words.get("search_id", ""))
            token = unsubscribe_links.token_of(self.keys, unwanted)
        return compose(mail, head, mail_from=self.settings.mail_from, unsubscribe=token)

    def _desk(self, address: str) -> Desk:
        return Desk(address, self.settings.messages_an_hour, new_id, _new_ticket)


async def open_mailing(settings: Settings, database: Database, keys: Keys) -> Mailing:
    """Raises SetupProblem for a mail server that makes no sense."""
    return Mailing(settings, database, await asyncio.to_thread(open_post, settings), keys)


def open_post(settings: Settings) -> SmtpPost | OutboxFolder:
    """The mail server where one is set, or else the outbox folder."""
    if not settings.smtp_host:
        return outbox_folder(settings)
    server = MailServer(
        host=settings.smtp_host,
        port=settings.smtp_port,
        security=Security(settings.smtp_security),
        user=settings.smtp_user,
        password=settings.smtp_password.get_secret_value(),
        ca_file=Path(settings.smtp_ca_file) if settings.smtp_ca_file else None,
    )
    return SmtpPost(server)


async def mail_problem(settings: Settings) -> str:
    """What keeps our mails from being sent, "" where nothing does; nothing is sent."""
    if not settings.smtp_host:
        return "There is no mail server; set TRUSTHOUND_SMTP_HOST."
    try:
        post = await asyncio.to_thread(open_post, settings)
    except SetupProblem as problem:
        return f"{problem.message} {problem.advice}"
    return await post.problem(seconds=ASKED_SECONDS) if isinstance(post, SmtpPost) else ""


def outbox_folder(settings: Settings) -> OutboxFolder:
    return OutboxFolder(settings.data_folder / OUTBOX)


def letterheads(settings: Settings) -> Mapping[Brand, Letterhead]:
    """Who writes, by brand. Links lead to the public address, without one to this machine."""
    public_url = settings.public_url.rstrip("/") or f"http://localhost:{settings.port}"
    return {
        Brand.CONSUMER: Letterhead(settings.product_name, settings.support_mail, public_url),
        Brand.ENTERPRISE: Letterhead(settings.enterprise_name, settings.sales_mail, public_url),
    }


def _new_ticket() -> str:
    return ticket_of(randbelow(TICKETS))
