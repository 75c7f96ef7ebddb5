"""The shipped lists are whole, dated and quick to be had."""

import subprocess
import sys
from datetime import date

import pytest

from trusthound.adapters.boards.standing import employer_board_of
from trusthound.wiring.reference.load import load_reference, read_directory


def test_the_directory_says_when_it_was_confirmed_and_by_whom() -> None:
    directory = load_reference().board_directory
    assert directory.listed_on == date(2026, 8, 24)
    assert "ats-jobs-mcp" in directory.name
    assert len(directory.employers) > 7_000


def test_a_known_employers_board_is_found_whatever_its_case() -> None:
    board = employer_board_of("https://boards.greenhouse.io/Stripe/jobs/1", load_reference())
    assert board is not None
    assert (board.employer, board.listed_on) == ("Stripe", date(2026, 8, 24))


def test_a_board_that_is_not_in_the_directory_is_not_found() -> None:
    url = "https://boards.greenhouse.io/no-such-employer-anywhere/jobs/1"
    board = employer_board_of(url, load_reference())
    assert board is not None
    assert board.listed_on is None


@pytest.mark.parametrize("domain", ["gmail.com", "seznam.cz", "proton.me", "tutanota.com"])
def test_a_providers_free_mailbox_is_free_and_not_disposable(domain: str) -> None:
    reference = load_reference()
    assert domain in reference.free_mail_domains
    assert domain not in reference.disposable_mail_domains


@pytest.mark.parametrize("domain", ["mailinator.com", "yopmail.com"])
def test_a_disposable_mailbox_is_not_merely_free(domain: str) -> None:
    reference = load_reference()
    assert domain in reference.disposable_mail_domains
    assert domain not in reference.free_mail_domains


def test_an_employers_own_domain_is_on_neither_list() -> None:
    reference = load_reference()
    assert "stripe.com" not in reference.free_mail_domains | reference.disposable_mail_domains


def test_the_lists_are_read_once() -> None:
    assert load_reference() is load_reference()


def test_loading_brings_no_http_client_along() -> None:
    code = (
        "import sys; from trusthound.wiring.reference.load import load_reference; load_reference();"
        "sys.exit('requests' in sys.modules or 'tldextract' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    "lines",
    [[], ["a directory"], ["a directory\tyesterday"], ["a directory\t2026-08-24", "lever acme"]],
)
def test_a_damaged_table_is_refused_whole(lines: list[str]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_directory(lines)
