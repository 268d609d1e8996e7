extension ConstraintSolver {
  /// Adds a constraint to the tableau, which is feasible before and after.
  func install(_ index: Int) {
    let hasErrors = records[index].hasErrors
    if !hasErrors, !tableau.candidates.isEmpty { tableau.optimize() }
    addRow(of: index)
    if !hasErrors { makeFeasible() }
  }

  /// Adds a constraint to the tableau. If it has errors, the costs may not be minimal afterward. If
  /// it has none, the constant of its row may be infeasible.
  func addRow(of index: Int) {
    let record = records[index]
    var row = Row(basic: -1, constant: 0, cells: [])
    row.constant = record.sign * record.constraint.expression.constant
    for term in record.constraint.expression.terms {
      let coefficient = record.sign * term.coefficient
      let number = tableau.rowOf[term.variable.symbol]
      if number >= 0 {
        row.add(coefficient, times: tableau.rows[number])
      } else {
        row.add(coefficient, of: term.variable.symbol)
      }
    }
    makeSymbols(of: index)
    insert(row, of: index)
  }

  /// Creates the symbols of a constraint. Each error has a cost of 1 at the constraint's level.
  private func makeSymbols(of index: Int) {
    let isEquality = records[index].constraint.relation == .equal
    guard records[index].hasErrors else {
      records[index].marker = tableau.makeSymbol(isEquality ? .zero : .slack, owner: index)
      return
    }
    let marker = tableau.makeSymbol(isEquality ? .error : .slack, owner: index)
    let error = tableau.makeSymbol(.error, owner: index)
    let level = tableau.costs.use(records[index].level)
    records[index].marker = marker
    records[index].error = error
    records[index].place = level
    if isEquality { tableau.costs.add(1, to: marker, at: level) }
    tableau.costs.add(1, to: error, at: level)
  }

  /// Solves a constraint, `marker = row + error`, for the best symbol to enter the basis.
  private func insert(_ row: Row, of index: Int) {
    var row = row
    let (marker, error) = (records[index].marker, records[index].error)
    if let subject = subject(of: row) {
      // Prefer the variable with the fewest uses, because fewer rows change.
      let coefficient = row.remove(subject)
      row.scale(by: -1 / coefficient)
      row.add(1 / coefficient, of: marker)
      if error >= 0 { row.add(-1 / coefficient, of: error) }
      row.basic = subject
      tableau.insert(row)
      tableau.replace(subject, by: tableau.rowOf[subject])
    } else if error >= 0, row.constant < 0 {
      row.scale(by: -1)
      row.add(1, of: marker)
      row.basic = error
      tableau.insert(row)
      tableau.replace(error, by: tableau.rowOf[error])
    } else {
      row.basic = marker
      if error >= 0 { row.add(1, of: error) }
      tableau.insert(row)
      tableau.replace(marker, by: tableau.rowOf[marker])
      leaveBasis(marker)
    }
  }

  /// Returns the nonbasic variable that the fewest rows use, or `nil` if the row has no variables.
  private func subject(of row: Row) -> Int? {
    var best: Int?
    var fewest = Int.max
    for cell in row.cells where tableau.kinds[cell.symbol] == .variable {
      let uses = tableau.columns[cell.symbol].count
      if uses < fewest { (best, fewest) = (cell.symbol, uses) }
    }
    return best
  }

  /// Removes the marker of an equality that is satisfied already from the basis, unless the row has
  /// only other markers.
  private func leaveBasis(_ marker: Int) {
    guard tableau.kinds[marker] == .zero else { return }
    let row = tableau.rowOf[marker]
    guard tableau.isAllowed(row) else { return }
    let entering =
      tableau.cheapest(for: row, direction: 1) ?? tableau.cheapest(for: row, direction: -1)
    if let entering { tableau.pivot(row, entering: entering) }
  }

  /// Removes a constraint from the tableau, which is feasible before and after.
  func uninstall(_ index: Int) {
    let record = records[index]
    guard record.marker >= 0 else { return }
    if record.error >= 0 {
      if record.constraint.relation == .equal { removeCost(of: record.marker, at: record.place) }
      removeCost(of: record.error, at: record.place)
      tableau.costs.release(record.place)
    }
    if tableau.rowOf[record.marker] < 0, let row = rowToLeave(record.marker) {
      tableau.pivot(row, entering: record.marker)
    }
    for symbol in [record.marker, record.error] where symbol >= 0 {
      if tableau.rowOf[symbol] >= 0 { tableau.removeRow(tableau.rowOf[symbol]) }
      tableau.free(symbol)
    }
    records[index].marker = -1
    records[index].error = -1
  }

  /// Removes the cost of an error.
  private func removeCost(of error: Int, at place: Int) {
    let row = tableau.rowOf[error]
    guard row >= 0 else {
      tableau.costs.add(-1, to: error, at: place)
      tableau.costChanged(error)
      return
    }
    for cell in tableau.rows[row].cells {
      tableau.costs.add(-cell.coefficient, to: cell.symbol, at: place)
      tableau.costChanged(cell.symbol)
    }
  }

  /// Returns the row in which a symbol, unrestricted from now on, can enter the basis while all
  /// constants stay feasible.
  private func rowToLeave(_ marker: Int) -> Int? {
    var (falling, rising): (Int?, Int?)
    var (fallingRatio, risingRatio) = (Double.infinity, Double.infinity)
    var variable: Int?
    for number in tableau.columns[marker] {
      let row = tableau.rows[number]
      switch tableau.kinds[row.basic] {
      case .zero: return number
      case .variable: variable = variable ?? number
      case .slack, .error, .unused:
        let coefficient = row.coefficient(of: marker)
        let ratio = max(0, row.constant) / coefficient.magnitude
        if coefficient < 0, ratio < fallingRatio { (falling, fallingRatio) = (number, ratio) }
        if coefficient > 0, ratio < risingRatio { (rising, risingRatio) = (number, ratio) }
      }
    }
    return falling ?? rising ?? variable
  }
}
