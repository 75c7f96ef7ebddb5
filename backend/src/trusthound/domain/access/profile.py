"""What people state about themselves in; the same, fit to be kept and shown, out."""

from dataclasses import dataclass
from unicodedata import normalize

from trusthound.domain.access.user import names_of
from trusthound.domain.common.errors import InvalidInput

NAME_CHARACTERS = 200
_FILE_CHARACTERS = 120


@dataclass(frozen=True, slots=True)
class Profile:
    """What a user states about themselves."""

    name: str
    first_name: str
    last_name: str
    company: str


@dataclass(frozen=True, slots=True)
class ProfileChange:
    """None: stays as it is."""

    name: str | None = None
    first_name: str | None = None
    last_name: str | None = None
    company: str | None = None


def checked_change(change: ProfileChange) -> ProfileChange:
    """The same, fit to be kept; a new name brings first and last name along, unless these are
    given too. Raises InvalidInput.
    """
    name = None if change.name is None else checked_name(change.name)
    first, last = (None, None) if name is None else names_of(name)
    return ProfileChange(
        name=name,
        first_name=_optional(change.first_name, "first_name", first),
        last_name=_optional(change.last_name, "last_name", last),
        company=_optional(change.company, "company", None),
    )


def _optional(text: str | None, field: str, otherwise: str | None) -> str | None:
    return otherwise if text is None else checked_name(text, field=field, required=False)


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


def file_shown(filename: str, *, otherwise: str) -> str:
    """What a sender calls a file, for showing: its end, which holds the kind; without folders."""
    name = filename.replace("\\", "/")[-1000:].rstrip("/").rpartition("/")[2]
    return one_line(name)[-_FILE_CHARACTERS:].strip() or otherwise
