"""What a person wrote down of some files in, the committed truths/SET.json out (README.md).

Run: `python benchmarks/resumes/seal.py SET NOTES…`, SET a folder of resumes/ in the corpus. NOTES
hold what the resumes say in plain words: they stay outside of the repository.
"""

import json
import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from sealing import Seal

from corpus import FOLDER, half_of

TRUTHS = Path(__file__).with_name("truths")
LAYOUTS = ("one column", "two columns", "sidebar", "table")
DATE = re.compile(r"(\d{4}(-(0[1-9]|1[0-2]))?|current|-)?")
MANY = {"mail": "mails", "phone": "phones", "work": "work", "edu": "education"}


def main() -> None:
    name, *notes = sys.argv[1:]
    if not name or not notes:
        sys.exit(__doc__)
    files = {each.name: each for each in (FOLDER / name).rglob("*") if each.is_file()}
    truths: dict[str, Any] = {}
    for lines in map(_noted, notes):
        for head, *rest in lines:
            file, _, layout = head.removeprefix("@").partition(" ")
            if layout not in LAYOUTS or file not in files:
                sys.exit(f"{head}: no such file or layout.")
            data = files[file].read_bytes()
            digest = sha256(data).hexdigest()
            if digest in truths:
                sys.exit(f"{file}: told twice.")
            truths[digest] = {
                "file": f"{name}/{file}",
                "half": half_of(digest),
                "format": file.rpartition(".")[2],
                "layout": layout,
                **_truth(rest, Seal(data)),
            }
    told = json.dumps(truths, indent=1, ensure_ascii=False) + "\n"
    (TRUTHS / f"{name}.json").write_text(_folded(told), encoding="utf-8")
    print(f"{len(truths)} files of {name}; {len(files) - len(truths)} without a truth.")


def _noted(notes: str) -> list[list[str]]:
    lines = [each.strip() for each in Path(notes).read_text(encoding="utf-8").splitlines()]
    parts: list[list[str]] = []
    for line in filter(None, lines):
        if line.startswith("@"):
            parts.append([])
        parts[-1].append(line)
    return parts


def _truth(lines: list[str], seal: Seal) -> dict[str, Any]:
    invented = "invented" in lines
    truth: dict[str, Any] = {"sealed": not invented, "name": []}
    truth |= {each: [] for each in MANY.values()}
    whole, number, words = (
        (_as_is, _as_is, _as_is)
        if invented
        else (seal.whole, seal.number, lambda value: sorted(seal.words(value)))
    )
    for line in lines:
        if line == "invented":
            continue
        key, _, told = (part.strip() for part in line.partition(":"))
        if key == "group":
            truth["group"] = told
        elif key == "name":
            truth["name"] = [None if each == "-" else whole(each) for each in _either(told)]
        elif key in ("mail", "phone"):
            truth[MANY[key]].append((whole if key == "mail" else number)(told))
        else:
            truth[MANY[key.rstrip("?")]].append(_entry(key, told, words))
    return truth


def _entry(key: str, told: str, words: Any) -> dict[str, Any]:
    cells = [each.strip() for each in told.split("|")]
    if len(cells) != 4 or not all(map(DATE.fullmatch, (*_either(cells[2]), *_either(cells[3])))):
        sys.exit(f"{key}: {told}: not four cells, or no date.")
    names = ("company", "title") if key.startswith("work") else ("institution", "degree")
    entry: dict[str, Any] = {
        each: [words(way) if way != "-" else None for way in _either(cell)]
        for each, cell in zip(names, cells, strict=False)
    }
    for key_of_date, cell in (("start", cells[2]), ("end", cells[3])):
        entry[key_of_date] = [None if each == "-" else each for each in _either(cell)]
    return entry | ({"optional": True} if key.endswith("?") else {})


def _either(cell: str) -> list[str]:
    """Readings that are equally right ("-": or nothing); none where nothing is stated."""
    return [each.strip() for each in cell.split("~")] if cell else []


def _as_is(value: str) -> str:
    return value


def _folded(told: str) -> str:
    """Lists of plain values on one line, so that a difference of two versions can be read."""
    return re.sub(r"\[([^\[\]{}]*)\]", lambda found: f"[{_on_one_line(found[1])}]", told)


def _on_one_line(told: str) -> str:
    return " ".join(each.strip() for each in told.strip().splitlines())


if __name__ == "__main__":
    main()
