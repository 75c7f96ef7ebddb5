"""Text with its places in, the bytes of a small PDF out: what the tests of documents read."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Drawn:
    """`across` and `up` in points from the page's left and foot; `before` are PDF operators."""

    text: str
    across: float = 50
    up: float = 700
    points: float = 11
    font: str = "F1"  # F2 is bold
    before: str = "0 g"

    @property
    def operators(self) -> str:
        text = self.text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        place = f"1 0 0 1 {self.across} {self.up} Tm"
        return f"q {self.before} BT /{self.font} {self.points} Tf {place} ({text}) Tj ET Q\n"


def written_pdf(
    *pages: Iterable[Drawn | str],
    info: str = "/Producer (Word) /Author (Ana Rey)",
    links: Iterable[str] = (),
    rotate: int = 0,
) -> bytes:
    """Each page holds texts, and PDF operators as they are."""
    fonts = " ".join(
        f"/{name} << /Type /Font /Subtype /Type1 /BaseFont /{base} /Encoding /WinAnsiEncoding >>"
        for name, base in (("F1", "Helvetica"), ("F2", "Helvetica-Bold"))
    )
    annotations = " ".join(
        f"<< /Type /Annot /Subtype /Link /Rect [50 50 90 60] /A << /S /URI /URI ({each}) >> >>"
        for each in links
    )
    kids = " ".join(f"{4 + 2 * at} 0 R" for at in range(len(pages)))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>",
        f"<< {info} >>",
    ]
    for at, page in enumerate(pages):
        content = "".join(each if isinstance(each, str) else each.operators for each in page)
        objects.append(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] "
            f"/Rotate {rotate} /Resources << /Font << {fonts} >> >> /Annots [{annotations}] "
            f"/Contents {5 + 2 * at} 0 R >>"
        )
        length = len(content.encode("cp1252"))
        objects.append(f"<< /Length {length} >>\nstream\n{content}\nendstream")
    return _with_table(objects)


def _with_table(objects: list[str]) -> bytes:
    data, places = b"%PDF-1.7\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(data))
        data += f"{number} 0 obj\n{each}\nendobj\n".encode("cp1252")
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    size = len(objects) + 1
    end = f"xref\n0 {size}\n0000000000 65535 f \n{table}"
    end += f"trailer << /Size {size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n{len(data)}\n%%EOF\n"
    return data + end.encode()
