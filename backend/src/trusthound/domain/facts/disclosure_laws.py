"""A place and a day in, the law that asks a job advertisement there to state pay out.

Read in the statutes' texts and the authorities' guides by a person who is no lawyer, as of
LISTED_ON. Laws of cities and laws by which pay is told on request or before the interview (the EU's
Directive 2023/970 among them, in force in member states from 2026-06-07) are not listed: an
advertisement without pay does not break those.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

LISTED_ON = date(2026, 11, 21)


@dataclass(frozen=True, slots=True)
class DisclosureLaw:
    """`region` is a state's code, "" where the whole country's law; `staff` the fewest employees
    that an employer has who is bound by it.
    """

    country: str
    region: str
    place: str
    since: date
    staff: int
    statute: str
    link: str


LAWS = (
    DisclosureLaw("US", "CA", "California", date(2023, 1, 1), 15, "Labor Code § 432.3",
                  "dir.ca.gov/dlse/california_equal_pay_act.htm"),
    DisclosureLaw("US", "CO", "Colorado", date(2021, 1, 1), 1, "C.R.S. § 8-5-201",
                  "cdle.colorado.gov/equalpaytransparency"),
    DisclosureLaw("US", "DC", "the District of Columbia", date(2024, 6, 30), 1,
                  "D.C. Code § 32-1453.01", "code.dccouncil.gov"),
    DisclosureLaw("US", "HI", "Hawaii", date(2024, 1, 1), 50, "Act 203 of 2023",
                  "capitol.hawaii.gov"),
    DisclosureLaw("US", "IL", "Illinois", date(2025, 1, 1), 15, "820 ILCS 112/10",
                  "labor.illinois.gov"),
    DisclosureLaw("US", "MA", "Massachusetts", date(2025, 10, 29), 25, "M.G.L. c. 149, § 105F",
                  "mass.gov/pay-transparency"),
    DisclosureLaw("US", "MD", "Maryland", date(2024, 10, 1), 1,
                  "Labor and Employment § 3-304.2", "labor.maryland.gov"),
    DisclosureLaw("US", "MN", "Minnesota", date(2025, 1, 1), 30, "Minn. Stat. § 181.173",
                  "revisor.mn.gov/statutes/cite/181.173"),
    DisclosureLaw("US", "NJ", "New Jersey", date(2025, 6, 1), 10, "P.L. 2024, c. 91",
                  "nj.gov/labor"),
    DisclosureLaw("US", "NY", "New York", date(2023, 9, 17), 4, "Labor Law § 194-b",
                  "dol.ny.gov/pay-transparency"),
    DisclosureLaw("US", "VT", "Vermont", date(2025, 7, 1), 5, "21 V.S.A. § 495t",
                  "legislature.vermont.gov"),
    DisclosureLaw("US", "WA", "Washington", date(2023, 1, 1), 15, "RCW 49.58.110",
                  "app.leg.wa.gov/rcw/default.aspx?cite=49.58.110"),
    DisclosureLaw("CA", "BC", "British Columbia", date(2023, 11, 1), 1,
                  "Pay Transparency Act, SBC 2023, c. 18", "bclaws.gov.bc.ca"),
    DisclosureLaw("CA", "ON", "Ontario", date(2026, 1, 1), 25,
                  "Employment Standards Act, 2000, Part III.1; O. Reg. 476/24",
                  "ontario.ca/laws/regulation/240476"),
    DisclosureLaw("CA", "PE", "Prince Edward Island", date(2022, 6, 1), 1,
                  "Employment Standards Act", "princeedwardisland.ca"),
    DisclosureLaw("AT", "", "Austria", date(2011, 3, 1), 1, "Gleichbehandlungsgesetz § 9",
                  "ris.bka.gv.at"),
    DisclosureLaw("LT", "", "Lithuania", date(2019, 7, 1), 1, "Labour Code, art. 25",
                  "e-tar.lt"),
    DisclosureLaw("LV", "", "Latvia", date(2018, 12, 1), 1, "Labour Law, s. 32", "likumi.lv"),
    DisclosureLaw("SK", "", "Slovakia", date(2018, 5, 1), 1, "Act 5/2004, § 62", "slov-lex.sk"),
)  # fmt: skip
_LAW_OF = {(each.country, each.region): each for each in LAWS}


def law_for(places: Iterable[tuple[str, str]], day: date) -> DisclosureLaw | None:
    """The first law in force on `day` for places given as country and state code."""
    for country, region in places:
        law = _LAW_OF.get((country, region)) or _LAW_OF.get((country, ""))
        if law is not None and law.since <= day:
            return law
    return None
