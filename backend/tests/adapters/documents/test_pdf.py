"""PDFs written by the tests: reading order, what is hidden, what a file says of itself."""

from datetime import UTC, datetime

import pytest
from tests.adapters.documents.written_pdfs import Drawn, written_pdf

from trusthound.adapters.documents.pdf import pdf_document
from trusthound.domain.resume.document import Document, Hiding


def told(document: Document) -> list[str]:
    return [each.text for each in document.lines]


def column(across: float, *texts: str, up: float = 700, step: float = 14) -> list[Drawn]:
    return [Drawn(text, across, up - at * step) for at, text in enumerate(texts)]


def test_lines_tell_their_look_and_their_place() -> None:
    document = pdf_document(
        written_pdf([Drawn("Ana Rey", 50, 750, 20, "F2")], [Drawn("Second page")])
    )
    first, second = document.lines
    assert (first.text, first.points, first.bold, first.page) == ("Ana Rey", 20, True, 0)
    assert (second.text, second.points, second.bold, second.page) == ("Second page", 11, False, 1)
    assert document.text[second.start :] == "Second page"
    assert first.box is not None
    assert 0.08 < first.box.left < 0.09
    assert first.box.top < 0.06 < first.box.bottom


def test_columns_are_read_one_after_the_other() -> None:
    left = column(50, "PROFILE", "Builds data", "pipelines", "SKILLS", "Python, SQL", step=15)
    right = column(
        300, "EXPERIENCE", "Data Engineer", "Acme Ltd, 2019 - 2021", "Moved the reports", step=13
    )
    document = pdf_document(written_pdf([Drawn("Ana Rey", 50, 760, 20), *left, *right]))
    assert told(document) == ["Ana Rey", *(each.text for each in [*left, *right])]
    columns = [each.column for each in document.lines]
    assert columns[1:6] == [columns[1]] * 5
    assert columns[6:] == [columns[6]] * 4
    assert columns[1] != columns[6]


def test_dates_at_the_right_end_stay_in_their_line() -> None:
    names, dates = ("Acme Ltd", "Brix plc", "Cold Inc"), ("2019 - 2021", "2017 - 2019", "2016")
    document = pdf_document(
        written_pdf([*column(50, *names, step=60), *column(480, *dates, step=60)])
    )
    assert told(document) == [f"{name}\t{date}" for name, date in zip(names, dates, strict=True)]


def test_dates_in_a_column_on_the_left_come_before_what_stands_beside_them() -> None:
    beside = column(
        200, "Engineer", "Acme Ltd", "Built pipelines", "Analyst", "Brix plc", "Wrote reports"
    )
    dates = [Drawn("2019 - 2021", 50, 700), Drawn("2017 - 2019", 50, 700 - 3 * 14)]
    assert told(pdf_document(written_pdf([*dates, *beside]))) == [
        "2019 - 2021", "Engineer", "Acme Ltd", "Built pipelines",
        "2017 - 2019", "Analyst", "Brix plc", "Wrote reports",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "drawn",
    [
        Drawn("E X P E R I E N C E", 50, 700),
        Drawn("EXPERIENCE", 50, 700, before="0 g 4 Tc"),
        Drawn("EXPERIENCE", 50, 700, before="0 g 1.6 Tc"),
    ],
    ids=["spaces", "wide", "narrow"],
)
def test_a_heading_of_spaced_letters_is_its_word(drawn: Drawn) -> None:
    assert told(pdf_document(written_pdf([drawn]))) == ["EXPERIENCE"]


def test_words_of_spaced_letters_stay_apart() -> None:
    page = [Drawn("W O R K   H I S T O R Y", 50, 700)]
    assert told(pdf_document(written_pdf(page))) == ["WORK HISTORY"]


def test_a_word_cut_at_the_end_of_a_line_is_put_together() -> None:
    page = column(50, "Led the develop-", "ment of a full-", "time team")
    assert told(pdf_document(written_pdf([*page]))) == [
        "Led the development", "of a full-time", "team",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("secret", "hiding"),
    [
        (Drawn("rust kafka", 50, 400, before="1 g"), Hiding.BACKGROUND_COLOUR),
        (Drawn("rust kafka", 50, 400, before="0.99 g"), Hiding.BACKGROUND_COLOUR),
        (Drawn("rust kafka", 50, 700, before="1 g"), Hiding.BACKGROUND_COLOUR),
        (Drawn("rust kafka", 50, 400, points=1), Hiding.TINY),
        (Drawn("rust kafka", 50, -60), Hiding.OFF_PAGE),
        (Drawn("rust kafka", 50, 400, before="3 Tr"), Hiding.INVISIBLE),
        (Drawn("rust kafka", 50, 400, before="0 0 10 10 re W n"), Hiding.COVERED),
    ],
    ids=["white", "nearly white", "white over text", "tiny", "off page", "no ink", "clipped"],
)
def test_what_nobody_sees_is_told_apart_from_the_lines(secret: Drawn, hiding: Hiding) -> None:
    document = pdf_document(written_pdf([secret, Drawn("Ana Rey has worked")]))
    assert told(document) == ["Ana Rey has worked"]
    (hidden,) = document.facts.hidden
    assert (hidden.text, hidden.hiding, hidden.page) == ("rust kafka", hiding, 0)


def test_text_behind_a_shape_is_hidden() -> None:
    page: list[Drawn | str] = [
        Drawn("rust kafka", 50, 400),
        "0.9 g 40 390 200 30 re f\n",
        Drawn("Ana Rey"),
    ]
    document = pdf_document(written_pdf(page))
    assert told(document) == ["Ana Rey"]
    assert [each.hiding for each in document.facts.hidden] == [Hiding.COVERED]


def test_white_text_on_a_dark_band_is_seen() -> None:
    page: list[Drawn | str] = ["0.1 g 0 690 600 40 re f\n", Drawn("Ana Rey", before="1 g")]
    document = pdf_document(written_pdf(page))
    assert told(document) == ["Ana Rey"]
    assert document.facts.hidden == ()


def test_a_turned_page_is_read_as_it_is_shown() -> None:
    page = [Drawn("Ana Rey"), Drawn("Engineer", up=680)]
    turned = [each.operators.replace("1 0 0 1 50 ", "0 1 -1 0 300 ") for each in page]
    document = pdf_document(written_pdf([turned[0]], rotate=90))
    assert told(document) == ["Ana Rey"]
    assert document.lines[0].box is not None
    assert document.lines[0].box.top < 0.55


def test_the_file_says_who_made_it_when_and_where_its_links_lead() -> None:
    facts = pdf_document(
        written_pdf(
            [Drawn("Ana Rey")],
            info="/Author (Ana Rey) /Creator (Canva) /Producer (Skia) "
            "/CreationDate (D:20260102030405+02'00')",
            links=("https://example.com/ana", "javascript:alert", "mailto:ana@example.com"),
        )
    ).facts
    assert (facts.author, facts.creator, facts.producer, facts.pages) == (
        "Ana Rey", "Canva", "Skia", 1,
    )  # fmt: skip
    assert facts.created == datetime(2026, 1, 2, 1, 4, 5, tzinfo=UTC)
    assert facts.links == ("https://example.com/ana", "mailto:ana@example.com")
    assert facts.fonts == ("Helvetica",)


def test_dates_stand_beside_their_roles_whatever_stands_above_and_below_them() -> None:
    left = [
        Drawn("Work Experience", 50, 740, 14), Drawn("05/2019 - Present", 50, 718),
        Drawn("01/2017 - 04/2019", 50, 660), Drawn("Education", 50, 600, 14),
        Drawn("BSc Physics", 50, 580), Drawn("Skills", 50, 540, 14),
    ]  # fmt: skip
    right = [
        *column(170, "Engineer", "Acme Ltd", "Built the pipelines of the house", up=718),
        *column(170, "Analyst", "Brix plc", "Wrote the reports for the board", up=660),
        Drawn("2013 - 2016", 480, 580),
    ]
    assert told(pdf_document(written_pdf([*left, *right]))) == [
        "Work Experience",
        "05/2019 - Present", "Engineer", "Acme Ltd", "Built the pipelines of the house",
        "01/2017 - 04/2019", "Analyst", "Brix plc", "Wrote the reports for the board",
        "Education", "BSc Physics\t2013 - 2016", "Skills",
    ]  # fmt: skip


def test_dates_that_fill_their_column_are_cut_off_what_stands_beside_them() -> None:
    dates = [Drawn("October 2018 to December", 50, 700), Drawn("2021", 50, 688)]
    dates.append(Drawn("May 2016 to June 2018", 50, 640))
    first = column(184, "Engineer", "Acme Ltd", "Built the pipelines")
    second = column(184, "Analyst", "Brix plc", "Wrote the reports", up=640)
    lines = told(pdf_document(written_pdf([*dates, *first, *second])))
    assert lines[:4] == ["October 2018 to December", "2021", "Engineer", "Acme Ltd"]
    assert lines[5:8] == ["May 2016 to June 2018", "Analyst", "Brix plc"]


def test_an_address_longer_than_its_sidebar_is_wide_ends_no_column() -> None:
    left = column(50, "CONTACT", "ana.maria.rey.of.lisbon@mail.example", "Lisbon", "SKILLS", "SQL")
    right = column(
        230, "PROFILE", "Engineer of data", "EXPERIENCE", "Engineer, Acme Ltd", "Built it", up=693
    )
    lines = told(pdf_document(written_pdf([*left, *right])))
    assert lines == [each.text for each in (*left, *right)]


def test_places_and_dates_at_the_right_of_a_long_line_make_no_column() -> None:
    names = ["Acme University Press", "Bachelor of Arts with a long name of its own, and a minor"]
    names += ["Work", "Brix plc", "Editor of books"]
    beside = [Drawn("Lisbon", 500, 700), Drawn("2015 - 2018 (planned)", 400, 686)]
    beside += [Drawn("Oporto", 500, 658), Drawn("September 2018", 440, 644)]
    lines = told(pdf_document(written_pdf([*column(50, *names), *beside])))
    assert lines[3:] == ["Brix plc\tOporto", "Editor of books\tSeptember 2018"]


def test_a_table_with_several_cells_beside_the_first_is_read_row_by_row() -> None:
    cells = ("Acme University Press", "Engineer of pipelines", "Lisbon", "2019 - 2021")
    rows = [
        Drawn(text, across, 700 - 16 * at)
        for at in range(4)
        for text, across in zip(cells, (50, 220, 360, 460), strict=True)
    ]
    headings = [Drawn("Experience", 50, 730, 14), Drawn("Education", 50, 630, 14)]
    lines = told(pdf_document(written_pdf([*headings, *rows])))
    assert lines == ["Experience", *["\t".join(cells)] * 4, "Education"]


def test_a_space_of_the_file_parts_words_that_stand_close() -> None:
    # Helvetica at 11 points: the second begins where the first ends, but for a hair.
    drawn = "q 0 g BT /F1 11 Tf 1 0 0 1 50 700 Tm [(Staff) 0 ( ) 250 (Engineer)] TJ ET Q\n"
    assert told(pdf_document(written_pdf([drawn]))) == ["Staff Engineer"]


def test_the_dots_of_a_line_along_the_dates_are_no_signs_of_a_list() -> None:
    dates = [Drawn("2019 - 2021", 50, 700), Drawn("2017 - 2019", 50, 650)]
    dots = [Drawn("•", 130, 700), Drawn("•", 130, 650)]
    first = column(150, "Engineer", "Acme Ltd", "Built pipelines")
    second = column(150, "Analyst", "Brix plc", "Wrote reports", up=650)
    lines = told(pdf_document(written_pdf([*dates, *dots, *first, *second])))
    assert lines[:3] == ["2019 - 2021", "Engineer", "Acme Ltd"]
    assert lines[4:7] == ["2017 - 2019", "Analyst", "Brix plc"]


def test_an_accent_drawn_over_a_letter_is_one_with_it() -> None:
    over = "BT /F1 11 Tf 1 0 0 1 50 700 Tm [(H\\264) 444 (ebert, d\\264accord)] TJ ET\n"
    assert told(pdf_document(written_pdf([over]))) == ["Hébert, d´accord"]


def test_the_raised_ending_of_a_number_stands_in_its_row() -> None:
    drawn = [Drawn("the 10", 50, 700), Drawn("th", 81, 704, 6), Drawn("of all", 92, 700)]
    assert told(pdf_document(written_pdf([*drawn, Drawn("below", 50, 686)]))) == [
        "the 10th of all", "below",
    ]  # fmt: skip


def test_what_stands_above_the_dates_at_the_right_end_makes_them_no_column() -> None:
    left = column(50, "Ana Reyes", "Leeds, ana@example.org", "Experience", "Nurse", "City Clinic")
    right = [
        Drawn("Updated in May 2024", 470, 706, 9), Drawn("ana-reyes.example", 470, 686),
        Drawn("Leeds, UK", 470, 658), Drawn("Nov 2022 - Aug 2026", 470, 644),
    ]  # fmt: skip
    told_below = Drawn("Cared for patients of two wards through the whole of the long winter, " * 2,
        50, 630, 8)  # fmt: skip
    lines = told(pdf_document(written_pdf([*left, *right, told_below])))
    assert "City Clinic\tNov 2022 - Aug 2026" in lines
