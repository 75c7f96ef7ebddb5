"""GET /api/plans: the whole catalogue, for whoever asks."""

import httpx2
import pytest

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_visitor_reads_every_plan_and_tier(client: httpx2.AsyncClient) -> None:
    answer = await client.get("/api/plans")

    assert answer.status_code == 200
    said = answer.json()
    assert [each["id"] for each in said["plans"]] == ["free", "premium"]
    assert [each["id"] for each in said["tiers"]] == ["starter", "professional", "enterprise"]


async def test_an_offer_says_its_price_its_limits_and_where_its_button_leads(
    client: httpx2.AsyncClient,
) -> None:
    free, premium = (await client.get("/api/plans")).json()["plans"]

    assert (premium["price"], premium["monthlyCents"], premium["currency"]) == ("$9", 900, "usd")
    assert (premium["trialDays"], premium["refundDays"]) == (7, 30)
    assert premium["button"] == {"label": "Start Free Trial", "leadsTo": "/premium"}
    assert free["dailyVerifications"] == free["limits"]["dailyVerifications"] == 5
    assert premium["dailyVerifications"] is None


async def test_a_tier_on_request_has_no_price(client: httpx2.AsyncClient) -> None:
    tiers = (await client.get("/api/plans")).json()["tiers"]

    assert [each["price"] for each in tiers] == ["$199", "$499", "Custom"]
    assert [each["monthlyCents"] for each in tiers] == [19_900, 49_900, None]
    assert [each["limits"]["monthlyVerifications"] for each in tiers] == [100, 500, None]
