"""An API's answer as the fetcher hands it over, and a directory of two boards."""

import json
from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest

from trusthound.domain.facts.page import Page
from trusthound.domain.facts.reference import BoardDirectory, Reference

AnswerOf = Callable[..., Page]


@pytest.fixture
def as_of() -> date:
    return date(2026, 11, 21)


@pytest.fixture
def answer_of() -> AnswerOf:
    def make(answer: object, status: int = 200) -> Page:
        body = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
        url = "https://api.example/posting"
        return Page(url, url, status, (), body, (), datetime(2026, 11, 21, tzinfo=UTC))

    return make


@pytest.fixture
def reference() -> Reference:
    return Reference(
        free_mail_domains=frozenset(),
        disposable_mail_domains=frozenset(),
        board_directory=BoardDirectory(
            name="a directory",
            listed_on=date(2026, 8, 24),
            employers={
                ("greenhouse", "acme"): "Acme Corporation",
                ("ashby", "finni-health"): "",
                ("recruitee", "acme"): "Acme Corporation",
            },
        ),
        registrable_domain=lambda host: host,
    )
