/// The squares of a code under construction.
struct QRMatrix: Sendable {
  private let layout: QRLayout
  /// Whether each square is dark, row by row.
  private(set) var dark: [[Bool]]
  /// Whether each square belongs to a pattern that contains no data and isn't masked.
  private var isFixed: [[Bool]]

  /// Creates an unmasked matrix with the patterns, the codewords and the format of mask 0, which
  /// ``masked(by:)`` replaces.
  init(layout: QRLayout, words: [UInt8]) {
    self.layout = layout
    dark = Array(repeating: Array(repeating: false, count: layout.size), count: layout.size)
    isFixed = dark
    drawTiming()
    for (row, column) in [(3, 3), (3, layout.size - 4), (layout.size - 4, 3)] {
      drawFinder(row, column)
    }
    if let middle = layout.alignment { drawAlignment(middle, middle) }
    drawFormat(mask: 0)
    drawWords(words)
  }

  /// Returns the matrix with one of the eight masks applied, and its number in the format.
  func masked(by mask: Int) -> QRMatrix {
    var result = self
    for row in dark.indices {
      for column in dark.indices where !isFixed[row][column] {
        if Self.covers(mask, row, column) { result.dark[row][column].toggle() }
      }
    }
    result.drawFormat(mask: mask)
    return result
  }

  /// Returns the 15 bits that encode level and mask, including their error correction.
  static func format(_ correction: QRCode.Correction, mask: Int) -> Int {
    let data = correction.rawValue << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    return (data << 10 | rest) ^ 0x5412
  }

  private static func covers(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column).isMultiple(of: 2)
    case 1: row.isMultiple(of: 2)
    case 2: column.isMultiple(of: 3)
    case 3: (row + column).isMultiple(of: 3)
    case 4: (row / 2 + column / 3).isMultiple(of: 2)
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3).isMultiple(of: 2)
    default: ((row + column) % 2 + row * column % 3).isMultiple(of: 2)
    }
  }

  // MARK: - Patterns

  private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard dark.indices.contains(row), dark.indices.contains(column) else { return }
    dark[row][column] = isDark
    isFixed[row][column] = true
  }

  private mutating func drawTiming() {
    for index in dark.indices {
      fix(6, index, index.isMultiple(of: 2))
      fix(index, 6, index.isMultiple(of: 2))
    }
  }

  /// Draws a finder pattern: a square in a ring, with a light frame.
  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for down in -4...4 {
      for across in -4...4 {
        let distance = max(abs(down), abs(across))
        fix(row + down, column + across, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ row: Int, _ column: Int) {
    for down in -2...2 {
      for across in -2...2 {
        fix(row + down, column + across, max(abs(down), abs(across)) != 1)
      }
    }
  }

  /// Draws the format twice, and the square that is always dark.
  private mutating func drawFormat(mask: Int) {
    let format = Self.format(layout.correction, mask: mask)
    func bit(_ index: Int) -> Bool { format >> index & 1 != 0 }
    let last = layout.size - 1
    for index in 0...5 { fix(index, 8, bit(index)) }
    fix(7, 8, bit(6))
    fix(8, 8, bit(7))
    fix(8, 7, bit(8))
    for index in 9...14 { fix(8, 14 - index, bit(index)) }
    for index in 0...7 { fix(8, last - index, bit(index)) }
    for index in 8...14 { fix(last - 14 + index, 8, bit(index)) }
    fix(last - 7, 8, true)
  }

  /// Draws the codewords bit by bit, in pairs of columns from the right, alternately upward and
  /// downward.
  private mutating func drawWords(_ words: [UInt8]) {
    var bits = words.lazy.flatMap { word in (0..<8).map { word >> (7 - $0) & 1 != 0 } }
      .makeIterator()
    var isUpward = true
    // Skip the column of the timing pattern.
    for right in stride(from: layout.size - 1, to: 0, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      for step in dark.indices {
        let row = isUpward ? layout.size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row][column] {
          dark[row][column] = bits.next() ?? false
        }
      }
      isUpward.toggle()
    }
  }
}
