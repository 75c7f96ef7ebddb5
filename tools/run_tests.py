"""Every runner in, one line out: `N passed, N failed`.

What cannot be counted as passed counts as failed: a skipped test, a runner that did not end in
time, that found no test, that left no report, or that ended badly though its tests passed.

All runners together have one deadline, so that a slow machine is told of here and not by whoever
would end the whole; a runner's own limit only tells a hang early.
"""

import os
import signal
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tools import chromium, command, example_programs, node, runners
from tools.counting import Counts
from tools.install import install, main_of
from tools.places import LOGS
from tools.progress import say
from tools.runners import Runner

SHOWN_LINES = 80
# A quarter of an hour is what the whole may take; what is left is for the installation.
ALL_SECONDS = 840


@dataclass(frozen=True, slots=True)
class Stage:
    """Runners of which so many run at once."""

    runners: Sequence[Runner]
    at_once: int = 1


def run_all(*stages: Stage, logs: Path = LOGS, seconds: int = ALL_SECONDS) -> int:
    """Runs one stage after the other; prints the sum.

    Answers 0 when something passed and nothing failed.
    """
    begun = time.monotonic()
    whole = Whole(seconds, begun + seconds)
    outcomes = [each for stage in stages for each in _run_pooled(stage, logs, whole)]
    passed = sum(each.passed for each in outcomes)
    failed = sum(each.failed for each in outcomes)
    say(f"\n{time.monotonic() - begun:.0f} s in all")
    say(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


@dataclass(frozen=True, slots=True)
class Whole:
    """What all runners may take together, and when that is over."""

    seconds: int
    deadline: float

    def left(self) -> float:
        return max(0.0, self.deadline - time.monotonic())


def judge(runner: Runner, ran: command.Ran, late: str) -> tuple[Counts, str]:
    """What a runner's end is worth, and a sentence when it is worth less than it seems.

    `late` says why it was ended, if it was.
    """
    if runner.count is None or runner.report is None:
        return (Counts(1, 0), "") if ran.code == 0 else (Counts(0, 1), late)
    try:
        said = runner.count(runner.report)
    except (OSError, ValueError, KeyError, SyntaxError):
        return Counts(0, 1), late or f"left no report that can be read (exit code {ran.code})"
    trouble = late or _trouble(said, ran.code)
    failed = said.failed + said.skipped
    return Counts(said.passed, max(failed, 1) if trouble else failed), trouble


def _trouble(said: Counts, code: int | None) -> str:
    if said.passed + said.failed + said.skipped == 0:
        return "ran no test"
    if said.skipped:
        return f"skipped {said.skipped}: a skipped test proves nothing"
    if code != 0 and not said.failed:
        return f"ended with exit code {code} though no test failed"
    return ""


def _run_pooled(stage: Stage, logs: Path, whole: Whole) -> list[Counts]:
    with ThreadPoolExecutor(max_workers=stage.at_once) as pool:
        started = [pool.submit(_run_one, each, logs, whole) for each in stage.runners]
        try:
            return [each.result() for each in started]
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            command.end_all()
            raise


def _run_one(runner: Runner, logs: Path, whole: Whole) -> Counts:
    left = whole.left()
    if not left:
        say(f"  {runner.name}: was not begun, the {whole.seconds} s of all runners were over")
        return Counts(0, 1)
    say(f"  {runner.name} …")
    if runner.report is not None:
        runner.report.parent.mkdir(parents=True, exist_ok=True)
        runner.report.unlink(missing_ok=True)
    ran = command.run(
        runner.command,
        folder=runner.folder,
        log=logs / f"{runner.name.replace(' ', '-').replace('/', '-')}.log",
        seconds=min(runner.seconds, left),
        environment={**node.environment(), **runner.environment},
    )
    counts, why = judge(runner, ran, _late(runner, left, whole) if ran.code is None else "")
    if counts.failed:
        say(f"\n{command.tail(ran.log, SHOWN_LINES)}\n")
    result = (
        f"{counts.passed} ok, {counts.failed} not ok" if counts.failed else f"{counts.passed} ok"
    )
    say(f"  {runner.name}: {result} ({ran.seconds:.0f} s){' — ' if why else ''}{why}")
    return counts


def _late(runner: Runner, left: float, whole: Whole) -> str:
    if runner.seconds <= left:
        return f"hangs: was stopped after {runner.seconds} s, its own limit"
    return f"was stopped after {left:.0f} s, when the {whole.seconds} s of all runners were over"


def _tell_what_is_refused() -> None:
    """The tests of pages that only scripts show then hold that none is shown."""
    with suppress(OSError):  # the tests ask themselves, and fail
        if why := chromium.refused():
            say(f"  No page is rendered by its scripts here: the machine forbids it ({why}).")


def every_stage() -> tuple[Stage, ...]:
    """The quick ones first."""
    return (
        Stage((*runners.quick(), *runners.drift()), 2),
        Stage(runners.pages()),
        # One more than two cores: each waits for servers and killed processes a fifth of its time.
        Stage(runners.backend(), 3),
        Stage((runners.browser(),)),
    )


def main() -> int:
    """Installs what is missing, then runs everything."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if code := main_of(install):
        say("0 passed, 1 failed")
        return code
    main_of(chromium.install)  # without it the browser tests fail, one by one
    _tell_what_is_refused()
    main_of(example_programs.install)  # without them those of the examples do
    os.environ.pop("DATABASE_URL", None)  # tests start databases of their own
    # else each of some hundred processes compiles every package that it imports
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        return run_all(*every_stage())
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
