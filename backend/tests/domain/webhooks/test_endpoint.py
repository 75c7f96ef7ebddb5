"""Which addresses may be told, of what, and how many."""

from datetime import UTC, datetime

import pytest

from trusthound.domain.common.errors import Conflict, InvalidInput, UrlRefused
from trusthound.domain.webhooks.endpoint import (
    MOST_ENDPOINTS,
    DisabledBecause,
    Endpoint,
    EndpointChange,
    changed,
    check_room,
    checked_address,
    checked_description,
    checked_events,
)
from trusthound.domain.webhooks.event import ASKED_FOR, WebhookEvent

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "http://hooks.acme.example/in",
        "https://127.0.0.1/in",
        "https://[::1]/in",
        "https://2130706433/in",
        "https://localhost/in",
        "https://db.internal/in",
        "https://user:word@acme.example/in",
        "https://acme.example:5432/in",
        "ftp://acme.example/in",
        "https://acme.example/" + "a" * 2_000,
    ],
)
def test_only_https_at_a_public_place_is_taken(url: str) -> None:
    with pytest.raises(UrlRefused):
        checked_address(url)


def test_an_address_is_taken_as_it_is_sent_to_without_a_fragment() -> None:
    assert checked_address(" https://Hooks.Acme.example/in?k=1#x") == (
        "https://hooks.acme.example/in?k=1"
    )


def test_a_place_that_is_set_for_tests_may_be_told_without_https_and_no_other() -> None:
    allowed = frozenset({"127.0.0.1:9001"})
    assert checked_address("http://127.0.0.1:9001/", allowed_private=allowed)
    with pytest.raises(UrlRefused):
        checked_address("http://127.0.0.1:9002/", allowed_private=allowed)


def test_events_are_each_once_and_the_test_message_is_none_of_them() -> None:
    asked = (WebhookEvent.DELETED, WebhookEvent.COMPLETED, WebhookEvent.DELETED)
    assert checked_events(asked) == (WebhookEvent.COMPLETED, WebhookEvent.DELETED)
    for refused in ((), (WebhookEvent.TEST,), (WebhookEvent.COMPLETED, WebhookEvent.TEST)):
        with pytest.raises(InvalidInput):
            checked_events(refused)


def test_a_description_is_one_line() -> None:
    assert checked_description("  Our \n ATS ") == "Our ATS"
    with pytest.raises(InvalidInput):
        checked_description("a" * 201)


def test_there_are_ten_at_most() -> None:
    check_room(MOST_ENDPOINTS - 1)
    with pytest.raises(Conflict):
        check_room(MOST_ENDPOINTS)


def test_one_that_is_enabled_begins_anew() -> None:
    failing = Endpoint(
        "e", "acme", "https://a.example/", "", ASKED_FOR, NOON, DisabledBecause.FAILING, NOON, NOON
    )
    enabled = changed(failing, EndpointChange(is_enabled=True), at=NOON)
    assert (enabled.disabled, enabled.disabled_at, enabled.failing_since) == (None, None, None)
    # An admin who disables what is disabled already does not hide why it was.
    assert changed(failing, EndpointChange(is_enabled=False), at=NOON) == failing
    assert changed(enabled, EndpointChange(is_enabled=False), at=NOON).disabled is (
        DisabledBecause.BY_ADMIN
    )
