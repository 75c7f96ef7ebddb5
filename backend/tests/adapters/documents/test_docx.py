"""DOCX files written by the tests: lines, tables, boxes, lists, what is hidden or refused."""

import io
import zipfile
from datetime import UTC, datetime

import pytest
from tests.adapters.documents.written_docx import (
    paragraph,
    part,
    relations,
    run,
    table,
    written_docx,
)

from trusthound.adapters.documents.docx import docx_document
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.resume.document import Document, Hiding


def told(document: Document) -> list[str]:
    return [each.text for each in document.lines]


def test_paragraphs_are_lines_with_their_size_and_weight() -> None:
    body = paragraph("Ana Rey", '<w:b/><w:sz w:val="40"/>') + paragraph("Engineer")
    first, second = docx_document(written_docx(body)).lines
    assert (first.text, first.points, first.bold) == ("Ana Rey", 20, True)
    assert (second.text, second.points, second.bold) == ("Engineer", 11, False)
    assert second.start == len("Ana Rey") + 1


def test_a_style_says_what_its_paragraphs_do_not() -> None:
    styles = part(
        "styles",
        '<w:style w:styleId="A"><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>'
        '<w:style w:styleId="B"><w:basedOn w:val="A"/><w:rPr><w:b w:val="0"/></w:rPr></w:style>'
        '<w:style w:styleId="C"><w:basedOn w:val="C"/></w:style>',
    )
    body = paragraph("Skills", properties='<w:pStyle w:val="B"/>')
    body += paragraph("In a circle", properties='<w:pStyle w:val="C"/>')
    first, _ = docx_document(written_docx(body, {"word/styles.xml": styles})).lines
    assert (first.points, first.bold) == (14, False)


def test_what_was_deleted_and_what_was_commented_is_no_part_of_the_text() -> None:
    body = (
        f"<w:p>{run('Led ')}<w:del><w:r><w:delText>a bank</w:delText></w:r></w:del>"
        f"<w:ins>{run('a team')}</w:ins><w:moveFrom>{run(' once')}</w:moveFrom>"
        "<w:commentReference/></w:p>"
    )
    comments = part("comments", f"<w:comment>{paragraph('check this')}</w:comment>")
    document = docx_document(written_docx(body, {"word/comments.xml": comments}))
    assert told(document) == ["Led a team"]


def test_tabs_breaks_and_spaced_letters_are_read_as_seen() -> None:
    line = f"{run('Acme')}<w:r><w:tab/></w:r>{run('2019')}<w:r><w:br/></w:r>{run('Engineer')}"
    body = f"<w:p>{line}</w:p>"
    body += paragraph("W O R K   H I S T O R Y") + paragraph("Brix          2017")
    assert told(docx_document(written_docx(body))) == [
        "Acme\t2019", "Engineer", "WORK HISTORY", "Brix\t2017",
    ]  # fmt: skip


def test_a_row_of_short_cells_is_one_line_and_long_cells_are_columns() -> None:
    short = table((paragraph("2019"), paragraph("Engineer")))
    long = table(
        (paragraph("SKILLS") + paragraph("Python"), paragraph("WORK") + paragraph("Acme")),
    )
    document = docx_document(written_docx(short + long))
    assert told(document) == ["2019\tEngineer", "SKILLS", "Python", "WORK", "Acme"]
    columns = [each.column for each in document.lines]
    assert columns[1] == columns[2] != columns[3] == columns[4]


def test_headers_come_first_and_boxes_after_their_paragraph() -> None:
    box = (
        "<mc:AlternateContent><mc:Choice><w:drawing><wp:anchor><wps:txbx><w:txbxContent>"
        f"{paragraph('In a box')}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></mc:Choice>"
        f"<mc:Fallback><w:txbxContent>{paragraph('In a box')}</w:txbxContent></mc:Fallback>"
        "</mc:AlternateContent>"
    )
    body = f"<w:p>{run('Engineer')}<w:r>{box}</w:r></w:p>{paragraph('Acme')}"
    parts = {
        "word/header1.xml": part("hdr", paragraph("Ana Rey")),
        "word/header2.xml": part("hdr", paragraph("Ana Rey")),
        "word/footer1.xml": part("ftr", paragraph("Page 1")),
        "word/_rels/document.xml.rels": relations(
            ("a", "header", "header1.xml"),
            ("b", "header", "header2.xml"),
            ("c", "footer", "footer1.xml"),
        ),
    }
    document = docx_document(written_docx(body, parts))
    assert told(document) == ["Ana Rey", "Engineer", "In a box", "Acme", "Page 1"]


def test_lists_show_their_bullets_and_numbers() -> None:
    numbering = part(
        "numbering",
        '<w:abstractNum w:abstractNumId="5"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl>'
        '</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>',
    )
    in_list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="{}"/></w:numPr>'
    body = "".join(
        paragraph(text, properties=in_list.format(number))
        for text, number in (("Led", 1), ("Built", 1), ("Wrote", 7), ("None", 0))
    )
    document = docx_document(written_docx(body, {"word/numbering.xml": numbering}))
    assert told(document) == ["1. Led", "2. Built", "• Wrote", "None"]


@pytest.mark.parametrize(
    ("looks", "hiding"),
    [
        ("<w:vanish/>", Hiding.MARKED_HIDDEN),
        ('<w:color w:val="FFFFFF"/>', Hiding.BACKGROUND_COLOUR),
        ('<w:color w:themeColor="background1"/>', Hiding.BACKGROUND_COLOUR),
        ('<w:sz w:val="2"/>', Hiding.TINY),
        ('<w:w w:val="1"/>', Hiding.TINY),
    ],
    ids=["vanish", "white", "white of the theme", "tiny", "narrow"],
)
def test_what_nobody_sees_is_told_apart_from_the_lines(looks: str, hiding: Hiding) -> None:
    body = f"<w:p>{run('Ana Rey')}{run('rust', looks)}{run(' kafka', looks)}</w:p>"
    document = docx_document(written_docx(body))
    assert told(document) == ["Ana Rey"]
    (hidden,) = document.facts.hidden
    assert (hidden.text, hidden.hiding) == ("rust kafka", hiding)


def test_white_letters_on_a_filled_cell_are_seen() -> None:
    white = paragraph("WORK", '<w:color w:val="FFFFFF"/>')
    filled = '<w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>'
    document = docx_document(written_docx(table((filled + white,))))
    assert told(document) == ["WORK"]
    assert document.facts.hidden == ()


def test_the_file_says_who_wrote_it_when_and_where_its_links_lead() -> None:
    parts = {
        "docProps/core.xml": '<c xmlns:d="x"><d:creator>Ana Rey</d:creator><d:lastModifiedBy>Bo'
        "</d:lastModifiedBy><d:created>2026-01-02T03:04:05+02:00</d:created>"
        "<d:revision>7</d:revision></c>",
        "docProps/app.xml": "<p><Application>Word</Application><Pages>3</Pages></p>",
        "word/_rels/document.xml.rels": relations(
            ("a", "hyperlink", "https://example.com/ana"), ("b", "hyperlink", "javascript:x")
        ),
    }
    body = (
        f'<w:p><w:hyperlink r:id="a">{run("Ana")}</w:hyperlink>'
        f'<w:hyperlink r:id="b">{run(" Rey")}</w:hyperlink></w:p>'
    )
    facts = docx_document(written_docx(body, parts)).facts
    assert (facts.author, facts.changed_by, facts.creator) == ("Ana Rey", "Bo", "Word")
    assert (facts.pages, facts.revisions) == (3, 7)
    assert facts.created == datetime(2026, 1, 2, 1, 4, 5, tzinfo=UTC)
    assert facts.links == ("https://example.com/ana",)


ENTITIES = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b SYSTEM "file:///etc/hostname">]>'


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ({"word/vbaProject.bin": "x"}, DocumentProblem.MACROS),
        ({"[Content_Types].xml": "<Types>macroEnabled</Types>"}, DocumentProblem.MACROS),
        ({"../evil.txt": "x"}, DocumentProblem.DISGUISED),
        ({"/etc/evil": "x"}, DocumentProblem.DISGUISED),
        ({"_rels/.rels": "<Relationships/>"}, DocumentProblem.DISGUISED),
        ({"word/document.xml": part("workbook", "")}, DocumentProblem.DISGUISED),
        ({"word/document.xml": "<w:document"}, DocumentProblem.DAMAGED),
        ({"word/document.xml": f"{ENTITIES}<w><body>&a;&b;</body></w>"}, DocumentProblem.DAMAGED),
        ({"word/document.xml": "<a>" * 3_000}, DocumentProblem.DAMAGED),
        ({"word/media/a.png": bytes(51_000_000)}, DocumentProblem.BOMB),
        ({"word/media/a.png": bytes(9_000_000)}, DocumentProblem.BOMB),
        ({f"word/{number}.xml": "" for number in range(2_001)}, DocumentProblem.BOMB),
    ],
    ids=[
        "macros", "macro type", "zip slip", "absolute name", "no document", "a workbook",
        "cut off", "entities", "deep", "50 MB", "packed too well", "2,000 entries",
    ],
)  # fmt: skip
def test_what_no_word_processor_writes_is_refused(
    parts: dict[str, str | bytes], problem: DocumentProblem
) -> None:
    with pytest.raises(DocumentRefused) as refusal:
        docx_document(written_docx(paragraph("Ana Rey"), parts))
    assert refusal.value.problem is problem


def test_a_zip_whose_sizes_lie_is_damaged() -> None:
    held = io.BytesIO(written_docx(paragraph("Ana Rey " * 50)))
    with zipfile.ZipFile(held) as archive:
        size = archive.getinfo("word/document.xml").file_size
    lying = held.getvalue().replace(size.to_bytes(4, "little"), (5).to_bytes(4, "little"))
    with pytest.raises(DocumentRefused) as refusal:
        docx_document(lying)
    assert refusal.value.problem is DocumentProblem.DAMAGED


def test_what_follows_a_column_break_or_a_section_is_a_column_of_its_own() -> None:
    body = paragraph("SKILLS") + f'<w:p><w:r><w:br w:type="column"/></w:r>{run("WORK")}</w:p>'
    body += paragraph("Acme", properties="<w:sectPr/>") + paragraph("Across")
    columns = [each.column for each in docx_document(written_docx(body)).lines]
    assert columns[1] == columns[2]
    assert len(set(columns)) == 3
