"""Who opens a page: a person's browser, or a program that says so."""

import pytest

from trusthound.domain.operating.visits import is_person

PEOPLE = (
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"
    " Version/18.5 Mobile/15E148 Safari/604.1",
    # a telephone of that make, not a robot
    "Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
)
PROGRAMS = (
    "",
    "curl/8.5.0",
    "python-requests/2.32",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Mozilla/5.0 (compatible; YandexBot/3.0)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36",
    "facebookexternalhit/1.1",
    "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
)


@pytest.mark.parametrize("user_agent", PEOPLE)
def test_a_browser_is_a_person(user_agent: str) -> None:
    assert is_person(user_agent)


@pytest.mark.parametrize("user_agent", PROGRAMS)
def test_a_program_is_none(user_agent: str) -> None:
    assert not is_person(user_agent)
