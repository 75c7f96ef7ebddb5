"""A name in, the beginnings of a signal or a board reader out: file, test, place in the register.

    python -m tools.scaffold signal late_fee
    python -m tools.scaffold board example

What it writes is well-formed and does nothing yet; its tests fail until they are written.
"""

import argparse
import ast
import re
import sys
from collections.abc import Callable, Mapping
from keyword import iskeyword
from pathlib import Path

from tools.install import main_of
from tools.places import ROOT
from tools.progress import Failed, say
from tools.scaffold_texts import BOARD, BOARD_TEST, SIGNAL, SIGNAL_TEST

SOURCE = Path("backend/src/trusthound")
TESTS = Path("backend/tests")
SIGNALS = SOURCE / "domain/posting/signals"
BOARDS = SOURCE / "adapters/boards"
WEIGHTS = SOURCE / "domain/posting/weights.py"
PRIORS = Path("benchmarks/accuracy/priors.toml")  # of which the table of weights is made

TO_BE_CHOSEN = "to be chosen: say what it rests on"
_NAME = re.compile(r"[a-z]+(?:_[a-z]+)*")
_LONGEST_NAME = 26  # more does not fit into one line of imports


def scaffold_signal(name: str, root: Path = ROOT) -> list[Path]:
    """The files written or changed, from the root on. Raises Failed, then nothing is written."""
    file, test = SIGNALS / f"{name}.py", TESTS / "domain/posting/signals" / f"test_{name}.py"
    register = SIGNALS / "register.py"
    _check(name, "signal", root, file, test)
    module = f"trusthound.domain.posting.signals.{name}"
    registered = _with_import(_read(root, register), module, name)
    return _write(
        root,
        {
            file: _fill(SIGNAL, name),
            test: _fill(SIGNAL_TEST, name),
            register: _with_entry(registered, "SIGNALS", name),
            WEIGHTS: _with_weight(_read(root, WEIGHTS), name),
            PRIORS: f'{_read(root, PRIORS)}{name} = {{ present = 0.0, why = "{TO_BE_CHOSEN}" }}\n',
        },
    )


def scaffold_board(name: str, root: Path = ROOT) -> list[Path]:
    """The files written or changed, from the root on. Raises Failed, then nothing is written."""
    file, test = BOARDS / f"{name}.py", TESTS / "adapters/boards" / f"test_{name}.py"
    register = BOARDS / "register.py"
    _check(name, "board", root, file, test)
    module = f"trusthound.adapters.boards.{name}"
    registered = _with_import(_read(root, register), module, f"BOARD as {name.upper()}")
    return _write(
        root,
        {
            file: _fill(BOARD, name),
            test: _fill(BOARD_TEST, name),
            register: _with_entry(registered, "BOARDS", name.upper()),
        },
    )


def _check(name: str, kind: str, root: Path, *files: Path) -> None:
    if not name:
        raise Failed(f"Give the {kind} a name: make new-{kind} name=some_name")
    if not _NAME.fullmatch(name) or len(name) > _LONGEST_NAME or iskeyword(name):
        raise Failed(
            f"“{name}” cannot name a {kind}: lower-case words joined by _, such as late_fee, "
            f"at most {_LONGEST_NAME} letters."
        )
    if kind == "signal" and name.startswith(("is_", "no_", "has_")):
        raise Failed(f"Name the thing found, not a question: “{name.partition('_')[2]}”.")
    for file in files:
        if (root / file).exists():
            raise Failed(f"{file} is there already; choose another name.")


def _read(root: Path, file: Path) -> str:
    return (root / file).read_text("utf-8")


def _fill(text: str, name: str) -> str:
    """`NAME` stands for the name in every case that is needed."""
    words = name.replace("_", " ")
    return text.replace("{Words}", words.capitalize()).replace("{name}", name)


def _with_import(text: str, module: str, names: str) -> str:
    """The module's text with one import more, in alphabetical order."""
    imports = [each for each in ast.parse(text).body if isinstance(each, ast.ImportFrom)]
    after = [each for each in imports if (each.module or "") < module]
    at = after[-1].end_lineno or 0 if after else imports[0].lineno - 1
    return _spliced(text, at, at, f"from {module} import {names}\n")


def _with_entry(text: str, register: str, entry: str) -> str:
    """The module's text with the register's tuple written anew, the entry in its place."""
    for each in ast.parse(text).body:
        if (
            isinstance(each, ast.AnnAssign)
            and isinstance(each.target, ast.Name)
            and each.target.id == register
            and isinstance(each.value, ast.Tuple)
        ):
            entries = {entry, *(ast.unparse(element) for element in each.value.elts)}
            head = f"{register}: {ast.unparse(each.annotation)} = (\n"
            body = "".join(f"    {name},\n" for name in sorted(entries, key=str.lower))
            return _spliced(text, each.lineno - 1, each.end_lineno or 0, f"{head}{body})\n")
    raise Failed(f"There is no {register} to add {entry} to.")


def _with_weight(text: str, name: str) -> str:
    """The module's text with a weight of nothing, last in the table of signals."""
    for each in ast.walk(ast.parse(text)):
        if isinstance(each, ast.keyword) and each.arg == "signals":
            last = (each.value.end_lineno or 0) - 1
            line = f'        "{name}": Weight(0.0),  # {TO_BE_CHOSEN}\n'
            return _spliced(text, last, last, line)
    raise Failed(f"There is no table of signals in {WEIGHTS}.")


def _spliced(text: str, begin: int, end: int, new: str) -> str:
    lines = text.splitlines(keepends=True)
    return "".join((*lines[:begin], new, *lines[end:]))


def _write(root: Path, texts: Mapping[Path, str]) -> list[Path]:
    for file, text in texts.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, "utf-8")
    return list(texts)


_KINDS: dict[str, Callable[[str], list[Path]]] = {
    "signal": scaffold_signal,
    "board": scaffold_board,
}


def main() -> int:
    """What to make and its name from the command line; the exit code out."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kind", choices=_KINDS)
    parser.add_argument("name")
    given = parser.parse_args()

    def make() -> None:
        for file in _KINDS[given.kind](given.name):
            say(f"  {file}")
        say("Write its tests first: they fail until they say what it does. Then `make check`.")

    return main_of(make)


if __name__ == "__main__":
    sys.exit(main())
