"""Pages that only their scripts show, in a real Chromium that is shut in, from servers here.

Where this machine forbids namespaces, the same tests hold that nothing is shown and the page stays
without text; where what `make test` installs is not there, they fail.
"""

import asyncio
import json
import logging
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tools import chromium
from trusthound.adapters.web.browser.browsing import Browsing
from trusthound.adapters.web.browser.limits import BrowserLimits
from trusthound.adapters.web.browser.render import Browser
from trusthound.adapters.web.fetcher import Fetcher
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.verification import conclude
from trusthound.inquiry.posting import ask_about_url
from trusthound.wiring.reference.load import load_reference

if TYPE_CHECKING:
    from tests.adapters.web.conftest import Serve, Site

MOMENT = datetime(2026, 11, 21, tzinfo=UTC)
AS_OF = date(2026, 11, 21)
LIMITS = BrowserLimits()
NAME = "TrustHound/0.1.0 (+https://trusthound.example/bot)"
POSTING = (
    "<h1>Night Baker</h1><p>We are looking for a night baker for our team in the old harbour of "
    "Bergen. You will bake bread and rolls and keep the ovens.</p><h2>Requirements</h2><ul><li>Two "
    "years of experience in a bakery.</li></ul><p>Employment type: full-time. Salary: $22 per hour."
    "</p><p>We offer 25 days of holiday. Apply with your resume by mail to jobs@harbour.example."
    "</p>"
)
HEAD = "<!doctype html><html><head><title>Night Baker | Harbour Foods</title></head><body>"


def answers(pages: Mapping[str, str]) -> Any:
    async def answer(head: bytes, writer: asyncio.StreamWriter) -> None:
        path = head.split(b" ")[1].decode()
        body = pages.get(path, "").encode()
        kind = "application/json" if path.endswith(".json") else "text/html"
        kind = "text/javascript" if path.endswith(".js") else kind
        there = "200 OK" if path in pages else "404 Not Found"
        lines = f"HTTP/1.1 {there}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(lines.encode() + body)

    return answer


def browsing(fetcher: Fetcher, **limits: Any) -> Browsing:
    def fetch(url: str, accept: str) -> Any:
        return fetcher.get(url, accept=accept)

    return Browsing(fetcher, Browser(fetch, replace(LIMITS, **limits), NAME))


def page_of(site: "Site", html: str) -> Page:
    url = site.url("/job")
    return Page(url, url, 200, (("content-type", "text/html"),), html.encode(), (), MOMENT)


async def can_be_had() -> bool:
    """Whether a browser starts: it does, unless the machine itself forbids it."""
    browser = Browser(lambda *_: asyncio.sleep(0), LIMITS, NAME)  # type: ignore[arg-type]
    trouble = await browser.trouble()
    assert not trouble or chromium.refused(), trouble
    return not trouble


def test_what_a_browser_takes_is_installed() -> None:
    assert Path(LIMITS.program) == chromium.RENDERER
    assert chromium.missing() == (), chromium.ASK


async def judged(web: Browsing, url: str) -> Dossier:
    return await ask_about_url(url, web=web, reference=load_reference(), as_of=AS_OF)


async def test_a_page_made_by_its_script_is_judged_like_its_twin_without(serve: "Serve") -> None:
    made = f'{HEAD}<div id="root"></div><script type="module" src="/app.js"></script></body></html>'
    script = (
        "const told = await (await fetch('/moved.json')).json();"
        "document.getElementById('root').innerHTML = told.html"
    )
    told = json.dumps({"html": POSTING})
    pages = {"/job": made, "/app.js": script, "/told.json": told}
    pages["/twin"] = f'{HEAD}<div id="root">{POSTING}</div></body></html>'

    async def answer(head: bytes, writer: asyncio.StreamWriter) -> None:
        if head.startswith(b"GET /moved.json"):
            writer.write(b"HTTP/1.1 302 -\r\nLocation: /told.json\r\nContent-Length: 0\r\n\r\n")
        else:
            await answers(pages)(head, writer)

    site = await serve(answer)
    async with site.fetcher() as fetcher:
        twin = await judged(browsing(fetcher), site.url("/twin"))
        if not await can_be_had():
            with pytest.raises(PageUnreadable) as refused:
                await judged(browsing(fetcher), site.url("/job"))
            assert refused.value.problem is ReadingProblem.NO_TEXT
            return
        shown = await judged(browsing(fetcher), site.url("/job"))
    assert shown.posting.by_scripts
    assert replace(shown.posting, by_scripts=False, url=twin.posting.url) == twin.posting
    first, second = (conclude(d, verification_id="x", checked_at=MOMENT) for d in (shown, twin))
    assert first.assessment.score == second.assessment.score
    assert first.reasons[-1] == "The page showed this text only after its scripts had run."
    assert [each.split(b" ")[1] for each in site.requests].count(b"/job") == 1
    assert all(NAME.encode() in each for each in site.requests)


HOSTILE = """<p id=said></p><script>
const say = (word) => document.getElementById('said').append(word + ' ');
const INNER = 'http://127.0.0.1:PORT', OTHER = 'http://inner.example.com:PORT';
const tried = (name, work) => work.then(() => say(name + '-REACHED'), () => say(name));
tried('fetch', fetch(INNER + '/fetch', {mode: 'no-cors'}));
tried('name', fetch(OTHER + '/name', {mode: 'no-cors'}));
tried('redirect', fetch('/away', {mode: 'no-cors'}));
tried('post', fetch('/post', {method: 'POST', body: 'x'}));
navigator.sendBeacon('/beacon', 'x');
const socket = new WebSocket('ws://127.0.0.1:PORT/socket');
socket.onopen = () => say('socket-REACHED'); socket.onerror = () => say('socket');
const work = `fetch('${INNER}/worker', {mode: 'no-cors'})
  .then(() => postMessage('worker-REACHED'))`;
new Worker(URL.createObjectURL(new Blob([work]))).onmessage = (event) => say(event.data);
try { navigator.serviceWorker.register('/service.js').then(() => say('service-REACHED')) }
catch { say('service') }
window.open(INNER + '/window');
const frame = document.createElement('iframe'); frame.src = INNER + '/frame';
document.body.append(frame);
const inner = document.createElement('iframe'); inner.sandbox = 'allow-scripts';
inner.srcdoc = `<script>fetch('${INNER}/within', {mode: 'no-cors'})<\\/script>`;
document.body.append(inner);
new Image().src = '/picture.png'; new EventSource('/events');
const peers = new RTCPeerConnection({iceServers: [{urls: 'stun:127.0.0.1:PORT'}]});
peers.createDataChannel('x'); peers.onicecandidate = (event) => event.candidate
  && event.candidate.candidate && say('candidate:' + event.candidate.candidate.split(' ')[4]);
peers.createOffer().then((offer) => peers.setLocalDescription(offer));
setTimeout(() => { location.href = INNER + '/led' }, 100);
</script>"""


async def test_a_page_reaches_nothing_but_what_our_fetcher_gives_it(serve: "Serve") -> None:
    async def answer(head: bytes, writer: asyncio.StreamWriter) -> None:
        where = f"http://127.0.0.1:{site.port}/redirected"
        writer.write(f"HTTP/1.1 302 -\r\nLocation: {where}\r\nContent-Length: 0\r\n\r\n".encode())

    site = await serve(answer)
    html = HEAD + HOSTILE.replace("PORT", str(site.port))
    async with site.fetcher() as fetcher:
        shown = await browsing(fetcher).shown(page_of(site, html))
        if not await can_be_had():
            assert shown is None
            assert site.connections == 0
            return
    assert shown is not None
    said = shown.body.decode().partition('<p id="said">')[2].partition("</p>")[0].split()
    assert {"fetch", "name", "redirect", "post", "socket"} <= set(said)
    assert [each for each in said if "REACHED" in each or each.startswith("candidate:1")] == []
    assert [each.split(b" ")[1] for each in site.requests] == [b"/away"]


@pytest.mark.parametrize(
    ("script", "seconds", "why"),
    [
        ("for (;;) {}", 2.5, "the page came to no end"),
        ("const held = []; const hold = () => { held.push(new Uint8Array(3e7).fill(1)); "
         "setTimeout(hold) }; hold()", 15.0, "the page took too much memory"),
    ],
)  # fmt: skip
async def test_a_page_that_takes_too_much_is_ended(
    serve: "Serve", caplog: pytest.LogCaptureFixture, script: str, seconds: float, why: str
) -> None:
    site = await serve(answers({}))
    caplog.set_level(logging.WARNING)
    async with site.fetcher() as fetcher:
        web = browsing(fetcher, seconds=seconds, memory_bytes=350_000_000)
        shown = await web.shown(page_of(site, f"{HEAD}<p>Little.</p><script>{script}</script>"))
    assert shown is None
    said = [each for each in caplog.messages if "not shown by its scripts" in each]
    assert len(said) == 1
    if await can_be_had():
        assert said[0].endswith(why)


async def test_without_the_program_nothing_is_shown_and_it_is_said(serve: "Serve") -> None:
    site = await serve(answers({}))
    async with site.fetcher() as fetcher:
        web = browsing(fetcher, program="/nowhere/chromium")
        assert await web.shown(page_of(site, f"{HEAD}<script>1</script>")) is None
        nowhere = replace(LIMITS, program="/nowhere/chromium")
        browser = Browser(lambda *_: asyncio.sleep(0), nowhere, NAME)  # type: ignore[arg-type]
    assert "/nowhere/chromium" in await browser.trouble() or chromium.refused()
