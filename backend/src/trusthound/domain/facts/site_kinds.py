"""A URL in, the kind of place it leads to out: short lists of services by their domain."""

from urllib.parse import urlsplit

from trusthound.domain.facts.reference import Reference
from trusthound.domain.facts.site import Site, SiteKind

# By domain or host, longest match first. Kept by hand from the services' own documentation;
# a service that is missing here is OTHER, never a fault of the posting.
_KINDS: dict[SiteKind, frozenset[str]] = {
    SiteKind.EMPLOYER_BOARD: frozenset({
        "greenhouse.io", "lever.co", "ashbyhq.com", "myworkdayjobs.com", "myworkdaysite.com",
        "smartrecruiters.com", "workable.com", "recruitee.com", "personio.com", "personio.de",
        "teamtailor.com", "bamboohr.com", "icims.com", "jobvite.com", "pinpointhq.com",
        "rippling.com", "paylocity.com", "governmentjobs.com", "oraclecloud.com", "eightfold.ai",
        "taleo.net", "successfactors.com", "successfactors.eu", "ultipro.com", "applytojob.com",
        "breezy.hr", "jazz.co", "comeet.com", "join.com", "softgarden.io", "avature.net",
        "hrmdirect.com", "schooljobs.com",
    }),
    SiteKind.JOB_BOARD: frozenset({
        "indeed.com", "glassdoor.com", "monster.com", "ziprecruiter.com", "dice.com",
        "careerbuilder.com", "simplyhired.com", "jobs.cz", "prace.cz", "startupjobs.cz",
        "remoteok.com", "remoteok.io", "weworkremotely.com", "stackoverflow.com", "usajobs.gov",
        "totaljobs.com", "reed.co.uk", "cv-library.co.uk", "stepstone.de", "seek.com.au",
        "naukri.com", "jobs.nhs.uk", "wellfound.com", "flexjobs.com", "adzuna.com",
        "ycombinator.com", "infojobs.net", "pracuj.pl", "freehire.me", "dobrysef.cz",
        "isoss.gov.cz",
        "isoss.cz",
    }),
    SiteKind.FORM: frozenset({
        "docs.google.com", "forms.gle", "typeform.com", "jotform.com", "surveymonkey.com",
        "forms.office.com", "forms.microsoft.com", "tally.so", "airtable.com", "wufoo.com",
        "cognitoforms.com", "paperform.co", "123formbuilder.com",
    }),
    SiteKind.FREE_HOST: frozenset({
        "wixsite.com", "weebly.com", "blogspot.com", "wordpress.com", "sites.google.com",
        "notion.site", "carrd.co", "webflow.io", "square.site", "godaddysites.com",
        "strikingly.com",
        "linktr.ee", "github.io", "netlify.app", "vercel.app", "pages.dev", "web.app",
        "firebaseapp.com", "000webhostapp.com", "glitch.me", "mystrikingly.com", "jimdosite.com",
    }),
    SiteKind.SHORTENER: frozenset({
        "bit.ly", "tinyurl.com", "goo.gl", "ow.ly", "is.gd", "buff.ly", "rebrand.ly",
        "cutt.ly", "shorturl.at", "rb.gy", "t.ly", "tiny.cc", "s.id", "bl.ink",
    }),
    SiteKind.MESSENGER: frozenset({
        "wa.me", "whatsapp.com", "t.me", "telegram.me", "telegram.org", "signal.me",
        "signal.group", "m.me", "line.me", "wechat.com", "discord.gg", "join.skype.com",
        "viber.com",
    }),
    SiteKind.SOCIAL: frozenset({
        "linkedin.com", "facebook.com", "instagram.com", "twitter.com", "x.com", "youtube.com",
        "tiktok.com", "reddit.com", "xing.com",
        # these wrap every link that is posted there; nobody chose them to hide anything
        "t.co", "lnkd.in",
    }),
}  # fmt: skip
_KIND_OF = {host: kind for kind, hosts in _KINDS.items() for host in hosts}
# Form services that have pages of their own beside their customers' forms.
_FORM_PATHS = {
    "docs.google.com": ("/forms",),
    "surveymonkey.com": ("/r/",),
    "airtable.com": ("/app", "/shr"),
    "jotform.com": ("/form", *(f"/{digit}" for digit in "0123456789")),
    "typeform.com": ("/to/",),
}


def site_of(url: str, reference: Reference) -> Site:
    """Name the place an absolute URL leads to."""
    parts = urlsplit(url)
    host = (parts.hostname or "").removeprefix("www.")
    domain = reference.registrable_domain(host)
    return Site(url=url, host=host, domain=domain, kind=_kind_of(host, parts.path))


def kind_of_link(url: str) -> SiteKind:
    """The kind of the place an absolute URL leads to, where its domain does not matter."""
    parts = urlsplit(url)
    return _kind_of((parts.hostname or "").removeprefix("www."), parts.path)


def kind_of_host(host: str) -> SiteKind:
    """The kind of a whole host, whatever its pages are."""
    return _kind_of(host, "")


def _kind_of(host: str, path: str) -> SiteKind:
    """The kind of the longest known name that `host` equals or stands under."""
    if host in _FORM_PATHS and not path.startswith(_FORM_PATHS[host]):
        return SiteKind.OTHER
    while host:
        if host in _KIND_OF:
            return _KIND_OF[host]
        host = host.partition(".")[2]
    return SiteKind.OTHER
