"""TrustHire's API for employers: `Client` calls it, `AsyncClient` does without holding anything up,
`verify_webhook` checks what it sends.
"""

from trusthire.async_client import AsyncClient
from trusthire.calling import ApiError
from trusthire.client import Client
from trusthire.failed import VerificationFailed
from trusthire.webhook import WebhookRefused, verify_webhook

__all__ = [
    "ApiError",
    "AsyncClient",
    "Client",
    "VerificationFailed",
    "WebhookRefused",
    "verify_webhook",
]
