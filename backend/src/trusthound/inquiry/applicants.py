"""A dossier of a fetched posting in; the same with what its applicants reported out."""

from dataclasses import replace
from datetime import datetime

from trusthound.adapters.storage import applicant_reports
from trusthound.adapters.storage.database import Database
from trusthound.domain.common.errors import TrustHoundError
from trusthound.domain.community.report import posting_key
from trusthound.domain.community.weigh import weighed
from trusthound.domain.posting.dossier import Dossier
from trusthound.domain.posting.model import Channel


async def hear_applicants(dossier: Dossier, *, database: Database, now: datetime) -> Dossier:
    """Of what we fetched ourselves alone; without an answer of the database nothing was asked."""
    url = dossier.posting.url
    if dossier.channel is not Channel.URL or not url:
        return dossier
    try:
        reports = await applicant_reports.of_posting(database, posting_key(url))
    except TrustHoundError:
        return dossier
    return replace(dossier, applicant_reports=weighed(reports, as_of=now))
