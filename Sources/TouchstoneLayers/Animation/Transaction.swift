internal import TouchstoneGeometry

/// The settings of one transaction and the completion that waits for its animations.
@MainActor final class Transaction {
  /// The default duration of an animation, in seconds, which is Core Animation's own.
  static let usualDuration = 0.25

  private let parent: Transaction?
  /// The duration that was set or inherited, or `nil` if neither.
  @exclusivity(unchecked) var duration: Double?
  @exclusivity(unchecked) var timingFunction: CAMediaTimingFunction?
  @exclusivity(unchecked) var values: [String: Any]
  private(set) var completion: Completion?
  var disablesActions: Bool {
    didSet {
      if disablesActions != oldValue { Self.withoutActions += disablesActions ? 1 : -1 }
    }
  }

  /// The number of open transactions, of any clock, that disable actions.
  ///
  /// While it is 0, layers needn't look up their clock.
  static private(set) var withoutActions = 0

  init(parent: Transaction?) {
    self.parent = parent
    duration = parent?.duration
    timingFunction = parent?.timingFunction
    values = parent?.values ?? [:]
    disablesActions = false
    setDisablesActions(parent?.disablesActions ?? false)
  }

  /// Sets the property outside of the initializer, so that its observer runs.
  private func setDisablesActions(_ flag: Bool) { disablesActions = flag }

  /// Replaces the completion with a block that waits for the animations added from now on.
  func setCompletion(_ block: (() -> Void)?) {
    let old = completion
    completion = block.map { Completion($0) }
    old?.close()
  }

  /// Whether no setting was changed, so that the transaction can serve as the next one.
  var isUntouched: Bool {
    duration == nil && timingFunction == nil && values.isEmpty && completion == nil
      && !disablesActions
  }

  /// Ends the transaction. Its completion no longer waits for new animations.
  func close() {
    disablesActions = false
    setCompletion(nil)
  }

  /// The completions that wait for an animation added now, of this transaction and the enclosing
  /// ones.
  var waiting: [Completion] {
    sequence(first: self, next: \.parent).compactMap(\.completion)
  }
}

/// A block that is called when nothing is left to wait for.
@MainActor final class Completion {
  private(set) var block: (() -> Void)?
  /// The number of running animations, plus one for the transaction while it is open.
  private var count = 1

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { count += 1 }

  func leave() {
    count -= 1
    guard count == 0, let block else { return }
    self.block = nil
    block()
  }

  /// Ends waiting for the transaction, which is over or has another completion now.
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

  /// Whether an explicit transaction specifies a duration.
  var animatesByItself: Bool { transactions.count > 1 && transaction.duration != nil }

  func beginTransaction() { transactions.append(Transaction(parent: transaction)) }

  func commitTransaction() {
    guard transactions.count > 1 else { return }
    transactions.removeLast().close()
  }

  /// Ends the implicit transaction and begins the next one, unless explicit transactions are open
  /// in it.
  package func flushTransaction() {
    guard transactions.count == 1, let implied = transactions.first, !implied.isUntouched else {
      return
    }
    transactions = [Transaction(parent: nil)]
    implied.close()
  }
}
