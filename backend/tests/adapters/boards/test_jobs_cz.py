"""Jobs.cz: which URLs are its postings, and what the layouts of its page and its widget say."""

from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from trusthound.adapters.boards.board import Address
from trusthound.adapters.boards.jobs_cz import BOARD, MARKUP
from trusthound.adapters.boards.saved import markup_of
from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.common.money import Period
from trusthound.domain.facts.page import Page
from trusthound.domain.posting.model import EmploymentType

URL = "https://www.jobs.cz/rpd/2000123456/"
ADDRESS = Address("jobs_cz", "", "2000123456", URL)
TEXT = (
    "Hledáme kolegyni nebo kolegu, kteří s námi budou tkát koberce z vlny našich ovcí. Vlnu "
    "perete, barvíte a předete, vzory vymýšlíte společně s ovcemi. Umíte uvázat uzel, poznáte "
    "modrou od zelené a nevadí vám beran Alois."
)
REPLY = '<a data-track-event="JD.Reply" href="https://www.jobs.cz/jof/2000123456/">Odpovědět</a>'
MAP = '<a data-track-event="JD.Map" href="https://mapy.example">{}</a>'
PRESENT = f"""<!doctype html><html><body><header>Vytvořit si životopis</header>
<div data-visited-position="2000123456">
 <div class="JobDescriptionHeading"><h1>Tkadlena koberců</h1></div>
 <div class="IconWithText"><span class="accessibility-hidden">Společnost</span>
  <p>Ovce s.r.o.</p></div>
 <div>{MAP.format("Dlouhá 1, Zlín")}</div><div>{MAP.format("Horní 2, Vsetín")}</div>
 <div data-test="jd-salary" class="IconWithText"><span class="accessibility-hidden">Plat</span>
  <p>35 000 \u200d–\u200d 45 000 Kč / měsíc</p></div>
 <div class="JobDescriptionActions">{REPLY}<div class="Dropdown">Vytisknout</div></div>
 <div data-test="jd-header-text"><p>Tkáme od roku 1848.</p></div>
 <div data-jobad="body"><p>{TEXT}</p></div>
 <div class="JobDescriptionBenefits"><p>Benefity</p><p>Vlna zdarma</p></div>
 <div data-test="jd-info-item"><span class="accessibility-hidden">Typ pracovního poměru</span>
  <p>Práce na zkrácený úvazek</p></div>
 <div data-test="jd-info-item"><span class="accessibility-hidden">Typ smluvního vztahu</span>
  <p>pracovní smlouva</p></div>
 <div>{MAP.format("Dlouhá 1, Zlín")}</div>
</div></body></html>""".encode()
FORMER = f"""<!doctype html><html><body><div class="header">Vytvořit si životopis</div>
<div class="hero jobad__hero"><h1>Tkadlena koberců</h1><dl class="icon-description">
 <dt><span class="visuallyhidden">Společnost</span></dt>
 <dd><strong class="notranslate">Ovce s.r.o.</strong></dd>
 <dd>{MAP.format("Dlouhá 1, Zlín")}</dd></dl>
 {REPLY}</div>
<div class="content" data-visited-position="2000123456"><div class="clearfix">
 <p>Tkáme od roku 1848.</p></div><div class="standalone jobad__body"><p>{TEXT}</p></div>
 <dl class="icon-description"><dd><span class="muted">Benefity:</span> Vlna zdarma</dd>
 <dd><span class="muted">Employment form:</span> Part-time work</dd>
 <dd><span class="muted">Employment contract:</span> contract</dd>
 </dl></div></body></html>""".encode()
CARDS = "".join(
    f'<article><a data-link="jd-detail" href="/rpd/20001234{n:02}/">Tkadlena</a></article>'
    for n in range(30)
)
LISTING = f"<!doctype html><html><body><h1>Nabídka práce</h1>{CARDS}</body></html>".encode()
WIDGET: dict[str, Any] = {
    "id": "2000123456",
    "title": "Tkadlena koberců",
    "content": {"htmlContent": f"<p>{TEXT}</p>"},
    "validFrom": "2026-10-20T07:51:18+01:00",
    "locations": [
        {
            "street": "Dlouhá",
            "number": "1824",
            "orientationNumber": "70",
            "city": "Zlín",
            "region": "Zlínský",
            "country": "Česká republika",
        },
        {"street": None, "city": "Brno", "country": "Česká republika"},
    ],
    "parameters": {
        "employmentTypes": ["Práce na plný úvazek"],
        "contractTypes": ["pracovní smlouva"],
        "benefits": ["Vlna zdarma", "Dovolená 5 týdnů"],
        "requiredEducation": "Vyučení",
        "requiredLanguages": [{"language": "Bečení", "skill": "pokročilé"}],
    },
    "salary": {"min": 35000, "max": 45000, "period": "měsíc", "currency": "Kč"},
    "employer": {"companyName": "Ovce s.r.o.", "contactCompanyName": "Stádo"},
}


@pytest.mark.parametrize(
    "url",
    [
        URL,
        "http://jobs.cz/rpd/2000123456?searchId=a-b&rps=233#reply",
        "https://beta.www.jobs.cz/pd/2000123456/",
        "https://www.jobs.cz/fp/ovce-s-r-o-61382/2000123456/?rps=233",
        "https://m.jobs.cz/jof/2000123456/",
        "https://www.jobs.cz/externi-jof/2000123456/?ep=",
    ],
)
def test_every_form_of_a_postings_url_is_one_address(url: str) -> None:
    assert BOARD.recognise(url) == ADDRESS


@pytest.mark.parametrize(
    "url",
    [
        "https://www.jobs.cz/prace/programator/",
        "https://www.jobs.cz/fp/ovce-s-r-o-61382/prace/",
        "https://www.jobs.cz/rpd/tkadlena/",
        "https://firmy.jobs.cz/rpd/2000123456/",
        "https://www.jobs.cz.evil.example/rpd/2000123456/",
    ],
)
def test_other_pages_are_not_its_postings(url: str) -> None:
    assert BOARD.recognise(url) is None


@pytest.mark.parametrize("body", [PRESENT, FORMER], ids=["present", "former"])
def test_every_layout_of_the_page_states_its_fields(
    answer_of: Callable[..., Page], as_of: date, body: bytes
) -> None:
    posting = BOARD.read(answer_of(body), ADDRESS, as_of)
    assert (posting.title, posting.company) == ("Tkadlena koberců", "Ovce s.r.o.")
    assert posting.places[0].text == "Dlouhá 1, Zlín"
    assert posting.employment_types == (EmploymentType.PART_TIME,)
    assert posting.description.startswith(f"Tkáme od roku 1848.\n{TEXT}")
    assert "Vlna zdarma" in posting.description
    assert posting.apply_url == "https://www.jobs.cz/jof/2000123456/"
    assert (posting.identifier, posting.url) == ("2000123456", URL)
    assert "životopis" not in posting.whole_text


def test_several_places_and_the_pay_are_read(answer_of: Callable[..., Page], as_of: date) -> None:
    posting = BOARD.read(answer_of(PRESENT), ADDRESS, as_of)
    assert [each.text for each in posting.places] == ["Dlouhá 1, Zlín", "Horní 2, Vsetín"]
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.maximum) == (Decimal(35_000), Decimal(45_000))
    assert (posting.pay.currency, posting.pay.period) == ("CZK", Period.MONTH)


def test_a_list_of_postings_bears_no_signs_and_is_refused(
    answer_of: Callable[..., Page], as_of: date
) -> None:
    assert markup_of(PRESENT) is MARKUP
    assert markup_of(FORMER) is MARKUP
    assert markup_of(LISTING) is None
    with pytest.raises(PageUnreadable) as told:
        BOARD.read(answer_of(LISTING), ADDRESS, as_of)
    assert told.value.problem is ReadingProblem.LISTING_PAGE


def test_a_saved_answer_of_a_widget_is_read(as_of: date) -> None:
    records = BOARD.records_in({"data": {"widget": {"jobAd": WIDGET}}})
    assert records is not None
    posting = BOARD.posting_of(records[0], as_of)
    assert (posting.title, posting.company) == ("Tkadlena koberců", "Ovce s.r.o.")
    first, second = posting.places
    assert (first.text, first.locality, first.region) == ("Dlouhá 1824/70, Zlín", "Zlín", "Zlínský")
    assert (second.text, second.country) == ("Brno", "Česká republika")
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.currency) == (Decimal(35_000), "CZK")
    assert posting.pay.period is Period.MONTH
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.date_posted == date(2026, 10, 20)
    assert "Benefity: Vlna zdarma, Dovolená 5 týdnů" in posting.description
    assert "Požadované jazyky: Bečení" in posting.description


@pytest.mark.parametrize("other", [None, [], {}, {"data": {"widget": {"jobAd": {"id": 1}}}}])
def test_other_json_is_no_widgets_answer(other: object) -> None:
    assert BOARD.records_in(other) is None
