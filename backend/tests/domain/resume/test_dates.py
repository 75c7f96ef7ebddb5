"""Dates as resumes write them, in many languages; each tells as much as it states."""

import pytest

from trusthound.domain.resume.read.dates import periods
from trusthound.domain.resume.read.piece import Piece


def first(line: str) -> str:
    found = periods(Piece(line, 0))
    if not found:
        return "none"
    period = found[0].period
    end = "now" if period.current else str(period.end or "")
    return f"{period.start or ''}..{end}" + (" expected" if period.expected else "")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Jan 2022 – Present", "2022-01..now"),
        ("Acme Corp    January, 2020 to March 2021", "2020-01..2021-03"),
        ("03/2019 – heute", "2019-03..now"),
        ("seit 03/2019", "2019-03..now"),
        ("since 2019", "2019..now"),
        ("Mai 2018 bis März 2020", "2018-05..2020-03"),
        ("janvier 2015 - aujourd’hui", "2015-01..now"),
        ("Juin 2015 à septembre 2018", "2015-06..2018-09"),
        ("enero de 2015 - actualidad", "2015-01..now"),
        ("março de 2016 até o momento", "2016-03..now"),
        ("gennaio 2014 – in corso", "2014-01..now"),
        ("mrt 2014 – heden", "2014-03..now"),
        ("únor 2015 – dosud", "2015-02..now"),
        ("paź 2015 – wrz 2018", "2015-10..2018-09"),
        ("2015 – obecnie", "2015..now"),
        ("январь 2015 — по настоящее время", "2015-01..now"),
        ("2019年3月 – 至今", "2019-03..now"),
        ("Jun - Aug 2017", "2017-06..2017-08"),
        ("2020, Jul-Okt. Northwind", "2020-07..2020-10"),
        ("5 - 11/2012", "2012-05..2012-11"),
        ("01.08.2020 - 10.07.21", "2020-08..2021-07"),
        ("fevereiro de2002 - outubro de 2005", "2002-02..2005-10"),
        ("26 Sep 2016- Still Now", "2016-09..now"),
        ("8.09/10 CGPA", "none"),
        ("June 15, 2018 to May 3, 2019", "2018-06..2019-05"),
        ("01.02.2015–31.03.2017", "2015-02..2017-03"),
        ("2017-03 - 2019-12", "2017-03..2019-12"),
        ("Oct '18 - Nov '19", "2018-10..2019-11"),
        ("10/18 - 11/19", "2018-10..2019-11"),
        ("2012-16", "2012..2016"),
        ("2009-10", "2009..2010"),
        ("2009-11", "..2009-11"),
        ("Fall 2013 – Spring 2014", "2013..2014"),
        ("2019 -", "2019..now"),
        ("Till Date: no; Jun 2018 - till date", "2018-06..now"),
        ("2017 – Date", "2017..now"),
        ("2017 – Date of birth: on request", "..2017"),
        ("Expected May 2026", "..2026-05 expected"),
        ("2025-2029 (anticipated)", "2025..2029 expected"),
        ("B.Tech in 2019", "..2019"),
        ("January 20XX - Current", "..now"),
        ("Saved $2020 and 50% of 1,999 hours", "none"),
        ("05/06/2020 a day that could be two", "..2020"),
    ],
)
def test_a_period_is_read_as_it_is_written(line: str, expected: str) -> None:
    assert first(line) == expected


def test_a_period_stands_where_it_says() -> None:
    line = Piece("Engineer (Jan 2019 – Feb 2020), Acme", 100)
    found = periods(line)[0]
    assert line.text[found.begin : found.end] == "(Jan 2019 – Feb 2020)"
    span = found.period.span
    assert span is not None
    assert line.text[span.start - 100 : span.end - 100] == "Jan 2019 – Feb 2020"
