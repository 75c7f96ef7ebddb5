"""The bytes of an Office file (a zip) in, its parts out, after all that can be checked unopened.

Nothing is ever written to a disk, so names inside can lead nowhere; one that tries to tells that
the file was not made by a word processor.
"""

import io
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass

from lxml import etree

from trusthound.domain.common.errors import DocumentProblem, DocumentRefused

_MOST_UNPACKED_BYTES = 50_000_000
_MOST_ENTRIES = 2_000
_MOST_PART_BYTES = 12_000_000  # of one part of XML: a tree of it takes about ten times as much
# Text packs to a tenth, pictures not at all; a thousandth is what a bomb packs to.
_MOST_RATIO = 200
_RATIO_MATTERS_BYTES = 5_000_000
_ENCRYPTED_FLAG = 0x1
_MACRO_ENDINGS = ("vbaproject.bin", "vbadata.xml", ".docm", ".dotm")
_MACRO_TYPES = (b"macroEnabled", b"vbaProject")
_CONTENT_TYPES = "[Content_Types].xml"


@dataclass(frozen=True, slots=True)
class Package:
    """`sizes` by the name of a part."""

    archive: zipfile.ZipFile
    sizes: Mapping[str, int]

    def bytes_of(self, name: str) -> bytes | None:
        """None if there is no such part."""
        if name not in self.sizes:
            return None
        if self.sizes[name] > _MOST_PART_BYTES:
            raise DocumentRefused(DocumentProblem.BOMB, detail=f"{name}: {self.sizes[name]} bytes")
        try:
            with self.archive.open(name) as part:
                return part.read(_MOST_PART_BYTES)
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, OSError) as error:
            raise DocumentRefused(DocumentProblem.DAMAGED, detail=f"{name}: {error}") from None

    def tree_of(self, name: str) -> "etree._Element | None":
        """Without entities, document types, comments or anything from elsewhere."""
        content = self.bytes_of(name)
        if content is None:
            return None
        parser = etree.XMLParser(
            resolve_entities=False,
            no_network=True,
            load_dtd=False,
            huge_tree=False,
            remove_comments=True,
            remove_pis=True,
        )
        try:
            tree = etree.fromstring(content, parser)
        except (etree.XMLSyntaxError, ValueError) as error:
            raise DocumentRefused(DocumentProblem.DAMAGED, detail=f"{name}: {error}") from None
        if tree.getroottree().docinfo.doctype:
            raise DocumentRefused(DocumentProblem.DAMAGED, detail=f"{name}: has a document type")
        return tree


def open_package(data: bytes) -> Package:
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        entries = archive.infolist()
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError) as error:
        raise DocumentRefused(DocumentProblem.DAMAGED, detail=str(error)) from None
    _check_sizes(entries)
    if any(each.flag_bits & _ENCRYPTED_FLAG for each in entries):
        raise DocumentRefused(DocumentProblem.ENCRYPTED)
    if any(_leads_out(each.filename) for each in entries):
        raise DocumentRefused(DocumentProblem.DISGUISED, detail="a name leads out of the archive")
    if any(each.filename.lower().endswith(_MACRO_ENDINGS) for each in entries):
        raise DocumentRefused(DocumentProblem.MACROS)
    package = Package(archive, {each.filename: each.file_size for each in entries})
    types = package.bytes_of(_CONTENT_TYPES)
    if types is None:
        raise DocumentRefused(DocumentProblem.DISGUISED, detail="a zip that is no Office file")
    if any(each in types for each in _MACRO_TYPES):
        raise DocumentRefused(DocumentProblem.MACROS)
    return package


def _check_sizes(entries: list[zipfile.ZipInfo]) -> None:
    unpacked = sum(each.file_size for each in entries)
    packed = sum(each.compress_size for each in entries)
    over = unpacked > _RATIO_MATTERS_BYTES and unpacked > _MOST_RATIO * packed
    if len(entries) > _MOST_ENTRIES or unpacked > _MOST_UNPACKED_BYTES or over:
        detail = f"{len(entries)} entries, {packed} bytes unpack to {unpacked}"
        raise DocumentRefused(DocumentProblem.BOMB, detail=detail)


def _leads_out(name: str) -> bool:
    parts = name.replace("\\", "/").split("/")
    return ".." in parts or name.startswith(("/", "\\")) or ":" in parts[0]
