"""Where people write their names, and what stands where a name may: all of them invented."""

from collections.abc import Callable

import pytest

from trusthound.domain.resume.document import Document, DocumentFacts, Format, Line, document_of
from trusthound.domain.resume.model import Resume
from trusthound.domain.resume.read import read_resume

Read = Callable[..., Resume]
REST = "\n# Experience\nEngineer, Acme Inc\n2019 – 2020\n• Built it\n"


def name_of(resume: Resume) -> str | None:
    return resume.name.value if resume.name else None


@pytest.mark.parametrize(
    ("top", "expected"),
    [
        ("# ANN EXAMPLE\nData Analyst", "ANN EXAMPLE"),
        ("# Etta\netta@example.org", "Etta"),
        ("# Curriculum Vitae\nAnn Example\nann@example.org", "Ann Example"),
        ("Resume of Ann Example\nann@example.org", "Ann Example"),
        ("Dr. Ann B. O'Neill, PhD\nLondon, UK", "Ann B. O'Neill"),
        ("# Ludwig van der Rohe\nArchitect", "Ludwig van der Rohe"),
        ("# Chanchal\n# Sharma\nOffice Manager", "Chanchal Sharma"),
        ("# Ann Example | Software Engineer | ann@example.org", "Ann Example"),
        ("Name: Ann Example\nPhone: 312 555 0123", "Ann Example"),
        ("# ИВАН ПЕТРОВ\nРазработчик", "ИВАН ПЕТРОВ"),
        ("# Thomas Baker\nHead of Sales", "Thomas Baker"),
        ("# Siân Pritchard, RGN, BSc\nCardiff", "Siân Pritchard"),
        ("Ann Example ann@example.org Rotterdam", "Ann Example"),
        ("Ann Example, 4 Quarry Row, Newport", "Ann Example"),
        ("Ann Example CEng MICE\nGlasgow", "Ann Example"),
        ("Kazi MD Rahman\nOffice Manager", "Kazi MD Rahman"),
        ("Bat Yam\nOffice Manager", None),
        ("# Liselotte “Lotte” de Bruijn\nUtrecht", "Liselotte “Lotte” de Bruijn"),
        ("# beatriz nogueira\nSão Paulo", "beatriz nogueira"),
        ("Senior Java Developer\nPhone:\nHaifa, Israel", None),
        ("Mob | Telegram |\nJunior backend developer", None),
    ],
)
def test_the_name_is_told_from_all_else(top: str, expected: str | None, read: Read) -> None:
    assert name_of(read(top + REST)) == expected


@pytest.mark.parametrize(
    ("top", "expected"),
    [
        # below the title of the document, however it is spelt
        ("# RESUME\n# K.S.VELMANI\nMobile: 9999912345", "K.S.VELMANI"),
        ("RESUME\nB.MANJARIKA\n12, Lake Front", "B.MANJARIKA"),
        ("RESUME\nPERUMANDI\nMobile: 9999912345", "PERUMANDI"),
        ("CARRICULUM VITA\nPRATIMA DEVANI\nMobile: 9999912345", "PRATIMA DEVANI"),
        ("CURRICULUMVITAE\nDEVIKARANIKA\ndevikaranika@example.org", "DEVIKARANIKA"),
        ("CURRICULAM-VITAE – Pratima Devani\nMobile: 9999912345", "Pratima Devani"),
        ("# B I O  D A T A\nPratima Devani\nMobile: 9999912345", "Pratima Devani"),
        ("# PERSONAL DOSSIER\nPratima Devani", "Pratima Devani"),
        ("C.V. Ramanjali\nPhysicist", "C.V. Ramanjali"),
        ("# PERSONAL INFORMATION Pratima Devani\npratima@example.org", "Pratima Devani"),
        # with parts that are written small
        ("Pratima devani\npratima@example.org", "Pratima devani"),
        ("Curriculum Vitae\nPratima rani devani\nMobile: 9999912345", "Pratima rani devani"),
        # behind a label
        ("RESUME\nNAME\t-\tARUMANDI\nPHONE\t- 9999912345", "ARUMANDI"),
        ("CANDIDATE NAME\t:- PRATIMA DEVANI.F\nE-MAIL ID\t:- f@example.org", "PRATIMA DEVANI.F"),
        ("BIO DATA\n1. Name\t:\tPratima Devani\nFather’s Name\t:\tMohan Devani", "Pratima Devani"),
        # with degrees, a trade or a label behind it, or an address before it
        ("# Mrs.Pratima M.Sc\nPlot 25, Lake Front", "Pratima"),
        ("# PRATIMA DEVANI B.E., M.B.A.,\nMobile: 9999912345", "PRATIMA DEVANI"),
        ("Pratima Devani, Hairstylist\nwww.example.org/pratimadevani", "Pratima Devani"),
        ("PRATIMA DEVANI Correspondence:\n12 Lake Front", "PRATIMA DEVANI"),
        ("12 Lake Rd. W.\tPRATIMA DEVANI\nNorwood, MA 02062", "PRATIMA DEVANI"),
        ("Pratima\tDevani\nMobile: 9999912345", "Pratima Devani"),
        # in scripts of many kinds
        ("# 이력서\n김보람 여 1990년\nboram@example.org", "김보람"),
        ("履歴書\n山森 花実\nhanami@example.org", "山森 花実"),
        ("# 千花大学 山森花\nhanami@example.org", "山森花"),
        ("प्रतिमा देवानी\nदिल्ली", "प्रतिमा देवानी"),
        ("פרתימה דבני │ תל אביב │ 050-0000000", "פרתימה דבני"),
        # words of forms and of trades are families too
        ("Will Grant\nwill.grant@example.org", "Will Grant"),
        ("Rahul Nagar\nrahul.nagar@example.org", "Rahul Nagar"),
    ],
)
def test_a_name_is_read_where_it_stands(top: str, expected: str, read: Read) -> None:
    assert name_of(read(top + REST)) == expected


@pytest.mark.parametrize(
    "top",
    [
        "# POST APPLIED FOR\nPassport Details\nNorth Street",
        "Passport Details\nPosition Applied For\nGovindpuri Kalka Ji",
        "Cover Letter\nDear Sir,\nI am looking for work.\nYours Sincerely",
        "# BIO DATA\nFather’s Name :\nDate of Birth : 1990",
        "# pratimadevani.example\npratimadevani@example.org",
        "Lake House,\nNehru Colony,\nPin 600114",
    ],
)
def test_what_forms_and_letters_say_is_nobodys_name(top: str, read: Read) -> None:
    assert name_of(read(top + REST)) is None


def test_a_rare_name_is_read_like_a_common_one(read: Read) -> None:
    """Only places, looks and spelling tell: two made-up words do as well as a known name."""
    for shown in ("Maria Garcia", "Xyvqo Zzwebly", "Ngqa ǃxoma"):
        assert name_of(read(f"{shown}\nMobile: 9999912345{REST}")) == shown


def test_a_name_that_the_mail_spells_is_read_below_other_lines(read: Read) -> None:
    top = "LAKE COTTAGE,\nFORT P.O\nPIN 686693\nPRATIMA DEVANI\tEmail: pdevani@example.org"
    assert name_of(read(top + REST)) == "PRATIMA DEVANI"


def test_who_is_named_at_the_end_alone_is_read_by_the_label() -> None:
    told = [f"Point {each} of what was done there." for each in range(60)]
    lines = tuple(Line(each, 0) for each in (*told, "Name : Pratima Devani", "Place: Pune"))
    facts = DocumentFacts(Format.DOCX, pages=1)
    document: Document = document_of(facts, lines)
    assert name_of(read_resume(document)) == "Pratima Devani"


def test_a_long_line_of_letters_and_marks_is_given_up_soon(read: Read) -> None:
    """Letters that are also in the range of marks must not be tried in every way."""
    assert name_of(read("अ" * 59 + "!\n" + "प्र" * 600 + REST)) is None


@pytest.mark.parametrize(
    "line",
    [
        "CONTACTS PRATIMA DEVANI",
        "PRATIMA DEVANI Career Objective",
        "WORK EXPERIENCE PRATIMA DEVANI",
        "PRATIMA DEVANI Summary",
    ],
)
def test_a_name_beside_a_heading_of_another_column_is_read(line: str, read: Read) -> None:
    assert name_of(read(line + REST)) == "PRATIMA DEVANI"


def test_who_introduces_themselves_is_read(read: Read) -> None:
    told = "Summary\nHello, my name is Pratima, and I am a developer of six years"
    assert name_of(read(f"Open to work\n{told}{REST}")) == "Pratima"
    assert name_of(read(f"Open to work\nMy name is known to many{REST}")) is None


@pytest.mark.parametrize("line", ["DESCRIPTION", "LinkedIn-profile", "Portfolio"])
def test_what_a_line_is_for_is_nobodys_name(line: str, read: Read) -> None:
    assert name_of(read(f"{line}\nNetwork engineer of six years{REST}")) is None
