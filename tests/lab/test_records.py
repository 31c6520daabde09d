from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from batisseurs.kernel import BadRecord, BatisseursError, Line, Record
from batisseurs.lab.records import CannotWrite, RecordWriter, read_records


def record(who: str) -> Record:
    lines = [Line(0, "end"), Line(1, "play nun")]
    return Record("theopolis", 1, "abc", 2, seats=[who, "random"], lines=lines)


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """Let no file grow beyond some bytes, which fails in writing as a full disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_one_record_or_several_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "some.records"
    for names in (["Ann"], ["Ann", "Ben", "Cleo"]):
        path.write_text("".join(record(name).write() for name in names))
        assert [one.seats[0] for one in read_records(path)] == names


def test_files_from_other_systems_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "windows.records"
    text = (record("Zoë").write() + record("Ben").write()).replace("\n", "\r\n")
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert [one.seats[0] for one in read_records(path)] == ["Zoë", "Ben"]
    assert [one.lines for one in read_records(path)] == [record("").lines] * 2


def test_a_damaged_record_is_named_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "bad.records"
    good = record("Ann").write()
    path.write_text(good + good.replace("p1 end", "p9 end") + good)
    records = read_records(path)
    assert next(records).seats[0] == "Ann"
    with pytest.raises(BadRecord, match=r"record 2 of .*bad.records: line 9: 'p9 end'"):
        next(records)


def test_a_record_cut_off_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "cut.records"
    good = record("Ann").write()
    for cut in (3, len(good) // 2):
        path.write_text(good + good[:-cut])
        with pytest.raises(BadRecord, match=r"record 2 of .*: line \d+: the record ends in"):
            list(read_records(path))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is empty: it has no game record"),
        (b"hello\n", "record 1 of .*: line 1: this isn't a game record"),
        (b"\n\nbatisseurs-record 1\n", "record 1 of .*: line 1: this isn't a game record"),
        (b"batisseurs-record 99\n\n", "record 1 of .*: line 1: the record has format 99"),
        (b"\xff\xfe\x00", "isn.t UTF-8 text"),
    ],
)
def test_files_without_records_are_refused(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match=message):
        list(read_records(path))


def test_files_that_cannot_be_opened_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        list(read_records(tmp_path / "none"))
    with pytest.raises(BadRecord, match="cannot be read: Is a directory"):
        list(read_records(tmp_path))


def test_a_file_appears_when_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "new.records"
    writer = RecordWriter(path)
    writer.write(record("Ann").write())
    writer.write(record("Ben").write())
    assert not path.exists()
    assert writer.keep() == path
    assert [one.seats[0] for one in read_records(path)] == ["Ann", "Ben"]
    assert list(tmp_path.iterdir()) == [path]


def test_an_incomplete_file_has_another_name_and_whole_records(tmp_path: Path) -> None:
    path = tmp_path / "old.records"
    path.write_text("what was there")
    writer = RecordWriter(path)
    good = writer.write(record("Ann").write())
    writer.write(record("Ben").write()[:20])
    kept = writer.keep_part(good)
    assert kept == tmp_path / "old.records.incomplete"
    assert [one.seats[0] for one in read_records(kept)] == ["Ann"]
    assert path.read_text() == "what was there"


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "old.records"
    path.write_text("what was there")
    writer = RecordWriter(path)
    with (
        full_disk(150),
        pytest.raises(CannotWrite, match=r"cannot write .*old.records: .*nothing was changed") as caught,
    ):
        writer.write(record("Ann").write() * 10)
    assert isinstance(caught.value, BatisseursError)
    assert path.read_text() == "what was there"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_is_followed_and_stays(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    writer = RecordWriter(link)
    writer.write(record("Ann").write())
    assert writer.keep() == target
    assert link.is_symlink()
    assert len(list(read_records(target))) == 1


def test_a_device_is_written_to_and_stays() -> None:
    writer = RecordWriter(Path("/dev/null"))
    writer.write("something")
    assert writer.keep() == Path("/dev/null")
    assert Path("/dev/null").is_char_device()
    with pytest.raises(CannotWrite, match="No space left on device"):
        RecordWriter(Path("/dev/full")).write("something")
    assert Path("/dev/full").is_char_device()


def test_a_place_where_no_file_can_be_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="Is a directory"):
        RecordWriter(tmp_path)
    with pytest.raises(CannotWrite, match="No such file or directory"):
        RecordWriter(tmp_path / "no" / "folder")
