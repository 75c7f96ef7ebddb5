"""How many requests an address may make, by a clock that the test holds."""

from trusthound.entrypoints.http.rate import HourlyWindows, SlidingWindow


def test_the_limit_is_reached_and_the_next_one_is_refused() -> None:
    window = SlidingWindow("requests", 3)

    standings = [window.take("a", 100.0 + second) for second in range(4)]

    assert [each.remaining for each in standings] == [2, 1, 0, 0]
    assert [each.refused for each in standings] == [False, False, False, True]
    assert standings[-1].seconds == 57


def test_the_window_slides_request_by_request() -> None:
    window = SlidingWindow("requests", 2)
    window.take("a", 0.0)
    window.take("a", 50.0)

    assert window.take("a", 59.9).refused
    assert not window.take("a", 60.0).refused
    assert window.take("a", 61.0).refused
    assert not window.take("a", 110.0).refused


def test_what_was_refused_does_not_prolong_the_wait() -> None:
    window = SlidingWindow("requests", 1)
    window.take("a", 0.0)
    for second in range(1, 60):
        assert window.take("a", float(second)).refused

    assert not window.take("a", 60.0).refused


def test_each_address_has_its_own_allowance() -> None:
    window = SlidingWindow("requests", 1)
    window.take("a", 0.0)

    assert not window.take("b", 0.0).refused


def test_memory_is_bounded_by_forgetting_who_was_seen_longest_ago() -> None:
    window = SlidingWindow("requests", 1, keys=2)
    for key in ("a", "b", "c"):
        window.take(key, 0.0)

    assert window.take("b", 1.0).refused
    assert window.take("c", 1.0).refused
    assert not window.take("a", 1.0).refused


def test_a_limit_of_none_at_all_refuses_everything() -> None:
    assert SlidingWindow("requests", 0).take("a", 0.0).refused


def test_a_key_has_so_many_in_any_hour_and_gets_them_back_minute_by_minute() -> None:
    windows = HourlyWindows()
    standings = [windows.take("k", 3, 60.0 * minute) for minute in (0, 0, 30, 31)]

    assert [each.remaining for each in standings] == [2, 1, 0, 0]
    assert [each.refused for each in standings] == [False, False, False, True]
    assert standings[-1].seconds == 29 * 60
    assert windows.take("k", 3, 3599.9).refused
    assert [windows.take("k", 3, 3600.0).refused for _ in range(3)] == [False, False, True]


def test_each_key_has_an_hour_of_its_own_and_those_of_the_past_are_forgotten() -> None:
    windows = HourlyWindows(keys=2)
    for key in ("a", "b", "c"):
        assert not windows.take(key, 1, 0.0).refused

    assert windows.take("c", 1, 1.0).refused
    assert not windows.take("a", 1, 1.0).refused
