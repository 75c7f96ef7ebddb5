"""Saved searches, watches and their mails, bound to their adapters."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from trusthound.adapters.storage.alert_readers import ReaderStanding
from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.sought import Sought
from trusthound.adapters.storage.watches import Watch
from trusthound.domain.access.user import SignedIn
from trusthound.domain.alerts.saved_search import SavedSearch, Wish
from trusthound.domain.mailing.topic import Topic
from trusthound.domain.search.found import FoundOpening
from trusthound.domain.search.query import Query
from trusthound.domain.search.shown import shown
from trusthound.inquiry.sought import sought_of
from trusthound.usecases import change_search as changing
from trusthound.usecases import delete_search as deleting
from trusthound.usecases import find_new_openings as finding
from trusthound.usecases import forget_deleted_alerts as forgetting
from trusthound.usecases import forget_rest as noting
from trusthound.usecases import keep_watch_news as keeping_news
from trusthound.usecases import list_searches as listing
from trusthound.usecases import list_watches as listing_watches
from trusthound.usecases import restore_search as restoring
from trusthound.usecases import restore_watch as restoring_watch
from trusthound.usecases import resubscribe as resubscribing
from trusthound.usecases import save_search as saving
from trusthound.usecases import see_search as seeing
from trusthound.usecases import send_alerts as sending
from trusthound.usecases import send_watch_news as sending_news
from trusthound.usecases import stop_watching as stopping
from trusthound.usecases import watch_opening as watching
from trusthound.wiring.clock import new_id, utc_now
from trusthound.wiring.reference.gazetteer import exchange_rates, towns
from trusthound.wiring.time_zones import kept_zone, zone_of


@dataclass(frozen=True)
class Alerts:
    """Everybody reads and changes their own alone."""

    database: Database

    async def searches(self, who: SignedIn) -> tuple[tuple[SavedSearch, ...], ReaderStanding]:
        """All of them, and whether mails arrive."""
        return await listing.list_searches(who.user.id, database=self.database)

    async def save(self, who: SignedIn, wish: Wish) -> SavedSearch:
        """From now on."""
        return await saving.save_search(
            who.user.id,
            wish,
            database=self.database,
            understand=await _understand(),
            zone=zone_of(wish.time_zone),
            now=utc_now(),
            new_id=new_id(),
        )

    async def change(self, who: SignedIn, search_id: str, wish: Wish) -> SavedSearch:
        """Whatever of it."""
        return await changing.change_search(
            who.user.id,
            search_id,
            wish,
            database=self.database,
            understand=await _understand(),
            zone=zone_of(wish.time_zone),
            now=utc_now(),
        )

    async def see(self, who: SignedIn, search_id: str) -> None:
        """Its owner looked at what it finds."""
        await seeing.see_search(who.user.id, search_id, database=self.database, now=utc_now())

    async def delete(self, who: SignedIn, search_id: str) -> None:
        """For a while it can be taken back."""
        await deleting.delete_search(who.user.id, search_id, database=self.database, now=utc_now())

    async def restore(self, who: SignedIn, search_id: str) -> SavedSearch:
        """Take that back."""
        return await restoring.restore_search(who.user.id, search_id, database=self.database)

    async def watches(
        self, who: SignedIn
    ) -> tuple[tuple[tuple[Watch, FoundOpening], ...], ReaderStanding]:
        """All of them, and whether mails arrive."""
        found, standing = await listing_watches.list_watches(who.user.id, database=self.database)
        return tuple((each, _shown(each)) for each in found), standing

    async def watch(self, who: SignedIn, opening_id: str) -> tuple[Watch, FoundOpening, bool]:
        """The watch, and whether it is new."""
        watch, is_new = await watching.watch_opening(
            who.user.id, opening_id, database=self.database, now=utc_now(), new_id=new_id()
        )
        return watch, _shown(watch), is_new

    async def stop_watching(self, who: SignedIn, watch_id: str) -> None:
        """For a while it can be taken back."""
        await stopping.stop_watching(who.user.id, watch_id, database=self.database, now=utc_now())

    async def restore_watch(self, who: SignedIn, watch_id: str) -> tuple[Watch, FoundOpening]:
        """Take that back."""
        watch = await restoring_watch.restore_watch(who.user.id, watch_id, database=self.database)
        return watch, _shown(watch)

    async def resubscribe(self, who: SignedIn, topic: Topic) -> None:
        """Have mails sent again that were stopped."""
        await resubscribing.resubscribe(who.user, topic, database=self.database)

    async def forget_rest(self, who: SignedIn) -> None:
        """Its owner was told."""
        await noting.forget_rest(who.user.id, database=self.database)

    async def send(self, now: datetime) -> int:
        """Look at what came in and mail what is new; how many mails. For the worker."""
        await finding.find_new_openings(self.database, understand=await _understand(), now=now)
        await keeping_news.keep_watch_news(self.database, now=now)
        sent = await sending.send_alerts(self.database, zone_of=kept_zone, now=now, new_id=new_id)
        return sent + await sending_news.send_watch_news(self.database, now=now, new_id=new_id)

    async def forget(self, now: datetime) -> int:
        """Delete for good what was deleted; for the worker."""
        return await forgetting.forget_deleted_alerts(self.database, now=now)


async def _understand() -> Callable[[Query], Sought]:
    """With the shipped tables, which are read when they are first asked for."""
    known, rates = await asyncio.to_thread(towns), exchange_rates()
    return lambda query: sought_of(query, towns=known, rates=rates, as_of=utc_now())


def _shown(watch: Watch) -> FoundOpening:
    return replace(shown(watch.opening, exchange_rates()), watch_id=watch.id)
