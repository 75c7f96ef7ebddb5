"""Text in, the language it is written in out."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from string import ascii_letters

# Enough to tell languages apart; more only costs time. The beginning is often a list of names.
_SLICE_CHARACTERS = 200
_SKIPPED_CHARACTERS = 200
_ENOUGH_LETTERS = 60
_ENGLISH_LETTERS = ascii_letters.encode()
# Three of these tell English some fifty times faster than the model does; no other language has
# three of them. Words that one has, such as "is", "we" and "have", are left out.
_ENGLISH_WORDS = frozenset({
    "the", "and", "of", "to", "for", "with", "our", "you", "your", "are", "this", "that", "their",
    "which", "who", "from", "will",
})  # fmt: skip
_ENOUGH_ENGLISH_WORDS = 3
# With them where no other language's words stand: of lists of openings, titles and menus little
# else is prose.
_TRADE_WORDS = frozenset({
    "hiring", "looking", "engineer", "engineers", "engineering", "developer", "developers",
    "software", "senior", "role", "roles", "team", "experience", "remote", "salary", "building",
    "research", "product", "staff", "open", "join", "jobs", "hours", "months", "customers",
    "after", "than", "when", "while", "these", "they", "been", "become", "should", "within",
    "available", "details", "further", "making", "opened", "world", "founders", "equity",
    "careers", "pricing", "resources", "employee", "health", "hire", "home", "supervisory",
    "nurse", "physician", "practitioner", "relations", "scientist", "shift", "starting", "store",
})  # fmt: skip
# The same for languages that many postings are in, over a longer piece; each word stands in no
# other language below, and in none of those that resemble it (Slovak, Catalan, Galician).
OWN_WORDS = {
    "cs": "pro nebo jako při jsme více které který která také být své společnost pracovní "
    "zkušenosti nabízíme hledáme dovednosti znalost ve kteří pokud ještě již příspěvek",
    "de": "und für wir eine einen nicht werden ihre sowie oder auch sind bei zum zur mit eines",
    "es": "los las nuestro nuestra más trabajo años conocimientos el buscamos somos ofrecemos "
    "través misión también según muy hacia habilidades desarrollo equipo",
    "fr": "nous vous une dans pour avec vos notre votre aux leurs ainsi chez êtes",
    "it": "gli della delle nel nella sono anche più azienda lavoro presso siamo",
    "nl": "het een voor zijn wordt ook wij jij je onze jouw naar deze niet werken",
    "pl": "się jest oraz dla będzie praca pracy przy lub doświadczenie znajomość szukamy",
    "nordic": "och att för är på till af og til jeg ikke hos være skal våre våra "
    "sekä ovat olet meille tai",
    "other": "și pentru în sunt sau és egy vagy bir için olan ile untuk yang "
    "dengan kami hai ke ki aap mein nahi karo liye",
    "pt": "não uma você são seus nossa nosso trabalho vaga empresas também conhecimento",
}
_LANGUAGE_OF = {word: code for code, words in OWN_WORDS.items() for word in words.split()}
_WORD = re.compile(r"[\w'’]+")
_LONGER_CHARACTERS = 1200
_ENOUGH_OWN_WORDS = 5
_ENOUGH_WITHOUT_OTHERS = 3
_MOST_OTHER_WORDS = 1
# Several languages: their words say what a text is not in.
_GROUPS = frozenset({"nordic", "other"})
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
    if not _has_letters(piece):
        return ""
    if len(_ENGLISH_WORDS.intersection(piece.lower().split())) >= _ENOUGH_ENGLISH_WORDS:
        return "en"
    words = _WORD.findall(text[begin : begin + _LONGER_CHARACTERS].lower())
    return _by_own_words(words) or _classifier()(piece)[0]


def _has_letters(piece: str) -> bool:
    """Whether there are enough letters; those of English are counted ten times faster."""
    plain = piece.encode("ascii", "ignore")
    letters = len(plain) - len(plain.translate(None, _ENGLISH_LETTERS))
    return letters >= _ENOUGH_LETTERS or sum(map(str.isalpha, piece)) >= _ENOUGH_LETTERS


def _by_own_words(words: list[str]) -> str:
    """The language whose own words stand in the text, "" where it has few or another's too."""
    distinct = set(words)
    counted = Counter(_LANGUAGE_OF[each] for each in distinct & _LANGUAGE_OF.keys()).most_common(2)
    english = len(distinct & _ENGLISH_WORDS)
    if not counted or counted[0][1] <= _MOST_OTHER_WORDS:
        trade = len(distinct & _TRADE_WORDS) if not counted else 0
        return "en" if english + trade >= _ENOUGH_ENGLISH_WORDS else ""
    if english - ("to" in distinct) > _MOST_OTHER_WORDS:  # "to" is Czech
        return ""
    second = counted[1][1] if len(counted) > 1 else 0
    found, count = counted[0]
    enough = _ENOUGH_OWN_WORDS if english or second else _ENOUGH_WITHOUT_OTHERS
    told = count >= enough and second <= _MOST_OTHER_WORDS and found not in _GROUPS
    return found if told else ""


@cache
def _classifier() -> Callable[[str], tuple[str, float]]:
    """The model, loaded at the first use: it takes most of a second."""
    # Here, because it brings numpy along, which nothing else of a reading needs.
    import py3langid  # type: ignore[import-untyped]

    py3langid.set_languages(_LANGUAGES)
    classify: Callable[[str], tuple[str, float]] = py3langid.classify
    return classify
