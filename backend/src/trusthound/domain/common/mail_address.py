"""What somebody typed as an e-mail address in; one address that a mail can be sent to out."""

import re
from unicodedata import normalize

import idna

from trusthound.domain.common.errors import InvalidInput

MAIL_CHARACTERS = 254  # RFC 5321, 4.5.3.1.3, less the brackets
_LOCAL_BYTES = 64  # RFC 5321, 4.5.3.1.1
# A dot-atom of RFC 5322, or its letters beyond ASCII (RFC 6532); no quotes, no comments.
_ATOM = r"[\w!#$%&'*+/=?^`{|}~-]+"
_MAIL = re.compile(rf"(?P<local>{_ATOM}(?:\.{_ATOM})*)@(?P<domain>[^\s@]+)")
_DOMAIN = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]")


def checked_address(text: str, *, field: str = "email") -> str:
    """The address as it was stated, less the spaces around it. Raises InvalidInput.

    No control character, space, comma or bracket passes, so none can add to a mail's header.
    """
    address = normalize("NFC", text.strip())
    found = _MAIL.fullmatch(address)
    if (
        found is None
        or len(address.encode(errors="replace")) > MAIL_CHARACTERS
        or len(found["local"].encode(errors="replace")) > _LOCAL_BYTES
        or not address.isprintable()
        or domain_in_ascii(found["domain"]) is None
    ):
        raise InvalidInput(
            "This is not an e-mail address.",
            field=field,
            advice="One looks like ann@example.org.",
        )
    return address


def domain_in_ascii(domain: str) -> str | None:
    """A domain as the DNS knows it, in lower case; None where it is no domain with a dot."""
    lowered = domain.lower()
    if not lowered.isascii():
        try:
            lowered = idna.encode(lowered, uts46=True, std3_rules=True).decode("ascii")
        except idna.IDNAError:
            return None
    return lowered if _DOMAIN.fullmatch(lowered) else None
