"""The bytes of a DOCX in, its lines and what the file says of itself out.

To be called in the sandbox alone: see `read.py`.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

from lxml import etree

from trusthound.adapters.documents.docx_body import Body
from trusthound.adapters.documents.docx_lists import lists_of
from trusthound.adapters.documents.docx_looks import Look, child, local, styles_of, value
from trusthound.adapters.documents.package import Package, open_package
from trusthound.domain.common.errors import DocumentProblem, DocumentRefused
from trusthound.domain.posting.extract.clean import clean_line
from trusthound.domain.resume.document import (
    Document,
    DocumentFacts,
    Format,
    HiddenText,
    document_of,
)

_MOST_PAGES = 500
_FACT_CHARACTERS = 300
_MOST_HIDDEN = 50
_MOST_LINKS = 200
_HIDDEN_CHARACTERS = 2_000
_BANNER_WIDTH = 2_000_000  # 5.5 cm in the units of drawings
_LINK = ("http://", "https://", "mailto:", "tel:")
_BEHIND = re.compile(r"position:absolute.{0,300}z-index:-\d", re.DOTALL)
_MEDIA = (".png", ".jpg", ".jpeg", ".gif", ".emf", ".wmf", ".bmp", ".tif", ".tiff", ".svg")


def docx_document(data: bytes) -> Document:
    package = open_package(data)
    name = _main_part(package)
    tree = package.tree_of(name)
    body = child(tree, "body")
    if tree is None or body is None:
        raise DocumentRefused(DocumentProblem.DISGUISED, detail="no body of a text document")
    walked = _walked(package, name, tree, body, parting=True)
    if walked.page >= _MOST_PAGES:
        raise DocumentRefused(DocumentProblem.TOO_LONG_TO_READ, detail=f"{walked.page + 1} pages")
    stood = _walked(package, name, tree, body, parting=False).lines if walked.parted else []
    return document_of(_facts(package, walked), tuple(walked.lines), tuple(stood))


def _walked(
    package: Package, name: str, tree: "etree._Element", body: "etree._Element", *, parting: bool
) -> Body:
    targets = _targets(package, name)
    walked = Body(
        styles_of(package.tree_of(_beside(name, "styles.xml"))),
        lists_of(package.tree_of(_beside(name, "numbering.xml"))),
        targets,
        breaks_told=any(local(each) == "lastRenderedPageBreak" for each in tree.iter()),
        parting=parting,
    )
    around = walked.styles.usual.under(Look(shaded=_is_banner_behind(tree) or None))
    headers, footers = (_parts(package, name, targets, each) for each in ("header", "footer"))
    for part in (*headers, body, *footers):
        walked.walk(part, walked.new_column(), around)
        walked.finish()
    return walked


def _main_part(package: Package) -> str:
    """Where the package says that its document is."""
    for each in _children(package.tree_of("_rels/.rels")):
        if value(each, "Type").endswith("/officeDocument"):
            return value(each, "Target").lstrip("/")
    raise DocumentRefused(DocumentProblem.DISGUISED, detail="a zip without a document")


def _beside(name: str, other: str) -> str:
    folder, slash, _ = name.rpartition("/")
    return f"{folder}{slash}{other}"


def _targets(package: Package, name: str) -> Mapping[str, str]:
    """What the document refers to, by the id of the reference."""
    folder, slash, own = name.rpartition("/")
    tree = package.tree_of(f"{folder}{slash}_rels/{own}.rels")
    return {value(each, "Id"): value(each, "Target")[:1_000] for each in _children(tree)}


def _parts(
    package: Package, name: str, targets: Mapping[str, str], kind: str
) -> "Iterator[etree._Element]":
    """Headers or footers; those of the first and of later pages often say the same."""
    told: set[str] = set()
    for target in dict.fromkeys(targets.values()):
        own = target.rpartition("/")[2]
        if own.startswith(kind) and own.endswith(".xml"):
            part = package.tree_of(_beside(name, own))
            text = "" if part is None else "".join(str(each) for each in part.itertext())
            if part is not None and text not in told:
                told.add(text)
                yield part


def _is_banner_behind(tree: "etree._Element") -> bool:
    """Whether a large shape stands behind the text: letters may be white on it."""
    for each in tree.iter():
        if local(each) == "anchor" and value(each, "behindDoc") in ("1", "true"):
            width = value(child(each, "extent"), "cx")
            if width.isdecimal() and int(width[:12]) > _BANNER_WIDTH:
                return True
        if local(each) == "background" or _BEHIND.search(value(each, "style")):
            return True
    return False


def _facts(package: Package, walked: Body) -> DocumentFacts:
    core = _texts(package.tree_of("docProps/core.xml"))
    app = _texts(package.tree_of("docProps/app.xml"))
    pages, revisions = app.get("Pages", ""), core.get("revision", "")
    fonts = package.tree_of("word/fontTable.xml")
    return DocumentFacts(
        Format.DOCX,
        max(walked.page + 1, int(pages[:4]) if pages.isdecimal() else 0),
        title=core.get("title", ""),
        author=core.get("creator", ""),
        changed_by=core.get("lastModifiedBy", ""),
        creator=" ".join(filter(None, (app.get("Application"), app.get("AppVersion")))),
        created=_moment(core.get("created", "")),
        changed=_moment(core.get("modified", "")),
        fonts=tuple(clean_line(value(each, "name"), 100) for each in _children(fonts))[:50],
        links=tuple(each for each in walked.links if each.lower().startswith(_LINK))[:_MOST_LINKS],
        images=sum(each.lower().endswith(_MEDIA) for each in package.sizes),
        revisions=int(revisions[:6]) if revisions.isdecimal() else None,
        hidden=tuple(
            HiddenText(clean_line(each.text, _HIDDEN_CHARACTERS), each.hiding, each.page)
            for each in walked.hidden[:_MOST_HIDDEN]
        ),
    )


def _texts(tree: "etree._Element | None") -> Mapping[str, str]:
    return {local(each): clean_line(each.text or "", _FACT_CHARACTERS) for each in _children(tree)}


def _children(tree: "etree._Element | None") -> "Iterator[etree._Element]":
    yield from () if tree is None else tree


def _moment(stated: str) -> datetime | None:
    """In UTC; a time without a zone is taken as such."""
    try:
        read = datetime.fromisoformat(stated)
        return (read if read.tzinfo else read.replace(tzinfo=UTC)).astimezone(UTC)
    except (ValueError, OverflowError):
        return None
