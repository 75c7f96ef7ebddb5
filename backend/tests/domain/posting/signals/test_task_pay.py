"""Pays by the click: task scams, and tasks that are just work."""

from collections.abc import Callable

import pytest

from trusthound.domain.assessment.finding import Finding, Outcome
from trusthound.domain.posting.signals.task_pay import task_pay


@pytest.mark.parametrize(
    "text",
    [
        "Like YouTube videos and earn up to $200 daily.",
        "Earn money by rating hotels online.",
        "Help merchants increase data and ratings for an hour a day.",
        "An hour a day brings 50-200 USDT daily.",
        "Complete app optimization tasks in sets of 40 tasks.",
        "We pay $5 per review that you post.",
        "Commission per task is credited at once; combination orders pay more.",
    ],
)
def test_present_when_clicks_or_small_tasks_are_paid(
    ask: Callable[..., Finding], text: str
) -> None:
    assert ask(task_pay, text).outcome is Outcome.PRESENT


def test_absent_when_ordinary_work(ask: Callable[..., Finding]) -> None:
    text = "We repair bicycles. You will look after the workshop and talk to riders."
    assert ask(task_pay, text).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    [
        "Complete daily tasks under supervision and report to the shift lead.",
        "You optimize apps and review pull requests; the salary is $120,000.",
        "You review videos that users upload and rate products for our customers; $20 per hour.",
        "Beware: scammers offer commission per task in our name.",
        "You help merchants increase sales and report USDT balances daily.",
        "We like apps that earn the trust of doctors.",
    ],
)
def test_near_miss_when_tasks_are_part_of_a_job(ask: Callable[..., Finding], text: str) -> None:
    assert ask(task_pay, text).outcome is Outcome.ABSENT


def test_unknown_without_a_description(ask: Callable[..., Finding]) -> None:
    assert ask(task_pay, "").outcome is Outcome.UNKNOWN
