"""A target in, its verification out: the part that `verify` and `extract` share."""

from datetime import datetime

from trusthound.adapters.documents.mail import read_mail
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.message.mail.model import Mail
from trusthound.domain.message.verification import Judged
from trusthound.domain.posting.verification import Verification
from trusthound.entrypoints.cli.target import resolve
from trusthound.wiring.judging import Content, Kind, is_mail, look_around
from trusthound.wiring.reference.load import load_reference


async def judge(
    target: str, kind: Kind, *, offline: bool, now: datetime, look_up: bool = True
) -> Judged:
    """Read a target, look around it and judge it; no database is touched.

    Nothing is looked up where `look_up` is False or `offline` True. Raises InvalidInput,
    PageUnreadable, Overloaded, SetupProblem.
    """
    return await look_around(resolve(target), kind, offline=offline, now=now, look_up=look_up)


async def read_only(target: str, *, offline: bool, now: datetime) -> Verification | Mail:
    """A posting or a mail, and nothing is looked up: for who wants to know what was read."""
    named = resolve(target)
    if isinstance(named, Content) and is_mail(named):
        return read_mail(named.body, load_reference().registrable_domain)
    judged = await look_around(named, Kind.POSTING, offline=offline, now=now, look_up=False)
    if not isinstance(judged, Verification):
        raise InvalidInput("A message is no posting.", field="target")
    return judged
