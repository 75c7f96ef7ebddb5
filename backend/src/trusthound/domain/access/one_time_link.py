"""A link that works once: what for, and for how long."""

from datetime import timedelta
from enum import StrEnum

_FOR = {
    "reset": timedelta(minutes=30),
    "confirm_mail": timedelta(days=3),
    "change_mail": timedelta(hours=1),
}


class LinkPurpose(StrEnum):
    """What a link lets its holder do."""

    RESET = "reset"
    CONFIRM_MAIL = "confirm_mail"
    CHANGE_MAIL = "change_mail"

    @property
    def lasts_for(self) -> timedelta:
        return _FOR[self.value]


def link_to(page: str, token: str) -> str:
    """The token stands in the fragment: no browser sends that to a server, so no log holds it."""
    return f"/{page}#token={token}"
