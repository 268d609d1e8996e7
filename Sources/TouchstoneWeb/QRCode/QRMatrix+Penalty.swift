extension QRMatrix {
  /// The penalty of the code by the four rules of ISO 18004. The mask with the lowest penalty is
  /// used.
  var penalty: Int {
    let columns = dark.indices.map { column in dark.map { $0[column] } }
    let lines = dark + columns
    return lines.reduce(0) { $0 + Self.runs(in: $1) + Self.finders(in: $1) } + blocks + imbalance
  }

  /// Returns 3 for each run of five equal squares, plus 1 for each further square of the run.
  private static func runs(in line: [Bool]) -> Int {
    var sum = 0
    var length = 0
    for index in line.indices {
      length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
      if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
    }
    return sum
  }

  /// Returns 40 for each part that looks like a finder pattern with four light squares on one side.
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

  /// The penalty for blocks: 3 for each block of 2 × 2 equal squares.
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

  /// The penalty for imbalance: 10 for each 5 percent by which the share of dark squares differs
  /// from half.
  private var imbalance: Int {
    let all = dark.count * dark.count
    let count = dark.joined().count { $0 }
    return abs(count * 20 - all * 10) / all * 10
  }
}
