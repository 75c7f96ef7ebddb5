"""An employer's own page that shows a board's posting in; the posting's URL on that board out.

The address names the posting and the page's source names the tenant: neither alone tells.
"""

import re
from urllib.parse import unquote, urlsplit

from trusthound.domain.facts.page import Page

_NAME = rb"([A-Za-z0-9][\w.%-]{0,99})"
_UUID = r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
# What a page's source holds of a board, for which of its hosts that must be looked for, how the
# address of the page names a posting there, and the posting's URL. From the vendors' guides to
# embedding (Greenhouse: gh_jid, Ashby: ashby_jid) and their public APIs.
_EMBEDS = tuple(
    (host, re.compile(source), re.compile(number, re.IGNORECASE), url)
    for host, source, number, url in (
        (
            b"greenhouse.io",
            rb"greenhouse\.io/(?:embed/job_(?:board|app)(?:/js)?\?(?:[^\"'\s<>]{0,200}&(?:amp;)?)?for="
            rb"|v1/boards/)" + _NAME,
            r"[?&#]gh_jid=(\d{1,20})(?:&|#|\Z)",
            "https://job-boards.greenhouse.io/{}/jobs/{}",
        ),
        (
            b"ashbyhq.com",
            rb"(?:jobs\.ashbyhq\.com|ashbyhq\.com/posting-api/job-board)/" + _NAME,
            rf"[?&#]ashby_jid=({_UUID})(?:&|#|\Z)",
            "https://jobs.ashbyhq.com/{}/{}",
        ),
        (
            b"lever.co",
            rb"(?:jobs\.lever\.co|api\.lever\.co/v0/postings)/" + _NAME,
            rf"[/=]({_UUID})(?:[/?&#]|\Z)",
            "https://jobs.lever.co/{}/{}",
        ),
        (
            b"eu.lever.co",
            rb"(?:jobs\.eu\.lever\.co|api\.eu\.lever\.co/v0/postings)/" + _NAME,
            rf"[/=]({_UUID})(?:[/?&#]|\Z)",
            "https://jobs.eu.lever.co/{}/{}",
        ),
        (
            b"smartrecruiters.com",
            rb"(?:(?:jobs|careers)\.smartrecruiters\.com|"
            rb"api\.smartrecruiters\.com/v1/companies)/" + _NAME,
            r"[/=](74\d{13,16})(?:[-/?&#]|\Z)",
            "https://jobs.smartrecruiters.com/{}/{}",
        ),
        (
            b"recruitee.com",
            rb"//((?!api|app|careers|docs|support|www|assets|cdn)[a-z0-9-]{1,63})\.recruitee\.com",
            r"/o/([a-z0-9][a-z0-9-]{2,150})/?(?:[?#]|\Z)",
            "https://{}.recruitee.com/o/{}",
        ),
        (
            b"jobs.personio.",
            rb"//([a-z0-9-]{1,63})\.jobs\.personio\.(?:de|com)",
            r"/job/(\d{4,12})/?(?:[?#]|\Z)",
            "https://{}.jobs.personio.de/job/{}",
        ),
        (
            b"apply.workable.com",
            rb"apply\.workable\.com/(?!api/|j/)" + _NAME,
            r"/j/([0-9a-f]{10})/?(?:[?#]|\Z)",
            "https://apply.workable.com/{}/j/{}/",
        ),
    )
)
# An application form in a frame names both: the employer's page has no number in its address.
_FORM = re.compile(
    rb"greenhouse\.io/embed/job_app\?(?:[^\"'\s<>]{0,200}&(?:amp;)?)?for=" + _NAME + rb"&(?:amp;)?"
    rb"(?:[^\"'\s<>]{0,200}&(?:amp;)?)?token=(\d{1,20})"
)
_MOST_MATCHES = 50


def embedded_posting(page: Page) -> str:
    """Its URL, "" where the page shows none or the source names more than one tenant."""
    found = {url for address in (page.final_url, page.url) for url in _at(address, page.body)}
    if not found and b"embed/job_app" in page.body:
        forms = {(each[1], each[2]) for each in _FORM.finditer(page.body)}
        template = _EMBEDS[0][3]
        found = {template.format(name.decode(), number.decode()) for name, number in forms}
    return found.pop() if len(found) == 1 else ""


def _at(url: str, source: bytes) -> set[str]:
    parts = urlsplit(url)
    address = unquote(f"{parts.path}?{parts.query}#{parts.fragment}").rstrip("#?")
    found = set()
    for host, tenant, number, template in _EMBEDS:
        named = number.search(address)
        if named is None or host not in source:
            continue
        matches = (
            each for _, each in zip(range(_MOST_MATCHES), tenant.finditer(source), strict=False)
        )
        tenants = {each[1].decode() for each in matches} - {"embed", "api", "js", "static"}
        found |= {template.format(each, named[1]) for each in tenants}
    return found
