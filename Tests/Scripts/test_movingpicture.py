import struct
import sys
import unittest
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

import movingpicture


def picture(width, height, grey):
    """Returns a handwritten PNG of one gray."""
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = b"".join(b"\0" + bytes([grey] * width) for _ in range(height))
    return movingpicture.SIGNATURE + b"".join(
        movingpicture.written(kind, data)
        for kind, data in [(b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")])


class MovingPictureTests(unittest.TestCase):
    def test_frames_keep_their_pixels_their_order_and_their_time(self):
        frames = [(picture(2, 3, 10), 500), (picture(2, 3, 200), 1500)]
        whole = movingpicture.moving(frames)
        self.assertEqual(movingpicture.chunk(whole, b"acTL"), [struct.pack(">II", 2, 0)])
        controls = movingpicture.chunk(whole, b"fcTL")
        self.assertEqual(
            [struct.unpack(">III8xHH", one[:24]) for one in controls],
            [(0, 2, 3, 500, 1000), (1, 2, 3, 1500, 1000)])
        first, = movingpicture.chunk(whole, b"IDAT")
        second, = movingpicture.chunk(whole, b"fdAT")
        self.assertEqual(struct.unpack(">I", second[:4]), (2,))
        self.assertEqual(set(zlib.decompress(first)), {0, 10})
        self.assertEqual(set(zlib.decompress(second[4:])), {0, 200})

    def test_frames_of_two_sizes_are_refused(self):
        with self.assertRaisesRegex(ValueError, "one size"):
            movingpicture.moving([(picture(2, 3, 0), 1), (picture(3, 2, 0), 1)])

    def test_files_that_are_not_png_are_refused(self):
        with self.assertRaisesRegex(ValueError, "no PNG"):
            movingpicture.moving([(b"GIF89a", 1)])


if __name__ == "__main__":
    unittest.main()
