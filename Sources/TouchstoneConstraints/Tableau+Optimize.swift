extension Tableau {
  /// The outcome of minimizing the costs.
  enum Outcome {
    /// The costs are minimal.
    case optimal
    /// Raising a symbol reduces the costs without limit.
    case unbounded
  }

  /// The number of steps after which the dual simplex uses the rule that can't cycle. The search
  /// stops after 50 times as many steps.
  private var patience: Int { 2 * rows.count + 64 }

  /// Minimizes the costs while all constants stay feasible, with the primal simplex method.
  ///
  /// Of several candidates, the symbol with the lowest number enters first, so that the search
  /// can't cycle. It stops after ``ConstraintSolver/mostSteps`` and then sets ``wasCutShort``.
  @discardableResult
  mutating func optimize() -> Outcome {
    var steps = 0
    let most = replacements + ConstraintSolver.mostSteps
    while let entering = takeCandidate() {
      guard let row = firstToReachZero(entering) else { return .unbounded }
      pivot(row, entering: entering)
      steps += 1
      // Only rounding errors can lead here. The current values are almost optimal.
      if steps > 50 * patience { dropCandidates() }
      if replacements > most {
        wasCutShort = true
        dropCandidates()
      }
    }
    return .optimal
  }

  /// Returns the row that first limits a symbol that is raised.
  private func firstToReachZero(_ entering: Int) -> Int? {
    var best: Int?
    var bestRatio = Double.infinity
    for row in columns[entering] where isRestricted(row) {
      let coefficient = rows[row].coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = max(0, rows[row].constant) / -coefficient
      guard let other = best, ratio >= bestRatio else {
        (best, bestRatio) = (row, ratio)
        continue
      }
      if ratio == bestRatio, rows[row].basic < rows[other].basic { best = row }
    }
    return best
  }

  /// Makes all constants feasible while the costs stay minimal, with the dual simplex method.
  ///
  /// - Returns: A row that no symbol can make feasible, because its constraints conflict, or `nil`
  ///   if all constants are feasible or the search stopped early. The row stays in the list of
  ///   infeasible rows.
  mutating func makeFeasible() -> Int? {
    var steps = 0
    while let row = takeInfeasible(lowest: steps > patience) {
      let direction: Double = rows[row].constant > 0 ? -1 : 1
      guard let entering = cheapest(for: row, direction: direction) else {
        rows[row].waits = true
        infeasible.append(row)
        return row
      }
      pivot(row, entering: entering)
      steps += 1
      if steps > 50 * patience { return nil }
    }
    return nil
  }

  /// Removes and returns a row with an infeasible constant: the most recent one or, with `lowest`,
  /// the one with the lowest symbol, which prevents cycling.
  private mutating func takeInfeasible(lowest: Bool) -> Int? {
    if lowest {
      infeasible.sort { rows[$0].basic > rows[$1].basic }
    }
    while let row = infeasible.popLast() {
      rows[row].waits = false
      if !isAllowed(row) { return row }
    }
    return nil
  }

  /// Returns the symbol that raises a row's constant, or lowers it if `direction` is -1, at the
  /// lowest cost.
  func cheapest(for row: Int, direction: Double) -> Int? {
    var best: Cell?
    for cell in rows[row].cells {
      let share = cell.coefficient * direction
      guard share > 0, kinds[cell.symbol] != .zero else { continue }
      guard let other = best else {
        best = Cell(symbol: cell.symbol, coefficient: share)
        continue
      }
      if costs.isCheaper(cell.symbol, by: share, than: other.symbol, by: other.coefficient) {
        best = Cell(symbol: cell.symbol, coefficient: share)
      }
    }
    return best?.symbol
  }

  /// Returns whether a basic variable can decrease, or increase if `direction` is -1, without
  /// raising the costs.
  func canMove(_ variable: Int, _ direction: Double) -> Bool {
    var copy = self
    let row = rows[rowOf[variable]]
    // Add a level below all others, at which the variable itself is the cost.
    let place = copy.costs.use(0)
    for cell in row.cells {
      copy.costs.add(direction * cell.coefficient, to: cell.symbol, at: place)
      copy.costChanged(cell.symbol)
    }
    guard copy.optimize() == .optimal else { return true }
    let value = copy.rows[copy.rowOf[variable]].constant
    return abs(value - row.constant) > .tolerance
  }
}
