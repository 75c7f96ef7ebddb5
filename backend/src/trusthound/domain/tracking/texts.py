"""What a seeker writes in; the same, fit to be kept, shown and mailed, out."""

from unicodedata import normalize

from trusthound.domain.access.profile import one_line
from trusthound.domain.common.errors import InvalidInput

LINE_CHARACTERS = 200


def checked_line(
    text: str, field: str, *, what: str, most: int = LINE_CHARACTERS, needed: bool = False
) -> str:
    """One line of visible characters; `what` begins a sentence. Raises InvalidInput."""
    line = one_line(text)
    if needed and not line:
        raise InvalidInput(f"{what} is missing.", field=field)
    return _bounded(line, field, what, most)


def checked_text(text: str, field: str, *, what: str, most: int) -> str:
    """Lines of visible characters. Raises InvalidInput where there are none, or too many."""
    lines = "\n".join(normalize("NFC", text).splitlines())
    kept = "".join(each for each in lines if each.isprintable() or each in "\n\t").strip()
    if not kept:
        raise InvalidInput(f"{what} is empty.", field=field, advice="Write something first.")
    return _bounded(kept, field, what, most)


def _bounded(text: str, field: str, what: str, most: int) -> str:
    if len(text) > most:
        raise InvalidInput(
            f"{what} has {len(text):,} characters; {most:,} is the most.",
            field=field,
            advice="Shorten it a little.",
        )
    return text
