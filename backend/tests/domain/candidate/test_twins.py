"""Pairs of resumes that differ in who somebody is: score, level and flags are the same."""

from typing import Any

import pytest
from tests.written_resumes import a_course, a_dossier, a_role

from trusthound.domain.candidate.assess import assess
from trusthound.domain.candidate.breakdown import recommendation_of
from trusthound.domain.candidate.report import report_of
from trusthound.domain.resume.model import Employment, Level, Work

FIRST = a_role(
    "Acme Freight", "Bookkeeper", "2012-01 2015-12", "Cared for the accounts of four depots"
)
SECOND = a_role("Borealis", "Accountant", "2016-01 2020-12", "Closed the books of four companies")
THIRD = a_role("Quellwerk", "Senior Accountant", "2021-01 now", "Leads the yearly closing")
ROLES = (FIRST, SECOND, THIRD)
OWN: dict[str, Any] = {
    "name": "Emily Walsh",
    "mail": "emily.walsh@gmail.com",
    "mails": ["emily.walsh@gmail.com"],
    "links": ["https://www.linkedin.com/in/emily-walsh-4b21a7"],
    "author": "Emily Walsh",
    "phones": ["+1 512 555 0134"],
    "location": "Austin, TX",
    "education": [a_course("University of Michigan", "2008-09 2011-06", Level.BACHELOR)],
    "employers": "Acme Freight, Borealis, Quellwerk",
    "text": "Accountant for firms of fifty to five hundred people",
}


def person(name: str, mailbox: str, slug: str, author: str = "") -> dict[str, Any]:
    mail = f"{mailbox}@gmail.com"
    link = f"https://www.linkedin.com/in/{slug}"
    return {"name": name, "mail": mail, "mails": [mail], "links": [link], "author": author or name}


def told(words: str) -> dict[str, Any]:
    return {"text": f"{OWN['text']}\n{words}"}


def studied(school: str, dates: str) -> dict[str, Any]:
    return {"education": [a_course(school, dates, Level.BACHELOR)]}


def with_roles(*more: Work) -> tuple[Work, ...]:
    return (*ROLES, *more)


TWINS: dict[str, tuple[dict[str, Any], tuple[Work, ...]]] = {
    "a-black-womans-name": (
        person("Lakisha Washington", "lakisha.washington", "lakisha-washington-4b21a7"), ROLES),
    "a-muslim-mans-name": (
        person("Mohammed Al-Farsi", "m.alfarsi", "mohammed-al-farsi-4b21a7"), ROLES),
    "a-vietnamese-name": (
        person("Nguyễn Thị Minh Khai", "khai.nguyen", "minh-khai-nguyen-4b21a7"), ROLES),
    "a-name-of-initials": (person("B. K. Rao", "bkrao", "b-k-rao-4b21a7"), ROLES),
    "one-name-alone": (person("Sukarno", "sukarno84", "sukarno-4b21a7"), ROLES),
    "chinese-letters": (person("王伟", "wei.wang", "wei-wang-4b21a7", "Wei Wang"), ROLES),
    "arabic-letters": (
        person("محمد الفارسي", "m.alfarsi", "mohammed-alfarsi-4b21a7", "Mohammed Alfarsi"), ROLES),
    "cyrillic-letters": (
        person("Анна Петрова", "anna.petrova", "anna-petrova-4b21a7", "Anna Petrova"), ROLES),
    "an-english-name-beside-ones-own": (
        person("Wang Xiaoming", "kevin.wang", "kevin-wang-4b21a7", "Kevin Wang"), ROLES),
    "a-name-taken-at-marriage": (
        person("Emily Okafor", "emily.walsh", "emily-walsh-4b21a7", "Emily Walsh"), ROLES),
    "a-given-name-that-changed": (
        person("Oliver Walsh", "emily.walsh", "emily-walsh-4b21a7", "Emily Walsh"), ROLES),
    "words-of-gender": (told("She/her. Chairwoman of the sorority, mother of two"), ROLES),
    "a-nationality": (told("Nationality: Nigerian. Born in Kano. Work permit until 2029"), ROLES),
    "an-age": (told("Born in 1959. Married"), ROLES),
    "forty-years-of-work": (
        studied("University of Michigan", "1979 1983"),
        with_roles(a_role("Northern Mills", "Clerk", "1983 2011"))),
    "a-disability": (told("Wheelchair user; network of deaf accountants; dyslexic"), ROLES),
    "a-faith": (told("Volunteer at the mosque's kitchen; studied at a yeshiva"), ROLES),
    "a-partner-of-the-same-sex": (told("Treasurer of the city's pride; has a wife"), ROLES),
    "five-years-without-work": ({"employers": "Acme Freight, Quellwerk"}, (FIRST, THIRD)),
    "years-of-care-told-as-a-role": (
        {"employers": "Acme Freight, Quellwerk"},
        (FIRST, a_role("Family", "Full-time carer", "2016-01 2020-12", "Cared for my father"),
         THIRD)),
    "parental-leave-during-a-job": (
        {}, with_roles(a_role("Career break", "Parental leave", "2018-03 2019-06"))),
    "military-service": (
        {}, with_roles(a_role("US Army", "Sergeant", "2009-01 2011-12"))),
    "reserve-duty-during-a-job": (
        {}, with_roles(a_role("Israel Defense Forces", "Combat medic", "2023-10 2024-06"))),
    "civil-service-before-studies": (
        {}, with_roles(a_role("Rotes Kreuz", "Zivildienst", "2007-07 2008-08"))),
    "a-phone-kept-after-a-move": ({"phones": ["+234 803 555 0134"]}, ROLES),
    "a-place-elsewhere": ({"location": "Lagos, Nigeria", "phones": ["+234 803 555 0134"]}, ROLES),
    "a-school-elsewhere": (studied("An-Najah National University", "2008-09 2011-06"), ROLES),
    "a-mailbox-elsewhere": (
        {"mail": "emily.walsh@rediffmail.com", "mails": ["emily.walsh@rediffmail.com"]}, ROLES),
    "a-photo": ({"images": 2}, ROLES),
    "prose-like-a-machines": (
        told("Results-driven, detail-oriented professional; spearheaded pivotal synergies"), ROLES),
    "broken-english": (told("I am do accountings since many year and I likes it"), ROLES),
}  # fmt: skip


def test_time_away_is_nobodys_employment_and_is_looked_up_nowhere() -> None:
    away = a_role("Career break", "Parental leave", "2018-03 2019-06")
    dossier = a_dossier(*ROLES, away, a_role("Family", "Full-time carer", "2007-01 2007-12"))
    assert dossier.subjects_of("company_records") == ("Acme Freight", "Borealis", "Quellwerk")


def judged(parts: dict[str, Any], roles: tuple[Work, ...]) -> tuple[int | None, str, list[str]]:
    assessment = assess(a_dossier(*roles, **(OWN | parts)))
    flags = [each.code for each in report_of(assessment).red_flags]
    return assessment.score, recommendation_of(assessment).level, flags


@pytest.mark.parametrize("twin", TWINS)
def test_who_somebody_is_changes_nothing(twin: str) -> None:
    assert judged(*TWINS[twin]) == judged({}, ROLES)


def test_the_same_pairs_hold_beside_a_matter_to_ask_about() -> None:
    second_job = a_role("Tarnwick", "Accountant", "2016-03 2018-12", kind=Employment.FULL_TIME)
    asked = judged({}, with_roles(second_job))
    assert asked[2] == ["overlapping_roles"]
    for twin, (parts, roles) in TWINS.items():
        if SECOND in roles and parts.get("employers") is None:
            assert judged(parts, (*roles, second_job)) == asked, twin
