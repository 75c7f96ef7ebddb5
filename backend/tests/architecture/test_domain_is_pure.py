"""The domain decides and touches nothing: it imports from a short list and opens no file."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

DOMAIN = Path(__file__).resolve().parents[2] / "src/trusthound/domain"

# Of the standard library: what neither waits, reads, writes, nor asks for the time or for chance.
STANDARD = {
    "__future__",
    "ast",
    "bisect",
    "base64",
    "binascii",
    "collections",
    "contextlib",
    "dataclasses",
    "datetime",
    "decimal",
    "enum",
    "functools",
    "heapq",
    "hashlib",
    "html",
    "inspect",
    "ipaddress",
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "string",
    "typing",
    "types",
    "unicodedata",
    "urllib",
    "zlib",
}
# Of others: pure parsing only. A new name here is a decision, recorded in docs/decisions.
PARSING = {
    "ahocorasick_rs",
    "cleanco",
    "dateparser",
    "idna",
    "json_repair",
    "phonenumbers",
    "py3langid",
    "rapidfuzz",
    "rensa",
    "resiliparse",
    "selectolax",
    "tldextract",
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}


def files() -> list[Path]:
    return sorted(DOMAIN.rglob("*.py"))


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("file", files(), ids=lambda each: str(each.relative_to(DOMAIN)))
def test_the_domain_imports_only_what_is_pure(file: Path) -> None:
    tops = {each.partition(".")[0] for each in imported(ast.parse(file.read_text()))}
    assert tops - STANDARD - PARSING - {"trusthound"} == set()


def test_the_domain_never_touches_the_network_through_urllib() -> None:
    used = {
        name
        for file in files()
        for name in imported(ast.parse(file.read_text()))
        if name.startswith("urllib")
    }
    assert used <= {"urllib.parse"}


def test_the_domain_opens_no_file_and_prints_nothing() -> None:
    calls = [
        f"{file.relative_to(DOMAIN)}:{node.lineno} calls {node.func.id}"
        for file in files()
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in IMPURE_CALLS
    ]
    assert calls == []
