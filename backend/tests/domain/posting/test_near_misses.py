"""Honest postings that use the words of scams, each judged as a whole."""

from datetime import date

import pytest

from trusthound.domain.assessment.band import CAUTION_FROM
from trusthound.domain.assessment.combine import Assessment
from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.assessment.signal import Lean, Topic
from trusthound.domain.posting.assess import assess
from trusthound.domain.posting.dossier import compile_dossier
from trusthound.domain.posting.extract.contacts import find_contacts
from trusthound.domain.posting.model import Channel, JobPosting
from trusthound.domain.posting.signals.register import SIGNALS
from trusthound.wiring.reference.load import load_reference

# A model of words knows no warning from what it warns of: it is held to the score alone, below.
SCAM_SIGNS = frozenset(
    each.id for each in SIGNALS if each.topic is Topic.SCAM and each.leans is Lean.AGAINST
) - {"scam_like_wording"}
# (title, employer, text, the scam signs that may be seen in it all the same)
HONEST = {
    "a notice of what is never asked": (
        "Warehouse picker",
        "Fernside Logistics",
        "You pick and pack orders in our warehouse in Leeds on rotating shifts. Beware of scammers "
        "who use our name: Fernside never asks applicants to pay a fee, to buy equipment, to "
        "deposit a cheque or to send gift cards, and never hires over Telegram or WhatsApp. "
        "Apply on our site; interviews are held on Tuesdays.",
        (),
    ),
    "an agency that writes from Gmail": (
        "Chef de partie",
        "Harbour Recruitment Agency",
        "Our client, a hotel on the coast, looks for a chef de partie for the season. We are a "
        "small recruitment agency of two. Send your CV to harbour.recruitment@gmail.com and we "
        "ring you back to arrange a trial shift with the head chef. Pay is £14 an hour.",
        (),
    ),
    "a card that building sites require": (
        "Bricklayer",
        "Oakwell Build",
        "You lay brick and block on new houses in Derby. You must hold a valid CSCS card; if yours "
        "has run out you will need to pay the CSCS card fee of £36 to the scheme yourself. Bring "
        "your own tools. Weekly pay through the CIS scheme after your first week on site.",
        (),
    ),
    "a check of records by the state": (
        "Teaching assistant",
        "Millbrook Primary School",
        "You support pupils in years one and two with reading and maths. The post is subject to an "
        "enhanced DBS check, and applicants must pay the DBS fee of £49.50, which the school "
        "refunds after probation. Shortlisted candidates are invited to an interview on 4 March.",
        (),
    ),
    "a register of nurses": (
        "Staff nurse",
        "St Brannock's Hospital",
        "You care for patients on a surgical ward. Nurses must pay their annual NMC registration "
        "fee of £120 to the register and keep their PIN valid. We offer a relocation package, "
        "a mentor in your first year and 33 days of leave including bank holidays.",
        (),
    ),
    "a crypto firm that pays in euros": (
        "Backend engineer",
        "Ledgerline",
        "Ledgerline builds custody software for banks that hold bitcoin and ethereum. You design "
        "services that sign transactions from customers' wallets. Salary: 75,000 to 95,000 euros a "
        "year, paid by bank transfer every month, with shares. Interviews: a call, a pairing "
        "session and a day with the team in Lisbon.",
        (),
    ),
    "a season that is urgent": (
        "Ski hire assistant",
        "Alpine Hire",
        "Urgently required for the winter season: friendly people who fit boots and tune skis. "
        "Start work in the first week of December, finish at Easter. You meet the shop's manager "
        "for half an hour before we decide. Staff housing and a lift pass are included.",
        (),
    ),
    "bank details for the payroll": (
        "Kitchen porter",
        "The Lantern Inn",
        "You keep the kitchen clean and help the chefs. Benefits: meals on shift, tips shared "
        "weekly, pension. After you are hired, fill in the payroll form with your bank details and "
        "National Insurance number so that wages reach you on Fridays. Come in for a chat any day.",
        (),
    ),
    "awareness of scams as the work": (
        "Security awareness trainer",
        "Northgate Bank",
        "You teach staff and customers how scams work: fraudsters ask people to pay a registration "
        "fee, to deposit a cheque and buy gift cards, to share a one-time code or to install "
        "AnyDesk. You write examples, run workshops and measure what people remember.",
        (),
    ),
    "work at Telegram": (
        "iOS engineer",
        "Telegram Messenger",
        "You build the Telegram app for iPhone: chats, channels and calls for users all over the "
        "world. You have shipped apps in Swift before. Send your application through our contest "
        "page. We decide after two interviews and a paid week of work together.",
        (),
    ),
    "work at WhatsApp": (
        "Product manager, WhatsApp Business",
        "WhatsApp",
        "You lead the team that lets businesses talk to their customers on WhatsApp. You decide "
        "what is built, with research and data. Customers message shops on WhatsApp every day and "
        "you make that simple. Benefits include health insurance and parental leave.",
        (),
    ),
    "work at Western Union": (
        "Compliance analyst",
        "Western Union",
        "You review transfers that customers send through Western Union and report those that look "
        "like money mules or fraud. You know the rules against money laundering and write clearly. "
        "Hybrid work in Vilnius, three days in the office.",
        (),
    ),
    "a manager of mystery shoppers": (
        "Mystery shopping programme manager",
        "Clearview Insight",
        "You manage a panel of mystery shoppers for retail clients, schedule their visits, check "
        "their reports and present the results. You have run field research before and like "
        "travelling. Salary £38,000, four-day week possible.",
        (),
    ),
    "a company that sells gift cards": (
        "Partnership manager",
        "Cardtree",
        "Cardtree sells gift cards of 300 brands to employers who reward their teams. You win new "
        "brands and look after those we have. Clients buy gift cards through our site and send the "
        "codes to their staff. You speak well and count well.",
        (),
    ),
    "parcels as the trade": (
        "Parcel sorter",
        "Swiftway Couriers",
        "You unload trailers, sort parcels by postcode and load the vans. Shifts of six hours in "
        "our depot in Reading, paid weekly. Drivers deliver packages to customers' homes and send "
        "returned shipments back. Warm clothes and boots are provided.",
        (),
    ),
    "a mover of money by trade": (
        "Accounts payable clerk",
        "Hartwell Foods",
        "You process supplier invoices, deposit customers' cheques at the bank, reconcile the "
        "company's accounts and prepare payment runs. You know Excel and take month ends calmly. "
        "Reporting to the Finance Manager. Closing date: 14 December.",
        (),
    ),
    "a test at home for developers": (
        "Frontend developer",
        "Papertrail",
        "You work in React and TypeScript with a team of six. Our take-home task: clone the "
        "repository, run npm install and add one feature; we pay you for three hours. Then we talk "
        "through your code with two engineers and you meet the founder.",
        ("software_to_run",),
    ),
    "a shop that hires by messenger": (
        "Barista",
        "Café Alameda",
        "We look for a barista for mornings from Tuesday to Saturday. Experience with an espresso "
        "machine helps but we also teach you. Drop in with your CV, ring 020 7946 0123, or write "
        "to us on WhatsApp on the same number, and we arrange a trial morning.",
        ("messenger_contact",),
    ),
}


def judged(title: str, company: str, text: str) -> Assessment:
    posting = JobPosting(title, company, text, language="en", contacts=find_contacts(text))
    return assess(
        compile_dossier(
            posting,
            channel=Channel.TEXT,
            as_of=date(2026, 11, 21),
            employer_board=None,
            reference=load_reference(),
        )
    )


@pytest.mark.parametrize("name", HONEST)
def test_no_scam_sign_is_seen_in_it_beyond_what_may_be(name: str) -> None:
    title, company, text, allowed = HONEST[name]
    found = judged(title, company, text).findings
    seen = {each for each in SCAM_SIGNS if found[each].outcome is Outcome.PRESENT}
    assert seen <= set(allowed), {each: found[each].evidence[0].quote for each in seen}


@pytest.mark.parametrize("name", HONEST)
def test_it_is_never_in_danger(name: str) -> None:
    title, company, text, _ = HONEST[name]
    score = judged(title, company, text).score
    assert score is None or score >= CAUTION_FROM
