"""Cues in, the script that they follow out: which of its steps were seen, and in which words."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from trusthound.domain.common.wording import Quote
from trusthound.domain.message.cue import Cue, Cues


@dataclass(frozen=True, slots=True)
class Step:
    """One step, and the cues of which any one shows it."""

    name: str
    cues: tuple[Cue, ...]


@dataclass(frozen=True, slots=True)
class Script:
    """The steps in the order in which victims report them.

    A message follows the script only where every cue of one of `decisive` was seen: what is common
    to all scripts, such as an easy offer, names none. `reply` is safe to send, `advice` what to do.
    """

    id: str
    name: str
    steps: tuple[Step, ...]
    decisive: tuple[frozenset[Cue], ...]
    reply: str
    advice: str
    source: str


@dataclass(frozen=True, slots=True)
class StepSeen:
    """`quote` is the words that show the step, None where it was not seen."""

    name: str
    quote: Quote | None


@dataclass(frozen=True, slots=True)
class ScriptMatch:
    """A script that a message follows; `also` names others that it follows as well."""

    id: str
    name: str
    steps: tuple[StepSeen, ...]
    reply: str
    advice: str
    also: tuple[str, ...] = ()

    @property
    def matched(self) -> int:
        return sum(each.quote is not None for each in self.steps)

    @property
    def told(self) -> str:
        """For a reader: "5 of 7 steps of the task scam"."""
        return f"{self.matched} of {len(self.steps)} steps of the {self.name}"


def followed(cues: Cues, scripts: Iterable[Script]) -> ScriptMatch | None:
    """The script of which most was seen, the first of `scripts` where as much was seen of several:
    those are told beside it.
    """
    seen = {each.cue for each in cues.seen}
    fitting = [
        _match(script, cues) for script in scripts if any(each <= seen for each in script.decisive)
    ]
    if not fitting:
        return None
    best = max(fitting, key=lambda each: each.matched)
    ties = [each.name for each in fitting if each is not best and each.matched == best.matched]
    return replace(best, also=tuple(ties))


def _match(script: Script, cues: Cues) -> ScriptMatch:
    """A sentence shows one step where another sentence could show it as well."""
    steps: list[StepSeen] = []
    used: set[str] = set()
    for step in script.steps:
        quotes = [quote for cue in step.cues for quote in cues.quotes(cue)]
        fresh = [each for each in quotes if each.text not in used]
        quote = next(iter(fresh or quotes), None)
        if quote is not None:
            used.add(quote.text)
        steps.append(StepSeen(step.name, quote))
    return ScriptMatch(script.id, script.name, tuple(steps), script.reply, script.advice)
