"""How much the forms take of a caller, and how often they write to an address."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256

WINDOW = timedelta(hours=1)
# A form writes to whatever address it is given, so it must not fill anybody's box.
CONFIRMATIONS = 3
CONFIRMATIONS_WITHIN = timedelta(days=1)
# Two equal tickets are likelier than not only beyond a million: tried again this often.
TICKETS_TRIED = 3


@dataclass(frozen=True, slots=True)
class Desk:
    """Where what people write arrives: our address, the limit, and what draws ids and tickets."""

    address: str
    most_an_hour: int
    new_id: Callable[[], str]
    new_ticket: Callable[[], str]


def caller_digest(caller_key: str) -> bytes:
    """What is kept of who sent a form; enough to count, too little to read an address from."""
    return sha256(f"form:{caller_key}".encode()).digest()


# Promises of the contact page and of the demo form.
CONTACT_REPLY = "24 hours on business days"
DEMO_REPLY = "1 business day"


def priority_word(*, has_priority: bool) -> str:
    """How the people who answer are told whose turn it is."""
    return "priority" if has_priority else "standard"
