extension Tableau {
  /// What became of lowering the costs.
  enum Outcome {
    /// They are as low as they can be.
    case optimal
    /// Raising a symbol makes the whole better without end.
    case unbounded
  }

  /// How many steps are taken before the rule that cannot go in circles, or none at all, is kept.
  private var patience: Int { 2 * rows.count + 64 }

  /// Lowers the costs while no row's constant leaves what it may be: the primal simplex.
  ///
  /// Of several symbols the one of the lowest number goes first, so that it never goes in circles. It
  /// stops after ``ConstraintSolver/mostSteps``, and notes so in ``wasCutShort``.
  @discardableResult
  mutating func optimize() -> Outcome {
    var steps = 0
    let most = replacements + ConstraintSolver.mostSteps
    while let entering = takeCandidate() {
      guard let row = firstToReachZero(entering) else { return .unbounded }
      pivot(row, entering: entering)
      steps += 1
      // Rounding alone can lead here; what there is holds nearly.
      if steps > 50 * patience { dropCandidates() }
      if replacements > most {
        wasCutShort = true
        dropCandidates()
      }
    }
    return .optimal
  }

  /// The row that is the first to stop a symbol that is raised.
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

  /// Makes every row's constant one that it may have, while the costs stay as low as they can be: the dual
  /// simplex.
  ///
  /// - Returns: A row that no symbol can help: its constraints conflict. It waits on; nil where all is well.
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

  /// Takes a row whose constant is not allowed: the latest, or that of the lowest symbol, with which it
  /// cannot go in circles.
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

  /// The symbol that raises a row's constant, or lowers it (direction -1), at the lowest cost.
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

  /// Whether a variable of the basis can become smaller, or larger (direction -1), while nothing gets
  /// worse.
  func canMove(_ variable: Int, _ direction: Double) -> Bool {
    var copy = self
    let row = rows[rowOf[variable]]
    // A level below all others, at which the variable itself is the cost.
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
