"""Mails as providers write them, with names and addresses that are nobody's."""

from collections.abc import Callable
from pathlib import Path

import pytest

from trusthound.adapters.documents.mail import read_mail
from trusthound.domain.message.mail.model import Mail
from trusthound.wiring.reference.domains import registrable_domain

MAILS = Path(__file__).parent / "mails"


@pytest.fixture
def raw() -> Callable[[str], bytes]:
    """The bytes of one of the mails, by its name without the ending."""
    return lambda name: (MAILS / f"{name}.eml").read_bytes()


@pytest.fixture
def read(raw: Callable[[str], bytes]) -> Callable[[str], Mail]:
    """One of the mails, read."""
    return lambda name: read_mail(raw(name), registrable_domain)
