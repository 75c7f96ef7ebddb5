"""The mould every signal is cast in: one question asked of a dossier."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from inspect import getdoc, getmodule, signature

from trusthound.domain.assessment.finding import Finding
from trusthound.domain.common.abroad import ENGLISH, Abroad
from trusthound.domain.common.wording import Phrases


class Topic(StrEnum):
    """What a question is about: the first four of a posting or a message, the others of a resume.

    A kind of subject has the topics that its table of weights sets limits to.
    """

    SCAM = "scam"  # signs of a posting meant to defraud
    IDENTITY = "identity"  # who is behind it
    ACTIVITY = "activity"  # whether there is a real opening now
    TRANSPARENCY = "transparency"  # how much it tells
    EMPLOYMENT = "employment"  # whether what is told of work fits together
    CONTACT = "contact"  # whether addresses, profile and phone fit together and work
    AUTHENTICITY = "authenticity"  # whether the document is one's own, and says what it shows
    RESUME = "resume"  # education, certificates, and how much it tells

    # An enum's own is a function in Python, and topics are looked up dozens of times a judgement.
    __hash__ = str.__hash__


OF_A_POSTING = (Topic.SCAM, Topic.IDENTITY, Topic.ACTIVITY, Topic.TRANSPARENCY)
OF_A_RESUME = (Topic.EMPLOYMENT, Topic.CONTACT, Topic.AUTHENTICITY, Topic.RESUME)


class Lean(StrEnum):
    AGAINST = "against"  # present speaks against the posting
    FOR = "for"  # present speaks for it


@dataclass(frozen=True)
class Signal:
    """A question, what it means, and the function that answers it.

    `corroborates`: present means that a source independent of the posting agrees. Signs against it
    of one topic that name the same `cause` rest on one circumstance: the heaviest alone counts.
    """

    id: str
    title: str
    question: str
    why: str
    innocent: str
    advice: str
    topic: Topic
    leans: Lean
    source: str
    corroborates: bool
    examine: Callable[..., Finding]
    cause: str = ""

    @cached_property
    def needs(self) -> tuple[str, ...]:
        """Names of the dossier facts it reads: its function's parameter names."""
        return tuple(signature(self.examine).parameters)

    @property
    def phrases(self) -> tuple[Phrases, ...]:
        """What its file looks for in a text."""
        own = tuple(each for each in self._file if isinstance(each, Phrases))
        return own + tuple(table for each in self._abroad for _, table in each.by_language)

    @cached_property
    def languages(self) -> frozenset[str]:
        """In which it knows what to look for: a text in another can't be said to lack it."""
        return ENGLISH.union(*(each.languages for each in self._abroad))

    @property
    def _abroad(self) -> tuple[Abroad, ...]:
        return tuple(each for each in self._file if isinstance(each, Abroad))

    @property
    def _file(self) -> tuple[object, ...]:
        return tuple(vars(getmodule(self.examine)).values())

    @property
    def rule(self) -> str:
        """What exactly is looked for, in words: the function's docstring."""
        return getdoc(self.examine) or ""


def signal(
    *,
    title: str,
    question: str,
    why: str,
    innocent: str,
    advice: str,
    topic: Topic,
    leans: Lean,
    source: str,
    corroborates: bool = False,
    cause: str = "",
) -> Callable[[Callable[..., Finding]], Signal]:
    """Turn a plain function into a signal; the function's name is its id."""

    def cast(examine: Callable[..., Finding]) -> Signal:
        return Signal(
            id=examine.__name__,
            title=title,
            question=question,
            why=why,
            innocent=innocent,
            advice=advice,
            topic=topic,
            leans=leans,
            source=source,
            corroborates=corroborates,
            examine=examine,
            cause=cause,
        )

    return cast
