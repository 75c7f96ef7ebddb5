"""Files that arrive at once: nobody takes all of the room."""

from contextlib import ExitStack

import pytest

from trusthound.domain.common.errors import Overloaded
from trusthound.entrypoints.http.upload_slots import UploadSlots


def test_one_sender_has_its_share_and_others_go_on() -> None:
    slots = UploadSlots(most=4, share=2)
    with ExitStack() as held:
        for address in ("one", "two"):
            held.enter_context(slots.one(["Acme", address]))
        with pytest.raises(Overloaded), slots.one(["Acme", "three"]):
            pass
        held.enter_context(slots.one(["Globex", "one"]))
        with pytest.raises(Overloaded), slots.one(["Initech", "one"]):
            pass
        held.enter_context(slots.one(["Initech", "four"]))
        with pytest.raises(Overloaded), slots.one(["Hooli", "five"]):
            pass
    with slots.one(["Acme", "three"]):
        pass


def test_a_place_is_free_again_when_its_upload_failed() -> None:
    slots = UploadSlots(most=1, share=1)
    with pytest.raises(ZeroDivisionError), slots.one(["Acme"]):
        raise ZeroDivisionError
    with slots.one(["Acme"]):
        pass
