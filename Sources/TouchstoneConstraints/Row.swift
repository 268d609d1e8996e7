/// A multiple of a symbol in a row.
struct Cell {
  let symbol: Int
  var coefficient: Double
}

/// What a symbol of the basis is: a constant and multiples of symbols outside of it.
struct Row {
  /// Whose row it is.
  var basic: Int
  /// Its value, since symbols outside of the basis are zero.
  var constant: Double
  /// Sorted by symbol; no coefficient is zero.
  var cells: [Cell]
  /// Whether it waits among the rows whose constants are not allowed.
  var waits = false

  /// Where a symbol's cell is, or would be.
  func place(of symbol: Int) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var (low, high) = (0, cells.count)
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// What a symbol is multiplied with, 0 where it is not in the row.
  func coefficient(of symbol: Int) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].coefficient : 0
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ coefficient: Double, of symbol: Int) {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else {
      if coefficient.withoutNoise != 0 {
        cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
      }
      return
    }
    let sum = (cells[place].coefficient + coefficient).withoutNoise
    if sum == 0 { cells.remove(at: place) } else { cells[place].coefficient = sum }
  }

  /// Adds a multiple of another row.
  mutating func add(_ factor: Double, times other: Row) {
    constant += factor * other.constant
    for cell in other.cells { add(factor * cell.coefficient, of: cell.symbol) }
  }

  /// Takes a symbol out, and answers what it was multiplied with.
  mutating func remove(_ symbol: Int) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).coefficient
  }

  /// Multiplies all of it.
  mutating func scale(by factor: Double) {
    constant *= factor
    for place in cells.indices { cells[place].coefficient *= factor }
  }
}
