"""The Python client's sources in, the same for programs that await out: one is written, both work.

What waits is found by reading the code: a call over the line, a pause, and whatever calls one of
these. It becomes `async def` and is awaited; words, order and comments stay as they are.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

# By their names alone: in these few files each means one thing.
_WAITING = frozenset({"send", "sleep", "call", "_call", "_told", "close"})
_NAMES = {
    "Client": "AsyncClient",
    "Bulk": "AsyncBulk",
    "Iterator": "AsyncIterator",
    "__enter__": "__aenter__",
    "__exit__": "__aexit__",
    "trusthire.bulk": "trusthire.async_bulk",
    "trusthire.sending": "trusthire.async_sending",
    "_http.close": "_http.aclose",
    "time.sleep": "asyncio.sleep",
    "resume.read_bytes()": "await asyncio.to_thread(resume.read_bytes)",
    "Callable[[float], None]": "Callable[[float], Awaitable[None]]",
    "Callable[..., httpx2.Response]": "Callable[..., Awaitable[httpx2.Response]]",
    "import Callable": "import Awaitable, Callable",
}
# The longest first, and each as a whole.
_NAMED = re.compile(
    "|".join(
        rf"(?<![\w.]){re.escape(each)}(?!\w)" for each in sorted(_NAMES, key=len, reverse=True)
    )
    .replace(r"(?<![\w.])_http", r"(?<!\w)_http")
    .replace(r"(?<![\w.])Client", r"(?<!\w)Client")
)


def awaiting(source: Path) -> str:
    """The module that awaits, unformatted."""
    text = source.read_text(encoding="utf-8")
    tree = ast.parse(text)
    for at, removed, added in sorted(_edits(tree, text), reverse=True):
        text = text[:at] + added + text[at + removed :]
    text = _NAMED.sub(lambda found: _NAMES[found[0]], text)
    if "asyncio." in text:
        text = text.replace("import time\n", "import asyncio\nimport time\n", 1)
    if "time.monotonic" not in text:
        text = text.replace("import time\n", "", 1)
    head, end, rest = text.partition('"""\n\n')
    return f"{head}{end}# Made of {source.name} by `make openapi`: change that one.\n\n{rest}"


def _edits(tree: ast.Module, text: str) -> Iterator[tuple[int, int, str]]:
    """What to do where: the place, how many characters go, and what comes instead."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def place(line: int, column: int) -> int:
        before = text[starts[line - 1] : starts[line]].encode()[:column]
        return starts[line - 1] + len(before.decode())

    waiting = _waiting(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and (
            node.name in waiting or node.name in {"__enter__", "__exit__"} or _yields(node)
        ):
            yield place(node.lineno, node.col_offset), 0, "async "
        if isinstance(node, ast.YieldFrom):
            told = ast.get_source_segment(text, node.value)
            ends = place(node.end_lineno or 0, node.end_col_offset or 0)
            at = place(node.lineno, node.col_offset)
            yield at, ends - at, f"for each in {told}:\n{' ' * (node.col_offset + 4)}yield each"
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call) and _called(child) in waiting:
                yield place(child.lineno, child.col_offset), 0, "await "
                if isinstance(node, ast.Attribute | ast.Subscript):  # of what is awaited
                    yield place(child.lineno, child.col_offset), 0, "("
                    yield place(child.end_lineno or 0, child.end_col_offset or 0), 0, ")"


def _waiting(tree: ast.Module) -> frozenset[str]:
    """The names of all that waits, in the end; what yields is no call that is awaited."""
    functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]
    waiting = set(_WAITING)
    while True:
        found = {
            each.name
            for each in functions
            if not _yields(each)
            and any(
                _called(call) in waiting for call in ast.walk(each) if isinstance(call, ast.Call)
            )
        }
        if found <= waiting:
            return frozenset(waiting)
        waiting |= found


def _yields(function: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in ast.walk(function))


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""
