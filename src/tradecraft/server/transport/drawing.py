"""Pictures as PNG files, from the standard library alone: shapes and a line of capitals, in a palette of colours."""

from __future__ import annotations

import struct
import unicodedata
import zlib
from math import hypot

from tradecraft.core.sketch import DISC, LINE, Shape, Sketch

WIDTH, HEIGHT = 1200, 630
"""The size that sites show beside a link."""
STRIP = 80
"""How high the strip with the title is."""
EDGE = 24
"""How many pixels stay free around the picture."""
STRIP_COLOUR, TITLE_COLOUR = "2a2118", "f3ead7"
DOT = 5
"""How many pixels wide and high a dot of a letter is."""
LETTER_WIDTH, LETTER_HEIGHT = 5, 7
LETTERS = {
    "A": "0e11111f111111", "B": "1e11111e11111e", "C": "0e11101010110e", "D": "1e11111111111e", "E": "1f10101e10101f",
    "F": "1f10101e101010", "G": "0e11101711110f", "H": "1111111f111111", "I": "0e04040404040e", "J": "0702020202120c",
    "K": "11121418141211", "L": "1010101010101f", "M": "111b1515111111", "N": "11191513111111", "O": "0e11111111110e",
    "P": "1e11111e101010", "Q": "0e11111115120d", "R": "1e11111e141211", "S": "0f10100e01011e", "T": "1f040404040404",
    "U": "1111111111110e", "V": "11111111110a04", "W": "11111115151b11", "X": "11110a040a1111", "Y": "11110a04040404",
    "Z": "1f01020408101f", "0": "0e11131519110e", "1": "040c040404040e", "2": "0e11010204081f", "3": "1f02040201110e",
    "4": "02060a121f0202", "5": "1f101e0101110e", "6": "0608101e11110e", "7": "1f010204080808", "8": "0e11110e11110e",
    "9": "0e11110f01020c", ",": "00000000040408", "-": "0000001f000000", ".": "00000000000c0c", "'": "04040800000000",
}  # fmt: skip
"""The rows of each letter from above, two hexadecimal digits for each; the highest of five bits is on the left."""


class Canvas:
    """A picture being drawn: one byte for each point, the number of its colour."""

    def __init__(self, ground: str) -> None:
        """Begin with a ground of one colour."""
        self.palette: dict[str, int] = {ground: 0}
        self.rows = [bytearray(WIDTH) for _ in range(HEIGHT)]

    def span(self, y: int, left: float, right: float, colour: str) -> None:
        """Colour the part of a row that is inside the picture."""
        begin, end = max(0, round(left)), min(WIDTH, round(right))
        if 0 <= y < HEIGHT and begin < end:
            number = self.palette.setdefault(colour, len(self.palette))
            self.rows[y][begin:end] = bytes([number]) * (end - begin)

    def box(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        """Fill a box."""
        for row in range(round(y), round(y + height)):
            self.span(row, x, x + width, colour)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """Fill a disc."""
        for row in range(round(y - radius), round(y + radius) + 1):
            half = max(0.0, radius * radius - (row - y) ** 2) ** 0.5
            self.span(row, x - half, x + half, colour)

    def line(self, x: float, y: float, to_x: float, to_y: float, width: float, colour: str) -> None:
        """Draw a line as a row of boxes."""
        steps = max(1, round(hypot(to_x - x, to_y - y) / max(1.0, width / 2)))
        for step in range(steps + 1):
            at_x, at_y = x + (to_x - x) * step / steps, y + (to_y - y) * step / steps
            self.box(at_x - width / 2, at_y - width / 2, width, width, colour)

    def text(self, x: float, y: float, text: str, colour: str) -> None:
        """Write in capitals; what is not known is left out."""
        for place, sign in enumerate(text):
            for row, bits in enumerate(bytes.fromhex(LETTERS.get(sign, ""))):
                for column in range(LETTER_WIDTH):
                    if bits >> LETTER_WIDTH - 1 - column & 1:
                        left = x + (place * (LETTER_WIDTH + 1) + column) * DOT
                        self.box(left, y + row * DOT, DOT, DOT, colour)

    def png(self) -> bytes:
        """Return the picture as a file."""
        header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
        palette = b"".join(bytes.fromhex(colour) for colour in self.palette)
        points = zlib.compress(b"".join(b"\0" + row for row in self.rows), 6)
        parts = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", points), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def drawn(sketch: Sketch, *titles: str) -> bytes:
    """Return a sketch as a PNG file, below a strip with the first of some titles that fits, else the last."""
    canvas = Canvas(sketch.ground)
    left, top, right, bottom = bounds(sketch)
    scale = min((WIDTH - 2 * EDGE) / (right - left), (HEIGHT - STRIP - 2 * EDGE) / (bottom - top))
    across = (WIDTH - scale * (left + right)) / 2
    down = (STRIP + HEIGHT - scale * (top + bottom)) / 2
    for shape in sketch.shapes:
        _draw(canvas, shape, scale, across, down)
    canvas.box(0, 0, WIDTH, STRIP, STRIP_COLOUR)
    room = (WIDTH - 2 * DOT * LETTER_WIDTH) // (DOT * (LETTER_WIDTH + 1))
    above = (STRIP - LETTER_HEIGHT * DOT) / 2
    lines = [capitals(title) for title in titles]
    fitting = next((line for line in lines if len(line) <= room), lines[-1][:room])
    canvas.text(DOT * LETTER_WIDTH, above, fitting, TITLE_COLOUR)
    return canvas.png()


def bounds(sketch: Sketch) -> tuple[float, float, float, float]:
    """Return how far left, up, right and down the shapes go."""
    corners: list[tuple[float, float]] = []
    for shape in sketch.shapes:
        x, y, *more = shape.numbers
        if shape.kind == DISC:
            corners += [(x - more[0], y - more[0]), (x + more[0], y + more[0])]
        else:
            corners += [(x, y), (more[0], more[1]) if shape.kind == LINE else (x + more[0], y + more[1])]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(down), max(across), max(down)


def capitals(text: str) -> str:
    """Return a text in the letters that can be drawn: without accents, and a space for every other sign."""
    plain = unicodedata.normalize("NFKD", text).upper()
    kept = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign in LETTERS else " " for sign in kept).split())


def _draw(canvas: Canvas, shape: Shape, scale: float, left: float, top: float) -> None:
    numbers = [number * scale for number in shape.numbers]
    if shape.kind == DISC:
        canvas.disc(numbers[0] + left, numbers[1] + top, numbers[2], shape.colour)
    elif shape.kind == LINE:
        start, end = (numbers[0] + left, numbers[1] + top), (numbers[2] + left, numbers[3] + top)
        canvas.line(*start, *end, numbers[4], shape.colour)
    else:
        canvas.box(numbers[0] + left, numbers[1] + top, numbers[2], numbers[3], shape.colour)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
