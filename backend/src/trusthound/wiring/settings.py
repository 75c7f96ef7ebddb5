"""The environment in, one frozen settings object out: the only reader of the environment."""

from pathlib import Path
from typing import Annotated, Self

from pydantic import (
    Field,
    ModelWrapValidatorHandler,
    SecretStr,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic_settings import NoDecode

from trusthound.domain.common.wrong_settings import WrongSettings
from trusthound.wiring.server_settings import CHECKOUT, ServerSettings
from trusthound.wiring.setting_kinds import sentences_on

__all__ = ["CHECKOUT", "Settings"]


class Settings(ServerSettings):
    """Every setting, its default and what it is for. Names in the environment begin TRUSTHOUND_.

    Raises WrongSettings where one is not of its kind.
    """

    # accounts
    secret_key: SecretStr = SecretStr("")
    """32 characters or more, drawn by chance; without a public address one is made and kept."""
    former_secret_keys: Annotated[tuple[SecretStr, ...], NoDecode] = ()
    """Keys that it had before, with commas between them: files that they sealed are still read."""
    plain_http: bool = False
    """Whether sign-in works without https, in a private network: anybody on the way can listen."""
    passwords_at_once: int = 2
    """Passwords hashed at once; each takes 64 MiB and a tenth of a second."""
    passwords_waiting: int = 50
    """Passwords that may wait for that; beyond it the answer is 503."""
    password_memory_kib: int = 65_536
    """Memory that a hash of a password takes; less is for tests."""
    sign_ins_an_account: int = 10
    """Sign-ins to an account that may fail within 5 minutes."""
    sign_ins_an_address: int = 50
    """Sign-ins from an address within 5 minutes."""
    sign_ups_an_address: int = 20
    """New accounts from an address within 5 minutes."""
    mails_an_account: int = 3
    """Mails with a link that an account may ask for within 5 minutes."""
    mails_an_address: int = 20
    """Mails with a link that may be asked for from an address within 5 minutes."""
    exports_an_account: int = 5
    """Exports of an account's data within 5 minutes."""

    # payments: by Stripe; without a key a service to practise with, or none
    stripe_secret_key: SecretStr = SecretStr("")
    """Stripe's secret key. Without one, and without a public address, no money moves: test mode."""
    stripe_webhook_secret: SecretStr = SecretStr("")
    """What Stripe signs its messages with; several between commas while you change it."""
    stripe_price_premium: str = ""
    """The id of a monthly price at Stripe: that of Premium, as the pages show it."""
    stripe_api_base: str = ""
    """Another address of Stripe's API; for tests."""

    # the database: a given one, or an embedded one that lives in this folder
    database_url: str = Field(default="", validation_alias="DATABASE_URL")
    """postgresql://user:password@host/name of any PostgreSQL from 15 on; empty: an embedded one."""
    data_folder: Path = CHECKOUT / ".data"
    """Where the embedded database lies, and what else is kept."""

    # fetching
    fetch_seconds: float = 10.0
    """The longest that fetching a page may take."""
    fetch_bytes: int = 5_000_000
    """The most that is received of a page."""
    fetch_unpacked_bytes: int = 10_000_000
    """The most that a page may be once it is decompressed."""
    fetch_concurrency: int = 64
    """Pages fetched at once."""
    fetch_queue: int = 200
    """Fetches that may wait; beyond it the answer is 503."""
    respect_robots_for_people: bool = False
    """Whether robots.txt also holds for a page that a person asks about."""
    fetch_allowed_private: Annotated[tuple[str, ...], NoDecode] = ()
    """host:port pairs inside your network that may be fetched; for tests."""
    render: bool = False
    """Whether a page without text is shown by its scripts, in a Chromium that is shut in;
    `trusthound doctor` says whether that can be had here."""
    render_program: str = "/usr/lib/chromium/chromium-headless-shell"
    """That Chromium, as a program itself and not as a script that starts it."""
    renders_at_once: int = Field(default=1, ge=1, le=4)
    """Pages shown so at once, each with up to a core, 800 MB of memory and 15 seconds."""
    fresh_minutes: int = 30
    """For how long a result for the same address is given again."""
    again_seconds: float = 60.0
    """For how long it is given again to who asks for a new look."""

    # files that people hand in
    documents_at_once: int = 0
    """Files read at once, each in a process of its own; 0: as many as there are cores."""
    documents_waiting: int = 0
    """Files that may be read or wait; beyond it the answer is 503. 0: 16 for each at once,
    and 32 at least."""
    pictures_at_once: int = 1
    """Screenshots read at once, each with up to a core and 700 MB of memory."""
    documents_unfiltered: bool = False
    """Whether files are read even where the kernel cannot shut their process in (no seccomp)."""

    bulk_rows: int = Field(default=5_000, ge=1)
    """Rows of an employer's list of resumes that are checked as one job."""
    bulk_bytes: int = Field(default=500_000_000, ge=1)
    """The most that such a list and the ZIP beside it may be together."""

    # look-ups
    lookups: bool = True
    """Whether registries, name servers and sites are asked about a posting."""
    lookups_seconds: float = 5.0
    """The longest that all look-ups of a posting may take together."""
    lookup_seconds: float = 4.0
    """The longest that one of them may take."""
    lookups_fresh_hours: float = 24.0
    """For how long an answer is kept and not asked for again."""
    dns_servers: Annotated[tuple[str, ...], NoDecode] = ()
    """Name servers to ask instead of the machine's."""
    rdap_bootstrap: str = ""
    """A copy of IANA's list of registries to use instead of the shipped one."""

    # collecting postings from boards
    collect_boards: int = Field(default=0, ge=0)
    """How many employers' boards of the shipped directory to collect from; 0: those alone that you
    or your users add."""
    collect_requests_an_hour: int = Field(default=600, ge=1)
    """The most requests to a host in an hour while collecting."""
    collect_parts: int = Field(default=2_000, ge=1)
    """The most parts of a board's list that a look at it asks for."""
    collect_seconds: float = 600.0
    """For how long a look may go on before others have their turn; it goes on afterwards."""
    collect_bytes: int = 20_000_000
    """The most that an answer of a board may be."""
    collect_pause_seconds: float = 1.0
    """The least time between two requests to a host; robots.txt may ask for more."""
    adzuna_app_id: str = ""
    """The id of your application at Adzuna; without it Adzuna is not asked."""
    adzuna_app_key: SecretStr = SecretStr("")
    """Its key."""
    jooble_key: SecretStr = SecretStr("")
    """Your key of Jooble; without it Jooble is not asked."""
    usajobs_key: SecretStr = SecretStr("")
    """Your key of USAJOBS; without it USAJOBS is not asked."""
    usajobs_mail: str = ""
    """The address that the key belongs to; USAJOBS asks for it."""
    boards_a_user: int = Field(default=20, ge=0)
    """Boards that a user may add."""

    # wording of matches, off unless an address is set: nothing else is sent to a language model
    wording_url: str = ""
    """An OpenAI-compatible endpoint of yours, up to /v1: the rows of a match go there, with the
    quotes of posting and resume in them. Empty: no language model is asked."""
    wording_model: str = ""
    """What it calls the model."""
    wording_key: SecretStr = SecretStr("")
    """The key that it asks for, if any."""

    # organisations
    invitation_days: int = Field(default=7, ge=1, le=90)
    """For how long an invitation can be accepted, and keeps its seat."""
    api_key_requests_an_hour: int = Field(default=1_000, ge=1)
    """Requests that an API key may make; of those that are created from now on."""

    # retention
    keep_verifications_days: int = 90
    """How long verifications are kept."""
    keep_audit_days: int = Field(default=365, ge=31)
    """How long lines of the audit log are kept."""
    keep_checks_days: int = 365
    """How long users find their own past checks, and the results with them."""
    keep_mails_days: int = 30
    """How long it is kept that a mail was sent, or given up."""
    keep_messages_days: int = 365
    """How long contact messages and demo requests are kept."""
    keep_sightings_days: int = 400
    """How long a posting is remembered after it was last seen."""
    keep_replies_days: int = Field(default=730, ge=1)
    """How long it is kept what employers replied to results."""
    keep_openings_days: int = Field(default=180, ge=1)
    """How long openings are kept after they were closed."""
    sightings_a_domain_a_day: int = 500
    """The most new postings of a domain that a day adds to what is remembered."""

    @model_validator(mode="wrap")
    @classmethod
    def _told(cls, given: object, handler: ModelWrapValidatorHandler[Self]) -> Self:
        """Whoever set one wrong reads a sentence; raises WrongSettings."""
        try:
            return handler(given)
        except ValidationError as wrong:
            prefix = cls.model_config.get("env_prefix", "")
            raise WrongSettings(sentences_on(wrong, cls.model_fields, prefix)) from None

    @field_validator(
        "former_secret_keys",
        "allowed_hosts",
        "enterprise_hosts",
        "trusted_proxies",
        "fetch_allowed_private",
        "dns_servers",
        mode="before",
    )
    @classmethod
    def _split(cls, value: object) -> object:
        """Lists are given as words between commas."""
        if isinstance(value, str):
            return tuple(each.strip() for each in value.split(",") if each.strip())
        return value

    def with_stripe(
        self, *, secret_key: str, webhook_secret: str, price: str, api_base: str
    ) -> "Settings":
        """The same settings with a service of Stripe's kind."""
        return self.model_copy(
            update={
                "stripe_secret_key": SecretStr(secret_key),
                "stripe_webhook_secret": SecretStr(webhook_secret),
                "stripe_price_premium": price,
                "stripe_api_base": api_base,
            }
        )
