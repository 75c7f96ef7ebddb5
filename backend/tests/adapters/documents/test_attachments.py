"""What is worth knowing of a file before it is opened."""

import io
import zipfile

import pytest

from trusthound.adapters.documents.attachments import attachment_of
from trusthound.domain.message.mail.model import Trait

OLD_OFFICE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)


def zipped(*names: str, locked: bool = False) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name in names:
            archive.writestr(name, "x")
    made = bytearray(file.getvalue())
    if locked:  # the flag in the archive's own list
        made[made.find(b"PK\x01\x02") + 8] |= 1
    return bytes(made)


def traits(name: str, content: bytes) -> set[Trait]:
    return set(attachment_of(name, "application/octet-stream", content).traits)


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("setup.exe", b"MZ" + bytes(50), {Trait.PROGRAM}),
        ("offer.pdf.exe", b"MZ" + bytes(50), {Trait.PROGRAM, Trait.DOUBLE_ENDING}),
        ("offer.pdf", b"MZ" + bytes(50), {Trait.PROGRAM, Trait.DISGUISED}),
        ("offer\u202efdp.scr", b"", {Trait.PROGRAM, Trait.TURNED_NAME}),
        ("run.js", b"var a", {Trait.PROGRAM}),
        ("offer.html", b"<html>", {Trait.WEB_PAGE}),
        ("letter.pdf.lnk", b"L\0\0\0\x01\x14\x02\0", {Trait.SHORTCUT, Trait.DOUBLE_ENDING}),
        ("disc.iso", bytes(0x8001) + b"CD001", {Trait.DISK_IMAGE}),
        ("form.docm", zipped("word/vbaProject.bin"), {Trait.MACROS}),
        ("form.doc", OLD_OFFICE + b"_VBA_PROJECT", {Trait.MACROS}),
        ("papers.zip", zipped("offer.pdf", locked=True), {Trait.LOCKED_ARCHIVE}),
        ("papers.zip", zipped("offer.pdf.js"), {Trait.HOLDS_PROGRAM}),
        ("papers.7z", b"7z\xbc\xaf\x27\x1c" + b"\x06\xf1\x07\x01", {Trait.LOCKED_ARCHIVE}),
        ("papers.rar", b"Rar!\x1a\x07\x00\0\0\x73\x80\0\x0d\0", {Trait.LOCKED_ARCHIVE}),
    ],
)
def test_a_file_that_should_not_be_opened_says_why(
    name: str, content: bytes, expected: set[Trait]
) -> None:
    assert traits(name, content) == expected


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("offer.pdf", b"%PDF-1.7"),
        ("Contract v1.2.pdf", b"%PDF-1.7"),
        ("cv.docx", zipped("word/document.xml", "[Content_Types].xml")),
        ("cv.doc", OLD_OFFICE),
        ("locked.docx", OLD_OFFICE + "EncryptedPackage".encode("utf-16-le")),
        ("papers.zip", zipped("offer.pdf", "photo.jpg")),
        ("task.zip", zipped("README.md", "package.json", "src/index.js", "run.cmd")),
        ("photo.jpg", b"\xff\xd8\xff\xe0"),
        ("notes.txt", b"hello"),
        ("offer.pdf", b""),
        ("offer.pdf", b"\n\n%PDF-1.4"),
        ("", b""),
    ],
)
def test_an_ordinary_file_has_nothing_to_say(name: str, content: bytes) -> None:
    assert traits(name, content) == set()


def test_the_kind_is_read_from_the_bytes_and_the_size_counted() -> None:
    found = attachment_of("a.pdf", "application/pdf", b"%PDF-1.4 and more")
    assert (found.kind, found.size_bytes, found.declared) == ("pdf", 17, "application/pdf")


def test_a_broken_archive_is_no_failure() -> None:
    whole = zipped("a.exe", "b.pdf")
    for end in range(0, len(whole), 7):
        assert attachment_of("a.zip", "", whole[:end]).size_bytes == end
