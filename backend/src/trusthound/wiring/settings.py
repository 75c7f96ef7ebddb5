"""The environment in, one frozen settings object out: the only reader of the environment."""

from pathlib import Path
from typing import Annotated

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

CHECKOUT = Path(__file__).resolve().parents[4]


class Settings(BaseSettings):
    """Every setting, its default and what it is for. Names in the environment begin TRUSTHOUND_."""

    model_config = SettingsConfigDict(env_prefix="TRUSTHOUND_", frozen=True, extra="ignore")

    # names and addresses
    product_name: str = "TrustHound"
    enterprise_name: str = "TrustHire"
    support_mail: str = "support@trusthound.example"
    sales_mail: str = "sales@trusthound.example"
    contact_url: str = "https://trusthound.example/bot"

    # the server
    host: str = "127.0.0.1"
    port: int = 8900
    public_url: str = ""
    allowed_hosts: Annotated[tuple[str, ...], NoDecode] = ("localhost", "127.0.0.1", "[::1]")
    trusted_proxies: Annotated[tuple[str, ...], NoDecode] = ()
    pages_folder: Path = CHECKOUT / "web" / "dist"
    requests_a_minute: int = 60
    verifications_a_minute: int = 20
    feedback_a_minute: int = 10

    # the database: a given one, or an embedded one that lives in this folder
    database_url: str = Field(default="", validation_alias="DATABASE_URL")
    data_folder: Path = CHECKOUT / ".data"

    # fetching
    fetch_seconds: float = 10.0
    fetch_bytes: int = 5_000_000
    fetch_unpacked_bytes: int = 10_000_000
    fetch_concurrency: int = 64
    fetch_queue: int = 200
    respect_robots_for_people: bool = False
    fetch_allowed_private: Annotated[tuple[str, ...], NoDecode] = ()
    fresh_minutes: int = 30

    # look-ups
    lookups: bool = True
    lookups_seconds: float = 5.0
    lookup_seconds: float = 4.0
    lookups_fresh_hours: float = 24.0
    dns_servers: Annotated[tuple[str, ...], NoDecode] = ()
    rdap_bootstrap: str = ""

    # retention
    keep_verifications_days: int = 90
    keep_sightings_days: int = 400
    sightings_a_domain_a_day: int = 500

    @field_validator(
        "allowed_hosts", "trusted_proxies", "fetch_allowed_private", "dns_servers", mode="before"
    )
    @classmethod
    def _split(cls, value: object) -> object:
        """Lists are given as words between commas."""
        if isinstance(value, str):
            return tuple(each.strip() for each in value.split(",") if each.strip())
        return value
