internal import TouchstoneGeometry

/// One transaction's settings, and who waits for its animations.
@MainActor final class Transaction {
  /// How long an animation lasts, in seconds, when nobody says so; Core Animation's own number.
  static let usualDuration = 0.25

  private let parent: Transaction?
  /// Set here, and not just inherited.
  @exclusivity(unchecked) var duration: Double?
  @exclusivity(unchecked) var timingFunction: CAMediaTimingFunction?
  @exclusivity(unchecked) var values: [String: Any]
  private(set) var completion: Completion?
  var disablesActions: Bool {
    didSet {
      if disablesActions != oldValue { Self.withoutActions += disablesActions ? 1 : -1 }
    }
  }

  /// How many open transactions, of any clock, change layers without actions: while there are
  /// none no layer needs to look for its clock.
  static private(set) var withoutActions = 0

  init(parent: Transaction?) {
    self.parent = parent
    duration = parent?.duration
    timingFunction = parent?.timingFunction
    values = parent?.values ?? [:]
    disablesActions = false
    setDisablesActions(parent?.disablesActions ?? false)
  }

  /// Outside an initializer, where observers run.
  private func setDisablesActions(_ flag: Bool) { disablesActions = flag }

  /// Waits for the animations that are added from now on.
  func setCompletion(_ block: (() -> Void)?) {
    let old = completion
    completion = block.map { Completion($0) }
    old?.close()
  }

  /// Whether nothing was set in it, so that it can serve as the next one.
  var isUntouched: Bool {
    duration == nil && timingFunction == nil && values.isEmpty && completion == nil
      && !disablesActions
  }

  /// Ends the transaction: its completion no longer waits for new animations.
  func close() {
    disablesActions = false
    setCompletion(nil)
  }

  /// Those who wait for an animation added now: here and in the transactions around.
  var waiting: [Completion] {
    sequence(first: self, next: \.parent).compactMap(\.completion)
  }
}

/// A block that is called once nobody makes it wait any longer.
@MainActor final class Completion {
  private(set) var block: (() -> Void)?
  /// The animations under way, and one more for the transaction itself while it is open.
  private var count = 1

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { count += 1 }

  func leave() {
    count -= 1
    guard count == 0, let block else { return }
    self.block = nil
    block()
  }

  /// The transaction is over, or waits for something else now.
  func close() { leave() }
}

extension LayerClock {
  /// The innermost transaction.
  var transaction: Transaction {
    if let last = transactions.last { return last }
    let implied = Transaction(parent: nil)
    transactions = [implied]
    return implied
  }

  var animationDuration: Double { transaction.duration ?? Transaction.usualDuration }

  var timingFunction: CAMediaTimingFunction? { transaction.timingFunction }

  /// Whether a transaction that was begun says how long changes take.
  var animatesByItself: Bool { transactions.count > 1 && transaction.duration != nil }

  func beginTransaction() { transactions.append(Transaction(parent: transaction)) }

  func commitTransaction() {
    guard transactions.count > 1 else { return }
    transactions.removeLast().close()
  }

  /// Ends the implied transaction, unless others are open inside of it, and begins the next.
  package func flushTransaction() {
    guard transactions.count == 1, let implied = transactions.first, !implied.isUntouched else {
      return
    }
    transactions = [Transaction(parent: nil)]
    implied.close()
  }
}
