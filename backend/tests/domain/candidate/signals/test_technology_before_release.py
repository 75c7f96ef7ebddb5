"""Technologies told of a time before they came out."""

import pytest
from tests.written_resumes import a_role, ask

from trusthound.domain.assessment.finding import Outcome
from trusthound.domain.candidate.signals.technology_before_release import technology_before_release


@pytest.mark.parametrize(
    ("dates", "point"),
    [
        ("2008-01 2011-03", "Moved forty services to Kubernetes and Docker"),
        ("2009-01 2012-01", "Built the front end in React with TypeScript"),
        ("2015-01 2018-06", "Wrote marketing texts with ChatGPT"),
        ("2012-01 2017-05", "Kept the branch open during COVID-19"),
    ],
)
def test_present_in_a_role_that_had_ended(dates: str, point: str) -> None:
    found = ask(technology_before_release, a_role("Acme", "Engineer", dates, point))
    assert found.outcome is Outcome.PRESENT
    assert found.evidence[0].quote == point


@pytest.mark.parametrize(
    "text",
    ["Engineer with 15 years of experience with Kubernetes", "15 Jahre Erfahrung mit Kubernetes",
     "15 ans d’expérience avec Kubernetes", "Linux (20 years), Kubernetes (15 years)",
     "Kubernetes – 15+ years"],
    ids=["english", "german", "french", "listed", "dash"],
)  # fmt: skip
def test_present_for_more_years_than_there_were(text: str) -> None:
    role = a_role("Acme", "Engineer", "2020-01 now")
    found = ask(technology_before_release, role, text=text)
    assert found.outcome is Outcome.PRESENT
    assert "15" in found.evidence[0].quote
    assert "Kubernetes" in found.evidence[0].quote


def test_absent_where_it_was_out() -> None:
    role = a_role("Acme", "Engineer", "2014-01 2018-03", "Moved forty services to Kubernetes")
    assert ask(technology_before_release, role).outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    ("dates", "point"),
    [
        ("2005-01 2008-03", "React to customers' wishes within the hour"),
        ("2005-01 2008-03", "Led teams, slack time was used for training"),
        ("2005-01 2008-03", "Removed rust from ships and helmed a swift boat"),
        ("2005-01 2008-03", "Designed a snowflake schema for the warehouse"),
        ("2012-01 2013-12", "First trials of Docker in a sandbox, then Kubernetes early in 2014"),
        ("2008-01 2016-01", "Moved forty services to Kubernetes"),
        ("2005-01 2008-03", "Dockers at the port were paid weekly"),
        ("2005-01 2008-03", "Translated the Greek play Prometheus"),
        ("2005-01 2008-03", "Airflow tests, BERT testers and flutter of wings; LWC rate halved"),
        ("2005-01 2008-03", "Taught Asana, Kafka and Angular momentum; puppeteer and playwright"),
        ("2005-01 2008-03", "Google Ads, Azure DevOps and CCPA: told by today's names"),
    ],
)
def test_near_miss_of_other_meanings_and_of_a_role_that_lasted(dates: str, point: str) -> None:
    found = ask(technology_before_release, a_role("Acme", "Clerk", dates, point))
    assert found.outcome is Outcome.ABSENT


@pytest.mark.parametrize(
    "text",
    ["12 years of experience with Kubernetes", "Kubernetes (12 years), Linux (20 years)",
     "Kubernetes and Linux for 20 years of nights", "Linux, Kubernetes, 20 years of experience",
     "Linux, Kubernetes – 20 years in operations"],
    ids=["as-old", "listed", "both", "joined", "dash"],
)  # fmt: skip
def test_near_miss_of_experience_as_old_as_the_thing(text: str) -> None:
    role = a_role("Acme", "Engineer", "2020-01 now")
    assert ask(technology_before_release, role, text=text).outcome is Outcome.ABSENT


def test_unknown_where_no_work_was_read() -> None:
    assert ask(technology_before_release).outcome is Outcome.UNKNOWN
