"""Three invented postings and what is known around them: the worked sums of docs/scoring.md."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.common.money import Pay, Period
from trusthound.domain.common.place import Place
from trusthound.domain.facts.employer_board import EmployerBoard
from trusthound.domain.posting.assess import assess
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.model import Channel, JobPosting
from trusthound.wiring.reference.load import load_reference

DAY = date(2026, 11, 21)
NO_BOARD = EmployerBoard(
    system="", tenant="", employer="", listed_on=None, open_signup=True, directory=""
)


@dataclass(frozen=True, slots=True)
class WorkedSum:
    """A posting that nobody published, judged as one at its address would be."""

    name: str
    told: str
    posting: JobPosting
    board: EmployerBoard

    def assessment(self) -> Assessment:
        dossier = compile_dossier(
            finish(self.posting),
            channel=Channel.URL,
            as_of=DAY,
            employer_board=self.board,
            reference=load_reference(),
        )
        return assess(dossier)


_BAKER = (
    "You will bake bread and rolls from two in the morning until ten, with a team of four. "
    "We require a completed apprenticeship or three years of experience in a bakery; everything "
    "else you learn from us. We work five days a week and close on Sundays and Mondays, and every "
    "second Saturday is free. You are paid overtime and may take home what you bake.\n"
    "This role is a new position within our second bakery, which opens in January. Interviews "
    "will be held on 8 December; bring the apron you like best, because we bake together for an "
    "hour. Afterwards we talk about what you want to learn, and you hear from us within three "
    "days. Questions are answered by the head baker at bakery@millers-bread.example any morning."
)
_CLERK = (
    "URGENT HIRING! Data entry from home, $2,500 weekly, no experience needed and no interview.\n"
    "A refundable registration fee of $75 is required for your starter kit. Contact our hiring "
    "manager on Telegram @quickstart_hr, limited slots available, act now."
)
_PAY = Pay(Decimal(19), Decimal(23), "USD", Period.HOUR, "$19 to $23 an hour")

SUMS = (
    WorkedSum(
        "A genuine posting on a page that nothing else confirms",
        "All is well, but nobody independent of the page says so: the score stays below verified.",
        JobPosting(
            title="Baker",
            company="Miller's Bread",
            description=_BAKER,
            url="https://millers-bread.example/jobs/baker",
            places=(Place("Portland, Oregon"),),
        ),
        NO_BOARD,
    ),
    WorkedSum(
        "The same posting on a board that a directory lists",
        "A source independent of the posting agrees, and pay and date are stated as well.",
        JobPosting(
            title="Baker",
            company="Miller's Bread",
            description=_BAKER,
            url="https://boards.greenhouse.io/millersbread/jobs/1",
            places=(Place("Portland, Oregon"),),
            pay=_PAY,
            date_posted=date(2026, 11, 10),
        ),
        EmployerBoard(
            system="greenhouse",
            tenant="millersbread",
            employer="Miller's Bread",
            listed_on=date(2026, 8, 1),
            open_signup=False,
            directory="a directory of boards",
        ),
    ),
    WorkedSum(
        "A posting with several strong signs",
        "The fee alone limits the score; the other signs bring it to the bottom of the scale.",
        JobPosting(
            title="Data entry clerk",
            company="Quickstart Global",
            description=_CLERK,
            url="https://jobs.quickstart.example/1",
        ),
        NO_BOARD,
    ),
)
