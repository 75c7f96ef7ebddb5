"""Settings that are not of their kind: one sentence each, for whoever set them."""

from trusthound.domain.common.errors import SetupProblem


class WrongSettings(SetupProblem):
    """At least one setting is wrong; what was given is the caller's input, not a broken house."""

    code = "wrong_settings"

    def __init__(self, sentences: tuple[str, ...]) -> None:
        super().__init__(
            "\n".join(sentences),
            advice="Set it right, or unset it; docs/operations/settings.md says what each is for.",
        )
