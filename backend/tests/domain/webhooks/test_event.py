"""What an endpoint is sent says what happened to what, and of nobody."""

import json
from datetime import UTC, datetime

from trusthound.domain.webhooks.event import WebhookEvent, body_of, new_event

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


def test_a_body_is_type_moment_and_id_and_the_same_text_each_time() -> None:
    event = new_event(WebhookEvent.COMPLETED, "acme", "check-1", at=NOON, new_id="x")
    assert event.id == "msg_x"
    assert body_of(event) == body_of(event)
    assert json.loads(body_of(event)) == {
        "type": "verification.completed",
        "timestamp": "2026-11-22T12:00:00.000Z",
        "data": {"id": "check-1"},
    }
