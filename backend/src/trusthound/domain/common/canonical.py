"""A checked address in, the name under which we keep it out: the same posting, the same name."""

import re
from urllib.parse import SplitResult, unquote_plus, urlsplit, urlunsplit

from trusthound.domain.common.url import DEFAULT_PORTS, netloc

# Parameters that say where a visitor came from. None of them can name the posting (gh_jid, jk,
# currentJobId and id can); from the vendors' documentation and links seen in the wild.
_TRACKERS = frozenset({
    "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "fbclid", "msclkid", "yclid", "twclid",
    "ttclid", "igshid", "igsh", "li_fat_id", "_ga", "_gl", "_hsenc", "_hsmi", "hsctatracking",
    "mkt_tok", "vero_id", "oly_enc_id", "s_cid", "srsltid", "_branch_match_id",
    "trk", "trkinfo", "trkemail", "refid", "trackingid", "lipi", "lici", "midtoken", "midsig",
    "eblp", "otptoken", "originalsubdomain",  # LinkedIn
    "gh_src", "lever-source", "lever-source[]", "lever-origin", "lever-via", "source", "iis",
    "iisn", "__jvst", "__jvsd", "trid", "amp",
})  # fmt: skip
_TRACKER_FAMILIES = ("utm_", "mc_", "pk_", "mtm_", "hsa_")
# These may name a posting ("ref=REQ-7") or where the visitor came from ("ref=linkedin"): one word
# or a site's name is the latter.
_REFERRERS = frozenset({"ref", "referrer", "referer", "referral", "src", "via"})
_NAME_OF_A_SITE = re.compile(r"[a-z_]{2,30}(?:\.[a-z]{2,12})*", re.IGNORECASE)

# Sites that answer by https alone, so that the other scheme names the same page.
_SECURE_SITES = (
    "linkedin.com", "indeed.com", "glassdoor.com", "greenhouse.io", "lever.co", "ashbyhq.com",
    "myworkdayjobs.com", "workable.com", "smartrecruiters.com", "recruitee.com", "teamtailor.com",
    "personio.de", "personio.com", "bamboohr.com", "icims.com", "jobvite.com", "pinpointhq.com",
    "rippling.com", "breezy.hr", "join.com", "remoteok.com", "weworkremotely.com",
    "startupjobs.cz", "jobs.cz", "usajobs.gov", "governmentjobs.com", "ycombinator.com",
)  # fmt: skip
# Sites whose mobile host, and LinkedIn's hosts of a country, show the page of their main host.
_MOBILE = re.compile(
    r"(?:(?:[a-z]{2}|m|mobile|touch)\.)?(linkedin\.com)|"
    r"(?:m|mobile)\.((?:indeed|glassdoor|monster|xing|naukri|seek|reed|totaljobs)\.[a-z.]{2,6})"
)
_AMP_ENDING = re.compile(r"(/[^/]+/[^/]*[-\d][^/]*)(?:/amp)+/?\Z", re.IGNORECASE)
_LINKEDIN_PAGE = re.compile(r"/(?:comm/)?jobs/view/(?:[^/]*-)?(\d{6,20})/?")
_LINKEDIN_NUMBER = re.compile(r"(?:\A|&)currentJobId=(\d{6,20})(?:&|\Z)")
_INDEED_KEY = re.compile(r"(?:\A|&)v?jk=([0-9a-f]{16})(?:&|\Z)")
_INDEED_PATHS = ("/viewjob", "/m/viewjob", "/rc/clk", "/jobs", "/m/jobs", "/")


def canonical_url(url: str) -> str:
    """One name for one posting.

    Trackers, default ports and fragments go; a fragment that is a route ("#/job/7") stays. The
    parameters keep their order and their spelling. Where a site shows the same page at a mobile
    host, beside its search or without https, the main address counts. Asking twice changes nothing.
    """
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    scheme, port = parts.scheme, parts.port or DEFAULT_PORTS.get(parts.scheme, 0)
    if (mobile := _MOBILE.fullmatch(host)) and port in (80, 443):
        host = f"www.{mobile[1] or mobile[2]}"
    if scheme == "http" and port == 80 and _is_of(host, _SECURE_SITES):
        scheme, port = "https", 443
    path, query = _posting_page(host, parts)
    query = "&".join(each for each in query.split("&") if each and not _tracks(each))
    fragment = parts.fragment if parts.fragment.startswith(("/", "!")) else ""
    return urlunsplit((scheme, netloc(scheme, host, port), path, query, fragment))


def _posting_page(host: str, parts: SplitResult) -> tuple[str, str]:
    """Path and query, those of the posting's own page where the site shows it beside others."""
    path, query = parts.path or "/", parts.query
    if host == "www.linkedin.com":
        found = _LINKEDIN_PAGE.fullmatch(path)
        if found is None and path.startswith("/jobs"):
            found = _LINKEDIN_NUMBER.search(query)
        if found:
            return f"/jobs/view/{found[1]}", ""
    elif _is_of(host, ("indeed.com",)) and path in _INDEED_PATHS:
        found = _INDEED_KEY.search(query)
        if found:
            return "/viewjob", f"jk={found[1]}"
    return _AMP_ENDING.sub(r"\1", path), query


def _is_of(host: str, sites: tuple[str, ...]) -> bool:
    return f".{host}".endswith(tuple(f".{each}" for each in sites))


def _tracks(parameter: str) -> bool:
    name, _, value = parameter.partition("=")
    name = unquote_plus(name).lower()
    if name in _REFERRERS:
        return _NAME_OF_A_SITE.fullmatch(unquote_plus(value)) is not None
    return name in _TRACKERS or name.startswith(_TRACKER_FAMILIES)
