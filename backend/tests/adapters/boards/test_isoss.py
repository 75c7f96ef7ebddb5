"""The Czech civil service's portal: which URLs are its vacancies, and what its list says."""

from collections.abc import Callable
from datetime import date
from typing import Any
from urllib.parse import urlsplit

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.isoss import BOARD
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import Liveness

URL = "https://portal.isoss.gov.cz/irj/portal/anonymous/eosmlistpublic#/detail/30012345"
ADDRESS = Address("isoss", "", "30012345", URL)
VACANCY: dict[str, Any] = {
    "structIsZdata": {
        "zslmsuId": "30012345",
        "zslmsuSt": "strážce razítek",
        "zsuosmSt": "Úřad pro razítka",
        "zslmsuBs": "Oddělení kulatých razítek",
        "zspobcTx": "Jihlava",
        "zspregTx": "Vysočina",
        "zspstaCo": "CZ",
        "zstvzdTx": "střední s maturitou",
        "zplatrCo": " 9",
        "zdatzvsm": "2026-10-20T00:00:00",
        "zpzdat": "2026-12-01T00:00:00",
        "zpzkos": "Jan Polštářek",
        "zpzema": "razitka@urad.example",
        "zpztel": "",
    },
    "tableItPopci": [{"zslmsuCi": "Střežíš razítka.\nLeštíš polštářky."}],
    "tableItObslu": [{"zobsluTf": "Razítka"}, {"zobsluTf": "Polštářky"}],
    "tableItOdbzv": None,
    "tableEtVrinf": [{"zvrurl": "'https://urad.example/deska'"}],
}
OTHER = {"structIsZdata": VACANCY["structIsZdata"] | {"zslmsuId": "30099999"}}


@pytest.mark.parametrize(
    "url",
    [URL, "http://portal.isoss.cz/irj/portal/anonymous/eosmlistpublic/?x=1#/detail/30012345"],
)
def test_the_part_behind_the_hash_is_the_vacancy(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://portal.isoss.gov.cz/irj/portal/anonymous/eosmlistpublic",
        "https://portal.isoss.gov.cz/irj/portal/anonymous/eosmlistpublic#/detail/../30012345",
        "https://portal.isoss.gov.cz/irj/portal/login#/detail/30012345",
        "https://isoss.example/irj/portal/anonymous/eosmlistpublic#/detail/30012345",
    ],
)
def test_other_pages_are_none_of_its_vacancies(url: str) -> None:
    assert BOARD.recognise(url) is None


def test_the_portals_own_list_is_asked() -> None:
    asked = urlsplit(BOARD.api_url(ADDRESS))
    assert (asked.scheme, asked.hostname) == ("https", "portal.isoss.gov.cz")


def test_the_vacancy_of_the_number_is_picked_out_of_the_list(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    posting = BOARD.read(answer_of([OTHER, VACANCY]), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("strážce razítek", "Úřad pro razítka")
    place = posting.places[0]
    assert (place.locality, place.region, place.country) == ("Jihlava", "Vysočina", "CZ")
    assert (posting.date_posted, posting.valid_through) == (date(2026, 10, 20), date(2026, 12, 1))
    assert posting.description.startswith("Činnosti:\nStřežíš razítka.\nLeštíš polštářky.\nObor")
    assert "Razítka\nPolštářky" in posting.description
    assert "Platová třída: 9" in posting.description
    assert [each.value for each in posting.contacts] == ["razitka@urad.example"]
    assert posting.apply_url == "https://urad.example/deska"
    assert posting.pay is None
    assert (posting.url, posting.liveness) == (URL, Liveness.OPEN)


def test_a_vacancy_that_the_list_has_not_is_not_called_closed(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of([OTHER]), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.NOT_A_POSTING


def test_a_saved_list_or_one_vacancy_out_of_it_is_told() -> None:
    assert BOARD.records_in([VACANCY, OTHER]) == (VACANCY, OTHER)
    assert BOARD.records_in(VACANCY) == (VACANCY,)
    assert BOARD.records_in([{"structIsZdata": None}]) is None
    assert BOARD.records_in(None) is None
