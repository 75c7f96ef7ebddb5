"""The XML of a body in, the bytes of a small DOCX out: what the tests of documents read."""

import io
import zipfile
from collections.abc import Mapping

_W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
_SPACES = (
    f'{_W} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" '
    'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'
)
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"


def paragraph(text: str, looks: str = "", properties: str = "") -> str:
    """`looks` go into `w:rPr`, `properties` into `w:pPr`."""
    return f"<w:p><w:pPr>{properties}</w:pPr>{run(text, looks)}</w:p>"


def run(text: str, looks: str = "") -> str:
    return f'<w:r><w:rPr>{looks}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'


def table(*rows: tuple[str, ...]) -> str:
    """Each cell is the XML of its paragraphs."""
    told = ("".join(f"<w:tc>{cell}</w:tc>" for cell in row) for row in rows)
    return f"<w:tbl>{''.join(f'<w:tr>{row}</w:tr>' for row in told)}</w:tbl>"


def part(kind: str, inside: str) -> str:
    return f'<?xml version="1.0" encoding="UTF-8"?><w:{kind} {_SPACES}>{inside}</w:{kind}>'


def relations(*told: tuple[str, str, str]) -> str:
    """Of each its id, kind and target."""
    inside = "".join(
        f'<Relationship Id="{name}" Type="{_OFFICE}/{kind}" Target="{target}"/>'
        for name, kind, target in told
    )
    return f'<Relationships xmlns="{_RELATIONS}">{inside}</Relationships>'


def written_docx(body: str, parts: Mapping[str, str | bytes] | None = None) -> bytes:
    """`parts` are added by their names, or put in the place of the usual ones."""
    whole: dict[str, str | bytes] = {
        "[Content_Types].xml": "<Types/>",
        "_rels/.rels": relations(("rId1", "officeDocument", "word/document.xml")),
        "word/document.xml": part("document", f"<w:body>{body}</w:body>"),
    }
    whole.update(parts or {})
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in whole.items():
            archive.writestr(name, content)
    return held.getvalue()
