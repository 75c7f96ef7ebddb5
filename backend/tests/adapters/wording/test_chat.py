"""An OpenAI-compatible endpoint is asked once, in its protocol, and nothing of it is relied on."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
from tests.model_server import MODEL, Model, completion, model_server

from trusthound.adapters.wording import chat
from trusthound.adapters.wording.chat import Endpoint, open_chat
from trusthound.domain.matching.wording import GivenRow


@pytest.fixture
async def model() -> AsyncIterator[Model]:
    async with model_server() as served:
        yield served


ROWS = (GivenRow("must", "Python", "met", ("Built it in Python",)),)


async def said(model: Model, *, key: str = "") -> str | None:
    async with open_chat(Endpoint(model.url, MODEL, key)) as opened:
        return await opened.sentences(ROWS)


async def test_it_is_asked_in_its_protocol_with_the_rows_as_data(model: Model) -> None:
    model.says = completion("You show Python.")

    assert await said(model, key="sk-1") == "You show Python."
    (asked,) = model.asked
    assert asked["model"] == MODEL
    assert asked["stream"] is False
    system, user = asked["messages"]
    assert (system["role"], user["role"]) == ("system", "user")
    assert json.loads(user["content"]) == [
        {"need": "must", "asked": "Python", "standing": "met", "shown": ["Built it in Python"]}
    ]
    assert "Python" not in system["content"]
    assert model.heads[0].startswith("POST /v1/chat/completions HTTP/1.1\r\n")
    assert "Authorization: Bearer sk-1\r\n" in model.heads[0]


async def test_without_a_key_none_is_sent(model: Model) -> None:
    model.says = completion("You show Python.")
    await said(model)

    assert "authorization" not in model.heads[0].lower()


@pytest.mark.parametrize(
    ("status", "says"),
    [
        (401, b'{"error": {"message": "Incorrect API key provided", "code": "invalid_api_key"}}'),
        (429, b"{}"),
        (500, b"oops"),
        (200, b""),
        (200, b"<html>"),
        (200, b"[" * 50_000),
        (200, b"\xff\xfe"),
        (200, b'{"choices": []}'),
        (200, b'{"choices": {"message": 1}}'),
        (200, b'{"choices": [{"message": {"content": null}}]}'),
        (200, completion([{"type": "text", "text": "You show Python."}])),
        (200, completion("You show Pyth", finish_reason="length")),
        (200, completion("a" * 70_000)),
    ],
    ids=[
        "a wrong key", "too many", "a failure", "nothing", "a page", "brackets", "no text",
        "no choice", "no message", "no content", "parts", "cut off", "too long",
    ],
)  # fmt: skip
async def test_whatever_else_it_answers_is_no_wording(
    model: Model, status: int, says: bytes
) -> None:
    model.status, model.says = status, says

    assert await said(model) is None


async def test_a_redirect_is_not_followed(model: Model) -> None:
    model.status, model.headers = 307, {"Location": f"{model.url}/elsewhere"}

    assert await said(model) is None
    assert len(model.asked) == 1


async def test_a_model_that_takes_too_long_is_not_waited_for(
    model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "ANSWER_SECONDS", 0.05)
    model.says = completion("You show Python.")
    model.go_on.clear()

    assert await said(model) is None


async def test_who_comes_while_all_places_are_taken_does_without(model: Model) -> None:
    model.says = completion("You show Python.")
    model.go_on.clear()
    async with open_chat(Endpoint(model.url, MODEL)) as opened:
        asking = [asyncio.create_task(opened.sentences(ROWS)) for _ in range(chat.AT_ONCE)]
        await asyncio.sleep(0)
        assert await opened.sentences(ROWS) is None
        model.go_on.set()
        assert await asyncio.gather(*asking) == ["You show Python."] * chat.AT_ONCE


async def test_nobody_there_is_no_wording(unused_tcp_port: int) -> None:
    async with open_chat(Endpoint(f"http://127.0.0.1:{unused_tcp_port}/v1", MODEL)) as opened:
        assert await opened.sentences(ROWS) is None
