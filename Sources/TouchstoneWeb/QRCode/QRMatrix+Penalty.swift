extension QRMatrix {
  /// How hard the code is to read, by the four rules of ISO 18004; the mask with the least is taken.
  var penalty: Int {
    let columns = dark.indices.map { column in dark.map { $0[column] } }
    let lines = dark + columns
    return lines.reduce(0) { $0 + Self.runs(in: $1) + Self.finders(in: $1) } + blocks + imbalance
  }

  /// Three for five alike in a row, and one for each more.
  private static func runs(in line: [Bool]) -> Int {
    var sum = 0
    var length = 0
    for index in line.indices {
      length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
      if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
    }
    return sum
  }

  /// Forty for what looks like a finder pattern with light beside it.
  private static func finders(in line: [Bool]) -> Int {
    let finder = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    let patterns = [finder + light, light + finder]
    guard line.count >= patterns[0].count else { return 0 }
    return (0...line.count - patterns[0].count).reduce(0) { sum, start in
      let part = Array(line[start..<start + patterns[0].count])
      return sum + (patterns.contains(part) ? 40 : 0)
    }
  }

  /// Three for each square of four alike.
  private var blocks: Int {
    var sum = 0
    for row in 1..<dark.count {
      for column in 1..<dark.count {
        let value = dark[row][column]
        if dark[row - 1][column] == value, dark[row][column - 1] == value,
          dark[row - 1][column - 1] == value
        {
          sum += 3
        }
      }
    }
    return sum
  }

  /// Ten for every five percent that the dark squares are off the half.
  private var imbalance: Int {
    let all = dark.count * dark.count
    let count = dark.joined().count { $0 }
    return abs(count * 20 - all * 10) / all * 10
  }
}
