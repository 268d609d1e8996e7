extension Tableau {
  /// Replaces the basic symbol of a row by another symbol. The old symbol becomes nonbasic and
  /// zero.
  mutating func pivot(_ number: Int, entering: Int) {
    let leaving = rows[number].basic
    let coefficient = rows[number].remove(entering)
    removeUse(of: entering, in: number)
    rows[number].scale(by: -1 / coefficient)
    rows[number].add(1 / coefficient, of: leaving)
    rows[number].basic = entering
    columns[leaving].append(number)
    rowOf[leaving] = -1
    rowOf[entering] = number
    if kinds[leaving] == .variable { markChanged(leaving) }
    replace(entering, by: number)
    constantChanged(number)
  }

  /// Substitutes a row for its symbol in all rows and costs that use the symbol.
  mutating func replace(_ symbol: Int, by number: Int) {
    let source = rows[number]
    var users: [Int] = []
    swap(&users, &columns[symbol])
    for user in users { replace(symbol, in: user, by: source) }
    removeCancelledUses()
    users.removeAll(keepingCapacity: true)
    swap(&users, &columns[symbol])
    guard !costs.isFree(symbol) else { return }
    for cell in source.cells {
      costs.add(cell.coefficient, times: symbol, to: cell.symbol)
      costChanged(cell.symbol)
    }
    costs.clear(symbol)
  }

  /// Removes rows from the columns of symbols that they don't use any more.
  ///
  /// If several rows canceled a symbol, its column is filtered once. A search for each row would
  /// make a pivot quadratic.
  private mutating func removeCancelledUses() {
    guard !cancelled.isEmpty else { return }
    cancelled.sort { $0.symbol < $1.symbol }
    var place = 0
    while place < cancelled.count {
      let symbol = cancelled[place].symbol
      let first = place
      while place < cancelled.count, cancelled[place].symbol == symbol { place += 1 }
      if place - first == 1 {
        removeUse(of: symbol, in: cancelled[first].row)
      } else {
        columns[symbol].removeAll { rows[$0].coefficient(of: symbol) == 0 }
      }
    }
    cancelled.removeAll(keepingCapacity: true)
  }

  /// Substitutes a row for its symbol in another row. Both are sorted, so they are merged.
  private mutating func replace(_ symbol: Int, in user: Int, by source: Row) {
    replacements += 1
    let factor = rows[user].coefficient(of: symbol)
    var old: [Cell] = []
    swap(&old, &rows[user].cells)
    var new: [Cell] = []
    swap(&new, &spare)
    new.removeAll(keepingCapacity: true)
    new.reserveCapacity(old.count + source.cells.count)
    old.withUnsafeBufferPointer { old in
      source.cells.withUnsafeBufferPointer { added in
        var (left, right) = (0, 0)
        while left < old.count, right < added.count {
          let (cell, other) = (old[left], added[right])
          if cell.symbol < other.symbol {
            if cell.symbol != symbol { new.append(cell) }
            left += 1
          } else if cell.symbol > other.symbol {
            append(factor * other.coefficient, of: other.symbol, to: &new, user)
            right += 1
          } else {
            let sum = (cell.coefficient + factor * other.coefficient).withoutNoise
            if sum == 0 {
              cancelled.append((cell.symbol, user))
            } else {
              new.append(Cell(symbol: cell.symbol, coefficient: sum))
            }
            left += 1
            right += 1
          }
        }
        while left < old.count {
          if old[left].symbol != symbol { new.append(old[left]) }
          left += 1
        }
        while right < added.count {
          append(factor * added[right].coefficient, of: added[right].symbol, to: &new, user)
          right += 1
        }
      }
    }
    swap(&new, &rows[user].cells)
    swap(&old, &spare)
    shift(user, by: factor * source.constant)
  }

  /// Adds a symbol that wasn't in a row before.
  @inline(__always)
  private mutating func append(
    _ coefficient: Double, of symbol: Int, to cells: inout [Cell], _ row: Int
  ) {
    guard coefficient.withoutNoise != 0 else { return }
    cells.append(Cell(symbol: symbol, coefficient: coefficient))
    columns[symbol].append(row)
  }
}
