/// Short codes for what is frequent, as a stream of RFC 1951 has them.
struct HuffmanCode {
  /// How many bits each symbol's code has; 0 for a symbol that never comes.
  let lengths: [Int]
  /// The codes, their first bit lowest.
  private let codes: [Int]

  /// Makes codes for symbols of which it is known how often they come.
  ///
  /// - Parameters:
  ///   - counts: How often each symbol comes.
  ///   - longest: How many bits a code may have.
  init(counts: [Int], longest: Int) {
    var lengths = Self.lengths(counts)
    var flattened = counts
    // Rare symbols count for more until no code is too long, which costs next to nothing.
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

  /// The lengths of the best codes: the two rarest are put together, again and again.
  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    let used = counts.indices.filter { counts[$0] > 0 }
    guard used.count > 1 else {
      // A reader wants a code of one bit also where nothing is told apart.
      lengths[used.first ?? 0] = 1
      return lengths
    }
    var leaves = used.sorted { (counts[$0], $0) < (counts[$1], $1) }[...]
    var joined: [(count: Int, parts: (Int, Int))] = []
    var nextJoined = 0
    // A symbol, or the negative place of what was joined, less one.
    func takeRarest() -> (count: Int, part: Int) {
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
      let (one, other) = (takeRarest(), takeRarest())
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

  /// The codes that follow from the lengths: in order of length, then of symbol.
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

/// Writes the lengths of a block's codes, which are codes again.
enum CodeLengths {
  /// The order in which the lengths of the lengths' own codes are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Writes them for symbols and for distances.
  static func write(_ symbols: [Int], _ distances: [Int], to writer: inout BitWriter) {
    let symbols = trimmed(symbols, atLeast: 257)
    let distances = trimmed(distances, atLeast: 1)
    let steps = steps(symbols + distances)
    var counts = [Int](repeating: 0, count: 19)
    for step in steps { counts[step.symbol] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    let told = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    writer.write(symbols.count - 257, count: 5)
    writer.write(distances.count - 1, count: 5)
    writer.write(told - 4, count: 4)
    for symbol in order.prefix(told) { writer.write(code.lengths[symbol], count: 3) }
    for step in steps {
      code.write(step.symbol, to: &writer)
      writer.write(step.extra, count: step.bits)
    }
  }

  private static func trimmed(_ lengths: [Int], atLeast least: Int) -> [Int] {
    Array(lengths.prefix(max(least, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)))
  }

  /// Lengths one by one, and how often one or none is repeated.
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
