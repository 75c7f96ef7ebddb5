"""A host in, the domain that someone registered for it out; offline, from the shipped list."""

import re
from functools import lru_cache

from trusthound.wiring.reference.suffixes import Suffix, suffixes, suffixes_of_registries

_HOST = re.compile(r"[\w.-]{1,253}")  # RFC 1035's length; letters of any script


@lru_cache(maxsize=20_000)
def registrable_domain(host: str) -> str:
    """ "jobs.example.co.uk" is "example.co.uk"; an address or a name without a suffix is "".

    Where a company lets anyone register under its domain, each of those is a domain of its own:
    "acme.github.io" is not GitHub's. The company's own host, "github.io", is.
    """
    host = host.strip().rstrip(".").lower()
    if not _HOST.fullmatch(host):
        return ""
    labels = host.split(".")
    suffix = suffixes().of_host(labels)
    if suffix and suffix.private and not _under(suffix, labels):
        suffix = suffixes_of_registries().of_host(labels)
    return _under(suffix, labels) if suffix else ""


def _under(suffix: Suffix, labels: list[str]) -> str:
    """The suffix with the label before it, "" where it has none."""
    at = suffix.begins - 1
    return ".".join(labels[at:]) if at >= 0 and labels[at] else ""
