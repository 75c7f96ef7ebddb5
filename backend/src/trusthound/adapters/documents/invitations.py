"""The text of a calendar part in, the meeting that it calls out."""

import re

from trusthound.domain.message.mail.model import Invitation
from trusthound.domain.posting.extract.clean import clean_line

_CALENDAR_CHARACTERS = 50_000
_FOLD = re.compile(r"\r?\n[ \t]")
_LINE_CHARACTERS = 300
_ESCAPED = re.compile(r"\\([,;\\nN])")


def invitation_of(calendar: str) -> Invitation:
    """RFC 5545, of the first meeting."""
    lines = _FOLD.sub("", calendar[:_CALENDAR_CHARACTERS]).splitlines()
    organizer = _first(lines, "ORGANIZER")
    return Invitation(
        organizer=clean_line(re.sub(r"(?i)\Amailto:", "", organizer), _LINE_CHARACTERS),
        summary=clean_line(_plain(_first(lines, "SUMMARY")), _LINE_CHARACTERS),
        place=clean_line(_plain(_first(lines, "LOCATION")), _LINE_CHARACTERS),
    )


def _first(lines: list[str], name: str) -> str:
    """The value behind the colon that ends the parameters, which may hold colons in quotes."""
    for line in lines:
        if line[: len(name)].upper() == name and line[len(name) : len(name) + 1] in (":", ";"):
            bare = re.sub(r'"[^"]*"', "", line)
            return bare.partition(":")[2]
    return ""


def _plain(text: str) -> str:
    return _ESCAPED.sub(lambda each: " " if each[1] in "nN" else each[1], text)
