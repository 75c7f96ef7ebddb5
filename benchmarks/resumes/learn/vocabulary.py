"""The corpus's lists in, employers, titles and schools out; a quarter for validation."""

import gzip
import json
import re
from hashlib import sha256
from pathlib import Path


def kept(text: str, dev: bool) -> bool:
    return (int(sha256(text.encode()).hexdigest()[:8], 16) % 4 == 0) == dev


class Words:
    def __init__(self, corpus: Path, dev: bool) -> None:
        reference = corpus / "reference"

        def lines(texts):
            return sorted(
                {
                    each.strip()
                    for each in texts
                    if 1 < len(each.strip()) < 60 and kept(each.strip(), dev)
                }
            )

        titles = (reference / "job_titles/titles_combined.txt").read_text("utf-8").splitlines()
        self.titles_list = lines(
            " ".join(t.split(", ")[::-1]) if t.count(", ") == 1 else t
            for t in titles
            if t.count(",") < 2
        )
        listed, companies, departments = set(), set(), set()
        with gzip.open(corpus / "postings/ats_listings_2026.jsonl.gz", "rt") as file:
            for row in file:
                one = json.loads(row)
                listed.add(one.get("title") or "")
                companies.add(one.get("company") or "")
        with gzip.open(corpus / "postings/usajobs_2024_2026.jsonl.gz", "rt") as file:
            for row in file:
                one = json.loads(row)
                departments |= {one.get("department") or "", one.get("agency") or ""}
        self.titles_posted = lines(t for t in listed if len(t.split()) < 9 and t.isascii())
        boards = json.loads((reference / "boards/ats_jobs_mcp_directory.json").read_text())[
            "boards"
        ]
        companies |= {b.get("company") or b.get("name") or "" for b in boards}
        rows = (reference / "sp500/constituents.csv").read_text("utf-8").splitlines()[1:]
        companies |= {r.split(",")[1].strip('"') for r in rows}
        self.companies = lines(companies)
        self.departments = lines(departments)
        unis = json.loads(
            (reference / "universities_hipo/world_universities_and_domains.json").read_text("utf-8")
        )
        self.universities = lines(u["name"] for u in unis)
        self.esco = lines(
            r.split(",")[4] if r.count(",") > 5 else ""
            for r in (reference / "esco/skills_en.csv").read_text("utf-8").splitlines()
        )
        self.told = told_of(corpus, dev)
        self.dev = dev


def told_of(corpus: Path, dev: bool) -> list[str]:
    """Lines of postings, as points that somebody might list."""
    found = set()
    with gzip.open(corpus / "postings/legit.jsonl.gz", "rt") as file:
        for row in file:
            text = json.loads(row).get("description") or ""
            for line in re.split(r"\n|(?<=[.;]) |\*\*|\* ", text):
                line = line.strip(" *-•·#_\\")
                if (
                    4 <= len(line.split()) <= 32
                    and line.isascii()
                    and line[:1].isupper()
                    and "http" not in line
                ):
                    found.add(line)
    return [each for each in sorted(found) if kept(each, dev)]


def split(items, dev):
    chosen = [each for each in items if kept(each if isinstance(each, str) else str(each), dev)]
    return chosen or list(items)
