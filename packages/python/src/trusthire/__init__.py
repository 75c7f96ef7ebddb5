"""TrustHire's API for employers: `Client` calls it, `verify_webhook` checks what it sends."""

from trusthire.calling import ApiError
from trusthire.client import Client, VerificationFailed
from trusthire.webhook import WebhookRefused, verify_webhook

__all__ = ["ApiError", "Client", "VerificationFailed", "WebhookRefused", "verify_webhook"]
