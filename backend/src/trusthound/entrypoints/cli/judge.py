"""A target in, its verification out: the part that `verify` and `extract` share."""

from contextlib import AsyncExitStack
from datetime import datetime
from pathlib import Path

from trusthound.adapters.documents.mail import looks_like_mail, read_mail
from trusthound.adapters.web.fetcher import open_fetcher
from trusthound.adapters.web.offline import Offline
from trusthound.adapters.web.web import Web
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.message.kind import Kind as TextKind
from trusthound.domain.message.kind import kind_of
from trusthound.domain.message.mail.model import Mail
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import Verification
from trusthound.entrypoints.cli.target import Content, Kind, Url, resolve
from trusthound.inquiry.evidence import Lookups
from trusthound.usecases.judge_file import judge_file, judge_mail, judge_message
from trusthound.usecases.judge_url import judge_url
from trusthound.usecases.verify_example import verify_example
from trusthound.wiring.examples.load import load_examples
from trusthound.wiring.fetching import fetch_limits
from trusthound.wiring.lookups import NO_LOOKUPS, for_messages, open_lookups
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.settings import Settings

_PLAIN_TEXT = frozenset({"", ".txt", ".md"})


async def judge(
    target: str, kind: Kind, *, offline: bool, now: datetime, look_up: bool = True
) -> Judged:
    """Read a target, look around it and judge it; no database is touched.

    Nothing is looked up where `look_up` is False or `offline` True. Raises InvalidInput,
    PageUnreadable, Overloaded, SetupProblem.
    """
    return await _look_around(resolve(target), kind, offline=offline, now=now, look_up=look_up)


async def read_only(target: str, *, offline: bool, now: datetime) -> Verification | Mail:
    """A posting or a mail, and nothing is looked up: for who wants to know what was read."""
    named = resolve(target)
    if isinstance(named, Content) and _is_mail(named):
        return read_mail(named.body, load_reference().registrable_domain)
    judged = await _look_around(named, Kind.POSTING, offline=offline, now=now, look_up=False)
    if not isinstance(judged, Verification):
        raise InvalidInput("A message is no posting.", field="target")
    return judged


async def _look_around(
    named: Url | Content, kind: Kind, *, offline: bool, now: datetime, look_up: bool
) -> Judged:
    if offline:
        return await _judge(named, kind, web=Offline(), lookups=NO_LOOKUPS, now=now)
    settings = Settings()
    async with AsyncExitStack() as opened:
        web = await opened.enter_async_context(open_fetcher(fetch_limits(settings)))
        lookups = NO_LOOKUPS
        if look_up:
            lookups = await opened.enter_async_context(open_lookups(settings, None))
        return await _judge(named, kind, web=web, lookups=lookups, now=now)


async def _judge(
    named: Url | Content, kind: Kind, *, web: Web, lookups: Lookups[Dossier], now: datetime
) -> Judged:
    reference = load_reference()
    if not isinstance(named, Url):
        if kind is not Kind.POSTING and _is_mail(named):
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


def _is_mail(content: Content) -> bool:
    """By its name, or by how it begins."""
    return Path(content.name).suffix.lower() == ".eml" or looks_like_mail(content.body)


def _is_message(content: Content, text: str) -> bool:
    """Plain text that reads like a message; markup and JSON are a posting's."""
    plain = Path(content.name).suffix.lower() in _PLAIN_TEXT
    marked = text.lstrip("\ufeff \t\r\n")[:1] in ("<", "{", "[")
    return plain and not marked and kind_of(text) is TextKind.MESSAGE
