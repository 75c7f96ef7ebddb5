"""Every error the product raises on purpose.

TrustHoundError                 code, a sentence for the user, what to do next
├── InvalidInput                the request itself is wrong
│   ├── UrlRefused              a URL that we never fetch
│   └── KeyReused               an Idempotency-Key that came with another request
├── PageUnreadable              the page could not be read; never a score (codes: ReadingProblem)
│   └── OpeningsListed          it lists several postings (in `listed_opening.py`)
├── DocumentRefused             a file was not read; nothing is said of it (codes: DocumentProblem)
├── NotFound                    there is no such thing, or it is not yours
├── SignInRequired              nobody is signed in, or no longer
│   ├── WrongCredentials        the address and the password do not belong together
│   ├── SecondFactorRequired    the password is right, and a code is asked for besides
│   ├── WrongCode               that code is not right, or was used
│   └── KeyRefused              an API key is none, was revoked, or has ended
├── LinkExpired                 a one-time link was used, or is too old
├── NotAllowed                  who is signed in may not do this
│   ├── PremiumRequired         it belongs to a plan that the user does not have
│   └── NotInPlan               the organisation's plan does not include it
├── Conflict                    it would contradict what there is; `code` says what
│   └── InProgress              the same request is being answered; carries the seconds to wait
├── SignatureRefused            a message that does not come from whom it says
├── RateLimited                 too many requests; carries the moment it resets
│   ├── DailyLimit              the free verifications of a day are used
│   └── MonthlyLimit            an organisation's verifications of a month are used
├── Overloaded                  too much at once; carries the seconds to wait
├── PaymentsUnavailable         the payment service does not answer, or not as it should
│   └── CustomerGone            it has no such customer any more
├── FileTooLarge                more bytes than may be stored
├── FileDamaged                 a stored file is not as it was written
├── StorageFull                 there is no room left for files
├── DatabaseUnavailable         the database does not answer
└── SetupProblem                the installation is wrong, or a setting is (`wrong_settings.py`)

No HTTP here: `entrypoints/http/problems.py` turns each into a status.
"""

from datetime import datetime

from trusthound.domain.common.document_problem import DOCUMENT_SENTENCES
from trusthound.domain.common.document_problem import DocumentProblem as DocumentProblem
from trusthound.domain.common.reading_problem import SENTENCES
from trusthound.domain.common.reading_problem import ReadingProblem as ReadingProblem


class TrustHoundError(Exception):
    """A stable `code`, a `message` fit for a user and an `advice`: what to do next."""

    code = "error"

    def __init__(self, message: str, *, advice: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.advice = advice


class InvalidInput(TrustHoundError):
    """The request is wrong; `field` names the part that is."""

    code = "invalid_input"

    def __init__(self, message: str, *, field: str = "", advice: str = "") -> None:
        super().__init__(message, advice=advice)
        self.field = field


class UrlRefused(InvalidInput):
    """A URL that we never fetch: the same words whatever stands behind it."""

    code = "invalid_url"

    def __init__(self, message: str, *, advice: str = "") -> None:
        super().__init__(message, field="url", advice=advice)


class KeyReused(InvalidInput):
    code = "idempotency_mismatch"

    def __init__(self) -> None:
        super().__init__(
            "This Idempotency-Key was used for another request.",
            field="Idempotency-Key",
            advice="Use a new key for each new request, and the same for the same again.",
        )


class PageUnreadable(TrustHoundError):
    """The page was not read, which says nothing about the posting: there is no score. `detail` is
    what was seen (a status, a marker), for the log and for `--explain`.
    """

    def __init__(self, problem: ReadingProblem, *, detail: str = "") -> None:
        message, advice = SENTENCES[problem]
        super().__init__(message, advice=advice)
        self.problem = problem
        self.code = problem.value
        self.detail = detail


class DocumentRefused(TrustHoundError):
    """The file was not read. `detail` is what was seen, for the log: no text of the file."""

    def __init__(self, problem: DocumentProblem, *, detail: str = "", advice: str = "") -> None:
        message, usual = DOCUMENT_SENTENCES[problem]
        super().__init__(message, advice=advice or usual)
        self.problem = problem
        self.code = problem.value
        self.detail = detail


class NotFound(TrustHoundError):
    code = "not_found"


class SignInRequired(TrustHoundError):
    code = "sign_in_required"

    def __init__(self, message: str = "Sign in to go on.", *, advice: str = "") -> None:
        super().__init__(message, advice=advice)


class WrongCredentials(SignInRequired):
    """The same words whether the address is known or not."""

    code = "wrong_credentials"

    def __init__(self) -> None:
        super().__init__(
            "The e-mail address or the password is not right.",
            advice="Check both, or reset the password.",
        )


class SecondFactorRequired(SignInRequired):
    code = "totp_required"

    def __init__(self) -> None:
        super().__init__(
            "This account asks for a code besides the password.",
            advice="Enter the code that your authenticator app shows, or a recovery code.",
        )


class WrongCode(SignInRequired):
    code = "wrong_code"

    def __init__(self) -> None:
        super().__init__(
            "That code is not right, or was used before.",
            advice="Wait for the next code of your app, or use a recovery code.",
        )


class KeyRefused(SignInRequired):
    code = "invalid_api_key"


class LinkExpired(TrustHoundError):
    code = "link_expired"

    def __init__(self, *, advice: str = "Ask for a new one.") -> None:
        super().__init__("This link was used before, or is too old.", advice=advice)


class NotAllowed(TrustHoundError):
    code = "not_allowed"


class PremiumRequired(NotAllowed):
    code = "premium_required"

    def __init__(self) -> None:
        super().__init__("This belongs to Premium.", advice="See the plans, or start the trial.")


class NotInPlan(NotAllowed):
    code = "not_in_plan"


class Conflict(TrustHoundError):
    """A request that is right in itself, and cannot be done as things stand."""

    code = "conflict"

    def __init__(self, code: str, message: str, *, field: str = "", advice: str = "") -> None:
        super().__init__(message, advice=advice)
        self.code = code
        self.field = field


class SignatureRefused(TrustHoundError):
    code = "signature_refused"


class InProgress(Conflict):
    def __init__(self, *, retry_after_seconds: int) -> None:
        super().__init__(
            "in_progress",
            "The same request is being answered right now.",
            advice="Ask again with the same key in a moment; you will get its answer.",
        )
        self.retry_after_seconds = retry_after_seconds


class RateLimited(TrustHoundError):
    code = "rate_limited"

    def __init__(self, message: str, *, reset_at: datetime, advice: str = "") -> None:
        super().__init__(message, advice=advice)
        self.reset_at = reset_at


class DailyLimit(RateLimited):
    code = "daily_limit"


class MonthlyLimit(RateLimited):
    code = "monthly_limit"


class Overloaded(TrustHoundError):
    code = "overloaded"

    def __init__(self, message: str, *, retry_after_seconds: int, advice: str = "") -> None:
        super().__init__(message, advice=advice)
        self.retry_after_seconds = retry_after_seconds


class PaymentsUnavailable(TrustHoundError):
    code = "payments_unavailable"

    def __init__(self) -> None:
        super().__init__(
            "The payment service does not answer.",
            advice="Nothing was charged. Try again in a moment.",
        )


class CustomerGone(PaymentsUnavailable):
    """Deleted there; somebody who comes again is a new customer."""


class DatabaseUnavailable(TrustHoundError):
    code = "database_unavailable"


class FileTooLarge(TrustHoundError):
    code = "file_too_large"

    def __init__(self, most_bytes: int) -> None:
        message = f"The file is larger than {most_bytes / 1_000_000:g} MB."
        super().__init__(message, advice="Send a smaller file.")


class FileDamaged(TrustHoundError):
    code = "file_damaged"

    def __init__(self) -> None:
        super().__init__("This file is not as it was stored.", advice="Send it again, or tell us.")


class StorageFull(TrustHoundError):
    code = "storage_full"

    def __init__(self) -> None:
        super().__init__("There is no room for more files.", advice="Try again later.")


class SetupProblem(TrustHoundError):
    code = "setup"
