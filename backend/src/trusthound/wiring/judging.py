"""A link or a text in, its judgement out, without a database: for commands and assistants."""

from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from trusthound.adapters.documents.mail import looks_like_mail
from trusthound.adapters.documents.picture_reader import is_picture
from trusthound.adapters.web.offline import Offline
from trusthound.adapters.web.web import Web
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.message.kind import Kind as TextKind
from trusthound.domain.message.kind import kind_of
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.dossier import Dossier
from trusthound.inquiry.evidence import Lookups
from trusthound.usecases.judge_file import judge_file, judge_mail, judge_message
from trusthound.usecases.judge_url import judge_url
from trusthound.usecases.verify_example import verify_example
from trusthound.wiring.examples.load import load_examples
from trusthound.wiring.fetching import open_web
from trusthound.wiring.handed_files import open_handed_files
from trusthound.wiring.lookups import NO_LOOKUPS, for_messages, open_lookups
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.settings import Settings

_DOCUMENTS = frozenset({".pdf", ".docx", ".docm", ".doc"})
_PLAIN_TEXT = frozenset({"", ".txt", ".md"})


class Kind(StrEnum):
    AUTO = "auto"
    POSTING = "posting"
    MESSAGE = "message"


@dataclass(frozen=True, slots=True)
class Url:
    address: str


@dataclass(frozen=True, slots=True)
class Content:
    """Bytes of a file or of standard input; `name` is the file's, "" for standard input."""

    body: bytes
    name: str


async def look_around(
    named: Url | Content, kind: Kind, *, offline: bool, now: datetime, look_up: bool
) -> Judged:
    """Read what is named, look around it and judge it; no file of this machine is read for it.

    Nothing is looked up where `look_up` is False or `offline` True. Raises InvalidInput,
    PageUnreadable, DocumentRefused, Overloaded, SetupProblem.
    """
    if offline:
        return await _judge(named, kind, web=Offline(), lookups=NO_LOOKUPS, now=now)
    settings = Settings()
    async with AsyncExitStack() as opened:
        _, web = await opened.enter_async_context(open_web(settings))
        lookups = NO_LOOKUPS
        if look_up:
            lookups = await opened.enter_async_context(open_lookups(settings, None))
        return await _judge(named, kind, web=web, lookups=lookups, now=now)


async def _judge(
    named: Url | Content, kind: Kind, *, web: Web, lookups: Lookups[Dossier], now: datetime
) -> Judged:
    reference = load_reference()
    if isinstance(named, Content) and _is_document(named):
        async with open_handed_files(Settings()) as files:
            read = await files.read(named.body, named.name)
        named = Content(read.text.encode(), "")
    if not isinstance(named, Url):
        if kind is not Kind.POSTING and is_mail(named):
            return judge_mail(named.body, reference=reference, now=now)
        text = named.body.decode("utf-8", errors="replace")
        if kind is Kind.MESSAGE or (kind is Kind.AUTO and _is_message(named, text)):
            return await judge_message(
                text, lookups=for_messages(lookups), reference=reference, now=now
            )
        return await judge_file(
            named.body, named.name, lookups=lookups, reference=reference, now=now
        )
    if kind is Kind.MESSAGE:
        raise InvalidInput(
            "A message is text: give a file, or - for standard input.", field="target"
        )
    for example in load_examples():
        if example.url == named.address:
            return verify_example(
                example.page, example.employer_board, example_id=example.id, reference=reference
            )
    return await judge_url(named.address, web=web, lookups=lookups, reference=reference, now=now)


def _is_document(content: Content) -> bool:
    """By its name, or by how it begins."""
    return Path(content.name).suffix.lower() in _DOCUMENTS or is_picture(content.body)


def is_mail(content: Content) -> bool:
    """By its name, or by how it begins."""
    return Path(content.name).suffix.lower() == ".eml" or looks_like_mail(content.body)


def _is_message(content: Content, text: str) -> bool:
    """Plain text that reads like a message; markup and JSON are a posting's."""
    plain = Path(content.name).suffix.lower() in _PLAIN_TEXT
    marked = text.lstrip("\ufeff \t\r\n")[:1] in ("<", "{", "[")
    return plain and not marked and kind_of(text) is TextKind.MESSAGE
