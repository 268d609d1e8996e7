"""Combines images of one size into an animated PNG."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def moving(frames):
    """Returns the bytes of an animated PNG that loops forever.

    `frames` has pairs: the bytes of a PNG, and its duration in milliseconds. The pixels are used
    unchanged, so all images must have the same size and pixel format.
    """
    headers = {chunk(picture, b"IHDR")[0] for picture, _ in frames}
    if len(headers) != 1:
        raise ValueError("the frames of a moving picture need one size and one kind of pixels")
    header = headers.pop()
    width, height = struct.unpack(">II", header[:8])
    parts = [SIGNATURE, written(b"IHDR", header)]
    parts.append(written(b"acTL", struct.pack(">II", len(frames), 0)))
    number = 0
    for place, (picture, milliseconds) in enumerate(frames):
        control = struct.pack(">IIIIIHHBB", number, width, height, 0, 0, milliseconds, 1000, 0, 0)
        parts.append(written(b"fcTL", control))
        number += 1
        for data in chunk(picture, b"IDAT"):
            if place == 0:
                parts.append(written(b"IDAT", data))
            else:
                parts.append(written(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    return b"".join([*parts, written(b"IEND", b"")])


def chunk(picture, kind):
    """Returns the contents of the chunks of a kind, in order."""
    if not picture.startswith(SIGNATURE):
        raise ValueError("a frame is no PNG")
    found, place = [], len(SIGNATURE)
    while place < len(picture):
        length, name = struct.unpack(">I4s", picture[place:place + 8])
        if name == kind:
            found.append(picture[place + 8:place + 8 + length])
        place += length + 12
    return found


def written(kind, data):
    checksum = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", checksum)
