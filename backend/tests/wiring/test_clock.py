"""Ids: words of a command line, a URL and a table."""

from trusthound.wiring.clock import new_id


def test_no_id_is_taken_for_an_option() -> None:
    ids = {new_id() for _ in range(3000)}
    assert len(ids) == 3000
    assert not any(each.startswith("-") for each in ids)
    assert all(len(each) == 22 for each in ids)
