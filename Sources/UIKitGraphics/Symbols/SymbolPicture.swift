internal import Foundation

/// Writes a black picture of a coverage as a PNG, as the format's specification (ISO 15948) has it.
enum SymbolPicture {
  /// The bytes of a square picture, one byte of black and one of opacity to a pixel.
  static func png(_ coverage: [Float], side: Int) -> Data {
    var rows: [UInt8] = []
    for row in 0..<side {
      rows.append(0)
      for column in 0..<side {
        rows.append(0)
        rows.append(
          UInt8(clamping: Int(clamping: CGFloat(coverage[row * side + column] * 255).rounded())))
      }
    }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits, grey with opacity.
    let header = big(UInt32(clamping: side)) + big(UInt32(clamping: side)) + [8, 4, 0, 0, 0]
    file += chunk("IHDR", header)
    file += chunk("IDAT", stored(rows))
    file += chunk("IEND", [])
    return file
  }

  /// The bytes in blocks that are not compressed.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let longest = 65_535
    var start = 0
    repeat {
      let end = min(start + longest, bytes.count)
      let count = UInt16(clamping: end - start)
      stream += [end == bytes.count ? 1 : 0] + little(count) + little(~count)
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + big(adler(bytes))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return big(UInt32(clamping: content.count)) + body + big(checksum(body))
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private static func little(_ number: UInt16) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// The checksum of a chunk, a CRC with 32 bits.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(truncatingIfNeeded: byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }

  /// The checksum of the stream.
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(truncatingIfNeeded: byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
