/// A Huffman code according to RFC 1951, with short codes for frequent symbols.
struct HuffmanCode {
  /// The length of each symbol's code in bits, or 0 for an unused symbol.
  let lengths: [Int]
  /// The codes, with the first bit lowest.
  private let codes: [Int]

  /// Creates codes for symbols with known frequencies.
  ///
  /// - Parameters:
  ///   - counts: The number of occurrences of each symbol.
  ///   - longest: The maximum length of a code, in bits.
  init(counts: [Int], longest: Int) {
    var lengths = Self.lengths(counts)
    var flattened = counts
    // Raise the counts of rare symbols until no code is too long, which costs almost nothing.
    while lengths.contains(where: { $0 > longest }) {
      flattened = flattened.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.lengths(flattened)
    }
    self.lengths = lengths
    codes = Self.codes(lengths)
  }

  /// Writes the code of a symbol.
  func write(_ symbol: Int, to writer: inout BitWriter) {
    writer.write(codes[symbol], count: lengths[symbol])
  }

  /// Returns the lengths of the optimal codes, found by repeatedly merging the two rarest parts.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    let used = counts.indices.filter { counts[$0] > 0 }
    guard used.count > 1 else {
      // A reader expects a code of one bit even if there is only one symbol.
      lengths[used.first ?? 0] = 1
      return lengths
    }
    var leaves = used.sorted { (counts[$0], $0) < (counts[$1], $1) }[...]
    var joined: [(count: Int, parts: (Int, Int))] = []
    var nextJoined = 0
    // Returns the rarest part: a symbol, or −1 minus the index of a merged part.
    func removeRarest() -> (count: Int, part: Int) {
      if nextJoined < joined.count,
        leaves.first.map({ joined[nextJoined].count < counts[$0] }) ?? true
      {
        nextJoined += 1
        return (joined[nextJoined - 1].count, -nextJoined)
      }
      let leaf = leaves.removeFirst()
      return (counts[leaf], leaf)
    }
    for _ in 1..<used.count {
      let (one, other) = (removeRarest(), removeRarest())
      joined.append((one.count + other.count, (one.part, other.part)))
    }
    var depths = [Int](repeating: 0, count: joined.count)
    for place in joined.indices.reversed() {
      for part in [joined[place].parts.0, joined[place].parts.1] {
        if part < 0 {
          depths[-part - 1] = depths[place] + 1
        } else {
          lengths[part] = depths[place] + 1
        }
      }
    }
    return lengths
  }

  /// Returns the codes determined by the lengths, assigned in order of length and then of symbol.
  private static func codes(_ lengths: [Int]) -> [Int] {
    var codes = [Int](repeating: 0, count: lengths.count)
    var code = 0
    for length in 1...max(1, lengths.max() ?? 1) {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = reversed(code, count: length)
        code += 1
      }
      code <<= 1
    }
    return codes
  }

  private static func reversed(_ code: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 1 | (code >> $1) & 1 }
  }
}

/// Writes the lengths of a block's codes, which are themselves encoded.
enum CodeLengths {
  /// The order in which the code lengths of the length codes are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Writes the code lengths of symbols and distances.
  static func write(_ symbols: [Int], _ distances: [Int], to writer: inout BitWriter) {
    let symbols = trimmed(symbols, atLeast: 257)
    let distances = trimmed(distances, atLeast: 1)
    let steps = steps(symbols + distances)
    var counts = [Int](repeating: 0, count: 19)
    for step in steps { counts[step.symbol] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    let sent = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.write(symbols.count - 257, count: 5)
    writer.write(distances.count - 1, count: 5)
    writer.write(sent - 4, count: 4)
    for symbol in order.prefix(sent) { writer.write(code.lengths[symbol], count: 3) }
    for step in steps {
      code.write(step.symbol, to: &writer)
      writer.write(step.extra, count: step.bits)
    }
  }

  private static func trimmed(_ lengths: [Int], atLeast least: Int) -> [Int] {
    Array(lengths.prefix(max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)))
  }

  /// Returns the lengths one by one, with run lengths for repeated lengths and zeros.
  private static func steps(_ lengths: [Int]) -> [(symbol: Int, extra: Int, bits: Int)] {
    var steps: [(symbol: Int, extra: Int, bits: Int)] = []
    var place = 0
    while place < lengths.count {
      let length = lengths[place]
      var run = lengths[place...].prefix { $0 == length }.count
      place += run
      if length > 0 {
        steps.append((length, 0, 0))
        run -= 1
      }
      while run > 0 {
        if length == 0, run >= 11 {
          let taken = min(run, 138)
          steps.append((18, taken - 11, 7))
          run -= taken
        } else if run >= 3 {
          let taken = min(run, length == 0 ? 10 : 6)
          steps.append(length == 0 ? (17, taken - 3, 3) : (16, taken - 3, 2))
          run -= taken
        } else {
          steps.append((length, 0, 0))
          run -= 1
        }
      }
    }
    return steps
  }
}
