"""A board's posting and the page that shows it in; the posting with what else the page says out."""

from dataclasses import replace

from trusthound.domain.facts.page import Page
from trusthound.domain.posting.extract.decode import source_of
from trusthound.domain.posting.extract.finish import finish
from trusthound.domain.posting.extract.hidden import take_hidden
from trusthound.domain.posting.extract.main_text import take_unread, text_beside
from trusthound.domain.posting.extract.parsing import parse_source
from trusthound.domain.posting.model import JobPosting


def shown_by(page: Page, posting: JobPosting) -> JobPosting:
    """Anyone can show a stranger's posting: what stands around it is read, too."""
    source = source_of(page.body, page.header("content-type"))
    tree = parse_source(source)
    take_unread(tree)
    hidden = take_hidden(tree, source)
    beside = text_beside(tree, f"{posting.title}\n{posting.description}")
    return finish(
        replace(posting, page_text=beside, hidden_text=(*posting.hidden_text, *hidden), contacts=())
    )
