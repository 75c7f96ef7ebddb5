"""Places in a posting in; the sentence there, and the few words that a question names, out."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from trusthound.domain.common.denial import SENTENCE_END
from trusthound.domain.preparation.model import Cited, Kind, Source

_SHOWN_CHARACTERS = 240
_RUN_ON_CHARACTERS, _FARTHEST = 400, 1_000
_NAME_CHARACTERS = 60
_LINE_CHARACTERS = 120
_ID_CHARACTERS = 12
_BULLET = re.compile(r"[\s•●▪◦·*–—-]*")
_CUT = re.compile(r"\s*(?:[,;:(\[]|\s[–—-]\s)")
_AROUND = " ,.;:/&*\\-–—"
_JOINING = re.compile(r"^(?:(?:and|or|the|an?|of|in|with|e\.g\.) )+", re.IGNORECASE)
_FEWEST = 8  # letters before a cut


@dataclass(frozen=True, slots=True)
class Sentence:
    """`start` and `end` are its own; `cited` is what of it is shown, around what was asked."""

    start: int
    end: int
    cited: Cited

    @property
    def runs_on(self) -> bool:
        """A text without ends of sentences, where words that stand together need not belong so."""
        return self.end - self.start > _RUN_ON_CHARACTERS


def sentence_at(text: str, start: int, end: int) -> Sentence:
    """The one that holds these characters, shown as far as is read at a glance, in whole words."""
    begin = floor = max(0, start - _FARTHEST)
    for stop in SENTENCE_END.finditer(text, floor, start):
        begin = stop.end()
    after = SENTENCE_END.search(text, end, end + _FARTHEST)
    finish = after.start() + 1 if after else min(len(text), end + _FARTHEST)
    return Sentence(begin, finish, _shown(text, begin, finish, start, end))


def _shown(text: str, begin: int, finish: int, start: int, end: int) -> Cited:
    if finish - begin > _SHOWN_CHARACTERS:
        spare = max(0, _SHOWN_CHARACTERS - (end - start)) // 2
        begin = _word_start(text, max(begin, start - spare), start)
        finish = _word_end(text, end, min(finish, max(end, begin) + spare))
    return _cited(text, _past_bullet(text, begin, start), finish)


def cited_between(text: str, start: int, end: int) -> Cited:
    """These characters, without a bullet before them."""
    return _cited(text, _past_bullet(text, start, end), end)


def _cited(text: str, begin: int, finish: int) -> Cited:
    quote = text[begin:finish].rstrip()
    return Cited(quote, Source.TEXT, begin, begin + len(quote))


def _past_bullet(text: str, begin: int, start: int) -> int:
    found = _BULLET.match(text, begin, start)
    return found.end() if found else begin


def _word_start(text: str, begin: int, start: int) -> int:
    if begin == 0 or text[begin - 1].isspace():
        return begin
    space = text.find(" ", begin, start)
    return start if space < 0 else space + 1


def _word_end(text: str, end: int, finish: int) -> int:
    if finish >= len(text) or text[finish].isspace():
        return finish
    space = text.rfind(" ", end, finish)
    return end if space < 0 else space


def named(quote: str) -> str:
    """What a question calls it: the words themselves, up to where a long phrase can be cut."""
    told = _JOINING.sub("", one_line(quote).strip(_AROUND))
    if told.count("(") != told.count(")") and told.find("(") >= _FEWEST:
        told = told[: told.find("(")].rstrip(" ,.;:")
    if len(told) <= _NAME_CHARACTERS:
        return told
    cut = _CUT.search(told, _FEWEST, _NAME_CHARACTERS)
    if cut:
        return told[: cut.start()]
    return f"{told[:_NAME_CHARACTERS].rsplit(' ', 1)[0]}…"


def told(names: Sequence[str], joined: str = "and") -> str:
    """“A”, “B” and “C”."""
    quoted = [f"“{each}”" for each in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} {joined} {quoted[-1]}"


def one_line(text: str) -> str:
    return " ".join(text.split())


def line(text: str) -> str:
    """A title or a name, as long as a sentence of ours can hold."""
    told = one_line(text)
    return told if len(told) <= _LINE_CHARACTERS else f"{told[: _LINE_CHARACTERS - 1].rstrip()}…"


def question_id(kind: Kind, cited: str, part: int = 0) -> str:
    """From what is asked and nothing else, so that a note stays with its question."""
    told = f"{kind}\n{one_line(cited).casefold()}\n{part}"
    return sha256(told.encode("utf-8", "replace")).hexdigest()[:_ID_CHARACTERS]
