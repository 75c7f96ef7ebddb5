"""A page that only its script fills, checked over HTTP as an operator has set it."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import httpx2
import pytest

from tools import chromium


class Site(Protocol):
    """The job site of conftest.py."""

    asked: list[str]

    def url(self, page: str) -> str: ...


OpenProduct = Callable[..., Awaitable[httpx2.AsyncClient]]
PAGE = "only-scripts.html"
RENDERED = "The page showed this text only after its scripts had run."


async def test_with_the_switch_on_it_is_rendered_and_the_result_says_so(
    job_site: Site, open_product: OpenProduct, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRUSTHOUND_RENDER", "true")
    client = await open_product()

    answer = await client.post("/api/verify-simple", json={"url": job_site.url(PAGE)})

    told = answer.json()
    if answer.status_code != 200:  # what the machine forbids is not left out: it is told
        assert chromium.refused(), told
        assert told["code"] == "no_text"
        return
    assert job_site.asked == [f"/{PAGE}", "/only-scripts-show.html"]
    assert told["job"]["title"] == "Night baker"
    assert told["pay"]["min"] == 22
    assert RENDERED in told["reasons"]
    found = await client.get(f"/api/verifications/{told['id']}")
    assert RENDERED in found.json()["reasons"]


async def test_with_the_switch_off_its_text_is_not_had_and_nothing_more_is_asked_for(
    job_site: Site, open_product: OpenProduct
) -> None:
    client = await open_product()

    answer = await client.post("/api/verify-simple", json={"url": job_site.url(PAGE)})

    assert (answer.status_code, answer.json()["code"]) == (422, "no_text")
    assert job_site.asked == [f"/{PAGE}"]
