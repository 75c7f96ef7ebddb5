"""A verification without a report in, an error that says why out."""

from trusthire.shapes import V1Verification


class VerificationFailed(Exception):
    """There is no report: `verification["problem"]` says why. It costs nothing."""

    def __init__(self, verification: V1Verification) -> None:
        self.verification = verification
        problem = verification["problem"]
        super().__init__(f"{problem['code']}: {problem['message']}" if problem else "failed")
