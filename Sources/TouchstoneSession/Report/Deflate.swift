/// Compresses bytes according to RFC 1951, which every browser can decompress.
///
/// A sequence that occurred within the last 32 KiB is encoded by its length and distance. Frequent
/// symbols get short codes. The Swift toolchain has no public library for this on Linux.
enum Deflate {
  /// Returns a raw stream, without header and checksum.
  ///
  /// - Complexity: O(*n*) in the number of bytes. For each byte, at most `mostTries` earlier
  ///   positions are compared.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    var search = MatchSearch(bytes)
    repeat {
      let tokens = search.tokens(upTo: blockLength)
      write(tokens, isLast: search.isAtEnd, to: &writer)
    } while !search.isAtEnd
    return writer.finish()
  }

  /// The number of tokens that share one set of codes.
  private static let blockLength = 1 << 15

  /// A token of the stream: a literal byte, or a match with earlier bytes.
  struct Token {
    /// The byte, or the length of the match, from 3 to 258.
    var value: Int
    /// The distance of the match, from 1 to 32,768, or 0 for a byte.
    var distance: Int
  }

  private static func write(_ tokens: [Token], isLast: Bool, to writer: inout BitWriter) {
    var symbols = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    symbols[endOfBlock] = 1
    for token in tokens {
      if token.distance == 0 {
        symbols[token.value] += 1
      } else {
        symbols[257 + Length.place(of: token.value)] += 1
        distances[Distance.place(of: token.distance)] += 1
      }
    }
    let symbolCode = HuffmanCode(counts: symbols, longest: 15)
    let distanceCode = HuffmanCode(counts: distances, longest: 15)
    writer.write(isLast ? 1 : 0, count: 1)
    writer.write(2, count: 2)
    CodeLengths.write(symbolCode.lengths, distanceCode.lengths, to: &writer)
    for token in tokens {
      guard token.distance > 0 else {
        symbolCode.write(token.value, to: &writer)
        continue
      }
      let length = Length.place(of: token.value)
      symbolCode.write(257 + length, to: &writer)
      writer.write(token.value - Length.bases[length], count: Length.extraBits[length])
      let distance = Distance.place(of: token.distance)
      distanceCode.write(distance, to: &writer)
      writer.write(
        token.distance - Distance.bases[distance], count: Distance.extraBits[distance])
    }
    symbolCode.write(endOfBlock, to: &writer)
  }

  /// The symbol that ends a block.
  private static let endOfBlock = 256
}

/// The encoding of match lengths by a symbol and extra bits.
private enum Length {
  /// The number of extra bits of each symbol.
  static let extraBits: [Int] = (0..<29).map { $0 < 8 || $0 == 28 ? 0 : ($0 - 4) / 4 }
  /// The minimum length of each symbol.
  static let bases: [Int] = {
    var bases: [Int] = []
    var next = 3
    for place in 0..<28 {
      bases.append(next)
      next += 1 << extraBits[place]
    }
    return bases + [258]
  }()
  private static let places: [Int] = (0...258).map { length in
    bases.lastIndex { $0 <= length } ?? 0
  }

  /// Returns the symbol of a length, counted from the first length symbol.
  static func place(of length: Int) -> Int { places[length] }
}

/// The encoding of distances by a symbol and extra bits.
private enum Distance {
  /// The number of extra bits of each symbol.
  static let extraBits: [Int] = (0..<30).map { max(0, ($0 - 2) / 2) }
  /// The minimum distance of each symbol.
  static let bases: [Int] = {
    var bases: [Int] = []
    var next = 1
    for place in 0..<30 {
      bases.append(next)
      next += 1 << extraBits[place]
    }
    return bases
  }()

  /// Returns the symbol of a distance.
  static func place(of distance: Int) -> Int {
    guard distance > 4 else { return distance - 1 }
    let log = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
    return 2 * log + (((distance - 1) >> (log - 1)) & 1)
  }
}
