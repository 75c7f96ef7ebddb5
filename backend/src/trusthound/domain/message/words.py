"""A text in, its words as they are compared out: plain letters, each with its place in the text.

What defeats a search for literal words is undone here: accents, look-alike letters, digits for
letters, letters set apart, emoji and odd signs between words.
"""

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from trusthound.domain.common.folding import fold

# Letters set apart from each other: "w h a t s a p p", "t.e.l.e.g.r.a.m", "f-e-e-s".
_APART = re.compile(r"(?<![^\W_])[^\W\d_](?:[ .\-_*·][^\W\d_]){3,}(?![^\W_])")
_WORD = re.compile(
    r"[^\W_]+(?:'[^\W_]+)*|(?<!\bmr)(?<!\bms)(?<!\bdr)(?<!\bmrs)(?<!\bsgt)[.!?](?=\s|\Z|[\"')\]])|[,;:\n|]|[$£€₹]"
)
_MIXED = re.compile(r"[a-z]+(?:[0-9@]+[a-z]+)+")
_DIGIT_LETTERS = str.maketrans("01345@", "oleasa")
_NOT_ASCII = re.compile(r"[^\x00-\x7f]")
# Digits within these are meant.
_NAMES_WITH_DIGITS = frozenset({"trc20", "erc20", "bep20", "h1b", "b2b", "w2w", "p2p", "m3u"})
ENDS = frozenset({".", "!", "?", "|"})
# How words are shortened in chats; none of these is a word of another language read here.
_SHORT = {
    "ur": "your", "u": "you", "txt": "text", "pls": "please", "plz": "please", "msg": "message",
    "msgs": "messages", "acct": "account", "accts": "accounts", "bck": "back", "thru": "through",
    "ppl": "people", "pkgs": "packages", "pkg": "package", "yrself": "yourself",
    "urself": "yourself", "pic": "photo", "pics": "photos", "intervw": "interview", "frm": "from",
    "2nite": "tonight", "tonite": "tonight", "2day": "today", "b4": "before", "addy": "address",
    "wld": "would", "wk": "week", "hrs": "hours", "appt": "appointment", "dl": "driver's license",
    "urs": "yours", "yr": "year", "gud": "good", "tmrw": "tomorrow", "tmr": "tomorrow",
}  # fmt: skip
# A longer line is a sentence, not a point of a list.
LIST_LINE_WORDS = 8


@dataclass(frozen=True, slots=True)
class Words:
    """`joined` is the words and signs with one blank around each; `starts` where each begins in it.

    `spans` are the places of the words in the text that was read, `sentences` their numbers.
    """

    joined: str
    starts: tuple[int, ...]
    spans: tuple[tuple[int, int], ...]
    sentences: tuple[int, ...]

    def at(self, place: int) -> int:
        """The number of the word at a place of `joined`."""
        return bisect_right(self.starts, place) - 1

    def around(self, number: int) -> tuple[int, str]:
        """The sentence of a word: where it begins in `joined`, and its words."""
        first = bisect_left(self.sentences, self.sentences[number])
        after = bisect_right(self.sentences, self.sentences[number])
        begin = self.starts[first] - 1
        end = self.starts[after] if after < len(self.starts) else len(self.joined)
        return begin, self.joined[begin:end]

    def sentence(self, number: int) -> str:
        """The words of a sentence, by its own number."""
        return self.around(bisect_left(self.sentences, number))[1]

    def from_text(self, start: int) -> int:
        """The number of the first word that begins at or after a place of the text."""
        return min(bisect_right(self.spans, (start, -1)), max(0, len(self.spans) - 1))


def words_of(text: str) -> Words:
    """Compare lexicons with `joined`; every word keeps its span of `text`."""
    plain = _plain(fold("", text)[1:])
    spans: list[tuple[int, int]] = []
    words: list[str] = []
    at = 0
    for apart in _APART.finditer(plain):
        _add(plain, at, apart.start(), words, spans)
        words.append("".join(filter(str.isalpha, apart[0])))
        spans.append(apart.span())
        at = apart.end()
    _add(plain, at, len(plain), words, spans)
    starts, place = [], 1
    for word in words:
        starts.append(place)
        place += len(word) + 1
    joined = f" {' '.join(words)} "
    return Words(joined, tuple(starts), tuple(spans), tuple(_sentences(words)))


def _sentences(words: list[str]) -> Iterator[int]:
    """The number of each word's sentence; the short lines under "Send us:" belong to it."""
    sentence, lead = 0, False
    for at, word in enumerate(words):
        yield sentence
        if word == "\n":
            lead = lead or (at > 0 and words[at - 1] == ":")
            lead = lead and _is_short(words, at + 1)
            sentence += not lead
        elif word in ENDS:
            sentence, lead = sentence + 1, False


def _is_short(words: list[str], at: int) -> bool:
    """Whether the line that begins there is one of a list."""
    after = at + 1 + LIST_LINE_WORDS
    return after >= len(words) or "\n" in words[at + 1 : after]


def _add(plain: str, begin: int, end: int, words: list[str], spans: list[tuple[int, int]]) -> None:
    for match in _WORD.finditer(plain, begin, end):
        word = match[0]
        if not word.isalpha() and _MIXED.fullmatch(word) and word not in _NAMES_WITH_DIGITS:
            word = word.translate(_DIGIT_LETTERS)
        words.append(_SHORT.get(word, word))
        spans.append(match.span())


def plain_words(term: str) -> str:
    """A term of a lexicon in the same form as a text, without the blanks around it."""
    return words_of(term).joined.strip()


def _plain(folded: str) -> str:
    """Accents off, each character staying one character."""
    if folded.isascii():
        return folded
    table = {ord(each): _letter(each) for each in set(_NOT_ASCII.findall(folded))}
    return folded.translate(table)


@cache
def _letter(letter: str) -> str:
    if letter == "ß":
        return "s"
    decomposed = unicodedata.normalize("NFKD", letter)
    first = decomposed[0].lower()
    return first if len(first) == 1 and (first.isalnum() or decomposed == letter) else letter
