"""`python -m tests.fonts`: the fonts of the pages, cut down to the letters of our languages; needs npm and brotli."""

import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[1] / "web"
FONTS = WEB / "src" / "fonts"
LICENSES = WEB / "public" / "fonts"
TITLES = ("@fontsource/grenze@5.3.0", "grenze-latin-600-normal.woff2")
TEXT = (
    "@fontsource-variable/atkinson-hyperlegible-next@5.3.0",
    "atkinson-hyperlegible-next-latin-wght-normal.woff2",
)
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x178, *map(ord, "–—‘’‚“”„•…‹›€−\u2009")]
NARROW, THIN = 0x202F, 0x2009
"""The space before French ; ! ? is nowhere drawn: the thin one is as wide."""


def unpacked(package: str, name: str, folder: Path) -> TTFont:
    """The font of a package, whose license goes wherever the pages go."""
    made = subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, capture_output=True, text=True)
    with tarfile.open(folder / made.stdout.split()[-1]) as parcel:
        parcel.extractall(folder, filter="data")
    license = (folder / "package" / "LICENSE").read_text(encoding="utf-8")
    (LICENSES / f"{name.split('-latin')[0]}.txt").write_text(license, encoding="utf-8")
    return TTFont(folder / "package" / "files" / name)


def cut(font: TTFont, features: list[str]) -> None:
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", *features]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    for table in font["cmap"].tables:
        table.cmap[NARROW] = table.cmap[THIN]


def stand_on_the_line(font: TTFont) -> None:
    """Figures as high as capitals from the start: `font:` in a style would forget to ask for them."""
    digits = [name for table in font["cmap"].tables for code, name in table.cmap.items() if 0x30 <= code <= 0x39]
    for feature in font["GSUB"].table.FeatureList.FeatureRecord:
        if feature.FeatureTag == "lnum":
            (lookup,) = feature.Feature.LookupListIndex
            lining = font["GSUB"].table.LookupList.Lookup[lookup].SubTable[0].mapping
            break
    assert set(digits) <= set(lining)
    for table in font["cmap"].tables:
        table.cmap.update({code: lining[name] for code, name in table.cmap.items() if 0x30 <= code <= 0x39})


def take_less_height(font: TTFont, above: int, below: int, em: int) -> None:
    """A smaller em draws larger letters: these are narrow, with much air above them."""
    font["head"].unitsPerEm = em
    font["hhea"].ascent = font["OS/2"].sTypoAscender = font["OS/2"].usWinAscent = above
    font["hhea"].descent = font["OS/2"].sTypoDescender = -below
    font["OS/2"].usWinDescent = below


def write(font: TTFont, name: str) -> None:
    font.flavor = "woff2"
    font.save(FONTS / name)
    print(f"{name}: {(FONTS / name).stat().st_size:,} bytes")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        titles = unpacked(*TITLES, Path(folder))
        cut(titles, ["lnum"])
        stand_on_the_line(titles)
        take_less_height(titles, above=880, below=250, em=890)
        write(titles, "grenze.woff2")
    with tempfile.TemporaryDirectory() as folder:
        text = unpacked(*TEXT, Path(folder))
        cut(text, ["tnum"])
        write(instantiateVariableFont(text, {"wght": (400, 700)}), "atkinson-hyperlegible-next.woff2")


if __name__ == "__main__":
    main()
