"""A page's status, address and words in; why it shows no posting out."""

import re

from trusthound.domain.common.errors import PageUnreadable, ReadingProblem
from trusthound.domain.facts.page import Page

_BLOCKING = frozenset({403, 406, 418, 420, 429, 430, 451, 498, 503, 999})
_LOGIN_PATH = re.compile(
    r"/(?:login|log-in|signin|sign-in|sign_in|authwall|checkpoint|uas/login|auth/|sso/|"
    r"account/login)",
    re.IGNORECASE,
)
_CHALLENGE = re.compile(
    r"verify (?:that )?you(?:['’]re| are) (?:a )?human|are you (?:a )?(?:human|robot)|not a robot|"
    r"unusual (?:traffic|activity)|automated (?:access|requests|queries|traffic)|"
    r"access (?:to this page "
    r"(?:has been )?)?(?:is )?(?:temporarily )?denied|you have been blocked|been blocked|"
    r"checking (?:your browser|if the site connection)|just a moment|attention required|"
    r"enable (?:javascript and cookies|cookies)|complete the (?:security check|captcha)|captcha|"
    r"request (?:was )?blocked|too many requests|rate limit|ddos protection|security check|"
    r"pardon our interruption|press (?:&|and) hold|bot detection|forbidden|visitor system|"
    r"before you continue to|wait while we verify|human verification|sicherheitsüberprüfung"
)
_CHALLENGE_MARKUP = re.compile(
    r"g-recaptcha|h-captcha|cf-turnstile|challenge-platform|cf-chl|captcha-form|px-captcha|"
    r"datadome|_incapsula_|distil_|awswafcookie|aws-waf|perimeterx|akamai.{0,20}bot|"
    r"visitor/genvisitor",
    re.IGNORECASE,
)
_LOGIN = re.compile(
    r"(?:sign|log) ?in (?:to (?:continue|view|see|access|your account)|required|with)|"
    r"(?:please|you (?:must|need to)) (?:sign|log) ?in|join (?:linkedin|now) to (?:view|see)|"
    r"create an account to|members only|session (?:has )?expired|"
    r"bitte (?:melden sie sich an|einloggen)|connectez-vous pour|přihlaste se pro"
)
_CONSENT = re.compile(
    r"before you continue|we use cookies|cookie settings|accept all|your privacy choices|consent"
)
_SCRIPT = re.compile(
    r"(?:enable|requires?|turn on|needs?|activate|without) java ?script|"
    r"javascript (?:is )?(?:disabled|required)|"
    r"you need to enable javascript"
)
_PARKED = re.compile(
    r"domain (?:name )?(?:is|may be) for sale|buy this domain|this domain is parked|parked free|"
    r"domain (?:has )?expired|website coming soon|default web page|welcome to nginx|"
    r"apache2? .{0,20}default page"
)
# A wall says little; more words than this are content that mentions one.
_WALL_WORDS = 220
ENOUGH_WORDS = 12


def refuse_by_status(page: Page) -> None:
    """Raise for an answer that is a refusal whatever it says."""
    status = page.status
    if status in (401, 407):
        raise PageUnreadable(ReadingProblem.LOGIN_REQUIRED, detail=f"status {status}")
    if status in _BLOCKING:
        raise PageUnreadable(ReadingProblem.BLOCKED, detail=f"status {status}")
    if status >= 500 or (status < 200 and status != 0):
        raise PageUnreadable(ReadingProblem.UNREACHABLE, detail=f"status {status}")
    if _LOGIN_PATH.search(page.final_url.partition("?")[0]) and page.final_url != page.url:
        raise PageUnreadable(ReadingProblem.LOGIN_REQUIRED, detail="sent to the sign-in page")


def refuse_by_words(html: str, title: str, text: str) -> None:
    """Raise for a page without a posting that is a wall, a login, a shell or a parked domain."""
    folded = f"{title}\n{text}"[:20_000].lower()
    words = len(folded.split(maxsplit=_WALL_WORDS))
    if words <= _WALL_WORDS:
        if (match := _CHALLENGE.search(folded)) or (
            words < 60 and (match := _CHALLENGE_MARKUP.search(html))
        ):
            raise PageUnreadable(ReadingProblem.BLOCKED, detail=match[0])
        if match := _LOGIN.search(folded):
            raise PageUnreadable(ReadingProblem.LOGIN_REQUIRED, detail=match[0])
        if match := _PARKED.search(folded):
            raise PageUnreadable(ReadingProblem.NOT_A_POSTING, detail=match[0])
        if words < 120 and (match := _SCRIPT.search(folded) or _SCRIPT.search(html.lower())):
            raise PageUnreadable(ReadingProblem.NO_TEXT, detail=match[0])
        if words < 120 and (match := _CONSENT.search(folded)):
            raise PageUnreadable(ReadingProblem.BLOCKED, detail=match[0])
    if len(text.split(maxsplit=ENOUGH_WORDS)) < ENOUGH_WORDS:
        raise PageUnreadable(ReadingProblem.NO_TEXT, detail=f"fewer than {ENOUGH_WORDS} words")
