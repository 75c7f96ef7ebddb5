"""Whether payments are on: by the key of Stripe, the public address and where we listen."""

from pathlib import Path
from typing import Any

import pytest

from trusthound.adapters.storage.customers import Books
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import Conflict, SetupProblem
from trusthound.wiring.billing import open_billing, sites_of
from trusthound.wiring.practice_payments import may_practise, with_practice_payments
from trusthound.wiring.settings import Settings

WHOLE = {"webhook_secret": "whsec_1, whsec_2", "price": "price_1", "api_base": "http://127.0.0.1:9"}


def settings(**words: Any) -> Settings:
    return Settings(**words)


@pytest.mark.parametrize(
    ("key", "mode", "books"),
    [
        ("sk_live_1", "on", Books.LIVE),
        ("rk_live_1", "on", Books.LIVE),
        ("sk_test_1", "test", Books.TEST),
        ("rk_test_1", "test", Books.TEST),
        ("sk_test_practice_1", "test", Books.PRACTICE),
    ],
)
async def test_the_key_says_whether_money_moves(
    database: Database, key: str, mode: str, books: Books
) -> None:
    with_key = settings().with_stripe(secret_key=key, **WHOLE)
    async with open_billing(with_key, database) as billing:
        assert (billing.mode, billing.books) == (mode, books)
        assert billing.secrets == ("whsec_1", "whsec_2")


async def test_without_a_key_nothing_can_be_bought(database: Database) -> None:
    async with open_billing(settings(), database) as billing:
        assert billing.mode == "off"
        with pytest.raises(Conflict) as refused:
            await billing.apply_event(b"{}", "")
        assert refused.value.code == "payments_off"
        await billing.check()
        assert await billing.catch_up() == 0
        await billing.end_purchases("u1")


@pytest.mark.parametrize("missing", ["webhook_secret", "price"])
async def test_half_of_what_stripe_needs_is_a_problem_of_the_setup(
    database: Database, missing: str
) -> None:
    half = settings().with_stripe(secret_key="sk_test_1", **{**WHOLE, missing: ""})
    with pytest.raises(SetupProblem):
        async with open_billing(half, database):
            pass


async def test_a_payment_service_that_is_away_does_not_keep_us_from_starting(
    database: Database,
) -> None:
    away = settings().with_stripe(secret_key="sk_test_1", **WHOLE)
    async with open_billing(away, database) as billing:
        await billing.check()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ({}, True),
        ({"host": "localhost"}, True),
        ({"host": "192.0.2.1"}, False),
        ({"public_url": "https://trust.example"}, False),
        ({"stripe_secret_key": "sk_test_1"}, False),
    ],
)
async def test_payments_are_practised_on_ones_own_machine_alone(
    words: dict[str, Any], expected: object, tmp_path: Path
) -> None:
    given = settings(data_folder=tmp_path, **words)

    async with with_practice_payments(given) as chosen:
        assert may_practise(given) is expected
        assert (chosen == given) is not expected


def test_links_lead_to_the_public_address_or_to_this_machine() -> None:
    assert sites_of(settings(public_url="https://trust.example/")) == ("https://trust.example",)
    assert sites_of(settings(port=8901)) == ("http://localhost:8901", "http://127.0.0.1:8901")


def test_no_secret_is_shown_with_the_settings() -> None:
    shown = repr(settings().with_stripe(secret_key="sk_test_1", **WHOLE))

    assert "sk_test_1" not in shown
    assert "whsec_1" not in shown
