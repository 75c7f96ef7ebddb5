"""Offline no address is fetched, and a wrong one is still told what is wrong with it."""

import pytest

from trusthound.adapters.web.offline import Offline
from trusthound.adapters.web.web import Web
from trusthound.domain.common.errors import InvalidInput, UrlRefused


async def test_offline_a_link_is_refused_with_what_to_do_instead() -> None:
    web: Web = Offline()
    with pytest.raises(InvalidInput, match="offline") as refused:
        await web.get("https://jobs.example/1")
    assert "saved page" in refused.value.advice


async def test_offline_an_inner_address_is_refused_as_such() -> None:
    with pytest.raises(UrlRefused):
        await Offline().get("http://127.0.0.1/")
