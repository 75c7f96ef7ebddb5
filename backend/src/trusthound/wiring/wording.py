"""Settings in, the language model that words a match out: none unless the operator names one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from trusthound.adapters.wording.chat import Chat, Endpoint, open_chat
from trusthound.domain.common.errors import SetupProblem
from trusthound.wiring.settings import Settings


@asynccontextmanager
async def open_wording(settings: Settings) -> AsyncIterator[Chat | None]:
    """Raises SetupProblem for settings that make no sense."""
    endpoint = wording_endpoint(settings)
    if endpoint is None:
        yield None
        return
    async with open_chat(endpoint) as chat:
        yield chat


def wording_endpoint(settings: Settings) -> Endpoint | None:
    """Raises SetupProblem for an address that is none, or one without a model."""
    url, model = settings.wording_url.strip(), settings.wording_model.strip()
    if not url:
        return None
    if not _is_address(url):
        raise SetupProblem(
            "TRUSTHOUND_WORDING_URL is no http or https address.",
            advice="Give the endpoint's address up to /v1, or unset it.",
        )
    if not model:
        raise SetupProblem(
            "TRUSTHOUND_WORDING_URL is set, and TRUSTHOUND_WORDING_MODEL is not.",
            advice="Name the model, or unset the address.",
        )
    return Endpoint(url, model, settings.wording_key.get_secret_value())


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.username
