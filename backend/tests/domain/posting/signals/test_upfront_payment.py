"""Asks you to pay: what is such a request, and what only looks like one."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.upfront_payment import upfront_payment


@pytest.mark.parametrize(
    "text",
    [
        "A refundable registration fee of $75 is required for your starter kit.",
        "To start you will need to pay a small processing fee before your first day.",
        "Applicants must pay for the training kit, which we send within a week.",
        "Successful applicants must pay a visa processing fee of $250.",
        "Registration fee: $75",
        "The background check costs $45, payable by Zelle.",
        "You purchase a $120 certification from our partner.",
        "Buy your laptop from our approved vendor for $650, reimbursed.",
        "Deposit 100 USDT to unlock the next level of tasks.",
        "Customer service agents, training fee $60.",
        "Serve our clients well; you must pay a registration fee of $40 first.",
        "Licensing and DBS are arranged for all staff, the joining fee is payable today.",
        "Kindly pay the application fee to secure your place.",
        "We never charge anything except that you must transfer the onboarding deposit first.",
        "Don't wait, you have to pay the registration fee today.",
        "To work on site you must pay £250 for our training course first.",
        "New hires must pay a training fee of $150, taken from the first wages.",
    ],
)
def test_present_when_the_applicant_is_asked_for_money(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(upfront_payment, text).outcome is Outcome.PRESENT


def test_absent_when_nothing_is_said_about_money(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(upfront_payment, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "We never ask applicants to pay a fee or to transfer a deposit.",
        "Beware of scammers asking you to send a registration fee in our name.",
        "Recruitment fraud: swindlers pose as our recruiters. They say that you must pay "
        "a deposit.",
        "You will be required to pay the fee of £40.00 for the enhanced DBS check.",
        "We will pay your annual NMC registration fee.",
        "You will collect the refundable deposit from tenants and pay it into the client account.",
        "The background check costs $45, paid by us.",
        "The post is subject to DBS clearance and as a result, you will be required to pay the "
        "associated fee of £40.00.",
        "A placement fee of £500 will be paid to NHS employers once students start.",
        "Customers pay a registration fee of $20.",
        "You will need to pay the CSCS card fee of £36 to the scheme yourself.",
        "Nurses must pay the registration fee to the Board of Nursing of their state.",
        "You may need to pay for your own police check, a fee of $45.",
        "You may buy your laptop from any vendor and keep it.",
        "Players deposit $10 to enter and you keep the tables in order.",
        "You are not required to pay any application fee.",
        "No registration fee of $50 or anything like it: applying is free.",
        "You will process payments and pay supplier invoices on time.",
    ],
)
def test_near_miss_when_fees_that_are_denied_warned_of_or_paid_by_others(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(upfront_payment, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(upfront_payment, "").outcome is Outcome.UNKNOWN
