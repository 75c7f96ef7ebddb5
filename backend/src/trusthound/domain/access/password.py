"""A password that somebody chooses in; let through, or refused with the reason."""

from collections.abc import Set as AbstractSet

from trusthound.domain.access.user import mail_key
from trusthound.domain.common.errors import InvalidInput

FEWEST_CHARACTERS = 8
# Far above any passphrase; hashing has no reason to read more.
MOST_BYTES = 1_024
_SIZE = f"Password must be at least {FEWEST_CHARACTERS} characters"


def check_password(
    password: str, *, email: str, common: AbstractSet[str], field: str = "password"
) -> None:
    """Any characters in any mixture are welcome, and none is cut off or trimmed.

    `common` holds passwords in lower case. Raises InvalidInput.
    """
    if len(password) < FEWEST_CHARACTERS:
        raise InvalidInput(_SIZE, field=field)
    check_size(password, field=field)
    alike = password.casefold()
    key = mail_key(email)
    if alike.strip() in (key, key.partition("@")[0]):
        raise InvalidInput(
            "The password must not be your e-mail address.",
            field=field,
            advice="Choose something that nobody can read off your account.",
        )
    if alike in common:
        raise InvalidInput(
            "This is one of the most common passwords.",
            field=field,
            advice="Choose one that others do not use: three or four words are easy to keep.",
        )


def check_size(password: str, *, field: str = "password") -> None:
    """Raises InvalidInput where nobody could have that password."""
    if len(password.encode()) > MOST_BYTES:
        raise InvalidInput(f"A password may have {MOST_BYTES:,} bytes.", field=field)
