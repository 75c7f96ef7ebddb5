"""A reader and a topic in, a token that stops those mails out; and back.

It is sealed: whoever sees the address of the page, a log or a proxy, reads no mail address in it.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from trusthound.adapters.credentials.keys import Keys
from trusthound.domain.mailing.topic import Topic

_PURPOSE = "unsubscribe"


@dataclass(frozen=True, slots=True)
class Unwanted:
    """`search_id` names one saved search, "" where all mails of the topic are meant."""

    address: str
    topic: Topic
    search_id: str = ""


def token_of(keys: Keys, unwanted: Unwanted) -> str:
    """Characters that are safe in a URL. It holds for good: a mail may be years old."""
    sealed = keys.seal(_PURPOSE, _body(unwanted).encode())
    return urlsafe_b64encode(sealed).rstrip(b"=").decode()


def read(keys: Keys, token: str) -> Unwanted | None:
    """None for a token that we did not make."""
    try:
        sealed = urlsafe_b64decode(token + "=" * (-len(token) % 4))
        body = keys.unseal(_PURPOSE, sealed)
        if body is None:
            return None
        topic, address, *search = body.decode().split("\n")
        return Unwanted(address, Topic(topic), *search[:1])
    except ValueError:
        return None


def _body(unwanted: Unwanted) -> str:
    parts = [unwanted.topic.value, unwanted.address, unwanted.search_id]
    return "\n".join(each for each in parts if each)
