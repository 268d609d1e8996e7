internal import Foundation

/// Writes rows of samples as a PNG, as the format's specification (ISO 15948) has it.
package enum PNGFile {
  /// What the bytes of a row are, eight bits for each sample; the raw values are the format's own.
  package enum Samples: UInt8 {
    /// Red, green and blue.
    case colors = 2
    /// A place in a palette.
    case places = 3
    /// Grey, and how opaque it is.
    case greyWithOpacity = 4
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - width: How many pixels a row has.
  ///   - rows: The rows from the top, each with all samples of its pixels in turn.
  ///   - samples: What the samples are.
  ///   - palette: Red, green and blue of each place, where samples are places.
  /// - Returns: The file, not compressed.
  package static func bytes(
    width: Int, rows: [[UInt8]], of samples: Samples, palette: [[UInt8]] = []
  ) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let size = big(UInt32(clamping: width)) + big(UInt32(clamping: rows.count))
    file += chunk("IHDR", size + [8, samples.rawValue, 0, 0, 0])
    if !palette.isEmpty { file += chunk("PLTE", palette.flatMap { $0 }) }
    // Each row begins with the number of its filter; 0 is none.
    file += chunk("IDAT", stored(rows.flatMap { [0] + $0 }))
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

  /// What the checksum makes of each byte.
  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(truncatingIfNeeded: byte)) { sum, _ in
      sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
    }
  }

  /// The checksum of a chunk, a CRC with 32 bits.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = checksums
    return ~bytes.reduce(UInt32.max) { sum, byte in
      sum >> 8 ^ table[Int(truncatingIfNeeded: (sum ^ UInt32(truncatingIfNeeded: byte)) & 0xFF)]
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
