"""Scripts in which the reader pays: tasks, fees, kits, exams, visas, portfolios, buying in."""

from trusthound.domain.message.cue import Cue
from trusthound.domain.message.scripts.script import Script, Step
from trusthound.domain.message.scripts.steps import (
    APP,
    CONTACT,
    EASY_OFFER,
    HURRY,
    INTERVIEW,
    OFFER,
    PERSONAL_DATA,
    any_of,
)

_DECLINE = (
    "Thank you, but I do not pay for work or for the chance of it. Please do not write again."
)
_FEE_ADVICE = (
    "Do not pay. Work that is real costs the applicant nothing. Look up the employer yourself and "
    "ask it, by an address from its own site, whether it knows of this offer."
)

TASKS = Script(
    id="task_work",
    name="task script",
    steps=(
        CONTACT,
        EASY_OFFER,
        APP,
        Step("Small online tasks", (Cue.TASK_WORK, Cue.TASK_PAY)),
        Step("A first small payout", (Cue.SMALL_PAYOUT,)),
        Step("A deposit to go on", (Cue.PLATFORM_DEPOSIT, Cue.CRYPTO)),
        Step("Earnings held back", (Cue.WITHDRAWAL,)),
    ),
    decisive=any_of(
        (Cue.TASK_PAY,),
        (Cue.TASK_WORK, Cue.APP_MOVE),
        (Cue.TASK_WORK, Cue.CRYPTO),
        (Cue.TASK_WORK, Cue.EASY_PAY),
        (Cue.TASK_WORK, Cue.GROUP_CHAT),
        (Cue.PLATFORM_DEPOSIT,),
        (Cue.EASY_PAY, Cue.APP_MOVE),
        (Cue.EASY_PAY, Cue.BOARD_RECRUITER),
        (Cue.EASY_PAY, Cue.SMALL_PAYOUT),
        (Cue.EASY_PAY, Cue.UNSOLICITED),
        (Cue.EASY_PAY, Cue.CRYPTO),
    ),
    reply="No, thank you. I do not work for anyone I cannot look up, and I pay nothing in.",
    advice=(
        "Pay nothing in, not even to get your own money out: what is shown as earned is only a "
        "number on a page. If you have paid, tell your bank today and keep the whole chat."
    ),
    source="US Federal Trade Commission, Paying to get paid, Data Spotlight December 2024",
)
CRYPTO = Script(
    id="crypto_deposit",
    name="crypto deposit script",
    steps=(
        CONTACT,
        EASY_OFFER,
        APP,
        Step("An account or wallet for crypto", (Cue.CRYPTO,)),
        Step("A deposit of your own", (Cue.PLATFORM_DEPOSIT,)),
        Step("Withdrawal needs a further payment", (Cue.WITHDRAWAL,)),
    ),
    decisive=any_of(
        (Cue.CRYPTO, Cue.PLATFORM_DEPOSIT),
        (Cue.CRYPTO, Cue.WITHDRAWAL),
        (Cue.CRYPTO, Cue.SECRECY),
        (Cue.CRYPTO, Cue.SMALL_PAYOUT),
        (Cue.CRYPTO, Cue.EASY_PAY, Cue.APP_MOVE),
    ),
    reply="No, thank you. I do not put in money, in crypto or otherwise, to be paid for work.",
    advice=(
        "Send nothing more. A transfer in crypto cannot be called back; whoever promises to "
        "recover it for a fee is best refused as well."
    ),
    source="FBI Internet Crime Complaint Center, PSA I-060424, June 2024",
)
FEES = Script(
    id="advance_fee",
    name="advance fee script",
    steps=(
        CONTACT,
        EASY_OFFER,
        INTERVIEW,
        OFFER,
        PERSONAL_DATA,
        Step("A fee before work starts", (Cue.FEE, Cue.KIT)),
        HURRY,
    ),
    decisive=any_of((Cue.FEE,), (Cue.KIT,)),
    reply=_DECLINE,
    advice=_FEE_ADVICE,
    source="US Federal Trade Commission, Job Scams (consumer.ftc.gov/articles/job-scams)",
)
PUBLIC_OFFICE = Script(
    id="public_office_fee",
    name="public service fee script",
    steps=(
        CONTACT,
        Step("A post in public service", (Cue.PUBLIC_OFFICE,)),
        OFFER,
        Step("A fee for an exam, a guide or the form", (Cue.FEE, Cue.KIT)),
        PERSONAL_DATA,
        HURRY,
    ),
    decisive=any_of((Cue.PUBLIC_OFFICE, Cue.FEE), (Cue.PUBLIC_OFFICE, Cue.KIT)),
    reply="No, thank you. I apply for public posts on the authority's own site.",
    advice=(
        "Look for the post on the authority's own site (in the US: usajobs.gov and usps.com, which "
        "charge nothing to apply). Do not pay for lists, guides or a place."
    ),
    source="US Federal Trade Commission, Government job scams (consumer.ftc.gov)",
)
OVERSEAS = Script(
    id="overseas_visa_fee",
    name="overseas job and visa script",
    steps=(
        CONTACT,
        Step("Work abroad with visa, flight or lodging", (Cue.OVERSEAS_WORK,)),
        OFFER,
        PERSONAL_DATA,
        Step("A fee for visa, permit, medical or papers", (Cue.FEE,)),
        Step("Your passport kept, or a tale for the border", (Cue.PAPERS_HELD,)),
        HURRY,
    ),
    decisive=any_of((Cue.OVERSEAS_WORK, Cue.FEE), (Cue.OVERSEAS_WORK, Cue.PAPERS_HELD)),
    reply="No, thank you. I pay visa fees only to the authority itself.",
    advice=(
        "Pay nobody but the embassy or the immigration authority itself, and ask your labour "
        "ministry or consulate whether the agent is licensed. Keep your passport."
    ),
    source="UK Jobs Safety (JobsAware), Overseas job scams; ILO Fair recruitment initiative",
)
MODELLING = Script(
    id="talent_fee",
    name="model and talent fee script",
    steps=(
        CONTACT,
        Step("Scouted as a model, actor or talent", (Cue.MODELLING,)),
        OFFER,
        Step("A fee for photos, classes or a place", (Cue.FEE, Cue.KIT)),
        Step("Photos undressed asked for", (Cue.UNDRESSED,)),
        HURRY,
    ),
    decisive=any_of((Cue.MODELLING, Cue.FEE), (Cue.MODELLING, Cue.KIT), (Cue.UNDRESSED,)),
    reply="No, thank you. An agency earns from bookings, not from those it represents.",
    advice=(
        "Do not pay for photos or classes to be represented. Ask which jobs the agency booked for "
        "whom, and ask those clients."
    ),
    source="US Federal Trade Commission, Look Out for Modeling Scams (consumer.ftc.gov)",
)
DATA_ENTRY = Script(
    id="home_work_kit",
    name="home work kit script",
    steps=(
        CONTACT,
        Step("Data entry, typing or assembly at home", (Cue.DATA_ENTRY,)),
        EASY_OFFER,
        Step("A kit, software or deposit to pay", (Cue.KIT, Cue.FEE)),
        Step("A penalty for work not accepted", (Cue.PENALTY,)),
        HURRY,
    ),
    decisive=any_of(
        (Cue.DATA_ENTRY, Cue.KIT), (Cue.DATA_ENTRY, Cue.FEE), (Cue.DATA_ENTRY, Cue.PENALTY)
    ),
    reply=_DECLINE,
    advice=(
        "Do not pay, neither for a kit nor as a penalty. A notice that threatens court by "
        "messenger is no court's; show it to the police if it goes on."
    ),
    source="US Federal Trade Commission, Work-at-Home Businesses; Indian Cyber Crime Centre",
)
BUYING_IN = Script(
    id="recruit_and_buy_in",
    name="recruit and buy in script",
    steps=(
        CONTACT,
        Step("A business instead of a job", (Cue.BUSINESS_OFFER,)),
        Step("Income from those you bring in", (Cue.RECRUIT_OTHERS,)),
        Step("A pack, stock or membership to buy", (Cue.BUY_IN, Cue.KIT, Cue.FEE)),
        HURRY,
    ),
    decisive=any_of(
        (Cue.RECRUIT_OTHERS, Cue.BUY_IN),
        (Cue.RECRUIT_OTHERS, Cue.KIT),
        (Cue.RECRUIT_OTHERS, Cue.FEE),
        (Cue.BUSINESS_OFFER, Cue.BUY_IN),
        (Cue.BUSINESS_OFFER, Cue.RECRUIT_OTHERS, Cue.EASY_PAY),
    ),
    reply="No, thank you. I am looking for work that is paid, not for something to join.",
    advice=(
        "Ask in writing what you would earn without bringing anybody in, and how many members "
        "earn more than they pay. Sign nothing on the day."
    ),
    source="US Federal Trade Commission, Multi-Level Marketing Businesses and Pyramid Schemes",
)
# The most particular first: of two that fit as well, the first is told.
MONEY_IN = (TASKS, CRYPTO, PUBLIC_OFFICE, OVERSEAS, MODELLING, DATA_ENTRY, BUYING_IN, FEES)
