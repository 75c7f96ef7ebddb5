"""A fetched page in, the same as its scripts leave it out; each in a browser of its own."""

import asyncio
import logging
import os
import signal
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from dataclasses import replace
from weakref import WeakKeyDictionary

from trusthound.adapters.web.browser.limits import BrowserLimits
from trusthound.adapters.web.browser.memory import held_bytes
from trusthound.adapters.web.browser.pipe import NotShown, Pipe
from trusthound.adapters.web.browser.room import NOBODY, PATH, WRAPPER, command, lacking
from trusthound.adapters.web.browser.showing import Showing
from trusthound.adapters.web.browser.supply import Fetch, Supply
from trusthound.domain.facts.page import Page

_log = logging.getLogger(__name__)

_FLAGS = (
    "--remote-debugging-pipe", "--user-data-dir=/tmp/profile", "--no-first-run", "--disable-gpu",
    "--disable-breakpad", "--disable-crash-reporter", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-extensions",
    "--disable-default-apps", "--disable-domain-reliability", "--mute-audio", "--no-startup-window",
    "--block-new-web-contents",
    "--blink-settings=imagesEnabled=false", "--js-flags=--max-old-space-size=256",
)  # fmt: skip
_MESSAGE_BYTES = 24_000_000
_LOOK_SECONDS = 0.2


class Browser:
    """Used from any event loop. `user_agent` is the name that the page's scripts are told."""

    def __init__(self, fetch: Fetch, limits: BrowserLimits, user_agent: str) -> None:
        self._fetch, self._limits, self._user_agent = fetch, limits, user_agent
        self._places: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore] = (
            WeakKeyDictionary()
        )
        self._waiting = 0

    async def shown(self, page: Page) -> Page | None:
        """None where it could not be shown, or too many wait to be."""
        loop = asyncio.get_running_loop()
        places = self._places.setdefault(loop, asyncio.Semaphore(self._limits.at_once))
        if self._waiting >= self._limits.waiting:
            return None
        self._waiting += 1
        try:
            async with asyncio.timeout(self._limits.seconds):
                await places.acquire()
        except TimeoutError:
            return None
        finally:
            self._waiting -= 1
        try:
            html = await self._html(page)
        except (NotShown, OSError) as failure:
            _log.warning("a page was not shown by its scripts: %s", failure)
            return None
        finally:
            places.release()
        kept = tuple(each for each in page.headers if each[0] != "content-type")
        headers = (*kept, ("content-type", "text/html; charset=utf-8"))
        return replace(page, body=html.encode("utf-8", "replace"), headers=headers, by_scripts=True)

    async def trouble(self) -> str:
        """What keeps a browser from starting here, "" for nothing."""
        if missing := lacking(self._limits):
            return missing
        try:
            process = await self._started(stderr=PIPE)
        except OSError as failure:
            return str(failure)
        pipe = Pipe(_reader(process), _writer(process))
        listening = asyncio.create_task(pipe.listen(lambda _event: None))
        try:
            async with asyncio.timeout(self._limits.seconds):
                await pipe.ask("Browser.getVersion", {})
        except (NotShown, TimeoutError):
            starts = False
        else:
            starts = True
        finally:
            await _cancelled(listening)
            await _ended(process)
            said = await _last_words(process)
        return "" if starts else f"a browser in namespaces of its own does not start{said}"

    async def _html(self, page: Page) -> str:
        """At the end of the seconds the page as it was last; raises NotShown, OSError."""
        process = await self._started()
        pipe = Pipe(_reader(process), _writer(process))
        showing = Showing(pipe, Supply(page, self._fetch, self._limits), self._limits)
        work = (
            asyncio.create_task(showing.show(page.final_url)),
            asyncio.create_task(pipe.listen(showing.heard)),
            asyncio.create_task(self._watch(process.pid)),
        )
        try:
            done, _ = await asyncio.wait(
                work, timeout=self._limits.seconds, return_when=asyncio.FIRST_COMPLETED
            )
            for each in done:
                await each
        except (KeyError, TypeError) as oddity:
            raise NotShown("the browser said what it never says") from oddity
        finally:
            await _cancelled(*work)
            await showing.end()
            await _ended(process)
        if not showing.latest:
            raise NotShown("the page came to no end")
        return showing.latest

    async def _started(self, *, stderr: int = DEVNULL) -> Process:
        """As nobody where this is root. Raises OSError."""
        is_root = os.geteuid() == 0
        return await asyncio.create_subprocess_exec(
            *command(self._limits, [*_FLAGS, f"--user-agent={self._user_agent}"]),
            stdin=PIPE,
            stdout=PIPE,
            stderr=stderr,
            limit=_MESSAGE_BYTES,
            cwd="/",
            env={"PATH": PATH},
            start_new_session=True,
            user=NOBODY if is_root else None,
            group=NOBODY if is_root else None,
            extra_groups=() if is_root else None,
        )

    async def _watch(self, pid: int) -> None:
        """Raises NotShown once the browser holds more than it may."""
        while await asyncio.to_thread(held_bytes, pid) <= self._limits.memory_bytes:  # noqa: ASYNC110
            await asyncio.sleep(_LOOK_SECONDS)
        raise NotShown("the page took too much memory")


def _reader(process: Process) -> asyncio.StreamReader:
    assert process.stdout is not None  # noqa: S101 - a pipe was asked for
    return process.stdout


def _writer(process: Process) -> asyncio.StreamWriter:
    assert process.stdin is not None  # noqa: S101 - a pipe was asked for
    return process.stdin


async def _cancelled(*tasks: "asyncio.Task[None]") -> None:
    for each in tasks:
        each.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _last_words(process: Process) -> str:
    """What bubblewrap said of its reason, as "(…)", if it said any; of one that has ended."""
    assert process.stderr is not None  # noqa: S101 - a pipe was asked for
    lines = (await process.stderr.read()).decode(errors="replace").splitlines()
    said = next((each for each in lines if each.startswith(f"{WRAPPER}: ")), "")
    return f" ({said})" if said else ""


async def _ended(process: Process) -> None:
    """With all that it started: they end with the first of their namespace of processes."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    with suppress(OSError):
        _writer(process).close()
        await _writer(process).wait_closed()
    while await _reader(process).read(1 << 20):
        pass
    await process.wait()
