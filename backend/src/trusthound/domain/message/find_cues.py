"""A message in, the cues that stand in it out, each with the words that say it."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from trusthound.domain.common.wording import Quote, Wording
from trusthound.domain.message.alternatives import Alternative, Item, alternatives
from trusthound.domain.message.cue import Cue, Cues, Seen
from trusthound.domain.message.facts import facts_in
from trusthound.domain.message.hearsay import denied_in, tells_of_others, warns_of, warns_within
from trusthound.domain.message.languages import lexicons_for
from trusthound.domain.message.lexicon import Hit, Lexicons
from trusthound.domain.message.model import Message
from trusthound.domain.message.rules import RULES
from trusthound.domain.message.words import Words, words_of

NEAR_WORDS = 7
# The sentences beside the one in which the first meaning stands, nearest first.
REACH = (1, -1, 2, -2)
# How many places of the first meaning are tried in a sentence, and how many quotes a cue has.
PLACES_TRIED = 4
MOST_QUOTES = 3
# What is read of a message; a longer one is no message.
READ_CHARACTERS = 20_000

Sentence = dict[str, list[Hit]]

_QUOTATION = re.compile(r'"[^"\n]{20,400}"|“[^”\n]{20,400}”|„[^“”\n]{20,400}[“”]|«[^»\n]{20,400}»')
_WARNING = frozenset({"warning", "advice"})
NO_WARNING = "no_warning"
# In a text that warns, only a sentence that asks for its writer asks for anything.
_FOR_ITS_WRITER = frozenset({"to_writer"})
# Words of somebody who looks for work, not of somebody who offers it.
_OWN_VOICE = frozenset({"seeker_voice"})


@dataclass(frozen=True, slots=True)
class Told:
    """A message's words, and by number of the sentence what it means."""

    text: str
    words: Words
    sentences: Mapping[int, Sentence]


def told_by(message: Message, lexicons: Lexicons) -> Told:
    """What the message's sentences mean, by the lexicons; without what its reader wrote."""
    text = message.text[:READ_CHARACTERS]
    words = words_of(text)
    return Told(text, words, _sentences(message, words, lexicons))


def find_cues(told: Told) -> Cues:
    """Sentence by sentence, without what it denies or warns of."""
    text, words, sentences = told.text, told.words, told.sentences
    meanings = frozenset(meaning for each in sentences.values() for meaning in each)
    if _OWN_VOICE & meanings:
        return Cues()
    reading = _Reading(
        Wording.of("", text),
        words,
        sentences,
        advises=_advises(sentences, words),
        meanings=meanings,
        quotations=_quotations(text),
        order=tuple(sorted(sentences)),
    )
    seen: dict[Cue, dict[str, Quote]] = {}
    for number in sorted(sentences):
        for cue, quote in reading.cues_of(number):
            quotes = seen.setdefault(cue, {})
            if len(quotes) < MOST_QUOTES:
                quotes.setdefault(quote.text, quote)
    found = [Seen(cue, quote) for cue, each in seen.items() for quote in each.values()]
    return Cues(tuple(sorted(found, key=lambda each: (each.quote.start, each.cue))))


def _sentences(message: Message, words: Words, lexicons: Lexicons) -> dict[int, Sentence]:
    """By number of the sentence what it means; what the reader wrote is left out."""
    own = [(each.start, each.end) for each in message.turns if each.own]
    sentences: dict[int, Sentence] = {}
    for hits in (lexicons.hits(words, lexicons_for(message.language)), facts_in(message, words)):
        for hit in hits:
            at = words.spans[hit.first][0]
            if not any(start <= at < end for start, end in own):
                of_sentence = sentences.setdefault(words.sentences[hit.first], {})
                of_sentence.setdefault(hit.meaning, []).append(hit)
    return sentences


def _advises(sentences: Mapping[int, Sentence], words: Words) -> bool:
    """Whether the whole text warns of scams: it does so in two sentences, or in one and tells of
    what others ask.
    """
    warning = [
        number
        for number, each in sorted(sentences.items())
        if not _WARNING.isdisjoint(each) and NO_WARNING not in each
    ]
    others = sum(
        warns_of(words.sentence(each))
        or tells_of_others(words.sentence(each))
        or (each in warning and warns_within(words.sentence(each)))
        for each in sentences
    )
    return bool(warning) and len(warning) + others > 1


def _quotations(text: str) -> tuple[tuple[int, int], ...]:
    """Longer quotations, unless one is nearly all of the text."""
    if not any(sign in text for sign in '"“„«'):
        return ()
    spans = [match.span() for match in _QUOTATION.finditer(text)]
    return tuple((start, end) for start, end in spans if 2 * (end - start) < len(text))


@dataclass(frozen=True, slots=True)
class _Reading:
    wording: Wording
    words: Words
    sentences: Mapping[int, Sentence]
    advises: bool
    meanings: frozenset[str]
    quotations: tuple[tuple[int, int], ...]
    order: tuple[int, ...]
    denials: dict[tuple[int, int], Quote | None] = field(default_factory=dict)

    def beside(self, number: int) -> Iterator[Sentence]:
        """The sentences that say something before and after one, nearest first."""
        at = bisect_left(self.order, number)
        for away in REACH:
            if 0 <= at + away < len(self.order):
                yield self.sentences[self.order[at + away]]

    def cues_of(self, number: int) -> Iterator[tuple[Cue, Quote]]:
        sentence = self.sentences[number]
        if self.advises and _FOR_ITS_WRITER.isdisjoint(sentence):
            return
        if "told_of" in sentence or warns_of(self.words.sentence(number)):
            return
        by_anchor = _by_anchor()
        done: set[Cue] = set()
        for meaning in sentence:
            for cue, alternative in by_anchor.get(meaning, ()):
                if cue not in done and (quote := self._stands(alternative, number)):
                    done.add(cue)
                    yield cue, quote

    def _stands(self, alternative: Alternative, number: int) -> Quote | None:
        sentence = self.sentences[number]
        if not self._may_stand(alternative, number):
            return None
        for anchor in _pairs(alternative.anchor, sentence):
            hits = [*anchor]
            for item in alternative.others:
                found = self._found(item, number, anchor)
                if not found:
                    break
                hits += found
            else:
                if quote := self._quote(hits, anchor, number):
                    return quote
        return None

    def _may_stand(self, alternative: Alternative, number: int) -> bool:
        """Asked quickly: whether its meanings are there at all, and none that forbids it."""
        sentence = self.sentences[number].keys()
        return (
            not any(sentence.isdisjoint(names) for names in alternative.of_sentence)
            and not any(self.meanings.isdisjoint(names) for names in alternative.of_text)
            and sentence.isdisjoint(alternative.without)
            and sentence.isdisjoint(alternative.nowhere_near)
            and not any(
                name in beside
                for name in alternative.nowhere_near
                for beside in self.beside(number)
            )
        )

    def _found(self, item: Item, number: int, anchor: tuple[Hit, ...]) -> tuple[Hit, ...]:
        """The hits of one item that are nearest to the anchor, () for none."""
        own = self._nearest(item, self.sentences[number], anchor)
        if own or not item.reaches:
            return own
        for sentence in self.beside(number):
            found = self._nearest(item, sentence, anchor)
            if found:
                return found
        return ()

    def _nearest(self, item: Item, sentence: Sentence, anchor: tuple[Hit, ...]) -> tuple[Hit, ...]:
        at = anchor[0].first
        taken = {(each.first, each.last) for each in anchor}
        fitting = [
            each
            for each in _pairs(item, sentence)
            if all((hit.first, hit.last) not in taken and self._said(hit) for hit in each)
        ]
        return min(fitting, key=lambda each: abs(each[0].first - at), default=())

    def _said(self, hit: Hit) -> bool:
        return self._quoted(hit.first, hit.last) is not None

    def _quoted(self, first: int, last: int) -> Quote | None:
        key = first, last
        if key not in self.denials and (
            self._within_quotes(first) or self._denied_abroad(first, last)
        ):
            self.denials[key] = None
        elif key not in self.denials:
            start, end = self.words.spans[first][0], self.words.spans[last][1]
            self.denials[key] = self.wording.around(start, end)
        return self.denials[key]

    def _within_quotes(self, first: int) -> bool:
        """Words that the writer quotes of somebody else; a text quoted as a whole is his own."""
        at = self.words.spans[first][0]
        return any(start < at < end for start, end in self.quotations)

    def _denied_abroad(self, first: int, last: int) -> bool:
        begin, sentence = self.words.around(first)
        starts = self.words.starts
        end = starts[last + 1] - 1 if last + 1 < len(starts) else len(self.words.joined) - 1
        return denied_in(sentence, starts[first] - begin, end - begin)

    def _quote(self, hits: list[Hit], anchor: tuple[Hit, ...], number: int) -> Quote | None:
        if not all(self._said(each) for each in anchor):
            return None
        own = [each for each in hits if self.words.sentences[each.first] == number]
        first, last = min(each.first for each in own), max(each.last for each in own)
        return self._quoted(first, last) or self._quoted(anchor[0].first, anchor[0].last)


def _pairs(item: Item, sentence: Sentence) -> Iterator[tuple[Hit, ...]]:
    """Where an item stands: one hit, or two that are near each other."""
    firsts = _any_of(item.either, sentence)
    if not item.beside:
        yield from ((each,) for each in firsts[:PLACES_TRIED])
        return
    for first in firsts:
        for second in _any_of(item.beside, sentence):
            gap = second.first - first.last if second.first > first.last else None
            if gap is None and not item.ordered:
                gap = first.first - second.last
            if gap is not None and 0 < gap <= NEAR_WORDS + 1:
                yield first, second


def _any_of(names: tuple[str, ...], sentence: Sentence) -> list[Hit]:
    if len(names) == 1:
        return sentence.get(names[0], [])
    return [hit for name in names for hit in sentence.get(name, ())]


@cache
def _by_anchor() -> Mapping[str, tuple[tuple[Cue, Alternative], ...]]:
    table: dict[str, list[tuple[Cue, Alternative]]] = {}
    for cue, lines in RULES.items():
        for alternative in alternatives(lines):
            for name in alternative.anchor.either:
                table.setdefault(name, []).append((cue, alternative))
    return {name: tuple(each) for name, each in table.items()}
