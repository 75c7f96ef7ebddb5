"""What the parser of a form calls in; its parts, one after the other as they come, out."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from python_multipart.multipart import parse_options_header

from trusthound.entrypoints.http.problems import Refused

MOST_PARTS = 30


@dataclass
class Part:
    """`filename` is what its sender calls it."""

    name: str = ""
    filename: str = ""
    is_file: bool = False
    kept: bool = False


class PartReader(ABC):
    """Whoever reads a form says which parts are kept, and takes them piece by piece."""

    def __init__(self) -> None:
        self._parts = 0
        self._part = Part()
        self._header, self._value = bytearray(), bytearray()
        self.ended = False

    @abstractmethod
    def keeps(self, part: Part) -> bool:
        """Asked once, when its name is known and nothing of it has come."""

    @abstractmethod
    def take(self, part: Part, piece: bytes) -> None: ...

    @abstractmethod
    def end(self, part: Part) -> None: ...

    def callbacks(self) -> Any:
        return {
            "on_part_begin": self._begin,
            "on_header_field": self._on_header,
            "on_header_value": self._on_value,
            "on_header_end": self._end_header,
            "on_headers_finished": self._end_headers,
            "on_part_data": self._on_data,
            "on_part_end": self._end,
            "on_end": self._finish,
        }

    def _begin(self) -> None:
        self._parts += 1
        if self._parts > MOST_PARTS:
            raise Refused("bad_request", f"The form has more than {MOST_PARTS} parts.")
        self._part = Part()

    def _on_header(self, data: bytes, start: int, end: int) -> None:
        self._header += data[start:end]

    def _on_value(self, data: bytes, start: int, end: int) -> None:
        self._value += data[start:end]

    def _end_header(self) -> None:
        if bytes(self._header).strip().lower() == b"content-disposition":
            kind, parameters = parse_options_header(bytes(self._value))
            if kind == b"form-data":
                part = self._part
                part.name = parameters.get(b"name", b"").decode(errors="replace")
                part.is_file = b"filename" in parameters
                part.filename = parameters.get(b"filename", b"").decode(errors="replace")
        self._header.clear()
        self._value.clear()

    def _end_headers(self) -> None:
        self._part.kept = self.keeps(self._part)

    def _on_data(self, data: bytes, start: int, end: int) -> None:
        if self._part.kept:
            self.take(self._part, data[start:end])

    def _end(self) -> None:
        if self._part.kept:
            self.end(self._part)

    def _finish(self) -> None:
        self.ended = True
