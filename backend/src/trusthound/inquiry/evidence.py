"""A dossier and the look-ups in; the dossier with what they answered in time out.

Everything is asked at once. What is late, refused or broken stays unknown: it costs coverage and
nothing else.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.facts.question import Question
from trusthound.inquiry.in_flight import InFlight

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_log = logging.getLogger(__name__)

# Of one kind of look-up, whatever a posting holds.
MOST_SUBJECTS = 4
# A longer link is not followed: it would not fit the index of what was learnt.
_SUBJECT_CHARACTERS = 1_000
# Nobody is asked again so soon after having given no answer: a dead site would cost everyone who
# asks about it the whole deadline.
SILENT_FOR = timedelta(minutes=5)
_MOST_SILENT = 10_000
# The last tenth of the time is for remembering what was learnt.
_ASKING_SHARE = 0.9

# A subject and the moment in; what was learnt of it out, None where nothing was.
Ask = Callable[[str, datetime], Awaitable[object | None]]

AnyDossier = TypeVar("AnyDossier", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class Lookup(Generic[AnyDossier]):
    """One kind of question to the outside, asked about each of its subjects.

    `fact` is the field of the dossier that the answers are added to, a tuple of `answer`s:
    () where there was nothing to ask, None where nothing could be learnt. `subjects` tells from
    the dossier whom to ask about (a domain, an address). `ask` answers about one of them at that
    moment; None, any error of ours and any delay beyond `seconds` mean: not learnt. An answer
    counts as new for `fresh_for`.
    """

    fact: str
    answer: type
    subjects: Callable[[AnyDossier], Iterable[str]]
    ask: Ask
    seconds: float
    fresh_for: timedelta


@dataclass(frozen=True, slots=True)
class Memory:
    """What was learnt before: wiring binds both to the database.

    `recall` takes questions with the moment since which an answer counts; it answers those known.
    """

    recall: Callable[[Mapping[Question, datetime]], Awaitable[Mapping[Question, object]]]
    keep: Callable[[Mapping[Question, object], datetime], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Lookups(Generic[AnyDossier]):
    """All kinds of look-ups, and the seconds that they may take together.

    `silent` are the questions that got no answer lately, each with the moment from which on it is
    asked again.
    """

    kinds: tuple[Lookup[AnyDossier], ...]
    seconds: float
    memory: Memory | None = None
    in_flight: InFlight[object] = field(default_factory=InFlight)
    silent: dict[Question, datetime] = field(default_factory=dict)


async def gather_facts(
    dossier: AnyDossier, lookups: Lookups[AnyDossier], *, now: datetime
) -> AnyDossier:
    """The dossier with all that could be learnt; never raises for what the outside does."""
    time = asyncio.get_running_loop().time
    begun = time()
    asked = {
        Question(kind.fact, subject, kind.answer): kind
        for kind in lookups.kinds
        for subject in list(dict.fromkeys(kind.subjects(dossier)))[:MOST_SUBJECTS]
        if len(subject) <= _SUBJECT_CHARACTERS
    }
    if not asked:
        return dossier
    known = dict(await _recalled(lookups, asked, now, lookups.seconds))
    open_questions = {
        each: kind
        for each, kind in asked.items()
        if each not in known and lookups.silent.get(each, now) <= now
    }
    left = lookups.seconds * _ASKING_SHARE - (time() - begun)
    learnt = await _answers(lookups, open_questions, now, left)
    _note_silence(lookups, open_questions, learnt, now)
    await _kept(lookups, learnt, now, lookups.seconds - (time() - begun))
    return _with_answers(dossier, asked, known | learnt)


def _note_silence(
    lookups: Lookups[Any],
    asked: Mapping[Question, Lookup[Any]],
    learnt: Mapping[Question, object],
    now: datetime,
) -> None:
    for question in asked:
        if question not in learnt:
            lookups.silent[question] = now + SILENT_FOR
    if len(lookups.silent) > _MOST_SILENT:
        over = [each for each, until in lookups.silent.items() if until <= now]
        for each in over or list(lookups.silent)[: _MOST_SILENT // 2]:
            del lookups.silent[each]


async def _recalled(
    lookups: Lookups[Any], asked: Mapping[Question, Lookup[Any]], now: datetime, seconds: float
) -> Mapping[Question, object]:
    if lookups.memory is None:
        return {}
    try:
        async with asyncio.timeout(seconds / 2):
            since = {each: now - kind.fresh_for for each, kind in asked.items()}
            return await lookups.memory.recall(since)
    except Exception as problem:  # noqa: BLE001 - without it everything is asked anew
        _log.warning("what look-ups learnt was not recalled: %r", problem)
        return {}


async def _kept(
    lookups: Lookups[Any], learnt: Mapping[Question, object], now: datetime, seconds: float
) -> None:
    if lookups.memory is None or not learnt:
        return
    try:
        async with asyncio.timeout(seconds):
            await lookups.memory.keep(learnt, now)
    except Exception as problem:  # noqa: BLE001 - the answers are here all the same
        _log.warning("what look-ups learnt was not kept: %r", problem)


async def _answers(
    lookups: Lookups[Any], asked: Mapping[Question, Lookup[Any]], now: datetime, seconds: float
) -> dict[Question, object]:
    """What was answered within the seconds; whatever goes on then is cancelled."""
    tasks = {
        question: asyncio.create_task(_answer(lookups, question, kind, now))
        for question, kind in asked.items()
    }
    try:
        if tasks and seconds > 0:
            await asyncio.wait(tasks.values(), timeout=seconds)
    finally:
        for task in tasks.values():
            task.cancel()
    return {
        question: answer
        for question, task in tasks.items()
        if task.done() and not task.cancelled() and (answer := task.result()) is not None
    }


async def _answer(
    lookups: Lookups[Any], question: Question, kind: Lookup[Any], now: datetime
) -> object | None:
    async def work() -> object | None:
        return await kind.ask(question.subject, now)

    try:
        async with asyncio.timeout(kind.seconds):
            key = f"{question.fact} {question.subject}"
            return await lookups.in_flight.once(key, work)
    except (TimeoutError, TrustHoundError):
        return None
    except Exception as problem:  # noqa: BLE001 - a stranger's answer must not end a verification
        _log.warning("look-up of %s failed: %r", question.fact, problem)
        return None


def _with_answers(
    dossier: AnyDossier,
    asked: Mapping[Question, Lookup[AnyDossier]],
    answers: Mapping[Question, object],
) -> AnyDossier:
    """In the order of the questions, whichever answer came first."""
    facts: dict[str, Sequence[object]] = {}
    for question in asked:
        if question in answers:
            facts.setdefault(question.fact, []).append(answers[question])  # type: ignore[attr-defined]
    changes: dict[str, Any] = {
        fact: (*(getattr(dossier, fact) or ()), *found) for fact, found in facts.items()
    }
    return replace(dossier, **changes)
