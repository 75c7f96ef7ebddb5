"""Steps in, lines about how they go out: a moving one on a terminal, plain ones elsewhere."""

import shutil
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from tools import command

PLAIN_EVERY_SECONDS = 15.0
MOVING_EVERY_SECONDS = 0.2


@dataclass(frozen=True, slots=True)
class Step:
    """One piece of work that writes a log: its title, what does it, where the log is."""

    title: str
    work: Callable[[], None]
    log: Path


class Failed(Exception):
    """A step could not be done; the message says why and what to do."""


_active: dict[str, tuple[float, Path]] = {}
_printing = threading.Lock()


def say(line: str) -> None:
    """Prints one line at once, over the moving line if there is one."""
    with _printing:
        print(f"{_erase()}{line}", flush=True)


def perform(*chains: Sequence[Step]) -> None:
    """Does the chains at the same time, the steps of each one by one. Raises what a step raised."""
    busy = threading.Event()
    shower = threading.Thread(target=_show, args=(busy,), daemon=True)
    shower.start()
    try:
        with ThreadPoolExecutor(max_workers=max(1, len(chains))) as pool:
            started = [pool.submit(_follow, each) for each in chains]
            try:
                wait(started, return_when=FIRST_EXCEPTION)
                if any(each.done() and each.exception() for each in started):
                    command.end_all()
            except KeyboardInterrupt:
                command.end_all()
                raise
        for each in started:
            each.result()
    finally:
        busy.set()
        shower.join()


def _follow(chain: Sequence[Step]) -> None:
    for step in chain:
        begun = time.monotonic()
        _active[step.title] = (begun, step.log)
        if not sys.stdout.isatty():
            say(f"  {step.title} …")
        try:
            step.work()
        finally:
            del _active[step.title]
        say(f"  {step.title}: done ({time.monotonic() - begun:.0f} s)")


def _show(done: threading.Event) -> None:
    moving = sys.stdout.isatty()
    while not done.wait(MOVING_EVERY_SECONDS if moving else PLAIN_EVERY_SECONDS):
        for title, (begun, log) in tuple(_active.items())[: 1 if moving else None]:
            line = f"  {title} … {time.monotonic() - begun:.0f} s  {_last_line(log)}"
            if moving:
                with _printing:
                    print(
                        f"{_erase()}{line[: shutil.get_terminal_size().columns - 1]}",
                        end="",
                        flush=True,
                    )
            else:
                say(line[:120])


def _last_line(log: Path) -> str:
    try:
        with log.open("rb") as file:
            file.seek(max(0, log.stat().st_size - 400))
            lines = file.read().decode(errors="replace").strip().splitlines()
    except OSError:
        return ""
    return lines[-1].strip() if lines else ""


def _erase() -> str:
    return "\r\x1b[K" if sys.stdout.isatty() else ""
