/// The equations of a solver, solved for some of their symbols: the simplex tableau.
///
/// Rows and columns refer to each other, so that a change visits only the rows that depend on it. A
/// row keeps its number when its basic symbol changes.
///
/// The invariants are: A nonbasic variable occurs only in rows of variables. If a symbol that must
/// be zero is basic, its row contains only such symbols. Either all constants are feasible, or no
/// nonbasic symbol can reduce the costs.
struct Tableau {
  /// The kinds of symbols.
  enum Kind: UInt8 {
    /// An unused symbol with a free number.
    case unused
    /// A variable, which may have any value.
    case variable
    /// The difference between an expression and its bound, zero or more.
    case slack
    /// The violation of a constraint in one direction, zero or more.
    case error
    /// The marker of a required equality, which is zero.
    case zero
  }

  /// The kind of each symbol.
  var kinds: [Kind] = []
  /// The record index of the constraint that each symbol belongs to.
  var owners: [Int] = []
  /// The row of each basic symbol, or -1 for nonbasic symbols.
  var rowOf: [Int] = []
  /// The rows that use each nonbasic symbol, in no particular order.
  var columns: [[Int]] = []
  var rows: [Row] = []
  var costs = Costs()

  /// The symbols that may reduce the costs, without duplicates.
  var candidates: [Int] = []
  private var isCandidate: [Bool] = []
  /// The rows with constants that may be infeasible, without duplicates.
  var infeasible: [Int] = []
  /// The variables with values changed since the last ``takeChanged()``.
  private(set) var changed: [Int] = []
  private var isChanged: [Bool] = []

  private var freeSymbols: [Int] = []
  private var freeRows: [Int] = []
  /// The number of times that a row was substituted into another one, the cost of all changes so
  /// far.
  var replacements = 0
  /// Whether the minimization took too many steps, so that the costs may not be minimal.
  var wasCutShort = false
  /// The symbols that rows don't use any more, collected while a row is substituted.
  var cancelled: [(symbol: Int, row: Int)] = []
  /// The memory of a former row, for reuse.
  var spare: [Cell] = []

  /// Creates a nonbasic symbol and returns its number.
  mutating func makeSymbol(_ kind: Kind, owner: Int = -1) -> Int {
    if let symbol = freeSymbols.popLast() {
      kinds[symbol] = kind
      owners[symbol] = owner
      return symbol
    }
    let symbol = kinds.count
    kinds.append(kind)
    owners.append(owner)
    rowOf.append(-1)
    columns.append([])
    isCandidate.append(false)
    isChanged.append(false)
    costs.reserve(kinds.count)
    return symbol
  }

  /// Frees a symbol that is neither basic nor in a row that stays.
  mutating func free(_ symbol: Int) {
    for row in columns[symbol] { _ = rows[row].remove(symbol) }
    columns[symbol].removeAll(keepingCapacity: true)
    costs.clear(symbol)
    kinds[symbol] = .unused
    freeSymbols.append(symbol)
  }

  /// Marks a variable as unused. Its rows stay until ``reset()``, which frees its number.
  mutating func drop(_ symbol: Int) { kinds[symbol] = .unused }

  /// Removes all rows and costs, and all symbols except variables.
  mutating func reset() {
    rows.removeAll()
    freeRows.removeAll()
    freeSymbols.removeAll()
    dropCandidates()
    infeasible.removeAll()
    costs.reset()
    costs.reserve(kinds.count)
    for index in kinds.indices.reversed() {
      if rowOf[index] >= 0, kinds[index] == .variable { markChanged(index) }
      rowOf[index] = -1
      columns[index].removeAll()
      if kinds[index] != .variable {
        kinds[index] = .unused
        freeSymbols.append(index)
      }
    }
  }

  /// Returns whether the basic symbol of a row has a restricted range of values.
  func isRestricted(_ row: Int) -> Bool { kinds[rows[row].basic] != .variable }

  /// Inserts a row with only nonbasic symbols into the tableau.
  mutating func insert(_ row: Row) {
    let number: Int
    if let free = freeRows.popLast() {
      number = free
      rows[number] = row
    } else {
      number = rows.count
      rows.append(row)
    }
    rowOf[row.basic] = number
    for cell in row.cells { columns[cell.symbol].append(number) }
    constantChanged(number)
  }

  /// Removes a row with a basic symbol that isn't used anywhere.
  mutating func removeRow(_ number: Int) {
    let basic = rows[number].basic
    for cell in rows[number].cells { removeUse(of: cell.symbol, in: number) }
    if rows[number].waits { infeasible.removeAll { $0 == number } }
    rows[number] = Row(basic: -1, constant: 0, cells: [])
    rowOf[basic] = -1
    freeRows.append(number)
  }

  /// Removes a row from the column of a symbol that it doesn't use any more.
  mutating func removeUse(of symbol: Int, in row: Int) {
    guard let place = columns[symbol].lastIndex(of: row) else { return }
    columns[symbol].swapAt(place, columns[symbol].count - 1)
    columns[symbol].removeLast()
  }

  /// Adds to a row's constant.
  mutating func shift(_ row: Int, by difference: Double) {
    guard difference != 0 else { return }
    rows[row].constant += difference
    constantChanged(row)
  }

  /// Updates all constants after a nonbasic symbol's number has increased by a difference.
  mutating func shiftColumn(of symbol: Int, by difference: Double) {
    for row in columns[symbol] {
      shift(row, by: difference * rows[row].coefficient(of: symbol))
    }
  }

  /// Marks the row's variable as changed, or adds the row to the infeasible rows if necessary.
  @inline(__always)
  mutating func constantChanged(_ row: Int) {
    let basic = rows[row].basic
    if kinds[basic] == .variable { return markChanged(basic) }
    guard !isAllowed(row), !rows[row].waits else { return }
    rows[row].waits = true
    infeasible.append(row)
  }

  /// Returns whether the row's constant is a valid value of its basic symbol.
  @inline(__always)
  func isAllowed(_ row: Int) -> Bool {
    let constant = rows[row].constant
    return switch kinds[rows[row].basic] {
    case .variable: true
    case .zero: constant.magnitude <= .tolerance
    case .slack, .error, .unused: constant >= -.tolerance
    }
  }

  /// Marks a variable as changed.
  mutating func markChanged(_ symbol: Int) {
    guard !isChanged[symbol] else { return }
    isChanged[symbol] = true
    changed.append(symbol)
  }

  /// Returns the variables that changed since the last call.
  mutating func takeChanged() -> [Int] {
    guard !changed.isEmpty else { return [] }
    for symbol in changed { isChanged[symbol] = false }
    defer { changed.removeAll(keepingCapacity: true) }
    return changed
  }

  /// Marks a symbol as a candidate, because its cost changed and raising it may reduce the costs.
  @inline(__always)
  mutating func costChanged(_ symbol: Int) {
    guard !isCandidate[symbol], kinds[symbol] == .slack || kinds[symbol] == .error else { return }
    isCandidate[symbol] = true
    candidates.append(symbol)
  }

  /// Removes all candidates. A symbol becomes a candidate again when its cost changes.
  mutating func dropCandidates() {
    for symbol in candidates { isCandidate[symbol] = false }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Returns the candidate with the lowest number that reduces the costs when raised, or `nil` if
  /// no candidate does.
  mutating func takeCandidate() -> Int? {
    var kept = 0
    var best: Int?
    for symbol in candidates {
      guard rowOf[symbol] < 0, kinds[symbol] != .unused, costs.isNegative(symbol) else {
        isCandidate[symbol] = false
        continue
      }
      candidates[kept] = symbol
      kept += 1
      if symbol < best ?? Int.max { best = symbol }
    }
    candidates.removeSubrange(kept...)
    return best
  }
}
