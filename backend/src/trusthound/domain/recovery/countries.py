"""What each country adds: its own steps, and the bodies that are told what happened.

Addresses and numbers are those that the bodies themselves, or other public bodies, gave in stored
copies of their pages, read on READ_ON. A number that was found nowhere official is not told.
"""

from collections.abc import Mapping

from trusthound.domain.recovery.model import Body, Country, Given, National, NationalSteps, Soon
from trusthound.domain.recovery.model import Step as _Step
from trusthound.domain.recovery.steps import READ_ON

_MONEY = frozenset({Given.CARD, Given.TRANSFER, Given.BANK_LOGIN, Given.CHEQUE})
_IDENTITY = frozenset({Given.ID, Given.SSN})


def _body(name: str, url: str, for_what: str, phone: str = "") -> Body:
    return Body(name, url, for_what, READ_ON, phone)


def _on(given: frozenset[Given], do: str, why: str, soon: Soon, *bodies: Body) -> NationalSteps:
    return NationalSteps(given, _Step(do, why, soon, bodies))


_IDENTITY_THEFT = _body(
    "IdentityTheft.gov (Federal Trade Commission)",
    "https://www.identitytheft.gov/",
    "A Social Security number or an ID in wrong hands: it makes a plan and the letters for it.",
)
_IP_PIN = _body("IRS Identity Protection PIN", "https://www.irs.gov/ippin", "Your next tax return.")
_IC3 = _body(
    "Internet Crime Complaint Center (FBI)",
    "https://www.ic3.gov/",
    "Money lost online. Report at once: it can help to freeze a transfer.",
)
_US = National(
    "United States",
    (
        _on(
            _IDENTITY,
            "Report it at IdentityTheft.gov, and freeze your credit at Equifax, Experian and "
            "TransUnion: it is free.",
            "With a freeze nobody opens credit in your name, and you can lift it at any time.",
            Soon.TODAY,
            _IDENTITY_THEFT,
        ),
        _on(
            frozenset({Given.SSN}),
            "Get an Identity Protection PIN from the IRS.",
            "Without it nobody can file a tax return with your number.",
            Soon.WEEK,
            _IP_PIN,
        ),
        _on(
            frozenset({Given.TRANSFER, Given.CRYPTO}),
            "File a complaint with the FBI's IC3, with the receiving account or wallet.",
            "It works with banks to freeze transfers, and counts in hours.",
            Soon.NOW,
            _IC3,
        ),
    ),
    (
        _body(
            "ReportFraud.ftc.gov (Federal Trade Commission)",
            "https://reportfraud.ftc.gov/",
            "Every job scam, whether or not money was lost.",
        ),
        _IC3,
        _IDENTITY_THEFT,
    ),
)

_159 = _body(
    "159 (Stop Scams UK)",
    "https://stopscamsuk.org.uk/159",
    "Puts you through to your own bank, if it takes part.",
    "159",
)
_CIFAS = _body(
    "Cifas Protective Registration",
    "https://www.cifas.org.uk/",
    "A warning on your name, for two years and a fee.",
)
_UK = National(
    "United Kingdom",
    (
        _on(
            _MONEY,
            "Dial 159 to reach your bank, if you do not have its number at hand.",
            "It goes straight to your bank and never calls you.",
            Soon.NOW,
            _159,
        ),
        _on(
            frozenset({Given.TRANSFER}),
            "Ask your bank to reimburse you under the rules for authorised push payment fraud.",
            "They cover most transfers within the UK since 7 October 2024, if claimed within 13 "
            "months.",
            Soon.TODAY,
            _body(
                "Payment Systems Regulator",
                "https://www.psr.org.uk/",
                "The rules on reimbursement.",
            ),
        ),
        _on(
            _IDENTITY,
            "Consider a Protective Registration with Cifas.",
            "Its members check harder before they open anything in your name.",
            Soon.WEEK,
            _CIFAS,
        ),
    ),
    (
        _body(
            "Report Fraud (took the place of Action Fraud)",
            "https://www.reportfraud.police.uk/",
            "England, Wales and Northern Ireland.",
            "0300 123 2040",
        ),
        _body("Police Scotland", "https://www.scotland.police.uk/", "Scotland.", "101"),
    ),
)

_CA = National(
    "Canada",
    (
        _on(
            _IDENTITY,
            "Ask Equifax Canada and TransUnion Canada for a fraud alert, and tell the police.",
            "The Canadian Anti-Fraud Centre advises both; the police file number helps later.",
            Soon.TODAY,
        ),
        _on(
            frozenset({Given.SSN}),
            "If somebody uses your Social Insurance Number, tell Service Canada, with the police "
            "report.",
            "It says which papers to bring and what can be changed.",
            Soon.WEEK,
            _body(
                "Service Canada",
                "https://www.canada.ca/en/employment-social-development/corporate/portfolio/service-canada.html",
                "A Social Insurance Number in use by somebody else.",
            ),
        ),
    ),
    (
        _body(
            "Canadian Anti-Fraud Centre",
            "https://antifraudcentre-centreantifraude.ca/",
            "Every scam, beside your local police.",
            "1-888-495-8501",
        ),
    ),
)

_IDCARE = _body(
    "IDCARE",
    "https://www.idcare.org/",
    "Free help when identity details are in wrong hands (Australia and New Zealand).",
    "1800 595 160",
)
_AU = National(
    "Australia",
    (
        _on(
            _IDENTITY | {Given.CODE, Given.BANK_LOGIN},
            "Call IDCARE for a plan of your own.",
            "Its case managers know whom to tell for each document, and it is free.",
            Soon.TODAY,
            _IDCARE,
        ),
        _on(
            frozenset({Given.SSN}),
            "If it was your tax file number, call the Tax Office.",
            "It can put a guard on your tax record.",
            Soon.TODAY,
            _body(
                "Australian Taxation Office",
                "https://www.ato.gov.au/",
                "A tax file number in wrong hands.",
                "1800 467 033",
            ),
        ),
    ),
    (
        _body(
            "ReportCyber (Australian Signals Directorate)",
            "https://www.cyber.gov.au/report-and-recover/report",
            "Money or accounts lost: it goes to the police.",
        ),
        _body(
            "Scamwatch (National Anti-Scam Centre)",
            "https://www.scamwatch.gov.au/report-a-scam",
            "Every scam, so that others are warned. It is no report to the police.",
        ),
        _IDCARE,
    ),
)

_CYBERCRIME = _body(
    "National Cyber Crime Reporting Portal",
    "https://cybercrime.gov.in/",
    "Every fraud online. After a call to 1930, complete the complaint here within 24 hours.",
    "1930",
)
_IN = National(
    "India",
    (
        _on(
            _MONEY | {Given.CRYPTO, Given.GIFT_CARD},
            "Call 1930 now, with the transaction's number at hand, then complete the complaint on "
            "the portal.",
            "The banks on the money's way are told at once and can hold it.",
            Soon.NOW,
            _CYBERCRIME,
        ),
        _on(
            _IDENTITY,
            "Lock your Aadhaar biometrics, and look at its authentication history.",
            "Locked, they can't be used in your name; the history shows whether they were.",
            Soon.TODAY,
            _body(
                "myAadhaar (UIDAI)",
                "https://myaadhaar.uidai.gov.in/",
                "An Aadhaar number or card in wrong hands.",
                "1947",
            ),
        ),
    ),
    (_CYBERCRIME,),
)

_EU = National(
    "European Union",
    (
        _on(
            frozenset({Given.CARD, Given.BANK_LOGIN}),
            "Tell your bank in writing which payments you did not authorise.",
            "Payments that you did not authorise have to be put right if you tell without delay, "
            "and no later than 13 months after.",
            Soon.TODAY,
        ),
    ),
    (
        _body(
            "Police of your country, by Europol's list",
            "https://www.europol.europa.eu/report-a-crime/report-cybercrime-online",
            "Europol takes no reports itself: choose your country there.",
        ),
        _body(
            "European Consumer Centres Network",
            "https://www.eccnet.eu/",
            "A dispute with a real trader in another EU country; it does not follow up crimes.",
        ),
    ),
)

COUNTRIES: Mapping[Country, National] = {
    Country.US: _US,
    Country.UK: _UK,
    Country.CA: _CA,
    Country.AU: _AU,
    Country.IN: _IN,
    Country.EU: _EU,
}
