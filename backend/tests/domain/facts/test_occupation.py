"""Which occupation a title names: by its end, without rank and place, and none where unsure."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trusthound.domain.facts.occupation import read_titles

INDEX = read_titles([
    "# what a line looks like",
    "",
    "15-1252 software {engineer,developer}|{java,c++,.net,back-end} developer",
    "15-1254 web developer",
    "43-9021 data {entry,entry clerk}",
    "43-9061 office clerk|=clerk",
    "43-4171 receptionist",
    "29-1141 nurse|registered nurse",
    "29-1071 physician assistant",
    "29-1171 nurse practitioner",
    "29-1123 physiotherapist",
    "29-1127 speech and language therapist",
    "11-2022 sales manager|director of sales",
    "13-2011 accountant",
    "11-9032 =principal",
    "43-6014 secretary",
])  # fmt: skip


@pytest.mark.parametrize(
    ("title", "code"),
    [
        ("Senior Java Software Engineer (m/f/d), Berlin", "15-1252"),
        ("SOFTWARE DEVELOPERS", "15-1252"),
        ("C++ Developer", "15-1252"),
        (".NET developer III", "15-1252"),
        ("Lead Backend / Back-End Developer", "15-1252"),
        ("Web developer | remote", "15-1254"),
        ("Data entry clerk – $25/hr – work from home", "43-9021"),
        ("Home based position - data entry", "43-9021"),
        ("Clerk", "43-9061"),
        ("Senior clerk", "43-9061"),
        ("Band 5 Staff Nurse - Ward 7", "29-1141"),
        ("RNs needed asap!!", "29-1141"),
        ("Nurse Practitioner at the clinic", "29-1171"),
        ("Specialist speech &amp; language therapist", ""),
        ("Speech and language therapist", "29-1127"),
        ("Receptionist / office clerk", "43-4171"),
        ("Director of Sales", "11-2022"),
        ("Principal", "11-9032"),
        ("Medical secretaries", "43-6014"),
        ("Full-time accountant, part time possible", "13-2011"),
    ],
)
def test_the_end_of_a_title_names_the_occupation(title: str, code: str) -> None:
    assert INDEX.code_of(title) == code


@pytest.mark.parametrize(
    "title",
    [
        "",
        "???",
        "Growth wizard",
        "County clerk of the court",
        "Deputy sales manager",
        "Manager, software engineer",
        "Assistant accountant",
        "Nurse recruiter",
        "Software engineering intern",
        "Trainee nurse",
        "Nurse/software developer",
        "Executive or registered nurse practitioner liaison",
        "Head accountant",
    ],
)
def test_what_is_not_sure_is_not_known(title: str) -> None:
    assert INDEX.code_of(title) == ""


def test_of_two_lines_with_the_same_title_the_first_has_it() -> None:
    index = read_titles(["43-9021 typist", "43-9022 typist"])
    assert index.code_of("Typist") == "43-9021"


@given(st.text(max_size=300))
def test_any_title_is_answered(title: str) -> None:
    assert INDEX.code_of(title) in {"", *INDEX.ends.values(), *INDEX.wholes.values()}
