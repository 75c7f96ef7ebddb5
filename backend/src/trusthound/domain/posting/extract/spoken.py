"""A posting's text in, the languages that it asks to be spoken out."""

import re
from collections.abc import Iterator

from trusthound.domain.common.clues import AnyOf
from trusthound.domain.common.folding import lowered

_READ_CHARACTERS = 30_000
_MOST_MENTIONS = 8
_WINDOW_CHARACTERS = 50

# Beginnings of a language's name, as English, German, French, Spanish, Czech and Polish write it.
_NAMES = {
    "en": "english englisch anglais inglés inglese angličtin anglick angielsk engels engelsk",
    "de": "german deutsch allemand alemán tedesco němčin německ niemieck",
    "fr": "french französisch français francés francese francouzš francouzsk francusk",
    "es": "spanish spanisch espagnol español spagnolo španělš hiszpańsk",
    "it": "italian italienisch italien italiano italštin włosk",
    "nl": "dutch niederländisch néerlandais nederlands holandš niderlandzk",
    "pt": "portuguese portugiesisch portugais portugués português portugalš",
    "pl": "polish polnisch polonais polštin polsk", "cs": "czech tschechisch tchèque češtin česk",
    "sk": "slovak slowakisch slovenštin", "hu": "hungarian ungarisch", "ro": "romanian rumänisch",
    "ru": "russian russisch ruštin rosyjsk", "uk": "ukrainian ukrainisch ukrajinš",
    "tr": "turkish türkisch", "el": "greek griechisch", "sv": "swedish schwedisch svenska",
    "da": "danish dänisch dansk", "no": "norwegian norsk", "fi": "finnish finnisch suomen",
    "ja": "japanese japanisch japonais", "zh": "mandarin chinese chinesisch cantonese",
    "ko": "korean koreanisch", "ar": "arabic arabisch", "he": "hebrew", "hi": "hindi",
    "vi": "vietnamese",
}  # fmt: skip
_BEGIN_LETTERS = 4


def _by_begin() -> dict[str, list[tuple[str, str]]]:
    table: dict[str, list[tuple[str, str]]] = {}
    for code, names in _NAMES.items():
        for name in names.split():
            table.setdefault(name[:_BEGIN_LETTERS], []).append((name, code))
    return table


_NAMES_OF_BEGIN = _by_begin()
_ANY_NAME = AnyOf.of(*" ".join(_NAMES.values()).split())
# Countries and their people, which begin like their language.
_NO_LANGUAGES = frozenset({"germany", "germania", "germans", "polska", "polsce", "italien", "česko",
                           "česká", "české", "českou"})  # fmt: skip
# What says that a language is to be mastered, in English and in the posting's own language.
_CUES = (
    "fluen", "proficien", "native ", "bilingual", "mother tongue", "business level", "speak",
    "spoken", "written", "command of", "knowledge of", "language", "b2", "c1", "c2",
)  # fmt: skip
_OWN_CUES = {
    "de": ("verhandlungssicher", "fließend", "muttersprach", "kenntnis", "sprach"),
    "fr": ("courant", "bilingue", "maîtris", "niveau"),
    "es": ("nivel", "fluido", "dominio", "bilingüe"), "pt": ("nível", "fluente", "domínio"),
    "it": ("ottima", "conoscenza", "livello", "fluente"),
    "cs": ("plynn", "znalost", "úrovni", "komunikativní"), "sk": ("plynul", "znalosť", "úrovni"),
    "pl": ("znajomo", "biegł", "komunikatywn"), "nl": ("vloeiend", "beheers"),
    "sv": ("flytande",), "da": ("flydende",), "no": ("flytende",),
}  # fmt: skip
_OPTIONAL = re.compile(
    r"\b(?:plus|nice[- ]to[- ]have|advantage\w{0,4}|asset|beneficial|bonus|desirable|preferred|"
    r"preferable|optional|not required|not necessary|helpful|or other|additional|"
    r"von vorteil|wünschenswert|atout|výhod\w{1,3}|atut\w{0,2}|valorable|se valor\w{1,3}|gradit\w|"
    r"pré|meriterande|assistance|interpret\w{1,4}|translat\w{1,5})\b"
)
_SENTENCE_END = re.compile(r"[.!?;](?:\s|\Z)|\n")
_WORD = re.compile(r"[^\W\d_]{4,}")


def required_languages(text: str, language: str) -> tuple[str, ...]:
    """ISO 639-1 codes in reading order: "fluent German", "English (C1)"; none that is only a plus.

    A language counts in the same sentence as a word of mastery, at most 50 characters away.
    `language` is the one that the text is written in.
    """
    folded = lowered(text[:_READ_CHARACTERS])
    if not _ANY_NAME.stands_in(folded):
        return ()
    found: dict[str, int] = {}
    cues = (*_CUES, *_OWN_CUES.get(language, ()))
    for start, end in _sentences_of_mastery(folded, cues):
        named = {
            code: word.start()
            for word in _WORD.finditer(folded, start, end)
            if (code := _language_of(word[0]))
        }
        if named and not _OPTIONAL.search(folded, start, end + _WINDOW_CHARACTERS):
            found |= {code: min(at, found.get(code, at)) for code, at in named.items()}
    return tuple(sorted(found, key=found.__getitem__))


def language_named(name: str) -> str:
    """The ISO 639-1 code of a language by its name, "German" or "Deutsch"; "" for no name."""
    return next((code for word in _WORD.findall(name.lower()) if (code := _language_of(word))), "")


def _sentences_of_mastery(folded: str, cues: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Around each cue what stands in its sentence, 50 characters on either side."""
    for cue in cues:
        at = folded.find(cue)
        for _ in range(_MOST_MENTIONS):
            if at == -1:
                break
            end = at + len(cue)
            begin = max(0, at - _WINDOW_CHARACTERS)
            for stop in _SENTENCE_END.finditer(folded, begin, at):
                begin = stop.end()
            stops = _SENTENCE_END.search(folded, end, end + _WINDOW_CHARACTERS)
            yield begin, stops.start() if stops else end + _WINDOW_CHARACTERS
            at = folded.find(cue, end)


def _language_of(word: str) -> str:
    if word in _NO_LANGUAGES:
        return ""
    names = _NAMES_OF_BEGIN.get(word[:_BEGIN_LETTERS], ())
    return next((code for name, code in names if word.startswith(name)), "")
