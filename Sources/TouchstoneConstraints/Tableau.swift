/// The equations of a solver, solved for some of their symbols: the simplex tableau.
///
/// Rows and columns know each other: a change visits the rows that depend on it and no others. A row
/// keeps its number while another symbol takes its place in the basis.
///
/// What always holds: a variable outside of the basis is in rows of variables only; a symbol that must be
/// zero, if it is in the basis, has such symbols only in its row. Either no row has a constant that it may
/// not have, or no symbol outside of the basis makes the whole better.
struct Tableau {
  /// What a symbol stands for.
  enum Kind: UInt8 {
    /// Nothing: its number is free.
    case unused
    /// A variable, which may have any value.
    case variable
    /// What lies between an expression and its bound: zero or more.
    case slack
    /// By how much a constraint is off in one direction: zero or more.
    case error
    /// The mark of a required equality: zero.
    case zero
  }

  /// The kind of each symbol.
  var kinds: [Kind] = []
  /// The record of the constraint that a symbol belongs to.
  var owners: [Int] = []
  /// The row of each symbol, -1 outside of the basis.
  var rowOf: [Int] = []
  /// The rows that mention each symbol outside of the basis, in no order that matters.
  var columns: [[Int]] = []
  var rows: [Row] = []
  var costs = Costs()

  /// Symbols that may make the whole better; each stands here once.
  var candidates: [Int] = []
  private var isCandidate: [Bool] = []
  /// Rows whose constants may not be allowed; each stands here once.
  var infeasible: [Int] = []
  /// Variables whose values changed since they were taken.
  private(set) var changed: [Int] = []
  private var isChanged: [Bool] = []

  private var freeSymbols: [Int] = []
  private var freeRows: [Int] = []
  /// How often a row was put into another one: what all changes have cost.
  var replacements = 0
  /// Whether lowering the costs took too long, so that they may not be as low as they can be.
  var wasCutShort = false
  /// Symbols that rows mention no longer, while one row is put into others.
  var cancelled: [(symbol: Int, row: Int)] = []
  /// Memory of a row that was, for the next that is made.
  var spare: [Cell] = []

  /// A new symbol outside of the basis.
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

  /// A symbol is used no longer: neither in the basis nor in a row.
  mutating func free(_ symbol: Int) {
    for row in columns[symbol] { _ = rows[row].remove(symbol) }
    columns[symbol].removeAll(keepingCapacity: true)
    costs.clear(symbol)
    kinds[symbol] = .unused
    freeSymbols.append(symbol)
  }

  /// A variable is used no longer. Its rows stay until ``reset()``, which frees its number.
  mutating func drop(_ symbol: Int) { kinds[symbol] = .unused }

  /// Forgets all rows and costs, and all symbols that are no variables.
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

  /// Whether a row's symbol may not have every value.
  func isRestricted(_ row: Int) -> Bool { kinds[rows[row].basic] != .variable }

  /// Puts a row into the tableau, whose symbols are all outside of the basis.
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

  /// Takes a row out of the tableau; nothing mentions its symbol.
  mutating func removeRow(_ number: Int) {
    let basic = rows[number].basic
    for cell in rows[number].cells { removeUse(of: cell.symbol, in: number) }
    if rows[number].waits { infeasible.removeAll { $0 == number } }
    rows[number] = Row(basic: -1, constant: 0, cells: [])
    rowOf[basic] = -1
    freeRows.append(number)
  }

  /// A row mentions a symbol no longer.
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

  /// A symbol outside of the basis stands for a number that is larger by a difference than it was.
  mutating func shiftColumn(of symbol: Int, by difference: Double) {
    for row in columns[symbol] {
      shift(row, by: difference * rows[row].coefficient(of: symbol))
    }
  }

  /// Notes what follows from a row's constant.
  @inline(__always)
  mutating func constantChanged(_ row: Int) {
    let basic = rows[row].basic
    if kinds[basic] == .variable { return markChanged(basic) }
    guard !isAllowed(row), !rows[row].waits else { return }
    rows[row].waits = true
    infeasible.append(row)
  }

  /// Whether a row's symbol may have the row's constant as its value.
  @inline(__always)
  func isAllowed(_ row: Int) -> Bool {
    let constant = rows[row].constant
    return switch kinds[rows[row].basic] {
    case .variable: true
    case .zero: constant.magnitude <= .tolerance
    case .slack, .error, .unused: constant >= -.tolerance
    }
  }

  /// A variable has another value, for whoever takes the changes.
  mutating func markChanged(_ symbol: Int) {
    guard !isChanged[symbol] else { return }
    isChanged[symbol] = true
    changed.append(symbol)
  }

  /// The variables that changed since this was called.
  mutating func takeChanged() -> [Int] {
    guard !changed.isEmpty else { return [] }
    for symbol in changed { isChanged[symbol] = false }
    defer { changed.removeAll(keepingCapacity: true) }
    return changed
  }

  /// A symbol's cost changed, so that raising it may make the whole better.
  @inline(__always)
  mutating func costChanged(_ symbol: Int) {
    guard !isCandidate[symbol], kinds[symbol] == .slack || kinds[symbol] == .error else { return }
    isCandidate[symbol] = true
    candidates.append(symbol)
  }

  /// No symbol is looked at again before its cost changes.
  mutating func dropCandidates() {
    for symbol in candidates { isCandidate[symbol] = false }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Takes the symbol of the lowest number that makes the whole better when it is raised.
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
