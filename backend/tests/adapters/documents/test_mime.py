"""The tree of a mail's parts, whatever its bytes are."""

from trusthound.adapters.documents.mime import Part, read_parts

MIXED = (
    b"From: a@example.com\nContent-Type: multipart/mixed; boundary=x\n\nfor old programs\n"
    b"--x\nContent-Type: text/plain\n\nfirst\n--x--y is no boundary\n--x\n\nsecond\n--x--\nafter\n"
)


def leaves(part: Part) -> list[Part]:
    return [each for inner in part.parts for each in leaves(inner)] if part.parts else [part]


def test_parts_stand_between_the_lines_of_their_boundary() -> None:
    whole = read_parts(MIXED)
    assert [each.body for each in whole.parts] == [b"first\n--x--y is no boundary", b"second"]
    assert [each.kind for each in whole.parts] == ["text/plain", "text/plain"]


def test_lines_may_end_as_on_any_system() -> None:
    for ending in (b"\r\n", b"\r"):
        assert read_parts(MIXED.replace(b"\n", ending)) == read_parts(MIXED)


def test_a_folded_header_is_one_value_and_the_order_is_kept() -> None:
    whole = read_parts(b"Received: by a\n\tfrom b\nreceived: by c\n\ntext")
    assert list(whole.every("received")) == ["by a from b", "by c"]
    assert whole.body == b"text"


def test_a_part_that_is_cut_off_is_still_a_part() -> None:
    whole = read_parts(MIXED.partition(b"second")[0] + b"sec")
    assert whole.parts[-1].body == b"sec"


def test_a_multipart_without_its_boundary_is_text() -> None:
    whole = read_parts(b"From: a@example.com\nContent-Type: multipart/mixed\n\nhello")
    assert (whole.kind, whole.body) == ("text/plain", b"hello")


def test_what_stands_above_the_source_is_left_out() -> None:
    for preface in (b"From - Sun Aug 28 2026\n", b"\n\n", b"Original Message\nSPF: PASS with IP\n"):
        whole = read_parts(preface + b"Delivered-To: a@example.com\nFrom: b@example.com\n\nhi")
        assert whole.header("from") == "b@example.com"
        assert whole.body == b"hi"


def test_bodies_are_decoded_as_far_as_they_can_be_read() -> None:
    head = b"From: a@example.com\nContent-Transfer-Encoding: "
    assert read_parts(head + b"base64\n\naGVs\nbG8gdGhlcmU").content == b"hello there"
    assert read_parts(head + b"base64\n\naGVsb").content == b"hel"
    assert read_parts(head + b"quoted-printable\n\ncaf=C3=A9=\n!").text == "café!"


def test_a_name_in_several_pieces_or_an_unknown_charset_is_no_failure() -> None:
    head = b"From: a@example.com\nContent-Disposition: attachment; "
    pieces = b"filename*0*=utf-8''caf%C3%A9; filename*1=.pdf\n\n"
    assert read_parts(head + pieces).file_name == "café.pdf"
    for charset in (b"idna", b"nothing", b"punycode", b"undefined"):
        named = read_parts(head + b"filename*=" + charset + b"''%ff\n\n").file_name
        assert isinstance(named, str)


def test_deep_nesting_and_many_parts_end_and_say_so() -> None:
    level = b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n"
    deep = read_parts(b"From: a@example.com\n" + b"".join(level % (i, i) for i in range(600)))
    assert deep.cut
    many = read_parts(
        b"From: a@example.com\nContent-Type: multipart/mixed; boundary=x\n\n" + b"--x\n\n\n" * 5000
    )
    assert many.cut
    assert len(leaves(many)) <= 200
    assert read_parts(b"From: a@example.com\n" + b"Content-Type: message/rfc822\n\n" * 5000).cut
    assert not read_parts(MIXED).cut
