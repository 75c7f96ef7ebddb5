"""The board directory is made from its two sources the same way every time."""

import json

import pytest

from tools.make_board_directory import TABLE, make_table
from trusthound.wiring.reference.load import read_directory

CONFIRMED: dict[str, list[dict[str, object]]] = {
    "boards": [
        {"ats": "greenhouse", "board": "acme", "checked": "2026-08-24", "company": "Acme\t Inc. "},
        {"ats": "ashby", "board": "Honey", "checked": "2026-08-23", "company": None},
        {"ats": "ashby", "board": "honey", "checked": "2026-08-23", "company": None},
    ]
}
CURATED = [
    {"name": "Acme by another name", "platform": "greenhouse", "slug": "acme"},
    {"name": "Honey Works", "platform": "ashby", "slug": "honey"},
    {"name": "Bread", "platform": "workday", "workday": {"tenant": "bread", "site": "Careers"}},
]


def test_each_board_stands_once_sorted_under_the_latest_day() -> None:
    table = make_table(json.dumps(CONFIRMED), json.dumps(CURATED))
    first, *rows = table.splitlines()
    assert first.endswith("\t2026-08-24")
    assert rows == [
        "ashby\thoney\tHoney Works",
        "greenhouse\tacme\tAcme Inc.",
        "workday\tbread\tBread",
    ]


def test_the_loader_reads_what_is_made() -> None:
    directory = read_directory(make_table(json.dumps(CONFIRMED), json.dumps(CURATED)).splitlines())
    assert directory.employers["ashby", "honey"] == "Honey Works"


@pytest.mark.parametrize("tenant", ["", "a/b", "..", "a\tb"])
def test_a_tenant_that_could_not_stand_in_a_url_is_refused(tenant: str) -> None:
    damaged = {"boards": [CONFIRMED["boards"][0] | {"board": tenant}]}
    with pytest.raises(ValueError, match="not a board"):
        make_table(json.dumps(damaged), "[]")


def test_the_shipped_table_is_in_the_form_that_is_made() -> None:
    rows = TABLE.read_text("utf-8").splitlines()[1:]
    keys = [tuple(row.split("\t")[:2]) for row in rows]
    assert keys == sorted(set(keys))
    assert all(tenant == tenant.lower() for _, tenant in keys)
