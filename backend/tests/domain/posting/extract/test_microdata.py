"""JobPostings marked up in microdata or RDFa are read alike."""

from datetime import date
from decimal import Decimal

import pytest

from trusthound.domain.posting.extract.microdata import microdata
from trusthound.domain.posting.extract.parsing import parse
from trusthound.domain.posting.extract.schema_org import read_schema_org
from trusthound.domain.posting.model import EmploymentType, JobPosting, Origin

TODAY = date(2026, 11, 21)
MICRODATA = """
<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Crane Operator</h1>
<div itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization">
<span itemprop="name">Mole & Quay Ltd</span></div>
<div itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><div itemprop="address"
itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Hull</span>
<meta itemprop="addressCountry" content="GB"></div></div>
<div itemprop="baseSalary" itemscope itemtype="https://schema.org/MonetaryAmount"><meta
itemprop="currency" content="GBP"><div itemprop="value" itemscope
itemtype="https://schema.org/QuantitativeValue"><meta itemprop="minValue" content="17.5"><meta
itemprop="maxValue" content="19"><meta itemprop="unitText" content="HOUR"></div></div>
<time itemprop="datePosted" datetime="2026-11-02">2 November</time>
<span itemprop="employmentType">FULL_TIME</span>
<div itemprop="description"><p>Lift <b itemprop="skills">containers</b> all day.</p></div></div>
"""


def rdfa(prefix: str) -> str:
    """The same item in RDFa Lite."""
    html = MICRODATA.replace(" itemscope", "").replace("\nitemscope", "")
    html = html.replace('itemtype="https://schema.org/', f'typeof="{prefix}')
    return html.replace('itemprop="', f'property="{prefix}')


def read(html: str) -> JobPosting:
    items = microdata(parse(f"<body>{html}"))
    assert len(items) == 1
    return read_schema_org(items[0], Origin.MICRODATA, as_of=TODAY)


@pytest.mark.parametrize("html", [MICRODATA, rdfa(""), rdfa("schema:")])
def test_an_item_is_read_whatever_attributes_name_its_properties(html: str) -> None:
    posting = read(html)
    assert (posting.title, posting.company) == ("Crane Operator", "Mole & Quay Ltd")
    assert [(each.locality, each.country) for each in posting.places] == [("Hull", "GB")]
    assert posting.pay is not None
    assert (posting.pay.minimum, posting.pay.currency) == (Decimal("17.5"), "GBP")
    assert posting.date_posted == date(2026, 11, 2)
    assert posting.employment_types == (EmploymentType.FULL_TIME,)
    assert posting.description.startswith("Lift containers all day.")


def test_properties_outside_of_the_item_are_not_its_own() -> None:
    html = '<meta property="og:title" content="Home">' + rdfa("") + '<p property="title">Other</p>'
    assert read(html).title == "Crane Operator"


def test_an_item_of_another_type_is_no_posting() -> None:
    assert microdata(parse('<body><div typeof="Product"><p property="name">Saw</p></div>')) == ()
