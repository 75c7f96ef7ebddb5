"""A browser and what it may be given in, the page as its scripts leave it out."""

import asyncio
import base64
from typing import Any

from trusthound.adapters.web.browser.limits import BrowserLimits
from trusthound.adapters.web.browser.pipe import Event, NotShown, Pipe
from trusthound.adapters.web.browser.supply import Asked, Given, Supply

_ATTACH = {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": True}
_ALL = {"patterns": [{"urlPattern": "*"}]}
# More than any page asks for; whoever goes on asking is not waited for.
_MOST_ASKED = 1_000


class Showing:
    """Of one page in a browser of its own.

    The page and its frames are attached to before they run. Workers of all kinds are attached to as
    well, and never let go: they do nothing. Other windows are closed.
    """

    def __init__(self, pipe: Pipe, supply: Supply, limits: BrowserLimits) -> None:
        self._pipe, self._supply, self._limits = pipe, supply, limits
        self._target = self._session = ""
        self._ready, self._loaded = asyncio.Event(), asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked = self._open = 0
        self.latest = ""

    def heard(self, event: Event) -> None:
        """To be told of everything that happens. Raises NotShown."""
        match event.name:
            case "Target.attachedToTarget":
                self._do(self._attend(event.told))
            case "Fetch.requestPaused":
                self._asked += 1
                if self._asked > _MOST_ASKED:
                    raise NotShown("the page goes on asking")
                self._do(self._answer(event))
            case "Page.loadEventFired" if event.session == self._session:
                self._loaded.set()

    async def show(self, url: str) -> None:
        """`latest` is the page as it is now, and as it stays when this comes to its end."""
        await self._pipe.ask("Target.setAutoAttach", _ATTACH)
        await self._pipe.ask("Target.createTarget", {"url": "about:blank"})
        await self._ready.wait()
        await self._pipe.ask("Page.navigate", {"url": url}, self._session)
        before = None
        while before != (self.latest, self._asked) or self._open or not self._loaded.is_set():
            before = (self.latest, self._asked)
            await asyncio.sleep(self._limits.quiet_seconds)
            self.latest = await self._html()

    async def end(self) -> None:
        for each in self._tasks:
            each.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _do(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)

    def _forget(self, task: "asyncio.Task[None]") -> None:
        """A session that ended meanwhile is no fault; whoever needs it is told by the pipe."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def _attend(self, told: Any) -> None:
        target, session = told["targetInfo"], str(told["sessionId"])
        if not self._target and target["type"] == "page":
            self._target = str(target["targetId"])  # the first, before anything could run
        is_ours = target["targetId"] == self._target
        if not is_ours and target["type"] != "iframe":
            if target["type"] == "page":  # it would hold up the page that opened it
                await self._pipe.ask("Target.closeTarget", {"targetId": target["targetId"]})
            return
        await self._pipe.ask("Fetch.enable", _ALL, session)
        await self._pipe.ask("Target.setAutoAttach", _ATTACH, session)
        if is_ours:
            await self._pipe.ask("Page.enable", {}, session)
        await self._pipe.ask("Runtime.runIfWaitingForDebugger", {}, session)
        if is_ours:
            self._session = session
            self._ready.set()

    async def _answer(self, event: Event) -> None:
        self._open += 1
        try:
            request, kind = event.told["request"], str(event.told["resourceType"])
            asked = Asked(
                url=str(request["url"]),
                method=str(request["method"]),
                kind=kind,
                accept=_accepted(request["headers"]),
                is_page=kind == "Document" and event.told.get("frameId") == self._target,
            )
            given = await self._supply.answer(asked)
            method, words = _fulfilled(given) if given else _refused(kind)
            told = {"requestId": event.told["requestId"], **words}
            await self._pipe.ask(method, told, event.session)
        finally:
            self._open -= 1

    async def _html(self) -> str:
        """As the browser itself has it: nothing that the page says is asked."""
        root = await self._pipe.ask("DOM.getDocument", {"depth": 0}, self._session)
        node = {"nodeId": root["root"]["nodeId"]}
        told = await self._pipe.ask("DOM.getOuterHTML", node, self._session)
        return str(told["outerHTML"])[: self._limits.page_characters]


def _accepted(headers: Any) -> str:
    """What a request accepts, as a header may hold it."""
    accept = next((str(v) for k, v in headers.items() if k.lower() == "accept"), "*/*")
    return accept[:200] if accept.isascii() and accept.isprintable() else "*/*"


def _fulfilled(given: Given) -> tuple[str, dict[str, Any]]:
    return "Fetch.fulfillRequest", {
        "responseCode": given.status,
        "responseHeaders": [{"name": name, "value": value} for name, value in given.headers],
        "body": base64.b64encode(given.body).decode(),
    }


def _refused(kind: str) -> tuple[str, dict[str, Any]]:
    """A page that would lead elsewhere stays where it is."""
    reason = "Aborted" if kind == "Document" else "ConnectionFailed"
    return "Fetch.failRequest", {"errorReason": reason}
