"""A posting's words in; how much its wording resembles that of reported scams out.

A linear model weighs words and pairs of words. It was fitted on old postings and written messages
(benchmarks/accuracy/train.py; docs/wording-model.md), so it says what such texts have in common and
nothing of who wrote this one: what it is worth is kept too small to decide alone.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import fsum, log, sqrt, tanh

from trusthound.domain.common.wording import Quote, Wording
from trusthound.domain.facts.wording_model import WordingModel

# Log-odds nearer to 0 than this say nothing: an odds ratio of 1.5.
TELLING_NATS = 0.4
# At this many nats the strength is three quarters; it never reaches 1, so no text is certain.
SATURATION_NATS = 2.0
_MOST_WORDS = 5
_MOST_PASSAGES = 2
# More would cost time and tell no more: some eight pages.
_MOST_CHARACTERS = 30_000
# Letters stay, digits are 0, "$" stays before its sum; all else parts words.
_PLAIN = bytes(
    each if chr(each).isascii() and (chr(each).isalpha() or chr(each) == "$")
    else ord("0") if chr(each).isascii() and chr(each).isdigit()
    else ord(" ")
    for each in range(256)
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Weighed:
    """A word or pair of words of the text, and the nats that it adds."""

    term: str
    nats: float


@dataclass(frozen=True, slots=True)
class Resemblance:
    """`nats` is the log-odds of a scam among as many scams as genuine postings. `words` are those
    that weigh most for what it says, `passages` where the first of them stand.
    """

    nats: float
    words: tuple[Weighed, ...]
    passages: tuple[Quote, ...]

    @property
    def strength(self) -> float:
        """From 0 to 1, the same both ways."""
        return tanh(abs(self.nats) / SATURATION_NATS)

    @property
    def is_scam_like(self) -> bool:
        return self.nats >= TELLING_NATS

    @property
    def is_usual(self) -> bool:
        return self.nats <= -TELLING_NATS


@dataclass(frozen=True, slots=True)
class Terms:
    """`listed` are the words in their order, and `pairs` those of neighbours."""

    listed: list[str]
    pairs: frozenset[tuple[str, str]]

    @property
    def words(self) -> Counter[str]:
        """With how often they stand."""
        return Counter(self.listed)

    @property
    def length(self) -> float:
        """What the sum is divided by, so that a long text weighs no more than a short one."""
        return sqrt(len(set(self.listed)) + len(self.pairs)) or 1.0

    def known(self, model: WordingModel) -> tuple[dict[str, float], dict[tuple[str, str], int]]:
        """What each word and each pair of the model adds, in steps."""
        words, pairs = model.words, model.pairs
        counted = Counter(filter(model.known_words.__contains__, self.listed))
        own = {
            each: words[each] * (damped(times) if times > 1 else 1.0)
            for each, times in counted.items()
        }
        return own, {each: pairs[each] for each in self.pairs & model.known_pairs}


def damped(times: int) -> float:
    """What is said twice weighs more, but not twice as much."""
    return 1.0 + log(times)


def resemblance(
    wording: Wording | None, description: str, model: WordingModel | None
) -> Resemblance | None:
    """Of title and description; what else the page shows is not the posting's."""
    if wording is None or model is None:
        return None
    terms = terms_of(wording.folded[: min(wording.offset + len(description), _MOST_CHARACTERS)])
    own, together = terms.known(model)
    # Summed exactly: sets have no order, and the same text is to have the same number.
    factor = model.scale / terms.length
    nats = model.intercept + factor * fsum((*own.values(), sum(together.values())))
    if abs(nats) < TELLING_NATS:
        return Resemblance(round(nats, 3), (), ())
    heaviest = _heaviest(own, together, upward=nats > 0)
    words = tuple(
        Weighed(term, round(steps * factor, 2)) for steps, term in heaviest if steps * nats > 0
    )
    passages = tuple(_passages(words, wording)) if nats > 0 else ()
    return Resemblance(round(nats, 3), words, passages)


def terms_of(folded: str) -> Terms:
    """Words of English letters; numbers are "0", sums "$0", and "!" is counted by itself."""
    plain = folded.replace("£", "$").replace("€", "$").encode("ascii", "replace")
    plain = plain.translate(_PLAIN)
    while b"00" in plain:  # "$00000", "0000" and "00am" lose their length
        plain = plain.replace(b"00", b"0")
    words = plain.decode("ascii").split()
    return Terms([*words, *"!" * folded.count("!")], frozenset(pairwise(words)))


def _heaviest(
    own: Mapping[str, float], together: Mapping[tuple[str, str], int], *, upward: bool
) -> list[tuple[float, str]]:
    """The terms with the most steps that way. The words of a pair are joined only where it may be
    among them, which few are.
    """
    steps = sorted([*own.values(), *together.values()], reverse=upward)[:_MOST_WORDS]
    if not steps:
        return []
    least, most = (steps[-1], steps[0]) if upward else (steps[0], steps[-1])
    near = [(worth, word) for word, worth in own.items() if least <= worth <= most]
    near += [
        (float(worth), " ".join(pair)) for pair, worth in together.items() if least <= worth <= most
    ]
    return sorted(near, reverse=upward)[:_MOST_WORDS]


def _passages(words: Iterable[Weighed], wording: Wording) -> Iterator[Quote]:
    """Sentences in which the heaviest words stand, each sentence once."""
    seen: set[str] = set()
    for each in words:
        start = _place(each.term, wording.folded)
        if start < 0 or len(seen) == _MOST_PASSAGES:
            continue
        end = start + len(each.term)
        quote = wording.around(start - wording.offset, end - wording.offset)
        if quote is not None and quote.text not in seen:
            seen.add(quote.text)
            yield quote


def _place(term: str, folded: str) -> int:
    """Where it first stands as such, -1 where something else than a space parts a pair."""
    start = folded.find(term)
    while start >= 0:
        end = start + len(term)
        if not (folded[start - 1 : start].isalnum() or folded[end : end + 1].isalnum()):
            return start
        start = folded.find(term, start + 1)
    return -1
