"""A sheet in, the bytes of a DOCX file out, written by hand: zip and WordprocessingML."""

import io
import zipfile
from xml.sax.saxutils import escape

from photo import photo_png
from sheets import Aside, Layout, Sheet, Way, dates_of, heading_of, years_of

_W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_REL = "http://schemas.openxmlformats.org/package/2006/relationships"
_TYPE = "http://schemas.openxmlformats.org/package/2006/content-types"
_MOMENT = (2026, 11, 20, 9, 0, 0)
_LOOK_OF = {
    Way.WHITE: '<w:color w:val="FFFFFF"/>',
    Way.TINY: '<w:sz w:val="2"/>',
    Way.VANISH: "<w:vanish/>",
    Way.SMALL: '<w:sz w:val="13"/>',
}


def docx_of(sheet: Sheet) -> bytes:
    """Always the same bytes for the same sheet."""
    parts = {
        "[Content_Types].xml": _types(),
        "_rels/.rels": _package_links(),
        "word/_rels/document.xml.rels": _document_links(sheet),
        "word/document.xml": _document(sheet),
        "docProps/core.xml": _core(sheet),
    }
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as package:
        for name, text in parts.items():
            package.writestr(zipfile.ZipInfo(name, _MOMENT), text.encode())
        if sheet.photo:
            package.writestr(zipfile.ZipInfo("word/media/photo.png", _MOMENT), photo_png())
    return packed.getvalue()


def _document(sheet: Sheet) -> str:
    if sheet.look.layout is Layout.SIDEBAR:
        left = _contact(sheet) + _lists(sheet)
        right = _summary(sheet) + _work(sheet) + _education(sheet) + _rest(sheet)
        body = _head(sheet) + _table([[left, right]], (3000, 6600))
    else:
        body = _head(sheet) + _contact(sheet) + _summary(sheet) + _work(sheet)
        body += _education(sheet) + _lists(sheet) + _rest(sheet)
    body += "".join(_aside(each) for each in sheet.asides)
    return (
        f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="{_W}" '
        f'xmlns:r="{_R}"><w:body>{body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>'
        '<w:pgMar w:top="1000" w:right="1100" w:bottom="1000" w:left="1100"/></w:sectPr>'
        "</w:body></w:document>"
    )


def _head(sheet: Sheet) -> str:
    photo = _paragraph_of(_picture()) if sheet.photo else ""
    return photo + _p(sheet.name, size=40, bold=True) + _p(sheet.headline, size=26)


def _contact(sheet: Sheet) -> str:
    lines = [sheet.place, sheet.phone, sheet.mail, sheet.profile.removeprefix("https://www.")]
    told = [each for each in (*lines, *sheet.contact_lines) if each]
    if sheet.look.layout is Layout.SIDEBAR:
        return _heading(sheet, "Contact") + "".join(_p(each) for each in told)
    return "".join(_p(" | ".join(told[at : at + 3])) for at in range(0, len(told), 3))


def _summary(sheet: Sheet) -> str:
    return _heading(sheet, "Profile") + _p(sheet.summary) if sheet.summary else ""


def _work(sheet: Sheet) -> str:
    told = _heading(sheet, "Work Experience")
    for role in sheet.roles:
        dates = dates_of(role, sheet.look)
        title = f"{role.title} ({role.note})" if role.note else role.title
        points = "".join(_bullet(each) for each in role.points)
        if sheet.look.layout is Layout.TABLE:
            where = _p(title, bold=True) + _p(role.company) + points
            told += _table([[_p(dates), where]], (2600, 7000))
        elif sheet.look.line == 0:
            told += _p(title, bold=True) + _p(f"{role.company}\t{dates}") + points
        elif sheet.look.line == 1:
            told += _p(f"{title}, {role.company} | {dates}", bold=True) + points
        else:
            told += _p(f"{role.company}\t{dates}", bold=True) + _p(title) + points
    return told


def _education(sheet: Sheet) -> str:
    told = _heading(sheet, "Education")
    for each in sheet.schools:
        told += _p(each.degree, bold=True) + _p(f"{each.name}\t{years_of(each)}")
    return told


def _lists(sheet: Sheet) -> str:
    told = _heading(sheet, "Skills") + _p(", ".join(sheet.skills))
    return told + _heading(sheet, "Languages") + "".join(_p(each) for each in sheet.languages)


def _rest(sheet: Sheet) -> str:
    told = ""
    if sheet.certificates:
        told += _heading(sheet, "Certifications") + "".join(_p(each) for each in sheet.certificates)
    for heading, lines in sheet.extras:
        told += _heading(sheet, heading) + "".join(_p(each) for each in lines)
    return told


def _aside(aside: Aside) -> str:
    if aside.way is Way.ON_DARK:
        shade = '<w:shd w:val="clear" w:color="auto" w:fill="1F2A44"/>'
        words = _run(aside.text, '<w:color w:val="FFFFFF"/>')
        return (
            f'<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="9600"/></w:tblGrid><w:tr><w:tc><w:tcPr>'
            f'<w:tcW w:w="9600" w:type="dxa"/>{shade}</w:tcPr><w:p>{words}</w:p></w:tc></w:tr>'
            "</w:tbl><w:p/>"
        )
    return f"<w:p>{_run(aside.text, _LOOK_OF[aside.way])}</w:p>"


def _heading(sheet: Sheet, words: str) -> str:
    return _p(heading_of(words, sheet.look), size=28, bold=True)


def _bullet(words: str) -> str:
    return _p(f"• {words}")


def _p(words: str, *, size: int = 21, bold: bool = False) -> str:
    return _paragraph_of(_run(words, ("<w:b/>" if bold else "") + f'<w:sz w:val="{size}"/>'))


def _paragraph_of(runs: str) -> str:
    return f"<w:p>{runs}</w:p>"


def _run(words: str, look: str) -> str:
    pieces = "<w:tab/>".join(
        f'<w:t xml:space="preserve">{escape(each)}</w:t>' for each in words.split("\t")
    )
    return f"<w:r><w:rPr>{look}</w:rPr>{pieces}</w:r>"


def _table(rows: list[list[str]], widths: tuple[int, ...]) -> str:
    grid = "".join(f'<w:gridCol w:w="{each}"/>' for each in widths)
    told = "".join(
        "<w:tr>"
        + "".join(
            f'<w:tc><w:tcPr><w:tcW w:w="{width}" w:type="dxa"/></w:tcPr>{cell}</w:tc>'
            for cell, width in zip(row, widths, strict=True)
        )
        + "</w:tr>"
        for row in rows
    )
    return f"<w:tbl><w:tblPr/><w:tblGrid>{grid}</w:tblGrid>{told}</w:tbl><w:p/>"


def _picture() -> str:
    draw = "http://schemas.openxmlformats.org/drawingml/2006"
    return (
        f'<w:r><w:drawing><wp:inline xmlns:wp="{draw}/wordprocessingDrawing">'
        '<wp:extent cx="900000" cy="1100000"/><wp:docPr id="1" name="photo"/>'
        f'<a:graphic xmlns:a="{draw}/main"><a:graphicData uri="{draw}/picture">'
        f'<pic:pic xmlns:pic="{draw}/picture"><pic:nvPicPr><pic:cNvPr id="1" name="photo"/>'
        '<pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill>'
        '<pic:spPr><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic>'
        "</wp:inline></w:drawing></w:r>"
    )


def _types() -> str:
    office = "application/vnd.openxmlformats"
    return (
        f'<?xml version="1.0" encoding="UTF-8"?><Types xmlns="{_TYPE}">'
        f'<Default Extension="rels" ContentType="{office}-package.relationships+xml"/>'
        '<Default Extension="xml" ContentType="application/xml"/>'
        '<Default Extension="png" ContentType="image/png"/>'
        '<Override PartName="/word/document.xml" ContentType="'
        f'{office}-officedocument.wordprocessingml.document.main+xml"/>'
        '<Override PartName="/docProps/core.xml" '
        f'ContentType="{office}-package.core-properties+xml"/></Types>'
    )


def _package_links() -> str:
    core = f"{_REL}/metadata/core-properties"
    return (
        f'<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="{_REL}">'
        f'<Relationship Id="rId1" Type="{_R}/officeDocument" Target="word/document.xml"/>'
        f'<Relationship Id="rId2" Type="{core}" Target="docProps/core.xml"/></Relationships>'
    )


def _document_links(sheet: Sheet) -> str:
    photo = f'<Relationship Id="rId9" Type="{_R}/image" Target="media/photo.png"/>'
    return (
        f'<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="{_REL}">'
        f"{photo if sheet.photo else ''}</Relationships>"
    )


def _core(sheet: Sheet) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties xmlns:cp="http://schemas.'
        'openxmlformats.org/package/2006/metadata/core-properties" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" '
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">'
        f"<dc:title>{escape(sheet.title)}</dc:title><dc:creator>{escape(sheet.author)}</dc:creator>"
        f"<cp:lastModifiedBy>{escape(sheet.changed_by or sheet.author)}</cp:lastModifiedBy>"
        '<dcterms:created xsi:type="dcterms:W3CDTF">2026-10-02T08:30:00Z</dcterms:created>'
        '<dcterms:modified xsi:type="dcterms:W3CDTF">2026-11-14T19:05:00Z</dcterms:modified>'
        "</cp:coreProperties>"
    )
