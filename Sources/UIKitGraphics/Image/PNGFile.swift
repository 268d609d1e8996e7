internal import Foundation

/// Writes rows of samples as a PNG, according to the format's specification (ISO 15948).
package enum PNGFile {
  /// The meaning of the samples, of eight bits each. The raw values are those of the format.
  package enum Samples: UInt8 {
    /// Red, green and blue.
    case colors = 2
    /// An index into a palette.
    case places = 3
    /// Gray, followed by its opacity.
    case greyWithOpacity = 4
    /// Red, green and blue, followed by their opacity.
    case colorsWithOpacity = 6
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - width: The number of pixels per row.
  ///   - rows: The rows from the top, each with the samples of its pixels in order.
  ///   - samples: The meaning of the samples.
  ///   - palette: Red, green and blue for each index, if the samples are indices.
  /// - Returns: The file, which isn't compressed.
  package static func bytes(
    width: Int, rows: [[UInt8]], of samples: Samples, palette: [[UInt8]] = []
  ) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let size = big(UInt32(clamping: width)) + big(UInt32(clamping: rows.count))
    file += chunk("IHDR", size + [8, samples.rawValue, 0, 0, 0])
    if !palette.isEmpty { file += chunk("PLTE", palette.flatMap { $0 }) }
    // Each row begins with the number of its filter, where 0 means no filter.
    file += chunk("IDAT", stored(rows.flatMap { [0] + $0 }))
    file += chunk("IEND", [])
    return file
  }

  /// Returns the bytes as a stream of uncompressed blocks.
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

  /// The table of the CRC checksum, indexed by byte.
  private static let checksums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(truncatingIfNeeded: byte)) { sum, _ in
      sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
    }
  }

  /// Returns the CRC-32 checksum of a chunk.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table = checksums
    return ~bytes.reduce(UInt32.max) { sum, byte in
      sum >> 8 ^ table[Int(truncatingIfNeeded: (sum ^ UInt32(truncatingIfNeeded: byte)) & 0xFF)]
    }
  }

  /// Returns the Adler-32 checksum of the stream.
  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(truncatingIfNeeded: byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
