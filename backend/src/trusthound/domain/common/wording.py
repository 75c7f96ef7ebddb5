"""A posting's words, prepared once so that every signal can ask about them quickly."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

QUOTE_CHARACTERS = 200

# A sentence that denies the thing is no evidence of it ("we never ask for payment").
_DENIAL = re.compile(
    r"\b(?:never|do(?:es)? not|don['’]?t|doesn['’]?t|will not|won['’]?t|not required|no need|"
    r"without (?:any )?(?:paying|fee|payment|deposit)|beware|be aware|scam(?:s|mers)?|phishing|"
    r"fraud(?:ulent)?|impersonat\w+|legitimate (?:employers?|recruiters?)|should (?:not|never)|"
    r"cannot|must not)\b"
)
_SENTENCE_END = re.compile(r"[.!?]\s|\n")


@dataclass(frozen=True, slots=True)
class Quote:
    """A stretch of the text: `start`..`end` is the matched phrase, `text` the words around it."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Wording:
    """`shown` is title and description as a person reads them; `folded` the same in lower case.

    The two have equal length, so that a match in `folded` is a span of `shown`. Spans count from
    the start of the description; the title's are negative.
    """

    shown: str
    folded: str
    offset: int

    @classmethod
    def of(cls, title: str, description: str) -> "Wording":
        shown = f"{title}\n{description}"
        folded = shown.lower()
        if len(folded) != len(shown):  # "İ" and a few others grow when lowered
            folded = "".join(low if len(low := each.lower()) == 1 else each for each in shown)
        return cls(shown, folded, len(title) + 1)

    def first(self, phrases: re.Pattern[str]) -> Quote | None:
        """The first match that its own sentence does not deny, or None."""
        return next(self.every(phrases), None)

    def every(self, phrases: re.Pattern[str]) -> Iterator[Quote]:
        """Matches in reading order, those whose sentence denies them left out.

        `phrases` is written in lower case and matched without a case flag.
        """
        for match in phrases.finditer(self.folded):
            start, end = self._sentence(match.start(), match.end())
            if not _DENIAL.search(self.folded, start, end):
                yield self._quote(match.start(), match.end(), start, end)

    def _sentence(self, start: int, end: int) -> tuple[int, int]:
        window = max(0, start - QUOTE_CHARACTERS)
        begin = window
        for stop in _SENTENCE_END.finditer(self.folded, window, start):
            begin = stop.end()
        after = _SENTENCE_END.search(self.folded, end, end + QUOTE_CHARACTERS)
        finish = after.start() + 1 if after else min(len(self.folded), end + QUOTE_CHARACTERS)
        return begin, finish

    def _quote(self, start: int, end: int, begin: int, finish: int) -> Quote:
        """The sentence, cut to QUOTE_CHARACTERS around the phrase."""
        if finish - begin > QUOTE_CHARACTERS:
            spare = max(0, QUOTE_CHARACTERS - (end - start)) // 2
            begin, finish = max(begin, start - spare), min(finish, end + spare)
        text = " ".join(self.shown[begin:finish].split())[:QUOTE_CHARACTERS]
        return Quote(text, start - self.offset, end - self.offset)


def phrases(patterns: Iterable[str]) -> re.Pattern[str]:
    """One pattern out of several, each a lower-case regular expression on word boundaries."""
    return re.compile(r"\b(?:" + "|".join(patterns) + r")\b")
