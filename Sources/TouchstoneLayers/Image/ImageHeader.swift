internal import TouchstoneGeometry

/// The format and size of an encoded image, from its first bytes.
///
/// Only the size is read, and whether pixels follow. Whether they can be decoded is known only when
/// a host draws them. An image that no browser would decode is rejected. The size of a JPEG is that
/// of its stored pixels, regardless of an orientation in its Exif data.
package struct ImageHeader: Hashable, Sendable {
  package var format: CGImage.Format
  package var width: Int
  package var height: Int

  /// The longest side in pixels that browsers decode (Chromium and WebKit stop at 65,535, as JPEG
  /// does).
  package static let longestSide = 65_535
  /// The maximum number of pixels: 1 GiB decoded at four bytes each, more than a device has for one
  /// image.
  package static let mostPixels = 1 << 28

  /// Reads the header of a PNG or a JPEG. Fails for anything else and for truncated data.
  package init?(_ data: Data) {
    var reader = ByteReader(data)
    if let size = Self.png(&reader) {
      self.init(format: .png, size)
      return
    }
    reader = ByteReader(data)
    guard let size = Self.jpeg(&reader) else { return nil }
    self.init(format: .jpeg, size)
  }

  private init?(format: CGImage.Format, _ size: (width: Int, height: Int)) {
    let sides = 1...Self.longestSide
    guard sides.contains(size.width), sides.contains(size.height),
      size.width * size.height <= Self.mostPixels
    else { return nil }
    self.format = format
    width = size.width
    height = size.height
  }

  private static func png(_ reader: inout ByteReader) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for byte in signature where reader.byte() != byte { return nil }
    // The first chunk is the header: thirteen bytes, of which the first eight are the size.
    guard reader.number(bytes: 4) == 13, reader.number(bytes: 4) == 0x4948_4452,
      let width = reader.number(bytes: 4), let height = reader.number(bytes: 4),
      // Skip the other five bytes of the header, and its checksum.
      reader.skip(5 + 4), hasPixels(&reader)
    else { return nil }
    return (width, height)
  }

  /// Returns whether a chunk of pixels follows that isn't empty.
  private static func hasPixels(_ reader: inout ByteReader) -> Bool {
    while let length = reader.number(bytes: 4), let type = reader.number(bytes: 4) {
      if type == 0x4944_4154 { return length > 0 && reader.byte() != nil }
      guard reader.skip(length), reader.skip(4) else { return false }
    }
    return false
  }

  private static func jpeg(_ reader: inout ByteReader) -> (width: Int, height: Int)? {
    guard reader.byte() == 0xFF, reader.byte() == 0xD8 else { return nil }
    var size: (width: Int, height: Int)?
    while true {
      guard reader.byte() == 0xFF, var marker = reader.byte() else { return nil }
      // Any number of fill bytes may precede a marker.
      while marker == 0xFF {
        guard let next = reader.byte() else { return nil }
        marker = next
      }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        // A frame: its length, the bits of a sample, then the size.
        guard let length = reader.number(bytes: 2), length >= 7, reader.byte() != nil,
          let height = reader.number(bytes: 2), let width = reader.number(bytes: 2),
          reader.skip(length - 7)
        else { return nil }
        size = (width, height)
      // A scan: the pixels begin after its own header.
      case 0xDA:
        guard let length = reader.number(bytes: 2), length >= 2, reader.skip(length - 2),
          reader.byte() != nil
        else { return nil }
        return size
      case 0x01, 0xD0...0xD7: continue
      case 0x00, 0xD8, 0xD9: return nil
      default:
        guard let length = reader.number(bytes: 2), length >= 2, reader.skip(length - 2) else {
          return nil
        }
      }
    }
  }
}

extension CGImage {
  /// Creates an image from encoded bytes. Fails if they aren't the beginning of a PNG or a JPEG.
  package convenience init?(encoded data: Data) {
    guard let header = ImageHeader(data) else { return nil }
    self.init(encoded: data, format: header.format, width: header.width, height: header.height)
  }
}

/// Reads bytes in order and stops at the end.
private struct ByteReader {
  private let data: Data
  private var index: Data.Index

  init(_ data: Data) {
    self.data = data
    index = data.startIndex
  }

  mutating func byte() -> UInt8? {
    guard index < data.endIndex else { return nil }
    defer { index += 1 }
    return data[index]
  }

  /// Reads a big-endian number of several bytes, or returns `nil` at the end.
  mutating func number(bytes: Int) -> Int? {
    var number = 0
    for _ in 0..<bytes {
      guard let byte = byte() else { return nil }
      number = number << 8 | Int(truncatingIfNeeded: byte)
    }
    return number
  }

  /// Skips some bytes. Returns false, without skipping, if fewer are left.
  mutating func skip(_ count: Int) -> Bool {
    guard count <= data.endIndex - index else { return false }
    index += count
    return true
  }
}
