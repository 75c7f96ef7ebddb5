"""A language model is asked only where its operator names an address and a model."""

from typing import Any

import pytest

from trusthound.adapters.wording.chat import Endpoint
from trusthound.domain.common.errors import SetupProblem
from trusthound.entrypoints.cli.doctor import _wording
from trusthound.wiring.settings import Settings
from trusthound.wiring.wording import open_wording, wording_endpoint

URL = "http://10.0.0.7:11434/v1"


def settings(**words: Any) -> Settings:
    return Settings(**{f"wording_{name}": value for name, value in words.items()})


async def test_nothing_is_asked_by_default() -> None:
    assert wording_endpoint(settings()) is None
    async with open_wording(settings()) as chat:
        assert chat is None
    assert _wording(settings()).sentence == "No language model is asked for anything."


def test_an_address_and_a_model_are_enough_and_may_lie_in_ones_own_network() -> None:
    endpoint = wording_endpoint(settings(url=URL, model="small", key="secret"))

    assert endpoint == Endpoint(URL, "small", "secret")
    assert endpoint.address == f"{URL}/chat/completions"
    told = _wording(settings(url=URL, model="small", key="secret"))
    assert told.ok
    assert "small at 10.0.0.7:11434" in told.sentence
    assert "secret" not in told.sentence


@pytest.mark.parametrize(
    "words",
    [
        {"url": URL},
        {"url": "10.0.0.7", "model": "small"},
        {"url": "file:///etc/passwd", "model": "small"},
        {"url": "http://", "model": "small"},
        {"url": "http://a:b@10.0.0.7/v1", "model": "small"},
        {"url": "http://10.0.0.7:no/v1", "model": "small"},
    ],
    ids=["no model", "no scheme", "a file", "no host", "a password", "no port"],
)
def test_settings_that_make_no_sense_are_told_at_the_start(words: dict[str, str]) -> None:
    with pytest.raises(SetupProblem):
        wording_endpoint(settings(**words))
    assert not _wording(settings(**words)).ok
