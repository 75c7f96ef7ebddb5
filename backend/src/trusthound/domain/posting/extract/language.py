"""Text in, the language it is written in out."""

import py3langid  # type: ignore[import-untyped]

# Enough to tell languages apart; more only costs time. The beginning is often a list of names.
_SLICE_CHARACTERS = 300
_ENOUGH_LETTERS = 25


def language_of(text: str) -> str:
    """An ISO 639-1 code such as "en", or "" for a text too short to tell."""
    begin = min(200, max(0, len(text) - _SLICE_CHARACTERS) // 2)
    piece = text[begin : begin + _SLICE_CHARACTERS]
    if sum(map(str.isalpha, piece)) < _ENOUGH_LETTERS:
        return ""
    code: str = py3langid.classify(piece)[0]
    return code
