"""Whatever is sent: an answer that we foresaw, in JSON, never a 500."""

import json
from typing import Any

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

pytestmark = pytest.mark.asyncio(loop_scope="session")

PATHS = ["/api/verify-simple", "/api/verify-text"]
FORESEEN = {200, 400, 413, 415, 422}
JSON = {"content-type": "application/json"}

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters())  # lone surrogates included
    | st.sampled_from(["\0", "a\0b", "\ud800", "‮evil", "\ufeff", "%00", "http://[", "https://\0"])
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
objects = st.fixed_dictionaries({}, optional={"url": values, "text": values, "kind": values})
unbounded = settings(
    deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@unbounded
@given(body=objects | values, path=st.sampled_from(PATHS))
async def test_any_json_gets_a_foreseen_answer(
    client: httpx2.AsyncClient, body: Any, path: str
) -> None:
    answer = await client.post(path, content=json.dumps(body).encode(), headers=JSON)

    assert answer.status_code in FORESEEN
    assert answer.json()


@unbounded
@given(body=st.binary(max_size=300), path=st.sampled_from(PATHS))
async def test_any_bytes_get_a_foreseen_answer(
    client: httpx2.AsyncClient, body: bytes, path: str
) -> None:
    answer = await client.post(path, content=body or b" ", headers=JSON)

    assert answer.status_code in FORESEEN
    assert answer.json()


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "body",
    [
        b'{"url": NaN, "text": Infinity}',
        b'{"url": ' + b"9" * 100_000 + b"}",
        b'{"text": 1e999999}',
        b'{"text": "\\ud800"}',
        b'{"url": "https://example.com/\\ud800"}',
        b'{"url": "https://example.com/\\u0000"}',
        b"[" * 100_000,
        b'{"text":' * 40 + b"1" + b"}" * 40,
        b'{"text": "' + b"[" * 50_000 + b'"}',
        b'{"text": "' + b"\\u0000" * 5_000 + b'"}',
        b'{"text": "a", "text": "b"}',
        b'{"__proto__": {"text": "x"}, "constructor": 1}',
        b'\xef\xbb\xbf{"text": "x"}',
        b'{"text": "\xff\xfe"}',
        b"\0",
        b'"',
    ],
)
async def test_known_attacks_get_a_foreseen_answer(
    client: httpx2.AsyncClient, path: str, body: bytes
) -> None:
    answer = await client.post(path, content=body, headers=JSON)

    assert answer.status_code in FORESEEN
    assert answer.json()


async def test_a_text_of_control_characters_and_words_is_stored_and_found_clean(
    client: httpx2.AsyncClient,
) -> None:
    words = "Cook\0 wanted\u202e in\u200b Kiel \ufffe for the harbour canteen, evenings. " * 20

    judged = await client.post("/api/verify-text", json={"text": words})
    found = await client.get(f"/api/verifications/{judged.json().get('id')}")

    assert judged.status_code == found.status_code == 200
    assert not set("\0\u202e\u200b") & set(judged.text)


@unbounded
@given(identifier=st.text(max_size=70))
async def test_any_identifier_is_looked_up_without_an_error(
    client: httpx2.AsyncClient, identifier: str
) -> None:
    path = "/api/verifications/" + "".join(f"%{byte:02x}" for byte in identifier.encode())

    answer = await client.get(path)

    assert answer.status_code == 404


words = st.fixed_dictionaries({}, optional={"right": values, "actual": values, "note": values})


@unbounded
@given(body=words | values)
async def test_any_word_on_a_result_gets_a_foreseen_answer(
    client: httpx2.AsyncClient, body: Any
) -> None:
    path = "/api/verifications/no-such-result/feedback"

    answer = await client.put(path, content=json.dumps(body).encode(), headers=JSON)

    assert answer.status_code in {400, 404, 422}
    assert answer.json()
