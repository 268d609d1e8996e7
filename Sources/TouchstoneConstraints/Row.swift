/// A multiple of a symbol in a row.
struct Cell {
  let symbol: Int
  var coefficient: Double
}

/// The equation of a basic symbol: a constant plus multiples of nonbasic symbols.
struct Row {
  /// The basic symbol.
  var basic: Int
  /// The value of the basic symbol, because nonbasic symbols are zero.
  var constant: Double
  /// The cells, sorted by symbol, with coefficients other than zero.
  var cells: [Cell]
  /// Whether the row is in the list of infeasible rows.
  var waits = false

  /// Returns the index of a symbol's cell, or the index at which to insert it.
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

  /// Returns the coefficient of a symbol, or 0 if it isn't in the row.
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

  /// Removes a symbol and returns its coefficient.
  mutating func remove(_ symbol: Int) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).coefficient
  }

  /// Multiplies the constant and all coefficients.
  mutating func scale(by factor: Double) {
    constant *= factor
    for place in cells.indices { cells[place].coefficient *= factor }
  }
}
