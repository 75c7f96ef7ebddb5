"""The recovery guide's data holds together, and what is chosen gives steps in a useful order."""

from itertools import chain, combinations
from urllib.parse import urlsplit

import pytest

from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.recovery.countries import COUNTRIES
from trusthound.domain.recovery.guide import Asked, asked_of, guide_for
from trusthound.domain.recovery.model import Body, Country, Given, Soon
from trusthound.domain.recovery.steps import STEPS, TITLES


def test_every_thing_and_every_country_is_told_of() -> None:
    assert set(TITLES) == set(STEPS) == set(Given)
    assert set(COUNTRIES) == set(Country)
    assert all(COUNTRIES[each].reports for each in Country)


@pytest.mark.parametrize("given", Given)
@pytest.mark.parametrize("country", [None, *Country])
def test_each_thing_anywhere_has_something_to_do_at_once_with_a_reason(
    given: Given, country: Country | None
) -> None:
    guide = guide_for(Asked((given,), country))

    told = list(chain.from_iterable(guide.steps.values()))
    own = {each for each in told if each not in chain(*guide_for(Asked((), None)).steps.values())}
    assert guide.steps[Soon.NOW]
    assert own
    assert all(each.do and each.why for each in told)
    assert len(set(told)) == len(told)
    assert bool(guide.reports) == (country is not None)


def test_a_call_to_the_bank_is_told_once_however_the_money_went() -> None:
    both = guide_for(Asked((Given.CARD, Given.TRANSFER, Given.CHEQUE), None))

    calls = [each for each in both.steps[Soon.NOW] if "fraud line" in each.do]
    assert len(calls) == 1


def test_a_country_adds_only_what_fits_what_was_given() -> None:
    crypto = guide_for(Asked((Given.CRYPTO,), Country.US))
    number = guide_for(Asked((Given.SSN,), Country.US))

    assert any("IC3" in each.do for each in crypto.steps[Soon.NOW])
    assert not any("IRS" in each.do for each in chain(*crypto.steps.values()))
    assert any("IRS" in each.do for each in chain(*number.steps.values()))


def test_more_given_never_takes_a_step_away() -> None:
    for one, other in combinations(Given, 2):
        alone = set(chain(*guide_for(Asked((one,), Country.AU)).steps.values()))
        together = set(chain(*guide_for(Asked((one, other), Country.AU)).steps.values()))
        assert alone <= together


def _bodies() -> list[Body]:
    told = [
        body
        for national in COUNTRIES.values()
        for body in (*national.reports, *chain(*(each.step.bodies for each in national.steps)))
    ]
    return list(dict.fromkeys(told))


@pytest.mark.parametrize("body", _bodies(), ids=lambda body: body.name)
def test_a_body_is_told_by_its_https_address_with_the_day_of_reading(body: Body) -> None:
    parts = urlsplit(body.url)

    assert parts.scheme == "https"
    assert parts.hostname
    assert parts.query == ""
    assert body.for_what.endswith(".")
    assert body.phone == "" or set(body.phone) <= set("0123456789 -")
    assert body.read_on.year >= 2026


def test_the_words_of_an_address_are_read_in_one_order_and_each_once() -> None:
    assert asked_of(["code", "card", "card", ""], "uk") == Asked(
        (Given.CARD, Given.CODE), Country.UK
    )
    assert asked_of([], "") == Asked((), None)


@pytest.mark.parametrize(("given", "country"), [(["<b>"], ""), (["card"], "xx"), (["CARD"], "")])
def test_a_word_that_is_not_known_is_refused(given: list[str], country: str) -> None:
    with pytest.raises(InvalidInput):
        asked_of(given, country)
