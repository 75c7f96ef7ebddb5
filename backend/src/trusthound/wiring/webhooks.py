"""The use cases of webhooks, bound to their adapters, for the worker and the doors."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from random import SystemRandom

from trusthound.adapters.credentials.keys import Keys
from trusthound.adapters.storage.database import Database
from trusthound.adapters.web.fetcher import Fetcher
from trusthound.adapters.webhooks.post import posted
from trusthound.adapters.webhooks.signing import new_secret, sealed, shown
from trusthound.domain.access.origin import Origin
from trusthound.domain.access.user import SignedIn
from trusthound.domain.webhooks.delivery import Delivery
from trusthound.domain.webhooks.endpoint import Endpoint, EndpointChange
from trusthound.domain.webhooks.event import Event
from trusthound.usecases import add_webhook as adding
from trusthound.usecases import change_webhook as changing
from trusthound.usecases import delete_webhook as deleting
from trusthound.usecases import deliver_webhook as delivering
from trusthound.usecases import forget_webhook_deliveries as forgetting
from trusthound.usecases import list_webhook_deliveries as listing_deliveries
from trusthound.usecases import list_webhooks as listing
from trusthound.usecases import replay_webhook_delivery as replaying
from trusthound.usecases import rotate_webhook_secret as rotating
from trusthound.usecases import send_test_event as testing
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.own_organization import organization_of
from trusthound.wiring.secret import former_secrets, load_secret
from trusthound.wiring.settings import Settings


@dataclass(frozen=True)
class Webhooks:
    """What admins do with their organisation's endpoints; the first of the keys is today's."""

    settings: Settings
    database: Database
    web: Fetcher
    keys: tuple[Keys, ...]

    async def add(
        self, who: SignedIn, wanted: adding.Wanted, *, origin: Origin
    ) -> tuple[Endpoint, str]:
        """The endpoint and its secret, which is shown this once."""
        endpoint_id, secret = new_id(), new_secret()
        made = await adding.add_webhook(
            organization_of(who),
            wanted,
            actor=who.user.id,
            database=self.database,
            allowed_private=self.settings.fetch_allowed_private,
            origin=origin,
            now=utc_now(),
            chance=adding.Chance(endpoint_id, sealed(self.keys[0], secret, endpoint_id)),
        )
        return made, shown(secret)

    async def list(self, who: SignedIn) -> tuple[Endpoint, ...]:
        """As they were added."""
        return await listing.list_webhooks(organization_of(who).id, database=self.database)

    async def change(
        self, who: SignedIn, endpoint_id: str, change: EndpointChange, *, origin: Origin
    ) -> Endpoint:
        """Only what is given changes."""
        return await changing.change_webhook(
            organization_of(who).id,
            endpoint_id,
            change,
            actor=who.user.id,
            database=self.database,
            allowed_private=self.settings.fetch_allowed_private,
            origin=origin,
            now=utc_now(),
        )

    async def delete(self, who: SignedIn, endpoint_id: str, *, origin: Origin) -> None:
        """With its deliveries."""
        await deleting.delete_webhook(
            organization_of(who).id,
            endpoint_id,
            actor=who.user.id,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def rotate(
        self, who: SignedIn, endpoint_id: str, *, origin: Origin
    ) -> tuple[Endpoint, str]:
        """The endpoint and its new secret, which is shown this once."""
        secret = new_secret()
        endpoint = await rotating.rotate_webhook_secret(
            organization_of(who).id,
            endpoint_id,
            sealed(self.keys[0], secret, endpoint_id),
            actor=who.user.id,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )
        return endpoint, shown(secret)

    async def test(self, who: SignedIn, endpoint_id: str, *, origin: Origin) -> Event:
        """The worker sends it."""
        return await testing.send_test_event(
            organization_of(who).id,
            endpoint_id,
            actor=who.user.id,
            database=self.database,
            origin=origin,
            now=utc_now(),
            new_id=new_id(),
        )

    async def deliveries(
        self, who: SignedIn, endpoint_id: str, *, before: int | None
    ) -> listing_deliveries.DeliveryPage:
        """A page of what was sent."""
        return await listing_deliveries.list_webhook_deliveries(
            organization_of(who).id, endpoint_id, before=before, database=self.database
        )

    async def replay(
        self, who: SignedIn, endpoint_id: str, message_id: str, *, origin: Origin
    ) -> Delivery:
        """The worker sends it again."""
        return await replaying.replay_webhook_delivery(
            organization_of(who).id,
            endpoint_id,
            message_id,
            actor=who.user.id,
            database=self.database,
            origin=origin,
            now=utc_now(),
        )

    async def deliver(self) -> bool:
        """One that is due; for the worker."""
        return await delivering.deliver_webhook(
            database=self.database,
            post=partial(posted, web=self.web, keys=self.keys, clock=utc_now),
            clock=utc_now,
            jitter=SystemRandom().random,
            new_id=new_id,
        )

    async def forget(self, now: datetime) -> int:
        """For the worker."""
        return await forgetting.forget_webhook_deliveries(self.database, now=now)


def open_webhooks(settings: Settings, database: Database, web: Fetcher) -> Webhooks:
    """Keys of before a change of the secret still open what they sealed."""
    secrets = (load_secret(settings), *former_secrets(settings))
    return Webhooks(settings, database, web, tuple(Keys(each) for each in secrets))
