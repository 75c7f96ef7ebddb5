"""The settings of names, of the server and of mail; `Settings` goes on from here."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

CHECKOUT = Path(__file__).resolve().parents[4]


class ServerSettings(BaseSettings):
    """What the product is called, where it is reached, and who takes its mails."""

    model_config = SettingsConfigDict(
        env_prefix="TRUSTHOUND_", frozen=True, extra="ignore", use_attribute_docstrings=True
    )

    # names and addresses
    product_name: str = "TrustHound"
    """The consumers' product, as the pages and mails call it."""
    enterprise_name: str = "TrustHire"
    """The employers' product."""
    support_mail: str = "support@trusthound.example"
    """Where users write to; shown on the pages, and where contact messages go."""
    sales_mail: str = "sales@trusthound.example"
    """Where employers write to, and where demo requests go."""
    technical_mail: str = "technical@trusthound.example"
    """Where technical trouble is written to; shown on the contact page."""
    privacy_mail: str = "privacy@trusthound.example"
    """Where questions about personal data are written to; shown on the pages."""
    contact_url: str = "https://trusthound.example/bot"
    """A page of yours that says who fetches postings; part of the user agent."""

    # the server
    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = Field(default=8900, ge=0, le=65535)
    """The port to listen on."""
    public_url: str = ""
    """The https address that people use, such as https://trust.example; links are built from it."""
    allowed_hosts: Annotated[tuple[str, ...], NoDecode] = ("localhost", "127.0.0.1", "[::1]")
    """Host names that requests may name, besides that of the public address."""
    enterprise_hosts: Annotated[tuple[str, ...], NoDecode] = ()
    """Host names that open on the employers' front page, besides those that hold "enterprise"."""
    trusted_proxies: Annotated[tuple[str, ...], NoDecode] = ()
    """Addresses or networks of your proxies: only theirs count as forwarded addresses."""
    pages_folder: Path = CHECKOUT / "web" / "dist"
    """Where the built pages lie."""
    requests_a_minute: int = 300
    """Calls of the API that an address may make; a page makes up to ten."""
    verifications_a_minute: int = 20
    """Verifications among them."""
    files_a_minute: int = 10
    """Files among them that are read for a check, as a screenshot is."""
    uploads_a_minute: int = 40
    """Files among them, kept ones that are read again included."""
    matches_a_minute: int = 30
    """Postings among them that a resume is compared with."""
    searches_a_minute: int = 60
    """Searches for jobs among them."""
    live_search_seconds: float = 2.5
    """How long a search waits for boards that its seeker added and that are due."""
    feedback_a_minute: int = 10
    """Opinions on results among them."""
    daily_allowance: bool = True
    """Whether those without a plan have so many verifications a day as it says, or any number."""
    daily_verifications_of_address: int = 50
    """Verifications in 24 hours of all visitors of an address together."""
    messages_an_hour: int = 10
    """Contact messages and demo requests that a caller may send in an hour."""

    # mail
    smtp_host: str = ""
    """The mail server that takes our mails; empty: they go into `outbox` in the data folder."""
    smtp_port: int = Field(default=587, ge=1, le=65535)
    """Its port: 587 for starttls, 465 for tls."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the way there is closed to others; none is for a server on the same machine."""
    smtp_user: str = ""
    """Who signs in there; empty: nobody does."""
    smtp_password: SecretStr = SecretStr("")
    """The password of that user."""
    smtp_ca_file: str = ""
    """A file of authorities that sign its certificate, in PEM; empty: those of the machine."""
    mail_from: str = ""
    """The address that sends; empty: the support or the sales address, by product."""
