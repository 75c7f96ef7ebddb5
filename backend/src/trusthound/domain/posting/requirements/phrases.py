"""A sentence in, what it asks to be known or done, piece by piece as it is listed, out."""

from collections.abc import Iterable, Sequence
from enum import IntEnum, auto
from typing import NamedTuple

from trusthound.domain.posting.requirements.plain_words import EMPTY, LIGHT_DOING, SUMMING
from trusthound.domain.posting.requirements.tokens import Kind, Token

_MOST_WORDS = 5


class Joint(IntEnum):
    """What stands between a piece and the one before it."""

    APART = auto()
    AND = auto()
    OR = auto()
    SLASH = auto()
    COMMA = auto()
    EXAMPLE = auto()  # "such as …"


class Piece(NamedTuple):
    """Characters `start` up to `end`; `skills` are the ids that stand in them, if any are known.

    `beside`: it stands right beside the word that asks, such as "experience".
    """

    start: int
    end: int
    skills: tuple[str, ...]
    joint: Joint
    beside: bool


_JOINTS = {"and": Joint.AND, "&": Joint.AND, "+": Joint.AND, "or": Joint.OR, "/": Joint.SLASH,
           ",": Joint.COMMA, "and/or": Joint.OR}  # fmt: skip


class _Pieces:
    """Gathers words until something parts them from the next, and keeps what they name."""

    def __init__(self, *, everywhere: bool, asked: bool) -> None:
        self.found: list[Piece] = []
        self._words: list[Token] = []
        self._joint = Joint.APART
        self._asking = asked
        self._outside = False
        self._asked_last = False
        self._fresh = False
        self._studied = False
        self._everywhere = everywhere
        self._known = False  # a skill of our list is among the words
        # "Claims and payroll", until "experience" stands behind them.
        self._listed: list[tuple[list[Token], Joint]] = []

    def read(self, tokens: Iterable[Token]) -> list[Piece]:
        for token in tokens:
            kind = token.kind
            if kind <= Kind.KNOWN:
                if not self._studied:
                    self._words.append(token)
                    self._known = self._known or kind == Kind.KNOWN
                self._asked_last = False
            else:
                self._part(token, kind)
                self._asked_last = kind == Kind.ASKING
        self._close(Joint.APART)
        return self.found

    def _part(self, token: Token, kind: int) -> None:
        """Something that stands between two phrases."""
        if kind == Kind.ASKING:
            asking = self._asking
            self._asking, self._studied, self._fresh = True, False, True  # what stands before it
            listed, self._listed = self._listed, []
            before = len(self.found)
            self._close(Joint.APART)
            if listed and not asking and len(self.found) > before:
                self.found[before:before] = [
                    piece
                    for words, joint in listed
                    for piece in _pieces(words, joint, beside=bool(self.found[before].skills))
                ]
            self._fresh = False
        elif kind == Kind.JOINING:
            self._close(_JOINTS[token.word])
        elif kind == Kind.EXAMPLE:
            self._close(Joint.EXAMPLE)
        elif kind == Kind.DEGREE:
            self._words = _before_article(self._words)
            self._close(Joint.APART)
            self._asking, self._studied, self._known = False, True, False
        elif kind in (Kind.CLOSING, Kind.DROPPING):
            if kind == Kind.DROPPING:
                kept = _before_article(self._words)
                behind = self._words[len(kept) :]
                self._words = [*kept, *(each for each in behind if each.kind == Kind.KNOWN)]
            self._close(Joint.APART)
            self._asking = self._asking and token.word == "to" and self._asked_last
        else:
            self._bracket(kind)
            exemplary = self._joint is Joint.EXAMPLE and not self._words
            self._close(Joint.EXAMPLE if exemplary else Joint.APART)
            self._fresh = self._asked_last and token.word in _NAMING

    def _bracket(self, kind: int) -> None:
        """What was asked before brackets is asked behind them."""
        if kind == Kind.OPENING:
            self._outside = self._asking
        elif kind == Kind.SHUTTING:
            self._asking = self._asking or self._outside

    def _close(self, behind: Joint) -> None:
        """Keep what was gathered, if it names anything; `behind` joins it to what comes next."""
        joint, words = self._joint, self._words
        if not words:
            # "(e.g. Ray), and": brackets part more than the comma behind them joins
            lasting = joint in _LASTING and behind in (Joint.APART, Joint.AND, Joint.COMMA)
            self._joint = joint if lasting else behind
            return
        self._joint, self._words = behind, []
        beside, self._fresh = self._fresh, False
        known, self._known = self._known, False
        if self._asking:
            self.found += _pieces(words, joint, beside=beside)
        elif known and self._everywhere:
            named = _pieces(words, joint, beside=beside)
            self.found += [each for each in named if each.skills]
        elif behind in _LISTING and not _is_deed(words[0]):
            self._listed.append((words, joint))
        elif self._listed:
            self._listed = []


_ARTICLES = frozenset({"a", "an"})
_NAMING = frozenset({"in", "of", "with", "using", "within", "on", "about"})
_LISTING = (Joint.AND, Joint.OR, Joint.COMMA, Joint.SLASH)
_LASTING = (Joint.EXAMPLE, Joint.OR, Joint.APART)


def pieces_of(tokens: Iterable[Token], *, everywhere: bool, asked: bool = False) -> list[Piece]:
    """In reading order. `everywhere`: skills that are known are asked wherever the sentence names
    them, not only beside a word such as "experience". `asked`: all is, from the first word on.
    """
    return _Pieces(everywhere=everywhere, asked=asked).read(tokens)


def _pieces(words: list[Token], joint: Joint, *, beside: bool) -> list[Piece]:
    """The skills that are known, where they are most of what the words say; else all of it."""
    words = _trimmed(words)
    known = [each for each in words if each.kind == Kind.KNOWN]
    ids: tuple[str, ...] = ()
    if known:
        others = sum(
            each.kind in (Kind.PLAIN, Kind.SOFT) and each.word not in EMPTY for each in words
        )
        named = sum(1 + each.word.count(" ") for each in known)
        if others < named:
            return [
                Piece(each.start, each.end, (each.word,), Joint.AND if at else joint, beside)
                for at, each in enumerate(known)
            ]
        if others == named:  # "Python scripting": known by half
            ids = tuple(each.word for each in known)
    if not ids and not _names_something(words):
        return []
    words = words if ids else _trimmed(words[-_MOST_WORDS:])
    if not words:  # the last of them were doings alone
        return []
    return [Piece(words[0].start, words[-1].end, ids, joint, beside)]


def _before_article(words: list[Token]) -> list[Token]:
    """ "Publications A natural (ability)": the last article begins what the next word is of."""
    for at in range(len(words) - 1, 0, -1):
        if words[at].word in _ARTICLES:
            return words[:at]
    return []


def _is_deed(word: Token) -> bool:
    """ "Build bridges and …" tells of work, "you must have bridges and … experience" lists."""
    return word.kind == Kind.DOING and word.word not in LIGHT_DOING


def _trimmed(words: list[Token]) -> list[Token]:
    """Without what surrounds the name, and nothing may be left."""
    begin, end = 0, len(words)
    while end > begin and (words[end - 1].kind == Kind.FILLING or words[end - 1].word in SUMMING):
        end -= 1
    named = any(each.kind == Kind.KNOWN for each in words)
    while begin < end and (
        words[begin].kind == Kind.FILLING
        or (named and words[begin].kind == Kind.SOFT)
        or (words[begin].kind == Kind.DOING and not _is_needed(words[begin:end]))
    ):
        begin += 1
    return words[begin:end]


def _is_needed(words: Sequence[Token]) -> bool:
    """ "Scaling projects": a doing with one plain word behind it is all that there is."""
    return (
        len(words) == len(("scaling", "projects"))
        and words[0].word not in LIGHT_DOING
        and words[1].kind == Kind.PLAIN
    )


def _names_something(words: Sequence[Token]) -> bool:
    if any(each.kind == Kind.SOFT for each in words):
        return False
    telling = [each for each in words if each.kind in (Kind.PLAIN, Kind.KNOWN)]
    return bool(telling) and not all(each.word in EMPTY for each in telling)
