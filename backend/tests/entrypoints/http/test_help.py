"""The recovery guide over HTTP: real HTML, no script, and nothing of the address comes back."""

import re

import httpx2
import pytest
from selectolax.lexbor import LexborHTMLParser

from tools.places import ROOT
from trusthound.domain.recovery.model import Country, Given

pytestmark = pytest.mark.asyncio(loop_scope="session")
TOKENS = ROOT / "packages/trust-card/tokens.css"


async def test_without_an_answer_it_asks_and_tells_what_holds_for_everybody(
    client: httpx2.AsyncClient,
) -> None:
    answer = await client.get("/help/scammed")

    page = LexborHTMLParser(answer.text)
    boxes = [each.attributes["value"] for each in page.css("input[name=given]")]
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert boxes == [each.value for each in Given]
    assert [each.attributes["value"] for each in page.css("option")] == ["", *Country]
    assert len(page.css("ol > li")) == 3
    assert "x-robots-tag" not in answer.headers


async def test_the_answers_give_numbered_steps_with_official_addresses(
    client: httpx2.AsyncClient,
) -> None:
    answer = await client.get("/help/scammed?given=transfer&given=software&country=uk")

    page = LexborHTMLParser(answer.text)
    starts = [int(each.attributes["start"] or 0) for each in page.css("ol")]
    steps = [len(each.css("li > p:first-child")) for each in page.css("ol")]
    assert starts == [1, 1 + steps[0], 1 + steps[0] + steps[1]]
    assert page.css_first("a[href='tel:159']") is not None
    assert page.css_first("a[href='https://www.reportfraud.police.uk/']") is not None
    assert {each.attributes["value"] for each in page.css("input[checked]")} == {
        "transfer",
        "software",
    }
    selected = page.css_first("option[selected]")
    assert selected is not None
    assert selected.attributes["value"] == "uk"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-robots-tag"] == "noindex"


async def test_it_needs_no_script_and_may_run_none(client: httpx2.AsyncClient) -> None:
    answer = await client.get("/help/scammed?given=card")

    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src" not in policy
    assert "form-action 'self'" in policy
    assert not re.search(r"<script| style=| on[a-z]+=", answer.text)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "query", ["given=%3Cscript%3Ealert(1)%3C/script%3E", "country=atlantis", "given=card&given=0"]
)
async def test_what_it_does_not_know_is_told_and_never_repeated(
    client: httpx2.AsyncClient, query: str
) -> None:
    answer = await client.get(f"/help/scammed?{query}")

    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "<form" in answer.text
    assert "alert(1)" not in answer.text
    assert "atlantis" not in answer.text


async def test_head_answers_like_get(client: httpx2.AsyncClient) -> None:
    assert (await client.head("/help/scammed")).status_code == 200
    assert (await client.post("/help/scammed")).status_code == 405


async def test_its_colours_are_those_of_the_product(client: httpx2.AsyncClient) -> None:
    style = await client.get("/help/style.css")

    ours, theirs = _themes(style.text), _themes(TOKENS.read_text(encoding="utf-8"))
    assert style.headers["content-type"].startswith("text/css")
    for own, whole in zip(ours, theirs, strict=True):
        assert own.items() <= whole.items()
    assert ours[0].keys() - ours[1].keys() == {"--control-radius", "--card-radius"}


def _themes(css: str) -> list[dict[str, str]]:
    """The tokens of the light theme and of the dark one: the first two blocks of them."""
    blocks = [
        dict(re.findall(r"(--[a-z-]+): ([^;]+);", block))
        for block in re.findall(r"\{([^{}]*)\}", css)
    ]
    return [each for each in blocks if "--paper" in each][:2]
