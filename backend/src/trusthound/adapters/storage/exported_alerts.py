"""What a user is told of their saved searches and watches when they take their data along."""

from collections.abc import AsyncIterator
from typing import Any

from trusthound.adapters.storage.database import Database
from trusthound.adapters.storage.personal import told
from trusthound.domain.access.user import User


def saved_searches(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    """Each with the openings that it found."""
    return told(
        database,
        """
        SELECT s.id, s.name, s.query, s.how_often, s.time_zone, s.created_at, s.last_told_at,
            s.deleted_at,
            (SELECT coalesce(jsonb_agg(jsonb_build_object(
                'title', o.title, 'company', o.company, 'url', o.url,
                'found_at', t.found_at, 'told_at', t.told_at) ORDER BY t.found_at, o.id), '[]')
                FROM told_openings t JOIN openings o ON o.id = t.opening_id
                WHERE t.search_id = s.id) AS openings
        FROM saved_searches s WHERE s.user_id = %(user)s ORDER BY s.created_at, s.id
        """,
        user,
    )


def watches(database: Database, user: User) -> AsyncIterator[dict[str, Any]]:
    """Each with its news."""
    return told(
        database,
        """
        SELECT w.id, o.title, o.company, o.url, w.since, w.deleted_at,
            (SELECT coalesce(jsonb_agg(to_jsonb(n) - 'id' - 'watch_id' ORDER BY n.id), '[]')
                FROM watch_news n WHERE n.watch_id = w.id) AS news
        FROM watches w JOIN openings o ON o.id = w.opening_id
        WHERE w.user_id = %(user)s ORDER BY w.since, w.id
        """,
        user,
    )
