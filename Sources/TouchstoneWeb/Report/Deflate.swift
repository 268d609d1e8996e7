/// Makes bytes smaller, as RFC 1951 has it, which every browser can undo.
///
/// What was there before within 32 kB is named by its length and distance; what is frequent gets short
/// codes. Nothing on Linux that Swift brings along does this in the open.
enum Deflate {
  /// The bytes of a raw stream, without header and checksum.
  ///
  /// - Complexity: O(n) in the number of bytes; each looks back at most `mostTries` times.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    var search = MatchSearch(bytes)
    repeat {
      let tokens = search.tokens(upTo: blockLength)
      write(tokens, isLast: search.isAtEnd, to: &writer)
    } while !search.isAtEnd
    return writer.finish()
  }

  /// How many tokens share one set of codes.
  private static let blockLength = 1 << 15

  /// One step of a stream: a byte as it is, or a stretch that was there before.
  struct Token {
    /// The byte, or how long the stretch is, from 3 to 258.
    var value: Int
    /// How far back the stretch begins, from 1 to 32,768; 0 for a byte.
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

/// How lengths of stretches are written: by a symbol and some bits.
private enum Length {
  /// How many bits follow each symbol.
  static let extraBits: [Int] = (0..<29).map { $0 < 8 || $0 == 28 ? 0 : ($0 - 4) / 4 }
  /// The least length of each symbol.
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

  /// The symbol of a length, counted from the first one.
  static func place(of length: Int) -> Int { places[length] }
}

/// How distances are written: by a symbol and some bits.
private enum Distance {
  /// How many bits follow each symbol.
  static let extraBits: [Int] = (0..<30).map { max(0, ($0 - 2) / 2) }
  /// The least distance of each symbol.
  static let bases: [Int] = {
    var bases: [Int] = []
    var next = 1
    for place in 0..<30 {
      bases.append(next)
      next += 1 << extraBits[place]
    }
    return bases
  }()

  /// The symbol of a distance.
  static func place(of distance: Int) -> Int {
    guard distance > 4 else { return distance - 1 }
    let log = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
    return 2 * log + (((distance - 1) >> (log - 1)) & 1)
  }
}
