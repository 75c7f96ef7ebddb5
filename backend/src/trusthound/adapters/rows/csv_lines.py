"""The text of a CSV file in, its rows with their lines and the names of their columns out."""

import csv
import io
import re
from collections.abc import Iterator, Mapping

from trusthound.domain.common.errors import InvalidInput

_COLUMNS = 100
_SEPARATORS = ",;\t"
# What an export puts before text that a spreadsheet would run.
_KEPT_TEXT = re.compile(r"(^|[;\t\r\n])'([^\S\t\r\n]*[=+\-@])")


def csv_lines(
    text: str, *, needed: str, field: str, advice: str
) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Lines count from 1, as an editor counts them; empty ones are passed over. `needed` has to be
    among the columns. Raises InvalidInput about `field` for what is no such table.
    """
    heading = text.lstrip("\r\n").partition("\n")[0]
    separator = max(_SEPARATORS, key=heading.count)
    table = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    names: list[str] | None = None
    begins = 1
    try:
        for cells in table:
            line, begins = begins, table.line_num + 1
            if not any(each.strip() for each in cells):
                continue
            if names is None:
                names = [each.strip() for each in cells[:_COLUMNS]]
                if needed.lower() not in {each.lower() for each in names}:
                    raise InvalidInput(
                        f"Line {line}: there is no column “{needed}”.", field=field, advice=advice
                    )
                continue
            pairs = zip(names, cells, strict=False)
            yield line, {name: _KEPT_TEXT.sub(r"\1\2", cell) for name, cell in pairs}
    except csv.Error as error:
        raise InvalidInput(
            f"Line {begins}: this is not CSV that can be read.", field=field, advice=advice
        ) from error
