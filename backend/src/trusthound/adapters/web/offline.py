"""The web without the web: for commands that were told to open no connection."""

from trusthound.adapters.web.web import ANY_PAGE
from trusthound.domain.common.errors import InvalidInput
from trusthound.domain.common.url import checked_url
from trusthound.domain.facts.page import Page


class Offline:
    """Refuses every address, the wrong ones for what is wrong with them."""

    def checked(self, url: str) -> str:
        return checked_url(url)

    async def get(self, url: str, *, accept: str = ANY_PAGE, for_person: bool = True) -> Page:  # noqa: ARG002
        self.checked(url)
        raise InvalidInput(
            "A link cannot be fetched offline.",
            field="url",
            advice="Leave out --offline, or give a saved page or the posting's text.",
        )

    async def shown(self, page: Page) -> Page | None:  # noqa: ARG002
        return None
