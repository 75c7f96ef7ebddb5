"""What a page writes where its employer's name stands in, the name and its key out."""

import re
import unicodedata

from trusthound.domain.posting.extract.job_words import is_page_or_part, names_occupation

LEGAL_FORM = re.compile(
    r"[,\s]+(?:gmbh(?: (?:&|und) co\.? (?:kg|ohg)a?)?|ggmbh|mbh|ag|se|kg|ohg|ug|e\.? ?v\.?|inc\.?|"
    r"incorporated|llc|l\.l\.c\.|llp|l\.?p\.?|ltd\.?|limited|plc|corp\.?|corporation|co\.|"
    r"pty\.?(?: ltd\.?)?|pvt\.?(?: ltd\.?)?|s\.?a\.?s\.?|s\.?a\.?r\.?l\.?|s\.?a\.?|s\.?l\.?u?\.?|"
    r"s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|oy|oyj|ab|aps|a/s|asa|as|s\.r\.o\.|a\.s\.|"
    r"sp\. z o\.\s?o\.|spol\. s r\.\s?o\.|kft\.?|d\.o\.o\.|lda\.?|ltda\.?)(?![\w.])\.?",
    re.IGNORECASE,
)
# Words around a name: what the site calls its pages, and what a picture of the name is called.
_AROUND = re.compile(
    r"^(?:(?:the )?(?:careers?|jobs?|working|work|karriere|vacancies|stellen\w*|arbeiten|emplois?)"
    r" (?:at|with|for|bei|chez)|welcome to|willkommen bei|logo(?: (?:of|von|der|de|du))?|"
    r"blason d[eu](?: la)?|crest of(?: the)?|about|über|à propos de|sobre)\s+|"
    r"[\s:,–-]+(?:logo(?:type)?|careers?|karriere|jobs?|homepage|home ?page|blog|"
    r"careers? (?:site|page|portal)|official (?:web)?site|website)$",
    re.IGNORECASE,
)
# Who builds sites and application forms: their names stand on other people's pages.
_VENDORS = frozenset({
    "apple", "ashby", "ashbyhq", "avature", "bamboohr", "breezy", "breezyhr", "cloudflare",
    "comeet", "cookiebot", "drupal", "eightfold", "elementor", "facebook", "github",
    "glassdoor", "godaddy", "google", "greenhouse", "greenhousesoftware", "hotjar", "hubspot",
    "icims", "indeed", "instagram", "jazzhr", "jimdo", "jobscz", "jobvite", "joomla", "lever",
    "linkedin", "lmc", "mailchimp", "microsoft", "monster", "onetrust", "oracle", "paylocity",
    "personio", "phenom", "pinpoint", "recruitee", "rippling", "sap", "shopify",
    "smartrecruiters", "softgarden", "squarespace", "stepstone", "successfactors", "taleo",
    "teamtailor", "tiktok", "twitter", "typo3", "ukg", "ultipro", "webflow", "weebly", "wix",
    "wixcom", "wordpress", "wordpresscom", "workable", "workday", "xing", "youtube",
    "ziprecruiter"
})  # fmt: skip
# What a link to the first page, a picture or a menu says that is nobody's name.
_NOBODY = frozenset({
    "accueil", "agency", "all", "applicant", "arrow", "avatar", "back", "banner", "board", "brand",
    "business", "candidate", "center", "centre", "charity", "city", "client", "close", "college",
    "company", "contact", "council", "county", "department", "employer", "firm", "foundation",
    "government", "group", "he", "header", "home", "homepage", "hospital", "icon", "ideal", "image",
    "impressum", "imprint", "index", "inicio", "institute", "it", "job", "kontakt", "login", "logo",
    "menu", "office", "open", "organisation", "organization", "our", "photo", "position", "post",
    "practice", "privacy", "project", "reserved", "retour", "rights", "role", "school", "search",
    "she", "site", "skip", "society", "start", "startseite", "state", "successful", "team", "the",
    "there", "they", "this", "top", "trust", "university", "unternehmen", "us", "user", "visitor",
    "we", "website", "welcome", "what", "which", "who", "you", "zurück",
})  # fmt: skip
_SHORTEST_KEY = 4
_NAME_CHARACTERS = 80
_MOST_WORDS = 9


def company_name(words: str) -> str:
    """The name in what stands where one may, "" where there is none."""
    name = words.strip(" \t|·•–—-:,;“”\"'«»‹›*")
    form = LEGAL_FORM.search(name)
    if form and name[form.end() :].startswith((",", ";", " (", " and its")):
        name = name[: form.end()]
    for _ in range(2):
        name = _AROUND.sub("", name).strip(" |·•–—-:,;")
    if not 2 <= len(name) <= _NAME_CHARACTERS or len(name.split()) > _MOST_WORDS:
        return ""
    if not any(map(str.isalpha, name)) or name.endswith(("!", "?", "…")) or "@" in name:
        return ""
    low = name.lower()
    if low in _NOBODY or key_of(name) in _VENDORS or all(each in _NOBODY for each in low.split()):
        return ""
    if is_page_or_part(name) or (names_occupation(name) and not LEGAL_FORM.search(name)):
        return ""
    return name


def key_of(name: str) -> str:
    """By this two spellings of a name are one: letters and digits without the legal form."""
    bare = LEGAL_FORM.sub(" ", f"{name} ").strip()
    folded = unicodedata.normalize("NFKD", (bare or name).lower().removeprefix("the "))
    return "".join(filter(str.isalnum, folded))


def has_legal_form(name: str) -> bool:
    return LEGAL_FORM.search(name) is not None


def alike(first: str, second: str) -> bool:
    """Whether one of two keys holds the other; too short ones are alike by chance."""
    shorter = min(len(first), len(second))
    return shorter >= _SHORTEST_KEY and (first in second or second in first)
