/// Reads the output of `Deflate`, as plainly as RFC 1951 describes it.
struct Inflate {
  enum Failure: Error { case badStream }

  private let bytes: [UInt8]
  private var place = 0

  static func bytes(of stream: [UInt8]) throws -> [UInt8] {
    var reader = Inflate(bytes: stream)
    return try reader.read()
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for bit in 0..<count {
      guard place / 8 < bytes.count else { throw Failure.badStream }
      value |= Int(bytes[place / 8] >> (place % 8) & 1) << bit
      place += 1
    }
    return value
  }

  /// Returns the symbols by the lengths of their codes and the codes.
  private static func table(_ lengths: [Int]) -> [[Int]: Int] {
    var table: [[Int]: Int] = [:]
    var code = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        table[[length, code]] = symbol
        code += 1
      }
      code <<= 1
    }
    return table
  }

  private mutating func symbol(_ table: [[Int]: Int]) throws -> Int {
    var code = 0
    for length in 1...15 {
      code = code << 1 | (try bits(1))
      if let symbol = table[[length, code]] { return symbol }
    }
    throw Failure.badStream
  }

  private mutating func lengths(_ count: Int, _ table: [[Int]: Int]) throws -> [Int] {
    var lengths: [Int] = []
    while lengths.count < count {
      switch try symbol(table) {
      case 16:
        let last = lengths[lengths.count - 1]
        lengths += [Int](repeating: last, count: 3 + (try bits(2)))
      case 17: lengths += [Int](repeating: 0, count: 3 + (try bits(3)))
      case 18: lengths += [Int](repeating: 0, count: 11 + (try bits(7)))
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == count else { throw Failure.badStream }
    return lengths
  }

  private mutating func read() throws -> [UInt8] {
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var output: [UInt8] = []
    while true {
      let isLast = try bits(1) == 1
      guard try bits(2) == 2 else { throw Failure.badStream }
      let symbolCount = 257 + (try bits(5))
      let distanceCount = 1 + (try bits(5))
      let told = 4 + (try bits(4))
      var lengthsOfLengths = [Int](repeating: 0, count: 19)
      for symbol in order.prefix(told) { lengthsOfLengths[symbol] = try bits(3) }
      let all = try lengths(symbolCount + distanceCount, Self.table(lengthsOfLengths))
      let symbols = Self.table(Array(all.prefix(symbolCount)))
      let distances = Self.table(Array(all.dropFirst(symbolCount)))
      while true {
        let symbol = try symbol(symbols)
        if symbol == 256 { break }
        guard symbol > 256 else {
          output.append(UInt8(symbol))
          continue
        }
        let lengthExtra = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
        let length =
          symbol == 285
          ? 258
          : symbol < 265
            ? symbol - 254
            : 3 + (4 + (symbol - 265) % 4) << lengthExtra + (try bits(lengthExtra))
        let distanceSymbol = try self.symbol(distances)
        let distanceExtra = max(0, (distanceSymbol - 2) / 2)
        let distance =
          distanceSymbol < 4
          ? distanceSymbol + 1
          : 1 + (2 + distanceSymbol % 2) << distanceExtra + (try bits(distanceExtra))
        guard distance <= output.count else { throw Failure.badStream }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
      if isLast { return output }
    }
  }
}
