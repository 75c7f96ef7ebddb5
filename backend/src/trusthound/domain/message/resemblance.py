"""A message as it is read in; how much it resembles reported scams out, by a linear model.

The model weighs words, parts of words, what sentences mean and the cues that were seen. It was
fitted on written examples (benchmarks/messages/train.py), so it says what such texts have in
common and nothing of who wrote this one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import log, sqrt

from trusthound.domain.common.wording import Quote
from trusthound.domain.facts.scam_model import ScamModel
from trusthound.domain.message.cue import Cues
from trusthound.domain.message.find_cues import Told
from trusthound.domain.message.model import Message
from trusthound.domain.message.scripts.script import ScriptMatch
from trusthound.domain.message.words import Words

# Fewer words resemble nothing.
FEWEST_WORDS = 6
# In fewer words a demand may stand alone, and nothing around it can make it honest.
ENOUGH_TO_BE_ORDINARY = 25
LIKELIER_HONEST = 0.0  # nats
# A longer text is also read by parts: whatever is put around a scam, some part is mostly scam. On
# shorter ones the whole tells honest from scam better than its most suspicious part.
WINDOW_SENTENCES, WINDOW_STEP = 12, 4
# A phrase is only spared where no few sentences, of all those around it, read like a scam.
PART_SENTENCES, PART_STEP = 3, 1
_PARTS = (3, 4, 5)
_MOST_PASSAGES = 2
_PASSAGE_CHARACTERS = 240


@dataclass(frozen=True, slots=True)
class Resemblance:
    """`nats` is the log-odds of a scam among as many scams as near misses; `is_danger` where it is
    beyond the model's limit, `is_ordinary` where no part of it is near; `passages` are the
    sentences that speak most for it.
    """

    nats: float
    is_danger: bool
    is_ordinary: bool
    passages: tuple[Quote, ...]


@dataclass(frozen=True, slots=True)
class Traits:
    """What the model looks at: words by their number and meanings by their sentence's, and cues."""

    words: Mapping[int, str]
    meanings: Mapping[int, tuple[str, ...]]
    cues: tuple[str, ...]

    def blocks(self) -> Iterator[list[str]]:
        """The features of each kind; every kind weighs as much as another, however many it has."""
        yield _of_words(self.words)
        yield [feature for each in self.meanings.values() for feature in _of_meanings(each)]
        yield [f"q{each}" for each in self.cues]

    def wording(self) -> list[str]:
        """Its words and pairs of words alone: beside all their parts they weigh next to nothing."""
        return [each for _, told in _wording(self.words) for each in told]


def traits_of(message: Message, told: Told, cues: Cues, script: ScriptMatch | None) -> Traits:
    """Of what the writer wrote, not of the reader's own turns in a thread."""
    own = [(each.start, each.end) for each in message.turns if each.own]
    ends = (*told.words.starts[1:], len(told.words.joined))
    words = {}
    for number, (start, end) in enumerate(zip(told.words.starts, ends, strict=True)):
        word = told.words.joined[start : end - 1]
        place = told.words.spans[number][0]
        if word != "\n" and not any(begin <= place < after for begin, after in own):
            words[number] = "0" if word.isdigit() else word
    seen = {str(each.cue) for each in cues.seen}
    if script is not None:
        seen |= {"script", f"script {script.id}"}
    meanings = {number: tuple(sorted(each)) for number, each in told.sentences.items()}
    return Traits(words, meanings, tuple(sorted(seen)))


def windows_of(traits: Traits, words: Words) -> Iterator[Traits]:
    """The whole, then its sentences by twelves: harmless text around a scam hides nothing."""
    return _stretches(traits, words, WINDOW_SENTENCES, WINDOW_STEP)


def parts_of(traits: Traits, words: Words) -> Iterator[Traits]:
    """The whole, then its sentences by threes."""
    return _stretches(traits, words, PART_SENTENCES, PART_STEP)


def _stretches(traits: Traits, words: Words, sentences: int, step: int) -> Iterator[Traits]:
    yield traits
    numbers = sorted({words.sentences[each] for each in traits.words})
    for at in range(0, len(numbers) - sentences + step if len(numbers) > sentences else 0, step):
        kept = set(numbers[at : at + sentences])
        within = {at: word for at, word in traits.words.items() if words.sentences[at] in kept}
        if len(within) >= FEWEST_WORDS:
            meanings = {each: told for each, told in traits.meanings.items() if each in kept}
            yield Traits(within, meanings, traits.cues)


def resemblance(
    traits: Traits, words: Words, text: str, model: ScamModel | None
) -> Resemblance | None:
    """Of the part that resembles scams most. None for too few words, and without a model."""
    if model is None or len(traits.words) < FEWEST_WORDS:
        return None
    nats, part = max(
        ((_nats(each, model), each) for each in windows_of(traits, words)),
        key=lambda each: each[0],
    )
    danger = nats >= model.danger
    passages = tuple(_passages(part, words, text, model)) if danger else ()
    return Resemblance(
        round(nats, 2), danger, not danger and _is_ordinary(traits, words, nats, model), passages
    )


def _is_ordinary(traits: Traits, words: Words, nats: float, model: ScamModel) -> bool:
    """A demand may stand alone in a short text: only one that is likelier honest is ordinary."""
    if len(traits.words) < ENOUGH_TO_BE_ORDINARY:
        return nats < LIKELIER_HONEST
    return all(_nats(each, model) < model.ordinary for each in parts_of(traits, words))


def _nats(traits: Traits, model: ScamModel) -> float:
    of_all = sum(
        value * model.of(each) for block in traits.blocks() for each, value in valued(block)
    )
    of_words = sum(value * model.of_word(each) for each, value in valued(traits.wording()))
    return model.intercept + model.scale * of_all + model.word_scale * of_words


def valued(features: Iterable[str]) -> list[tuple[str, float]]:
    """Each feature once, a repeated one for a little more, all of them together of length one."""
    counted = {each: 1 + log(count) for each, count in Counter(features).items()}
    length = sqrt(sum(value * value for value in counted.values())) or 1.0
    return [(each, value / length) for each, value in counted.items()]


def _of_words(words: Mapping[int, str]) -> list[str]:
    """Each word, its parts, and it with the next one."""
    features = [each for _, told in _wording(words) for each in told]
    for word in words.values():
        framed = f" {word} "
        features += (
            f"c{framed[at : at + size]}" for size in _PARTS for at in range(len(framed) - size + 1)
        )
    return features


def _wording(words: Mapping[int, str]) -> Iterator[tuple[int, list[str]]]:
    """Each word, and with the next one."""
    for number, word in words.items():
        yield number, [f"w{word}"]
    for (one, word), (_, following) in pairwise(words.items()):
        yield one, [f"w{word} {following}"]


def _of_meanings(meanings: Iterable[str]) -> Iterator[str]:
    told = sorted(meanings)
    yield from (f"m{each}" for each in told)
    yield from (f"p{one}&{other}" for one, other in combinations(told, 2))


def _passages(traits: Traits, words: Words, text: str, model: ScamModel) -> Iterator[Quote]:
    """The sentences whose words weigh most, in reading order."""
    weighed: Counter[int] = Counter()
    for number, features in _wording(traits.words):
        weighed[words.sentences[number]] += sum(model.of_word(each) for each in features)
    for sentence in sorted(each for each, _ in weighed.most_common(_MOST_PASSAGES)):
        spans = [words.spans[each] for each in traits.words if words.sentences[each] == sentence]
        start, end = spans[0][0], min(spans[-1][1], spans[0][0] + _PASSAGE_CHARACTERS)
        yield Quote(text[start:end], start, end)
