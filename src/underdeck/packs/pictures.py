"""Pictures of third-party packs: SVG of plain shapes, with nothing in it that could act, load or grow.

What is not on these lists is refused; what is goes out as it was understood here, not as it was written. What a drawing
program notes for itself is left out.
"""

import re
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from underdeck.kernel.refusal import Refusal

LARGEST = 100_000
MOST_ELEMENTS = 2000
DEEPEST = 40
SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
NOTES = (
    "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
    "http://www.inkscape.org/namespaces/inkscape",
    "http://www.w3.org/XML/1998/namespace",
)
"""The namespaces of drawing programs; their elements and attributes are left out."""
ELEMENTS = {
    "svg", "g", "defs", "title", "desc", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text",
    "tspan", "linearGradient", "radialGradient", "stop", "clipPath",
}  # fmt: skip
PAINT = {
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "stroke-opacity", "opacity", "color", "clip-path",
    "clip-rule", "stop-color", "stop-opacity", "font-family", "font-size", "font-weight", "font-style", "text-anchor",
    "dominant-baseline", "letter-spacing", "paint-order", "vector-effect", "shape-rendering", "display", "visibility",
}  # fmt: skip
"""The attributes of painting, also allowed in a `style`."""
ATTRIBUTES = PAINT | {
    "id", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "dx", "dy", "width", "height",
    "points", "transform", "viewBox", "preserveAspectRatio", "version", "clipPathUnits", "gradientUnits",
    "gradientTransform", "spreadMethod", "offset", "href",
}  # fmt: skip
PLAIN = re.compile(r"[^<>&\\:;@{}]*")
"""Values without a scheme, rule or escape."""
OWN = re.compile(r"#[A-Za-z][A-Za-z0-9_-]*")
"""A reference to something in the same picture."""
CALLS = re.compile(r"\b(\w++)\s*+\(")
HARMLESS_CALLS = {"matrix", "translate", "scale", "rotate", "skewX", "skewY", "rgb", "rgba", "hsl", "hsla"}
REFERRING = {"fill", "stroke", "clip-path"}


def clean_picture(file: str, data: bytes) -> bytes:
    """Return the picture without anything that must not be shown; refuse what is not allowed."""
    if len(data) > LARGEST:
        raise Refusal("pack-picture-size", file=file, most=LARGEST // 1000)
    artist = Artist(file)
    try:
        data.decode("utf-8")
        artist.parser.Parse(data, True)
    except UnicodeDecodeError as error:
        raise Refusal("pack-encoding", file=file, line=data[: error.start].count(b"\n") + 1) from None
    except expat.ExpatError as error:
        raise Refusal("pack-picture-broken", file=file, line=error.lineno) from None
    return "".join(artist.drawn).encode()


class Artist:
    """Redraws a picture while it is read."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.drawn: list[str] = []
        self.open: list[str] = []
        self.elements = 0
        self.notes = 0
        """How deep in what is left out."""
        self.parser = expat.ParserCreate("utf-8", " ")  # whatever the file says of its encoding
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.say
        self.parser.StartDoctypeDeclHandler = lambda *_: self.refuse("<!DOCTYPE>")
        self.parser.EntityDeclHandler = lambda *_: self.refuse("<!ENTITY>")
        self.parser.ProcessingInstructionHandler = lambda target, _: self.refuse(f"<?{target}?>")

    def refuse(self, found: str) -> None:
        raise Refusal("pack-picture", file=self.file, found=found[:80])

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, tag = name.rpartition(" ")
        if self.open and (self.notes or space in NOTES or (space, tag) == (SVG, "metadata")):
            if space == SVG and tag not in ELEMENTS | {"metadata"}:
                self.refuse(f"<{tag}>")
            self.notes += 1
            return
        if not self.open and (space, tag) == ("", "svg"):
            raise Refusal("pack-picture-xmlns", file=self.file, xmlns=f'xmlns="{SVG}"')
        if space != SVG or tag not in ELEMENTS or (tag == "svg") != (not self.open):
            self.refuse(f"<{tag}>")
        self.elements += 1
        self.open.append(tag)
        if self.elements > MOST_ELEMENTS or len(self.open) > DEEPEST:
            raise Refusal("pack-picture-many", file=self.file, most=MOST_ELEMENTS, deepest=DEEPEST)
        found = self.attributes(tag, attributes)
        if tag == "svg" and "viewBox" not in found:
            raise Refusal("pack-picture-viewbox", file=self.file)
        own = {"xmlns": SVG} if tag == "svg" else {}
        said = "".join([f" {each}={quoteattr(value)}" for each, value in {**own, **found}.items()])
        self.drawn.append(f"<{tag}{said}>")

    def attributes(self, tag: str, attributes: dict[str, str]) -> dict[str, str]:
        """Return the attributes that are allowed. A `style` is split into attributes of the same names."""
        found: dict[str, str] = {}
        for written, value in attributes.items():
            space, _, plain = written.rpartition(" ")
            name = plain if (space, plain) == (XLINK, "href") else written
            if space in NOTES:
                continue
            if name == "style":
                rules = [rule for rule in value.split(";") if rule.strip()]
                for rule in [rule for rule in rules if not rule.strip().startswith("-inkscape-")]:
                    paint, _, worth = rule.partition(":")
                    if paint.strip() not in PAINT:
                        self.refuse(f"style={quoteattr(value)}")
                    found[paint.strip()] = self.checked(paint.strip(), worth.strip())
            elif name not in ATTRIBUTES or (name == "href" and not tag.endswith("Gradient")):
                self.refuse(f"{name.rpartition(' ')[2]}={quoteattr(value)}")
            else:
                found[name] = self.checked(name, value)
        return found

    def checked(self, name: str, value: str) -> str:
        if name == "href":
            sound = OWN.fullmatch(value)
        else:
            own = re.fullmatch(r"url\((.*)\)", value)
            calls = {call[1] for call in CALLS.finditer(value)}
            sound = (
                OWN.fullmatch(own[1])
                if own and name in REFERRING
                else PLAIN.fullmatch(value) if calls <= HARMLESS_CALLS else None
            )  # fmt: skip
        if sound is None:
            self.refuse(f"{name}={quoteattr(value)}")
        return value

    def end(self, name: str) -> None:
        if self.notes:
            self.notes -= 1
            return
        self.drawn.append(f"</{self.open.pop()}>")

    def say(self, text: str) -> None:
        if not self.notes:
            self.drawn.append(escape(text))
