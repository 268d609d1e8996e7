package import TouchstoneGeometry

/// What the first bytes of an encoded picture say about it.
///
/// Only the size is read; whether the rest can be decoded shows when a host draws it. The size of a
/// JPEG is that of its stored pixels: an orientation in its Exif data is not taken into account.
package struct ImageHeader: Hashable, Sendable {
  package var format: CGImage.Format
  package var width: Int
  package var height: Int

  /// Reads a PNG's or a JPEG's header; nil for anything else, and for what ends too early.
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
    guard size.width > 0, size.height > 0, size.width <= Int32.max, size.height <= Int32.max else {
      return nil
    }
    self.format = format
    width = size.width
    height = size.height
  }

  private static func png(_ reader: inout ByteReader) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for byte in signature where reader.byte() != byte { return nil }
    // The first chunk is the header: thirteen bytes, of which the first eight are the size.
    guard reader.number(bytes: 4) == 13, reader.number(bytes: 4) == 0x4948_4452,
      let width = reader.number(bytes: 4), let height = reader.number(bytes: 4)
    else { return nil }
    return (width, height)
  }

  private static func jpeg(_ reader: inout ByteReader) -> (width: Int, height: Int)? {
    guard reader.byte() == 0xFF, reader.byte() == 0xD8 else { return nil }
    while true {
      guard reader.byte() == 0xFF, var marker = reader.byte() else { return nil }
      // Any number of fill bytes may stand before a marker.
      while marker == 0xFF {
        guard let next = reader.byte() else { return nil }
        marker = next
      }
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        // A frame: its length, the bits of a sample, then the size.
        guard reader.number(bytes: 2) != nil, reader.byte() != nil,
          let height = reader.number(bytes: 2), let width = reader.number(bytes: 2)
        else { return nil }
        return (width, height)
      case 0x01, 0xD0...0xD7: continue
      case 0x00, 0xD8, 0xD9, 0xDA: return nil
      default:
        guard let length = reader.number(bytes: 2), length >= 2, reader.skip(length - 2) else {
          return nil
        }
      }
    }
  }
}

extension CGImage {
  /// Takes encoded bytes; nil where they are not the beginning of a PNG or a JPEG.
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

  /// A number of several bytes, the highest first.
  mutating func number(bytes: Int) -> Int? {
    var number = 0
    for _ in 0..<bytes {
      guard let byte = byte() else { return nil }
      number = number << 8 | Int(truncatingIfNeeded: byte)
    }
    return number
  }

  /// Goes on by some bytes; false where there are not as many.
  mutating func skip(_ count: Int) -> Bool {
    guard count <= data.endIndex - index else { return false }
    index += count
    return true
  }
}
