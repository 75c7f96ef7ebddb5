"""A host in, the domain that someone registered for it out; offline, from the shipped list."""

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tldextract import TLDExtract

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
    extract = _extract()
    found = extract(host, include_psl_private_domains=True)
    if not found.domain and found.is_private:
        found = extract(host, include_psl_private_domains=False)
    return found.top_domain_under_public_suffix


@cache
def _extract() -> "TLDExtract":
    """Imported when first needed: the package brings an HTTP client along, 0.15 s of start-up."""
    from tldextract import TLDExtract

    return TLDExtract(suffix_list_urls=(), cache_dir=None)
