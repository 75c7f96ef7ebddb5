"""Text in, the language it is written in out."""

from collections import Counter
from collections.abc import Callable
from functools import cache

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
# The same for languages that many postings are in, over a longer piece; each word stands in no
# other language below, and in none of those that resemble it (Slovak, Dutch, Catalan, Portuguese).
_OWN_WORDS = {
    word: code
    for code, words in {
        "cs": "pro nebo jako při jsme více které který která také být své společnost pracovní "
        "zkušenosti nabízíme hledáme dovednosti znalost ve kteří pokud ještě již příspěvek",
        "de": "und für wir eine einen nicht werden ihre sowie oder auch sind bei zum zur mit eines",
        "fr": "nous vous une dans pour avec vos notre votre aux leurs ainsi chez êtes",
        "es": "los las nuestro nuestra más trabajo años conocimientos el buscamos somos ofrecemos "
        "y también equipo mercado sus",
    }.items()
    for word in words.split()
}
_LONGER_CHARACTERS = 1200
_ENOUGH_OWN_WORDS = 5
_MOST_OTHER_WORDS = 1
# Of such a longer piece with hardly a word of those: English prose has twice this share of both
# kinds together, other languages a third of it.
_COMMON_WORDS = frozenset({
    "a", "in", "is", "we", "be", "as", "on", "at", "an", "or", "by", "have", "it", "not",
})  # fmt: skip
_ENGLISH_SHARE, _COMMON_SHARE = 0.04, 0.15
_ENOUGH_FOR_A_SHARE = 50
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
    words = text[begin : begin + _LONGER_CHARACTERS].lower().split()
    return _by_own_words(words) or _classifier()(piece)[0]


def _by_own_words(words: list[str]) -> str:
    """The language whose own words stand in the text, "" where it has few or another's too."""
    distinct = set(words)
    counted = Counter(_OWN_WORDS[each] for each in distinct & _OWN_WORDS.keys()).most_common(2)
    if not counted or counted[0][1] <= _MOST_OTHER_WORDS:
        return "en" if _is_english(words) else ""
    if len(distinct & _ENGLISH_WORDS - {"to"}) > _MOST_OTHER_WORDS:  # "to" is Czech
        return ""
    second = counted[1][1] if len(counted) > 1 else 0
    found, count = counted[0]
    return found if count >= _ENOUGH_OWN_WORDS and second <= _MOST_OTHER_WORDS else ""


def _is_english(words: list[str]) -> bool:
    of = max(_ENOUGH_FOR_A_SHARE, len(words))
    own = sum(each in _ENGLISH_WORDS for each in words)
    common = sum(each in _COMMON_WORDS for each in words)
    return own >= _ENGLISH_SHARE * of and own + common >= _COMMON_SHARE * of


@cache
def _classifier() -> Callable[[str], tuple[str, float]]:
    """The model, loaded at the first use: it takes most of a second."""
    import py3langid  # type: ignore[import-untyped]

    py3langid.set_languages(_LANGUAGES)
    classify: Callable[[str], tuple[str, float]] = py3langid.classify
    return classify
