"""What a check is doing now, told by the check itself to whoever gave it a name."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum


class Step(StrEnum):
    """In the order in which they are done; each is told when it begins."""

    READING = "reading"
    LOOKING_UP = "looking_up"
    LOOKING_BACK = "looking_back"
    JUDGING = "judging"


Tell = Callable[[Step], None]
# Of checks at once; the oldest is told no more of. About 100 kB.
MOST_CHECKS = 1_000


def tell_nobody(_step: Step) -> None:
    """For checks that nobody watches."""


class Progress:
    """The steps of checks under way in this process, by the names that their callers gave them.

    Whoever waits for a check that somebody else began learns nothing: it is another's.
    """

    def __init__(self) -> None:
        self._steps: OrderedDict[str, Step] = OrderedDict()

    @contextmanager
    def of(self, name: str) -> Iterator[Tell]:
        """Forgotten when the block ends."""

        def tell(step: Step) -> None:
            self._steps[name] = step
            if len(self._steps) > MOST_CHECKS:
                self._steps.popitem(last=False)

        try:
            yield tell
        finally:
            self._steps.pop(name, None)

    def now(self, name: str) -> Step | None:
        """None before the first step, after the last, and for a name that nobody gave."""
        return self._steps.get(name)
