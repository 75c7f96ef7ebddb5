"""Asks a signal about a mail as a provider hands it out, read the way the product reads it."""

from base64 import b64encode
from collections.abc import Callable, Sequence

import pytest

from trusthound.adapters.documents.mail import read_mail
from trusthound.domain.assessment.finding import Finding
from trusthound.domain.assessment.signal import Signal
from trusthound.domain.message.model import Message
from trusthound.domain.message.read.mail import read_mail_text
from trusthound.domain.message.read.text import read_message
from trusthound.domain.message.sending import sending_of
from trusthound.wiring.reference.load import load_reference

TEXT = "We would like to meet you on Thursday at ten in our office, please tell us if you can come."


def raw_mail(
    *,
    sender: str = "Jane Roe <jane@northwind-foods.com>",
    results: str = "dmarc=pass header.from=northwind-foods.com",
    headers: Sequence[str] = (),
    text: str = TEXT,
    html: str = "",
    attachment: tuple[str, bytes] | None = None,
) -> bytes:
    """`results` are what the receiver wrote, "" for nothing."""
    received = ["Received: from mail.some.net ([203.0.113.5]) by mx.google.com with ESMTPS id 1"]
    own = [f"Authentication-Results: mx.google.com; {results}"] if results else []
    kind = "html" if html else "plain"
    body = [f"Content-Type: text/{kind}; charset=utf-8", "", html or text]
    if attachment is not None:
        name, content = attachment
        body = [
            "Content-Type: multipart/mixed; boundary=b",
            "",
            "--b",
            *body,
            "--b",
            f'Content-Type: application/octet-stream; name="{name}"',
            f'Content-Disposition: attachment; filename="{name}"',
            "Content-Transfer-Encoding: base64",
            "",
            b64encode(content).decode(),
            "--b--",
        ]
    head = [f"From: {sender}", "To: a@gmail.com", "Subject: Interview", "MIME-Version: 1.0"]
    return "\n".join([*received, *own, *headers, *head, *body]).encode()


@pytest.fixture
def ask_mail() -> Callable[..., Finding]:
    """One signal, one mail, one answer; the arguments are those of `raw_mail`."""

    def ask(asked: Signal, raw: bytes = b"", **told: object) -> Finding:
        reference = load_reference()
        body = raw or raw_mail(**told)  # type: ignore[arg-type]
        message = read_mail_text(read_mail(body, reference.registrable_domain))
        return _examined(asked, message)

    return ask


@pytest.fixture
def ask_pasted() -> Callable[[Signal], Finding]:
    """The same of a text without headers."""
    return lambda asked: _examined(asked, read_message(TEXT))


def _examined(asked: Signal, message: Message) -> Finding:
    facts = {"sending": sending_of(message, load_reference()), "message": message}
    return asked.examine(*(facts[name] for name in asked.needs))
