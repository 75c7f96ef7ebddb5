"""A posting that asks for a one-time code, or for control of the applicant's computer."""

from trusthound.domain.assessment.finding import Finding, absent, present, quoted
from trusthound.domain.assessment.signal import Lean, Topic, signal
from trusthound.domain.common.wording import Wording, phrases, surroundings

_HAND_OVER = (
    r"(?:send|submit|provide|share|give|tell|text|e-?mail|forward|reply with|read)\b[^.\n]{0,50}?"
)
_REMOTE = r"(?:any ?desk|team ?viewer|ultra ?viewer|rust ?desk|remote[- ]access|screen[- ]sharing)"
_YOURS = r"your (?:own )?(?:\w+ )?(?:computer|laptop|pc|device|phone|screen|desktop)"
REQUEST = phrases(
    {
        "one-time|one time|verification|sms |sms-|otp|id.me|6-digit|6 digit|six-digit|six digit": [
            rf"{_HAND_OVER} (?:the|your|any|that|this|a) (?:[\w-]+ ){{0,3}}?"
            r"(?:one[- ]time|verification|sms|otp|id\.me|(?:6|six)[- ]digit)[- ](?:\w+ )?"
            r"(?:code|passcode|password)",
            rf"{_HAND_OVER} (?:the|your) otp",
            rf"{_HAND_OVER} (?:your )?id\.me (?:\w+ )?(?:login|password|credentials|account)",
        ],
        "anydesk|any desk|teamviewer|team viewer|ultraviewer|ultra viewer|rustdesk|rust desk|"
        "remote access|remote-access|screen sharing|screen-sharing": [
            rf"(?:download|install|open|start|set up|share|send)\b[^.\n]{{0,40}} {_REMOTE}"
            r"[^.\n]{0,60} (?:so (?:that )?(?:we|i|our|hr|it)|(?:id|code|for (?:the|your|our) "
            r"(?:\w+ )?(?:interview|onboarding|setup|set-up|training)))",
            rf"(?:allow|give|grant|permit|enable)\b[^.\n]{{0,30}} {_REMOTE}[^.\n]{{0,20}} "
            rf"(?:to|of|on) {_YOURS}",
            rf"(?:connect|log ?in|control|access)\w* (?:in)?(?:to )?{_YOURS}[^.\n]{{0,20}} "
            rf"(?:by|via|with|through|using|over) {_REMOTE}",
        ],
    }
)
# Support staff do both for those whom they serve; the employer's own computer is its own.
PEOPLE_SERVED = surroundings(
    r"(?:customer|client|user|patient|member|caller|guest|tenant|employee|colleague)s?(?:')?",
    r"(?:company|work|corporate)[- ](?:issued |provided |owned )?(?:laptop|computer|device|pc)",
    r"troubleshoot\w*|help ?desk|tickets?|support (?:engineer|technician|specialist|analyst)s?",
)


@signal(
    title="Asks for a code or your screen",
    question="Is a one-time code, or control of your own computer, asked for?",
    why="A code opens your accounts, and who controls your screen can use them as you would.",
    innocent="An employer's own computer, once you work there, is rightly cared for from afar.",
    advice="Share no code with anyone, and let nobody into your own computer for a job.",
    topic=Topic.SCAM,
    leans=Lean.AGAINST,
    source=(
        "US Federal Trade Commission, verification-code and tech-support scams "
        "(consumer.ftc.gov/articles/how-spot-avoid-and-report-tech-support-scams)"
    ),
)
def access_request(wording: Wording) -> Finding:
    """A one-time or verification code to hand over, or one's own screen to open to a stranger.

    Codes and screens of those whom the employer serves are work, and are not.
    """
    quote = wording.first(REQUEST, unless=PEOPLE_SERVED)
    return present(quoted(quote)) if quote else absent()
