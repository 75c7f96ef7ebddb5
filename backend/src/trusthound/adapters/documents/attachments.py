"""A part's name and bytes in; what file it is and what is worth knowing before it is opened, out.

Nothing is opened or unpacked: first bytes, an archive's list of names and a few marks are read.
"""

import re
from collections.abc import Iterator

from trusthound.domain.message.mail.model import Attachment, Trait

_NAME_CHARACTERS = 150
_LOOKED_AT_BYTES = 2_000_000
_MOST_NAMES = 500

# Kinds by how the bytes begin.
_MAGIC: tuple[tuple[bytes, str], ...] = (
    (b"%PDF-", "pdf"),
    (b"MZ", "windows program"),
    (b"\x7fELF", "linux program"),
    (b"\xca\xfe\xba\xbe", "mac program"),
    (b"\xcf\xfa\xed\xfe", "mac program"),
    (b"\xfe\xed\xfa\xcf", "mac program"),
    (b"PK\x03\x04", "zip"),
    (b"PK\x05\x06", "zip"),
    (b"Rar!\x1a\x07", "rar"),
    (b"7z\xbc\xaf\x27\x1c", "7z"),
    (b"\x1f\x8b", "gzip"),
    (b"MSCF", "cab"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old office"),
    (b"L\x00\x00\x00\x01\x14\x02\x00", "shortcut"),
    (b"{\\rtf", "rtf"),
    (b"\x89PNG", "png"),
    (b"\xff\xd8\xff", "jpeg"),
    (b"GIF8", "gif"),
    (b"#!", "script"),
)
_ISO_MARK = (0x8001, b"CD001")
_HTML = re.compile(
    rb"\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|script|meta)\b", re.IGNORECASE
)

_PROGRAMS = frozenset({
    "exe", "scr", "com", "pif", "bat", "cmd", "msi", "msix", "appx", "js", "jse", "vbs", "vbe",
    "wsf", "wsh", "hta", "ps1", "psm1", "cpl", "jar", "reg", "dll", "sys", "gadget", "application",
    "apk", "app", "dmg", "pkg", "command", "run", "deb", "rpm", "scpt", "chm", "xll",
    "settingcontent-ms", "library-ms", "one",
})  # fmt: skip
_DISK_IMAGES = frozenset({"iso", "img", "vhd", "vhdx", "udf"})
_SHORTCUTS = frozenset({"lnk", "url", "website", "webloc", "desktop"})
_WEB_PAGES = frozenset({"html", "htm", "shtml", "xhtml", "mht", "mhtml", "svg"})
_MACRO_FILES = frozenset({"docm", "dotm", "xlsm", "xltm", "xlam", "xlsb", "pptm", "potm", "ppam"})
_PLAIN_FILES = frozenset({
    "pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "rtf", "odt", "txt", "jpg", "jpeg", "png",
    "gif", "csv", "zip",
})  # fmt: skip
_OPENED_AT_ONCE = _DISK_IMAGES | {"exe", "scr", "pif", "msi", "hta", "lnk", "vbs", "vbe", "jse"}
_FEW_NAMES = 3
_RUNNING = frozenset({"windows program", "linux program", "mac program", "script"})
# What a file of such a name may be; bytes of no kind that we know say nothing.
_KINDS_OF = {
    "pdf": {"pdf", ""},
    "docx": {"zip", ""}, "xlsx": {"zip", ""}, "pptx": {"zip", ""}, "zip": {"zip", ""},
    "doc": {"old office", "rtf", "zip", ""}, "png": {"png", "jpeg", "gif", ""},
    "jpg": {"jpeg", "png", "gif", ""}, "jpeg": {"jpeg", "png", "gif", ""},
}  # fmt: skip
_TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")


def attachment_of(name: str, declared: str, content: bytes) -> Attachment:
    """`name` as the mail gives it, decoded."""
    kind = _kind(content)
    traits = dict.fromkeys(_traits(name, kind, content))
    return Attachment(
        name=" ".join(_TURNS.sub("", name).split())[:_NAME_CHARACTERS],
        declared=declared,
        kind=kind,
        size_bytes=len(content),
        traits=tuple(traits),
    )


def _kind(content: bytes) -> str:
    for start, kind in _MAGIC:
        if content.startswith(start):
            return kind
    if b"%PDF-" in content[:1024]:  # readers of PDF look that far
        return "pdf"
    at, mark = _ISO_MARK
    if content[at : at + len(mark)] == mark:
        return "disk image"
    return "html" if _HTML.match(content, 0, 1000) else ""


def _traits(name: str, kind: str, content: bytes) -> Iterator[Trait]:
    """By the name, which decides what a double click does, and by the bytes."""
    if _TURNS.search(name):
        yield Trait.TURNED_NAME
    endings = _endings(_TURNS.sub("", name))
    ending = endings[-1] if endings else ""
    if ending in _PROGRAMS or kind in _RUNNING:
        yield Trait.PROGRAM
    if ending in _DISK_IMAGES or kind == "disk image":
        yield Trait.DISK_IMAGE
    if ending in _SHORTCUTS or kind == "shortcut":
        yield Trait.SHORTCUT
    if ending in _WEB_PAGES or kind == "html":
        yield Trait.WEB_PAGE
    opens_itself = ending in _PROGRAMS | _DISK_IMAGES | _SHORTCUTS | _WEB_PAGES
    if opens_itself and len(endings) > 1 and endings[-2] in _PLAIN_FILES:
        yield Trait.DOUBLE_ENDING
    if kind not in _KINDS_OF.get(ending, {kind}) and not _is_locked_office(content):
        yield Trait.DISGUISED
    if ending in _MACRO_FILES or _has_macros(kind, content):
        yield Trait.MACROS
    yield from _archive_traits(kind, ending, content)


def _endings(name: str) -> list[str]:
    return [each.strip().lower() for each in name.rsplit(".", 3)[1:]]


def _has_macros(kind: str, content: bytes) -> bool:
    """Office files name the part in which their macros are."""
    if kind == "zip":
        return any(each.endswith(b"vbaproject.bin") for each, _ in _names_in_zip(content))
    marks = (b"_VBA_PROJECT", "_VBA_PROJECT".encode("utf-16-le"))
    return kind == "old office" and any(
        content.find(mark, 0, _LOOKED_AT_BYTES) != -1 for mark in marks
    )


def _is_locked_office(content: bytes) -> bool:
    """A new office file under a password is an old one around it."""
    return content.find("EncryptedPackage".encode("utf-16-le"), 0, _LOOKED_AT_BYTES) != -1


def _archive_traits(kind: str, ending: str, content: bytes) -> Iterator[Trait]:
    if kind == "zip":
        names = list(_names_in_zip(content))
        if any(locked for _, locked in names):
            yield Trait.LOCKED_ARCHIVE
        inside = {each.decode("ascii", "replace").rpartition(".")[2] for each, _ in names}
        # An archive of source code holds scripts, an office file parts that look like programs.
        sought = _OPENED_AT_ONCE | (_PROGRAMS if len(names) <= _FEW_NAMES else frozenset())
        if ending in ("", "zip") and inside & sought:
            yield Trait.HOLDS_PROGRAM
    elif (kind == "rar" and _is_locked_rar(content)) or (kind == "7z" and _is_locked_7z(content)):
        yield Trait.LOCKED_ARCHIVE


def _names_in_zip(content: bytes) -> Iterator[tuple[bytes, bool]]:
    """Lower-case names of the zip's own list, and whether each is encrypted."""
    end = content.rfind(b"PK\x05\x06", max(0, len(content) - 66_000))
    if end == -1 or len(content) < end + 20:
        return
    at = int.from_bytes(content[end + 16 : end + 20], "little")
    for _ in range(_MOST_NAMES):
        entry = content[at : at + 46]
        if len(entry) < 46 or not entry.startswith(b"PK\x01\x02"):
            return
        sizes = [int.from_bytes(entry[i : i + 2], "little") for i in (28, 30, 32)]
        locked = bool(entry[8] & 1)
        yield content[at + 46 : at + 46 + sizes[0]].lower(), locked
        at += 46 + sum(sizes)


def _is_locked_rar(content: bytes) -> bool:
    """RAR 4: a flag of the archive's or of the first file's head; RAR 5: an encryption head."""
    if content.startswith(b"Rar!\x1a\x07\x01\x00"):
        return content[12:16].find(b"\x04") == 0 or b"\x30\x01\x00" in content[:200]
    archive_flags = int.from_bytes(content[10:12], "little")
    size = int.from_bytes(content[12:14], "little")
    file_flags = int.from_bytes(content[7 + size + 3 : 7 + size + 5], "little")
    return bool(archive_flags & 0x80 or file_flags & 0x04)


def _is_locked_7z(content: bytes) -> bool:
    """The id of its AES coder stands in the head at the end of the file."""
    return b"\x06\xf1\x07\x01" in content[-5_000:]
