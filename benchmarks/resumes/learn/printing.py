"""Pages (HTML) in, files out: PDFs by Chromium, many in one run; DOCX as Word writes it; and DOCX poured
out of a PDF's lines, as converters make them.
"""

import io
import os
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from xml.sax.saxutils import escape

import pypdfium2 as pdfium
from lxml import html as lx

BROWSER = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""
_W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_BLOCKS = {"div", "p", "li", "ul", "table", "tr", "td", "tbody"}


def pdfs(page: str, numbers: list[int]) -> dict[int, bytes]:
    """One PDF a document."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "a.html"), Path(folder, "a.pdf")
        source.write_text(page, "utf-8")
        subprocess.run(
            [
                BROWSER,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-pdf-header-footer",
                f"--print-to-pdf={target}",
                source.as_uri(),
            ],
            check=True,
            capture_output=True,
            timeout=300,
        )
        data = target.read_bytes()
    whole = pdfium.PdfDocument(data)
    firsts: dict[int, int] = {}
    for at in range(len(whole)):
        text = whole[at].get_textpage().get_text_range()
        for found in re.findall(r"zq(\d+)qz", text):
            firsts.setdefault(int(found), at)
    order = sorted(firsts.items(), key=lambda each: each[1])
    made = {}
    for (number, first), following in zip(
        order, [*[x for _, x in order[1:]], len(whole)], strict=True
    ):
        if number not in numbers or following <= first:
            continue
        one = pdfium.PdfDocument.new()
        one.import_pages(whole, list(range(first, following)))
        packed = io.BytesIO()
        one.save(packed)
        made[number] = packed.getvalue()
    return made


def _packed(body: str) -> bytes:
    told = f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="{_W}"><w:body>{body}<w:sectPr/></w:body></w:document>'
    types = (
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
    )
    rels = (
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" '
        'Target="word/document.xml"/></Relationships>'
    )
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        package.writestr("[Content_Types].xml", types)
        package.writestr("_rels/.rels", rels)
        package.writestr("word/document.xml", told)
    return out.getvalue()


def _run(text: str, *, bold: bool = False, size: int = 0) -> str:
    looks = ("<w:b/>" if bold else "") + (f'<w:sz w:val="{size}"/>' if size else "")
    pieces = "<w:tab/>".join(
        f'<w:t xml:space="preserve">{escape(x)}</w:t>' for x in text.split("\t")
    )
    return f"<w:r><w:rPr>{looks}</w:rPr>{pieces}</w:r>"


class Word:
    """The same page as somebody writes it in a word processor."""

    def __init__(self, r: Random) -> None:
        self.bullet = r.choice(["• ", "• ", "- ", "* ", "o ", "", "▪ "])
        self.heading = r.choice(["bold", "caps", "bold caps", "big", "plain", "bold"])
        self.size = r.choice([20, 22, 24])
        self.tables = r.random() < 0.5
        self.tabs = r.choice(["\t", "\t", "\t\t", " – ", "     ", "\t\t\t"])
        self.empty = r.random() < 0.5

    def file(self, page: str) -> bytes:
        return _packed("".join(self.blocks(lx.fromstring(page))))

    def blocks(self, node: lx.HtmlElement) -> list[str]:
        classes = (node.get("class") or "").split()
        if "mk" in classes:
            return []
        if (
            node.tag == "table"
            or "g" in classes
            or "lg" in classes
            or ("cols" in classes and self.tables)
        ):
            return self.table(node)
        if "f" in classes:
            runs = []
            for at, each in enumerate(node):
                runs.append((_run(self.tabs) if at else "") + self.runs(each, bold=False))
            return [f"<w:p>{''.join(runs)}</w:p>"]
        inner = [each for each in node.iter() if each is not node and (each.tag in _BLOCKS)]
        if not inner:
            runs = self.runs(node, bold=False, classes=classes)
            sign = _run(self.bullet) if node.tag == "li" else ""
            if not runs:
                return []
            return (["<w:p/>"] if "h" in classes and self.empty else []) + [
                f"<w:p>{sign}{runs}</w:p>"
            ]
        return [block for each in node for block in self.blocks(each)]

    def runs(self, node: lx.HtmlElement, *, bold: bool, classes: Sequence[str] = ()) -> str:
        heading, name = "h" in classes, "nm" in classes
        big = 0
        if heading:
            bold, big = "bold" in self.heading, self.size + 4 if self.heading == "big" else 0
        if name:
            bold, big = True, self.size + 12
        made = []

        def walk(each: lx.HtmlElement, bold: bool, upper: bool) -> None:
            bold = bold or each.tag == "b"
            upper = upper or each.get("class") == "u"

            def put(text: str | None) -> None:
                if text and text.strip("\n"):
                    shown = text.upper() if upper or (heading and "caps" in self.heading) else text
                    made.append(_run(shown, bold=bold, size=big or self.size))

            put(each.text)
            for one in each:
                walk(one, bold, upper)
                if one.tail:
                    put(one.tail)

        walk(node, bold, False)
        return "".join(made)

    def table(self, node: lx.HtmlElement) -> list[str]:
        if node.tag == "table":
            rows = [
                [cell for cell in row if cell.tag == "td"]
                for row in node.iter("tr")
                if row.getparent() in (node, *node.findall("tbody"))
            ]
            rows = [[x for x in row if x.tag == "td"] or [x[0] for x in row] for row in rows]
        else:
            rows = [list(node)]
        told = ""
        for row in rows:
            told += (
                "<w:tr>"
                + "".join(
                    f'<w:tc><w:tcPr><w:tcW w:w="{9000 // max(1, len(row))}" w:type="dxa"/></w:tcPr>{"".join(self.blocks(cell)) or "<w:p/>"}</w:tc>'
                    for cell in row
                )
                + "</w:tr>"
            )
        return [f"<w:tbl><w:tblPr/>{told}</w:tbl>"]


def poured(lines: list[str]) -> bytes:
    """One paragraph, a break between its lines."""
    return _packed("<w:p>" + "<w:r><w:br/></w:r>".join(_run(each) for each in lines) + "</w:p>")
