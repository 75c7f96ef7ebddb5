"""`openapi.json` in, what is made of the Python client out: written, or with --check compared.

What operations of the public API send and answer becomes a `TypedDict` each, by its name on the
wire: nothing has to be translated, and a field that is added later does no harm. The client that
awaits is made of the one that does not.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

from tools.make_async_client import awaiting
from tools.places import ROOT, tool

CONTRACT = ROOT / "openapi.json"
PACKAGE = ROOT / "packages/python/src/trusthire"
SHAPES = PACKAGE / "shapes.py"
AWAITING = ("sending", "bulk", "client")
PUBLIC = "/api/v1/"
_HEAD = '''"""What the API sends and answers; made of openapi.json by `make openapi`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict'''
_PLAIN = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
_REF = "#/components/schemas/"


def shapes_text(described: dict[str, Any]) -> str:
    """The module, unformatted; shapes in the order of their names."""
    schemas = described["components"]["schemas"]
    named: set[str] = set()
    for path, methods in described["paths"].items():
        if path.startswith(PUBLIC):
            _note_names(_bodies(methods), schemas, named)
    return "\n\n".join([_HEAD, *(_shape(name, schemas[name]) for name in sorted(named))])


def _bodies(methods: dict[str, Any]) -> list[Any]:
    """What is sent as JSON, and what is answered where it goes well."""
    found = []
    for operation in methods.values():
        contents = [operation.get("requestBody", {})]
        contents += [each for status, each in operation["responses"].items() if status[0] == "2"]
        told = [each.get("content", {}).get("application/json", {}) for each in contents]
        found += [each.get("schema", {}) for each in told]
    return found


def _note_names(value: Any, schemas: dict[str, Any], named: set[str]) -> None:
    """Every shape that is named in there, and those that it names in turn."""
    if isinstance(value, list):
        for each in value:
            _note_names(each, schemas, named)
    if isinstance(value, dict):
        name = str(value.get("$ref", "")).removeprefix(_REF)
        if name and name not in named:
            named.add(name)
            _note_names(schemas[name], schemas, named)
        for each in value.values():
            _note_names(each, schemas, named)


def _shape(name: str, schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"{_short(name)} = {_type(schema)}"
    return "\n".join([f"class {_short(name)}(TypedDict):", *_lines(schema)])


def _short(name: str) -> str:
    """Two of one name are told apart by where they come from, which is no matter of a client."""
    return name.rpartition("__")[2]


def _lines(schema: dict[str, Any]) -> Iterator[str]:
    words = wrap(schema.get("description", ""), 90)
    if words:
        quoted = "\n    ".join(words)
        yield f'    """{quoted}{chr(10) + "    " if len(words) > 1 else ""}"""\n'
    for field, of_field in schema["properties"].items():
        told = _type(of_field)
        needed = field in schema.get("required", ())
        yield f"    {field}: {told if needed else f'NotRequired[{told}]'}"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return _short(str(schema["$ref"]).removeprefix(_REF))
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum") or [schema["const"]]
        return f"Literal[{', '.join(repr(each) for each in values)}]"
    if schema.get("type") == "array":
        return f"list[{_type(schema.get('items', {}))}]"
    return _PLAIN.get(schema.get("type", ""), "object")


def formatted(text: str) -> str:
    """As ruff would have it, the order of imports included."""
    for words in (["check", "--quiet", "--select", "I", "--fix"], ["format"]):
        line = [tool("ruff"), *words, "--config", "pyproject.toml", "--stdin-filename"]
        ran = subprocess.run(
            [*line, str(SHAPES), "-"],
            cwd=ROOT / "backend",
            input=text,
            capture_output=True,
            text=True,
            check=True,
        )
        text = ran.stdout
    return text


def made() -> dict[Path, str]:
    """Each file and what belongs into it."""
    shapes = shapes_text(json.loads(CONTRACT.read_text(encoding="utf-8")))
    texts = {"shapes": shapes}
    texts |= {f"async_{each}": awaiting(PACKAGE / f"{each}.py") for each in AWAITING}
    return {PACKAGE / f"{name}.py": formatted(text) for name, text in texts.items()}


def main(arguments: list[str]) -> int:
    """0 when the files are as they should be (now, or already with --check)."""
    texts = made()
    if "--check" not in arguments:
        for path, text in texts.items():
            path.write_text(text, encoding="utf-8")
        return 0
    if all(path.is_file() and path.read_text("utf-8") == text for path, text in texts.items()):
        return 0
    sys.stderr.write("The Python client is not what it is made of; run: make openapi\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
