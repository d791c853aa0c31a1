"""Packs that others make are read safely: folders, zips, limits."""

import os
import zipfile

import pytest

from outside.making import FILES, MANIFEST, lay, pack_up, refused
from underdeck.packs import outside


def test_a_folder_and_a_zip_of_it_are_the_same_pack(shelf):
    folder = outside.read_pack(lay(shelf / "grove", FILES))
    plain = outside.read_pack(pack_up(shelf / "plain.zip", FILES))
    rooted = outside.read_pack(pack_up(shelf / "rooted.zip", {f"grove/{name}": text for name, text in FILES.items()}))
    assert folder.ref == plain.ref == rooted.ref
    assert folder.files == plain.files == rooted.files
    assert folder.languages == ["en"]


def test_the_digest_is_that_of_the_cards(shelf):
    first = outside.read_pack(lay(shelf / "grove", FILES)).digest
    lay(shelf / "grove", {"text/en/names.ftl": "set-grove = The Grove\n", "README.md": "hello"})
    assert outside.read_pack(shelf / "grove").digest == first
    lay(shelf / "grove", {"cards/a.toml": "# changed"})
    assert outside.read_pack(shelf / "grove").digest != first


def test_what_versions_and_systems_leave_about_is_not_seen_and_other_files_are_not_read(shelf):
    pack = outside.read_pack(lay(shelf / "grove", {**FILES, ".git/config": "x", "art/tree.svg": "<svg/>"}))
    assert ".git/config" not in pack.files
    assert pack.unread == ["art/tree.svg"]


@pytest.mark.parametrize("name", ["../out.toml", "/abs.toml", "cards/../../out.toml", "cards\\..\\x.toml", "a b.toml"])
def test_no_member_climbs_out_of_a_zip(shelf, name):
    assert refused(pack_up(shelf / "bad.zip", {"pack.toml": MANIFEST, name: ""})).code == "pack-name"


def test_links_are_not_followed(shelf, tmp_path):
    folder = lay(shelf / "grove", FILES)
    (tmp_path / "secret").write_text("x")
    os.symlink(tmp_path / "secret", folder / "cards" / "b.toml")
    assert refused(folder).code == "pack-link"
    entry = zipfile.ZipInfo("cards/b.toml")
    entry.external_attr = 0o120777 << 16
    with zipfile.ZipFile(shelf / "link.zip", "w") as archive:
        archive.writestr("pack.toml", MANIFEST)
        archive.writestr(entry, "/etc/hostname")
    assert refused(shelf / "link.zip").code == "pack-link"


def test_a_pack_has_its_limits(shelf):
    huge = pack_up(shelf / "huge.zip", {**FILES, "cards/b.toml": "#" * (outside.MOST_BYTES + 1)})
    assert huge.stat().st_size < 100_000
    assert refused(huge).code == "pack-size"
    many = pack_up(shelf / "many.zip", {"pack.toml": MANIFEST, **{f"cards/{n}.toml": "" for n in range(200)}})
    assert refused(many).code == "pack-many"


def test_what_is_no_pack_is_refused_and_stands_in_nobodys_way(shelf):
    (shelf / "broken.zip").write_bytes(b"not a zip")
    assert refused(shelf / "broken.zip").code == "pack-zip"
    lay(shelf / "odd", {"pack.toml": "game = 3"})
    assert refused(shelf / "odd").code == "pack-field"
    lay(shelf / "deep", {"pack.toml": "a = " + "[" * 5000})
    assert refused(shelf / "deep").code == "pack-syntax"
    assert refused(shelf / "nowhere").code == "pack-manifest"
    lay(shelf / "grove", FILES)
    assert list(outside.found_packs()) == ["grove"]


def test_more_folders_are_named_in_the_environment(shelf, tmp_path, monkeypatch):
    lay(tmp_path / "more" / "grove", FILES)
    assert outside.found_packs() == {}
    monkeypatch.setenv("UNDERDECK_PACKS", f"{tmp_path / 'nowhere'}{os.pathsep}{tmp_path / 'more'}")
    assert outside.found_packs() == {"grove": tmp_path / "more" / "grove"}
