"""What several mails say in the same words."""

import re
from collections.abc import Callable, Mapping

from trusthound.domain.mailing.letter import Aside, Button, Letter, Letterhead, Paragraph

Words = Mapping[str, str]
Writes = Callable[[Words, Letterhead], Letter]


def page(address: str, head: Letterhead) -> str:
    """The whole address of a page of ours. Raises ValueError for any other."""
    whole = f"{head.public_url}{address}" if address.startswith("/") else address
    if not whole.startswith(f"{head.public_url}/") or not re.fullmatch(r"[!-~]+", whole):
        raise ValueError("a mail links to our own pages alone")
    return whole


def hello(words: Words) -> Paragraph:
    return Paragraph(f"Hello {words['name']}," if words["name"] else "Hello,")


def account(head: Letterhead, label: str = "Open your account") -> Button:
    return Button(label, page("/account", head))


def not_you(sentence: str) -> Aside:
    return Aside(f"{sentence} You need not do anything.")
