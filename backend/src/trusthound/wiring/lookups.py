"""Settings in, the look-ups out: which kinds there are, how they are asked and remembered."""

from collections.abc import AsyncIterator, Callable, Container, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from functools import partial
from importlib.resources import files
from pathlib import Path

from trusthound.adapters.lookups.certificate import site_certificate
from trusthound.adapters.lookups.names import (
    Resolver,
    addresses_by,
    answers,
    mail_records,
    open_resolver,
)
from trusthound.adapters.lookups.redirects import redirect_chain
from trusthound.adapters.lookups.registration import domain_registration, read_servers
from trusthound.adapters.lookups.site import site_state
from trusthound.adapters.storage import lookups as kept
from trusthound.adapters.storage.database import Database
from trusthound.adapters.web.fetcher import Fetcher, open_fetcher
from trusthound.adapters.web.limits import FetchLimits
from trusthound.domain.common.errors import SetupProblem
from trusthound.domain.facts.certificate import SiteCertificate
from trusthound.domain.facts.domain_registration import DomainRegistration
from trusthound.domain.facts.employer_listing import EmployerListing
from trusthound.domain.facts.mail_records import MailRecords
from trusthound.domain.facts.redirects import RedirectChain
from trusthound.domain.facts.site_state import SiteState
from trusthound.domain.hiring.outside import ASKED, Outside
from trusthound.domain.message import dossier as of_message
from trusthound.domain.posting.dossier import Dossier
from trusthound.inquiry.employers_board import ask_employers_board
from trusthound.inquiry.evidence import AnyDossier, Ask, Lookup, Lookups, Memory
from trusthound.wiring.fetching import fetch_limits
from trusthound.wiring.reference.load import load_reference
from trusthound.wiring.settings import Settings

NO_LOOKUPS: Lookups[Dossier] = Lookups((), 0.0)

_BOOTSTRAP = files("trusthound.wiring.reference").joinpath("rdap.json")
# Registries' answers and front pages are small; pages themselves are fetched by other bounds.
_RECEIVED_BYTES = 500_000
_UNPACKED_BYTES = 1_000_000
# Employers' boards with all their postings are large.
_BOARD_BYTES = 4_000_000


@asynccontextmanager
async def open_lookups(
    settings: Settings, database: Database | None
) -> AsyncIterator[Lookups[Dossier]]:
    """Every kind of look-up; without a database nothing is remembered. Raises SetupProblem.

    They have a fetcher of their own: slow registries take no place from the pages people wait for.
    """
    if not settings.lookups:
        yield NO_LOOKUPS
        return
    servers = rdap_servers(settings)
    resolver = open_resolver(settings.dns_servers, settings.lookup_seconds)
    resolve = addresses_by(resolver) if settings.dns_servers else None
    limits = lookup_limits(settings)
    large = replace(limits, received_bytes=_BOARD_BYTES, unpacked_bytes=2 * _BOARD_BYTES)
    async with (
        open_fetcher(limits, resolve=resolve) as web,
        open_fetcher(large, resolve=resolve) as sites,
    ):
        kinds = _kinds(settings, web, sites, resolver, servers)
        yield Lookups(kinds, settings.lookups_seconds, _memory(database))


def for_messages(lookups: Lookups[Dossier]) -> Lookups[of_message.Dossier]:
    """Those kinds that have a field in a message's dossier too; asked and remembered the same."""
    return _with_subjects(lookups, of_message.LOOKED_UP, of_message.Dossier.subjects_of)


def for_candidates(lookups: Lookups[Dossier]) -> Lookups[Outside]:
    """Those kinds that have a field in a candidate's dossier too; asked and remembered the same."""
    return _with_subjects(lookups, ASKED, Outside.subjects_of)


def _with_subjects(
    lookups: Lookups[Dossier],
    facts: Container[str],
    subjects_of: Callable[[AnyDossier, str], tuple[str, ...]],
) -> Lookups[AnyDossier]:
    kinds: tuple[Lookup[AnyDossier], ...] = tuple(
        Lookup(
            fact=each.fact,
            answer=each.answer,
            subjects=_subjects(subjects_of, each.fact),
            ask=each.ask,
            seconds=each.seconds,
            fresh_for=each.fresh_for,
        )
        for each in lookups.kinds
        if each.fact in facts
    )
    return Lookups(kinds, lookups.seconds, lookups.memory, lookups.in_flight, lookups.silent)


async def dns_answers(settings: Settings) -> bool:
    """Whether look-ups by DNS can work here and now."""
    return await answers(open_resolver(settings.dns_servers, settings.lookup_seconds))


def _kinds(
    settings: Settings,
    web: Fetcher,
    sites: Fetcher,
    resolver: Resolver,
    servers: Mapping[str, str],
) -> tuple[Lookup[Dossier], ...]:
    """The register: a new kind is a line here, a field of the dossier and its subjects there."""

    def kind(fact: str, answer: type, ask: Ask) -> Lookup[Dossier]:
        return Lookup(
            fact=fact,
            answer=answer,
            subjects=_subjects_of(fact),
            ask=ask,
            seconds=settings.lookup_seconds,
            fresh_for=timedelta(hours=settings.lookups_fresh_hours),
        )

    return (
        kind(
            "domain_registrations",
            DomainRegistration,
            partial(domain_registration, web=web, servers=servers),
        ),
        kind("mail_records", MailRecords, partial(mail_records, resolver=resolver)),
        kind("certificates", SiteCertificate, partial(site_certificate, show=web.certificate)),
        kind("redirect_chains", RedirectChain, partial(redirect_chain, web=web)),
        kind("site_states", SiteState, partial(site_state, web=web)),
        kind(
            "employer_listings",
            EmployerListing,
            partial(ask_employers_board, web=sites, reference=load_reference()),
        ),
    )


def _subjects_of(fact: str) -> Callable[[Dossier], tuple[str, ...]]:
    return lambda dossier: dossier.subjects_of(fact)


def _subjects(
    subjects_of: Callable[[AnyDossier, str], tuple[str, ...]], fact: str
) -> Callable[[AnyDossier], tuple[str, ...]]:
    return lambda dossier: subjects_of(dossier, fact)


def _memory(database: Database | None) -> Memory | None:
    if database is None:
        return None
    return Memory(recall=partial(kept.recall, database), keep=partial(kept.keep, database))


def lookup_limits(settings: Settings) -> FetchLimits:
    """The bounds of fetching, with the time and the sizes of look-ups."""
    return replace(
        fetch_limits(settings),
        total_seconds=settings.lookup_seconds,
        queue_seconds=settings.lookup_seconds,
        received_bytes=_RECEIVED_BYTES,
        unpacked_bytes=_UNPACKED_BYTES,
    )


def rdap_servers(settings: Settings) -> Mapping[str, str]:
    """The registries' servers as set, or as shipped. Raises SetupProblem."""
    if not settings.rdap_bootstrap:
        return read_servers(_BOOTSTRAP.read_text("utf-8"))
    try:
        return read_servers(Path(settings.rdap_bootstrap).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise SetupProblem(
            f"The list of RDAP servers cannot be read: {settings.rdap_bootstrap}.",
            advice="Mend or unset TRUSTHOUND_RDAP_BOOTSTRAP.",
        ) from problem
