"""A posting that wants the applicant's name, accounts or home for somebody else to work under."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_PLATFORM = (
    r"(?:upwork|fiverr|freelancer|linked ?in|toptal|uber|doordash|airbnb|amazon|paypal|payoneer|"
    r"bank|facebook|google ads|whats ?app)"
)
SCRIPT = phrases(
    {
        "^rent|lend|lease|borrow|hire out": [
            rf"(?:rent|lend|lease|borrow|hire out)(?:ing)? (?:us |out )?(?:your|their|an?|my) "
            rf"(?:\w+ )?(?:{_PLATFORM} )(?:account|profile)s?",
        ],
        "^use your|using your|access to your|work under your|work with your": [
            rf"(?:use|using|access to|work under|work with) your (?:\w+ )?(?:{_PLATFORM} )"
            r"(?:account|profile)[^.\n]{0,60}(?:share|split|percent|%|month|commission|pay you|"
            r"we will do)",
        ],
        "^create|open|register": [
            rf"(?:create|open|register)\b[^.\n]{{0,20}} (?:{_PLATFORM} )(?:account|profile)s? "
            r"(?:in|under|with) your (?:own )?(?:name|identity|id)",
        ],
        "your name|your identity|your details": [
            r"(?:using|under|with|use) your (?:name|identity|details)[^.\n]{0,60}"
            r"(?:our (?:developers?|engineers?|team)|someone else|we (?:will )?do the work)",
            r"(?:our (?:developers?|engineers?|team)|someone else|we) (?:will )?(?:do|does|works?)"
            r"[^.\n]{0,20} under your (?:name|identity)",
        ],
        "on behalf|on our behalf|proxy interview": [
            r"(?:attend|take|join|do|sit)\w*[^.\n]{0,20} (?:job |technical |video )?interviews? "
            r"(?:on behalf of (?:our|another|other|the) (?:\w+ )?"
            r"(?:developer|candidate|engineer)s?|on our behalf)",
            r"proxy interviews?",
        ],
        "laptops|computers": [
            r"(?:host|keep|receive|store)\w*[^.\n]{0,30} (?:company |our |work )?"
            r"(?:laptops|computers) (?:at|in) your (?:own )?(?:home|house|apartment|address)"
            r"[^.\n]{0,80}(?:remote|developer|connect|turned on|running|engineer)",
        ],
    }
)
WATCHED = surroundings(r"(?:detect|prevent|identify|investigat|stop|combat|spot)\w*")


@signal(
    title="Wants to work under your name",
    question="Are you to lend your name, an account or your home to others who then work?",
    why="What others do under your name is laid at your door, by platforms, banks and police.",
    innocent="Companies do manage their own staff's profiles, openly and under contract.",
    advice="Lend neither your identity nor an account. Tell the platform if you already did.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source="FBI IC3 PSA I-012325-PSA, remote IT workers and laptop farms (ic3.gov/PSA/2025)",
)
def identity_lending(wording: Wording) -> Finding:
    """Accounts to rent out, interviews to sit for others, or others' laptops to keep at home."""
    quote = wording.first(SCRIPT, unless=WATCHED)
    return present(quoted(quote)) if quote else absent()
