"""Frauds of papers: degrees from sellers of degrees, numbers no issuer gives out."""

from collections.abc import Iterable
from dataclasses import replace

from people import sheet_of
from sheets import Made, Pair, School, Sheet


def pairs() -> Iterable[Pair]:
    yield from _mills()
    yield from _numbers()


def _mills() -> Iterable[Pair]:
    """Sellers that courts or the US Government Accountability Office (GAO-04-1096T) have named:
    Belford (Doe v. Belford, E.D. Mich. 2012), Saint Regis (US v. Randock, E.D. Wash. 2008),
    Trinity Southern (Texas v. Poe, 2005), Hamilton of Wyoming and Columbia State (Congress), Axact.
    """
    kind = "degree that was sold"

    def pair(slug: str, name: str, degree: str, innocent: str, twin: str) -> Pair:
        sheet = sheet_of(f"{kind}/{slug}")
        school = School(name, degree, 2009, 2010)
        return Pair(kind, slug, innocent, Made(_with(sheet, school)),
                    Made(_with(sheet, replace(school, name=twin, start=2007))))  # fmt: skip

    yield pair("Belford", "Belford University", "MBA", "a name that sounds alike",
               "University of Bedfordshire")  # fmt: skip
    yield pair("Saint Regis", "Saint Regis University", "Doctor of Philosophy",
               "a name that sounds alike", "Regis University, Denver")  # fmt: skip
    yield pair("Trinity Southern", "Trinity Southern University", "Executive MBA",
               "a name that sounds alike", "Trinity College Dublin")  # fmt: skip
    yield pair("Rochville", "Rochville University", "Bachelor of Science",
               "a name that sounds alike", "University of Rochester")  # fmt: skip
    yield pair("Almeda", "Almeda University", "BSc Business", "a small school abroad",
               "Universidad de Almería")  # fmt: skip
    yield pair(
        "Columbia State",
        "Columbia State University",
        "Master of Science",
        "a name that sounds alike",
        "Columbia University in the City of New York",
    )
    yield pair("Axact's", "Barkley University", "BSc Economics", "a name that sounds alike",
               "University of California, Berkeley")  # fmt: skip


def _with(sheet: Sheet, school: School) -> Sheet:
    return replace(sheet, schools=(school,))


def _numbers() -> Iterable[Pair]:
    """Forms by the issuers' own pages: 16 letters and digits for AWS, CSCO and eight digits for
    Cisco, UUIDs in Credly's links, digits alone for PMI and (ISC)²; twins have the right form or no
    number at all.
    """
    kind = "malformed certificate"

    def pair(slug: str, trade: str, line: str, innocent: str, own: str) -> Pair:
        sheet = sheet_of(f"{kind}/{slug}", trade=trade)
        return Pair(kind, slug, innocent, Made(replace(sheet, certificates=(line,))),
                    Made(replace(sheet, certificates=(own,))))  # fmt: skip

    ok = "the right form"
    aws = "AWS Certified Solutions Architect – Associate, 2024"
    yield pair("AWS", "backend", f"{aws}, Validation Number: 123-45", ok,
               f"{aws}, Validation Number: L7QK2M9WZ41E8RXP")  # fmt: skip
    cisco = "Cisco Certified Network Associate (CCNA), 2023"
    yield pair("Cisco", "infrastructure", f"{cisco}, Cisco ID: CSCO12", ok,
               f"{cisco}, Cisco ID: CSCO13948827")  # fmt: skip
    pmp = "Project Management Professional (PMP), 2022"
    yield pair("PMP", "civil", f"{pmp}, PMP ID: PM-ABC-1", ok, f"{pmp}, PMP ID: 2891734")
    sec = "Certified Information Systems Security Professional (CISSP), 2021"
    yield pair("CISSP", "infrastructure", f"{sec}, Certification Number: CISSP-X9", "no number",
               sec)  # fmt: skip
    badge = "Google Data Analytics Certificate, 2023"
    link = "https://www.credly.com/badges/"
    yield pair("badge", "analyst", f"{badge}, {link}12345", ok,
               f"{badge}, {link}3f8a1c52-77de-4b09-9c1e-5d2a90b6e814")  # fmt: skip
    course = "Machine Learning, Coursera, 2022"
    verify = "https://www.coursera.org/verify/"
    yield pair("course", "analyst", f"{course}, {verify}1", ok, f"{course}, {verify}QX7L2MBD94KT")
    comptia = "CompTIA Security+, 2023"
    yield pair("CompTIA", "infrastructure", f"{comptia}, Career ID: 77", ok,
               f"{comptia}, Career ID: COMP001021384756")  # fmt: skip
