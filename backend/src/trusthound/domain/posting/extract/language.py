"""Text in, the language it is written in out."""

from collections.abc import Callable
from functools import cache

import py3langid  # type: ignore[import-untyped]

# Enough to tell languages apart; more only costs time. The beginning is often a list of names.
_SLICE_CHARACTERS = 200
_SKIPPED_CHARACTERS = 200
_ENOUGH_LETTERS = 60
# Three of these tell English some fifty times faster than the model does; no other language has
# three of them. Words that one has, such as "is", "we" and "have", are left out.
_ENGLISH_WORDS = frozenset({
    "the", "and", "of", "to", "for", "with", "our", "you", "your", "are", "this", "that", "their",
    "which", "who", "from", "will",
})  # fmt: skip
_ENOUGH_ENGLISH_WORDS = 3
# Languages that postings are written in; among all 139 a short text is guessed to be Luxembourgish.
_LANGUAGES = [
    "ar",
    "bg",
    "bn",
    "ca",
    "cs",
    "da",
    "de",
    "el",
    "en",
    "es",
    "et",
    "fa",
    "fi",
    "fr",
    "he",
    "hi",
    "hr",
    "hu",
    "id",
    "is",
    "it",
    "ja",
    "ko",
    "lt",
    "lv",
    "ms",
    "nl",
    "no",
    "pl",
    "pt",
    "ro",
    "ru",
    "sk",
    "sl",
    "sr",
    "sv",
    "th",
    "tl",
    "tr",
    "uk",
    "ur",
    "vi",
    "zh",
]


def language_of(text: str) -> str:
    """An ISO 639-1 code such as "en", or "" for a text too short to tell."""
    begin = min(_SKIPPED_CHARACTERS, max(0, len(text) - _SLICE_CHARACTERS) // 2)
    piece = text[begin : begin + _SLICE_CHARACTERS]
    if sum(map(str.isalpha, piece)) < _ENOUGH_LETTERS:
        return ""
    if len(_ENGLISH_WORDS.intersection(piece.lower().split())) >= _ENOUGH_ENGLISH_WORDS:
        return "en"
    return _classifier()(piece)[0]


@cache
def _classifier() -> Callable[[str], tuple[str, float]]:
    """The model, loaded at the first use: it takes most of a second."""
    py3langid.set_languages(_LANGUAGES)
    classify: Callable[[str], tuple[str, float]] = py3langid.classify
    return classify
