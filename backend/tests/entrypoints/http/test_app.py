"""The whole door on a real database: every route, every kind of answer."""

from collections.abc import Awaitable, Callable
from typing import Any

import httpx2
import pytest

from trusthound.domain.assessment.band import CAUTION_FROM, TRUST_LINE_FROM, VERIFIED_FROM
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.domain.posting.weights import WEIGHTS

pytestmark = pytest.mark.asyncio(loop_scope="session")

ClientWith = Callable[..., Awaitable[httpx2.AsyncClient]]
POSTING = """Night cook at Harbour Canteen

We are looking for a cook who prepares dinners for the crews of the harbour, from Monday to
Friday, 18:00 to 02:00. You plan the menus, order what is needed and keep the kitchen clean.
We pay 17.50 EUR an hour. Write to Mira Holm at kitchen@harbour-canteen.example.
"""


async def verify_text(client: httpx2.AsyncClient, text: str = POSTING) -> httpx2.Response:
    return await client.post("/api/verify-text", json={"text": text, "kind": "posting"})


async def test_pasted_text_is_judged_and_can_be_read_again(client: httpx2.AsyncClient) -> None:
    judged = await verify_text(client)
    found = await client.get(f"/api/verifications/{judged.json()['id']}")

    assert judged.status_code == 200
    assert judged.json()["url"] == ""
    assert judged.json()["reasons"]
    assert found.status_code == 200
    assert found.json() == judged.json()


@pytest.mark.parametrize("kind", ["auto", "posting", "message"])
async def test_every_kind_of_text_is_taken(client: httpx2.AsyncClient, kind: str) -> None:
    answer = await client.post("/api/verify-text", json={"text": POSTING, "kind": kind})

    assert answer.status_code == 200


async def test_unknown_fields_never_take_effect(client: httpx2.AsyncClient) -> None:
    plain = await verify_text(client)
    bold = await client.post(
        "/api/verify-text",
        json={"text": POSTING, "trustScore": 100, "shared": True, "plan": "premium", "id": "mine"},
    )

    assert bold.status_code == 200
    assert bold.json()["trustScore"] == plain.json()["trustScore"]
    assert bold.json()["id"] != "mine"


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/api/verify-simple", {}, "url"),
        ("/api/verify-simple", {"url": 5}, "url"),
        ("/api/verify-simple", {"url": None}, "url"),
        ("/api/verify-simple", {"url": ["https://example.com"]}, "url"),
        ("/api/verify-simple", {"url": "https://example.com/" + "x" * 2048}, "url"),
        ("/api/verify-text", {"text": True}, "text"),
        ("/api/verify-text", {"text": "x" * 100_001}, "text"),
        ("/api/verify-text", {"text": POSTING, "kind": "letter"}, "kind"),
        ("/api/verify-text", {"text": POSTING, "kind": 1}, "kind"),
        ("/api/verify-text", [], None),
        ("/api/verify-text", "text", None),
        ("/api/verify-text", None, None),
    ],
)
async def test_a_body_of_the_wrong_shape_is_refused_and_its_field_named(
    client: httpx2.AsyncClient, path: str, body: Any, field: str | None
) -> None:
    answer = await client.post(path, json=body)

    assert answer.status_code == 422
    assert answer.json()["code"] == "invalid_input"
    assert answer.json()["field"] == field


@pytest.mark.parametrize("content", [b"{", b"{'url': 1}", b"\xff\xfe", b"{}{}", b"nul"])
async def test_what_is_no_json_is_refused(client: httpx2.AsyncClient, content: bytes) -> None:
    answer = await client.post(
        "/api/verify-simple", content=content, headers={"content-type": "application/json"}
    )

    assert answer.status_code == 400
    assert answer.json()["code"] in {"invalid_json", "bad_request"}


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\u200b"])
async def test_a_text_without_words_is_refused(client: httpx2.AsyncClient, text: str) -> None:
    answer = await verify_text(client, text)

    assert answer.status_code == 422


@pytest.mark.parametrize(
    "url",
    [
        "",
        "ftp://example.com/",
        "http://127.0.0.1/",
        "http://[::1]/",
        "http://0x7f.1/",
        "http://localhost:5432/",
        "http://user:pass@example.com/",
        "https://example.com:22/",
        "https://exa mple.com/\0",
        "javascript:alert(1)",
    ],
)
async def test_an_address_that_we_never_fetch_is_refused(
    client: httpx2.AsyncClient, url: str
) -> None:
    answer = await client.post("/api/verify-simple", json={"url": url})

    assert answer.status_code == 400
    assert answer.json()["code"] == "invalid_url"
    assert answer.json()["field"] == "url"


async def test_a_site_that_cannot_be_reached_is_no_score(client: httpx2.AsyncClient) -> None:
    answer = await client.post("/api/verify-simple", json={"url": "https://gone.invalid/job/1"})

    assert answer.status_code == 422
    assert answer.json()["code"] == "unreachable"
    assert answer.json()["advice"]
    assert "trustScore" not in answer.text


async def test_the_examples_can_be_verified_and_read_again(client: httpx2.AsyncClient) -> None:
    examples = (await client.get("/api/examples")).json()["examples"]

    assert [each["kind"] for each in examples] == ["legitimate", "small_remote", "scam"]
    for each in examples:
        judged = await client.post("/api/verify-simple", json={"url": each["url"]})
        found = await client.get(f"/api/verifications/{judged.json()['id']}")
        assert judged.status_code == found.status_code == 200
        assert judged.json()["example"] is True
        assert judged.json()["url"] == each["url"]


@pytest.mark.parametrize("unknown", ["nothing", "x" * 65, "%00", "%20", "..%2fsignals", "é"])
async def test_a_result_that_is_not_there_is_not_found(
    client: httpx2.AsyncClient, unknown: str
) -> None:
    answer = await client.get(f"/api/verifications/{unknown}")

    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


async def test_every_signal_is_public_with_its_weight(client: httpx2.AsyncClient) -> None:
    told = (await client.get("/api/signals")).json()

    assert told["version"] == WEIGHTS.version
    assert [each["id"] for each in told["signals"]] == [each.id for each in SIGNALS]
    for each in told["signals"]:
        weight = WEIGHTS.signals[each["id"]]
        assert each["weight"] == {
            "present": weight.present,
            "absent": weight.absent,
            "ceiling": weight.ceiling,
        }
        assert all(each[word] for word in ("title", "question", "rule", "why", "source"))


async def test_the_pages_read_names_and_numbers_from_the_settings(client_with: ClientWith) -> None:
    client = await client_with(
        product_name="JobDog", support_mail="help@jobdog.example", keep_verifications_days=30
    )

    told = (await client.get("/api/settings")).json()

    assert told["productName"] == "JobDog"
    assert told["supportMail"] == "help@jobdog.example"
    assert told["privacyMail"] == "privacy@trusthound.example"
    assert told["kept"] == {
        "verificationsDays": 30,
        "checksDays": 365,
        "sightingsDays": 400,
        "lookupsHours": 24.0,
        "messagesDays": 365,
        "repliesDays": 730,
        "mailsDays": 30,
        "auditDays": 365,
    }
    assert told["bands"] == {
        "verifiedFrom": VERIFIED_FROM,
        "cautionFrom": CAUTION_FROM,
        "trustLineFrom": TRUST_LINE_FROM,
    }
    assert told["dailyVerifications"] == 5


async def test_a_living_process_with_its_database_is_ready(client: httpx2.AsyncClient) -> None:
    live = await client.get("/api/health/live")
    ready = await client.get("/api/health/ready")

    assert (live.status_code, live.json()) == (200, {"status": "ok"})
    assert (ready.status_code, ready.json()) == (
        200,
        {"status": "ok", "checks": {"database": "ok"}},
    )


async def test_the_reference_and_its_contract_are_served(client: httpx2.AsyncClient) -> None:
    page = await client.get("/api/docs")
    style = await client.get("/api/docs.css")
    contract = await client.get("/api/openapi.json")

    assert page.headers["content-type"].startswith("text/html")
    assert "style-src 'self'" in page.headers["content-security-policy"]
    assert "script-src" not in page.headers["content-security-policy"]
    assert style.headers["content-type"].startswith("text/css")
    assert contract.json()["info"]["title"] == "TrustHound API"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nope", "/api/verify-simple/", "/api//x"])
async def test_an_unknown_address_of_the_api_is_a_json_404(
    client: httpx2.AsyncClient, path: str
) -> None:
    answer = await client.get(path)

    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "not_found"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/verify-simple", "POST"),
        ("PUT", "/api/verify-text", "POST"),
        ("POST", "/api/signals", "GET"),
        ("DELETE", "/api/verifications/abc", "GET"),
        ("OPTIONS", "/api/verify-simple", "POST"),
    ],
)
async def test_a_wrong_method_is_told_the_right_one(
    client: httpx2.AsyncClient, method: str, path: str, allowed: str
) -> None:
    answer = await client.request(method, path)

    assert answer.status_code == 405
    assert answer.headers["allow"] == allowed
    assert answer.json()["code"] == "method_not_allowed"


async def test_known_pages_are_served_and_unknown_ones_say_404(client: httpx2.AsyncClient) -> None:
    home, pricing, unknown = [await client.get(path) for path in ("/", "/pricing", "/nope")]

    assert [home.status_code, pricing.status_code, unknown.status_code] == [200, 200, 404]
    assert home.text == pricing.text == unknown.text
    assert unknown.headers["content-type"] == "text/html; charset=utf-8"


async def test_head_answers_like_get_for_pages(client: httpx2.AsyncClient) -> None:
    assert (await client.head("/")).status_code == 200
    assert (await client.head("/nope")).status_code == 404
    assert (await client.post("/")).status_code == 405


ANSWERS: list[tuple[str, str, dict[str, Any], int]] = [
    ("GET", "/", {}, 200),
    ("GET", "/nope", {}, 404),
    ("GET", "/assets/index-1a2b.js", {}, 200),
    ("GET", "/api/signals", {}, 200),
    ("GET", "/api/docs", {}, 200),
    ("GET", "/api/health/live", {}, 200),
    ("GET", "/api/nope", {}, 404),
    ("POST", "/api/signals", {}, 405),
    ("POST", "/api/verify-simple", {"json": {"url": "ftp://x"}}, 400),
    ("POST", "/api/verify-simple", {"json": {}}, 422),
    ("POST", "/api/verify-simple", {"content": b"x"}, 415),
    ("POST", "/api/verify-text", {"json": {"text": "x" * 300_000}}, 413),
    ("GET", "/", {"headers": {"host": "evil.example"}}, 400),
    ("GET", "/" + "x" * 9000, {}, 414),
]


@pytest.mark.parametrize(("method", "path", "options", "status"), ANSWERS)
async def test_every_answer_carries_its_headers(
    client: httpx2.AsyncClient, method: str, path: str, options: dict[str, Any], status: int
) -> None:
    answer = await client.request(method, path, **options)

    headers = answer.headers
    policy = headers["content-security-policy"]
    assert answer.status_code == status
    assert len(headers["x-request-id"]) >= 16
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["permissions-policy"]
    assert "default-src 'none'" in policy
    assert "object-src 'none'" in policy
    assert "base-uri 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "access-control-allow-origin" not in headers
    assert "strict-transport-security" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"
    if status >= 400 and "text/html" not in headers["content-type"]:
        assert headers["content-type"] == "application/problem+json"
        assert answer.json()["requestId"] == headers["x-request-id"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/health", "/api/enterprise/verifications/x", "/candidate-report", "/v/abc",
        "/enterprise/dashboard", "/enterprise/dashboard/", "/account", "/s/x", "/s/x/card.png",
    ],
)  # fmt: skip
async def test_no_search_engine_is_to_list_what_is_about_somebody(
    client: httpx2.AsyncClient, path: str
) -> None:
    assert (await client.get(path)).headers["x-robots-tag"] == "noindex"


@pytest.mark.parametrize("path", ["/", "/pricing", "/enterprise", "/verify", "/robots.txt"])
async def test_what_is_for_everybody_may_be_found(client: httpx2.AsyncClient, path: str) -> None:
    assert "x-robots-tag" not in (await client.get(path)).headers


async def test_robots_are_told_to_leave_the_api_alone(client: httpx2.AsyncClient) -> None:
    answer = await client.get("/robots.txt")

    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == "User-agent: *\nDisallow: /api\n"


async def test_another_origin_gets_no_permission(client: httpx2.AsyncClient) -> None:
    asked = {"origin": "https://evil.example", "access-control-request-method": "POST"}

    answer = await client.options("/api/verify-simple", headers=asked)

    assert not [name for name in answer.headers if name.startswith("access-control")]


async def test_browsers_are_kept_on_https_once_they_came_by_it(client_with: ClientWith) -> None:
    client = await client_with(trusted_proxies=("127.0.0.1",))

    answer = await client.get("/", headers={"x-forwarded-proto": "https"})

    assert answer.headers["strict-transport-security"].startswith("max-age=63072000")


async def test_requests_are_limited_for_each_address(client_with: ClientWith) -> None:
    client = await client_with(requests_a_minute=2, trusted_proxies=("127.0.0.1",))

    async def ask(address: str) -> httpx2.Response:
        return await client.get("/api/signals", headers={"x-forwarded-for": address})

    first, second, third = [await ask("198.51.100.1") for _ in range(3)]
    other = await ask("198.51.100.2")

    assert [first.status_code, second.status_code, third.status_code] == [200, 200, 429]
    assert other.status_code == 200
    assert first.headers["ratelimit-policy"] == '"requests";q=2;w=60'
    assert first.headers["ratelimit"] == '"requests";r=1;t=60'
    assert third.headers["ratelimit"].startswith('"requests";r=0;t=')
    assert 1 <= int(third.headers["retry-after"]) <= 60
    assert third.json()["code"] == "rate_limited"
    assert third.json()["resetAt"]


async def test_a_stranger_cannot_shift_the_blame_to_another_address(
    client_with: ClientWith,
) -> None:
    client = await client_with(requests_a_minute=1)

    answers = [
        await client.get("/api/signals", headers={"x-forwarded-for": f"198.51.100.{number}"})
        for number in range(2)
    ]

    assert [each.status_code for each in answers] == [200, 429]


async def test_verifications_have_a_tighter_limit_of_their_own(client_with: ClientWith) -> None:
    client = await client_with(verifications_a_minute=1)

    first = await verify_text(client)
    second = await client.post("/api/verify-simple", json={"url": "ftp://x"})
    reading = await client.get("/api/signals")

    assert first.status_code == 200
    assert '"verifications";q=1;w=60' in first.headers["ratelimit-policy"]
    assert second.status_code == 429
    assert "verifications" in second.json()["message"]
    assert reading.status_code == 200


async def test_pages_and_health_are_never_limited(client_with: ClientWith) -> None:
    client = await client_with(requests_a_minute=1)

    answers = [await client.get(path) for path in ("/", "/api/health/live") for _ in range(3)]

    assert {each.status_code for each in answers} == {200}
