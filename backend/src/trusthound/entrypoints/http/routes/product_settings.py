"""Names, mail addresses and numbers that every page shows and none repeats."""

from fastapi import APIRouter

from trusthound.domain.access.plan import DAILY_VERIFICATIONS
from trusthound.domain.assessment.band import CAUTION_FROM, TRUST_LINE_FROM, VERIFIED_FROM
from trusthound.entrypoints.http.asked_services import AskedServices
from trusthound.entrypoints.http.caller import Access, open_to
from trusthound.entrypoints.http.problems import documented
from trusthound.entrypoints.http.schemas.catalogue import (
    BandsAnswer,
    KeptAnswer,
    SettingsAnswer,
)

router = APIRouter(prefix="/api", tags=["catalogue"], dependencies=[open_to(Access.PUBLIC)])


@router.get("/settings", summary="Read what the pages show", responses=documented("rate_limited"))
async def read_settings(services: AskedServices) -> SettingsAnswer:
    """Names and addresses of this installation, and where the bands begin."""
    settings = services.settings
    return SettingsAnswer(
        product_name=settings.product_name,
        enterprise_name=settings.enterprise_name,
        support_mail=settings.support_mail,
        sales_mail=settings.sales_mail,
        technical_mail=settings.technical_mail,
        privacy_mail=settings.privacy_mail,
        kept=KeptAnswer(
            verifications_days=settings.keep_verifications_days,
            checks_days=settings.keep_checks_days,
            sightings_days=settings.keep_sightings_days,
            lookups_hours=settings.lookups_fresh_hours,
            messages_days=settings.keep_messages_days,
            replies_days=settings.keep_replies_days,
            mails_days=settings.keep_mails_days,
            audit_days=settings.keep_audit_days,
        ),
        bands=BandsAnswer(
            verified_from=VERIFIED_FROM,
            caution_from=CAUTION_FROM,
            trust_line_from=TRUST_LINE_FROM,
        ),
        daily_verifications=DAILY_VERIFICATIONS,
        wording_model="" if services.chat is None else services.chat.model,
    )
