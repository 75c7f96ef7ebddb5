"""What people state about themselves in; the same, fit to be kept and shown, out."""

from dataclasses import dataclass
from unicodedata import normalize

from trusthound.domain.common.errors import InvalidInput

NAME_CHARACTERS = 200


@dataclass(frozen=True, slots=True)
class ProfileChange:
    """None: stays as it is."""

    name: str | None = None
    first_name: str | None = None
    last_name: str | None = None
    company: str | None = None


def checked_name(text: str, *, field: str = "name", required: bool = True) -> str:
    """One line of visible characters. Raises InvalidInput."""
    name = one_line(text)
    if required and not name:
        raise InvalidInput("A name is needed here.", field=field)
    if len(name) > NAME_CHARACTERS:
        raise InvalidInput(f"A name may have {NAME_CHARACTERS} characters.", field=field)
    return name


def one_line(text: str) -> str:
    """Composed, without what shows nothing (controls, marks of direction), with single spaces."""
    visible = "".join(
        each if each.isprintable() else " " if each.isspace() else ""
        for each in normalize("NFC", text)
    )
    return " ".join(visible.split())
