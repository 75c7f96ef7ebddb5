"""What a reader may stop: mails that nobody needs for an account, a payment or an answer."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from trusthound.domain.mailing.outgoing import MailKind


class Topic(StrEnum):
    """Mails that are stopped together."""

    ALERTS = "alerts"  # of one saved search, or of all
    WATCHES = "watches"


# Kinds that stand here can be stopped; the others tell what a reader has to know.
TOPICS: Mapping[MailKind, Topic] = MappingProxyType({
    MailKind.NEW_OPENINGS: Topic.ALERTS,
    MailKind.WATCH_NEWS: Topic.WATCHES,
})  # fmt: skip
