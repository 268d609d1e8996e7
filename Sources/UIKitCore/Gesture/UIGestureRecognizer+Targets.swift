public import TouchstoneActions
internal import TouchstoneHitTree

extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method of `target`, without retaining the target.
  ///
  ///     UITapGestureRecognizer(target: self, action: Controller.cardTapped)
  @inlinable public convenience init<Target, Result>(
    target: Target, action: @escaping PlainAction<Target, Result>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      target: target, action: Selector(bare: ActionMethod(action), at: SourcePlace(file, line)))
  }

  /// Creates a recognizer that calls a method of `target` and passes itself as the argument.
  @inlinable public convenience init<Target, Sender, Result>(
    target: Target, action: @escaping SenderAction<Target, Sender, Result>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      target: target, action: Selector(bare: ActionMethod(action), at: SourcePlace(file, line)))
  }

  /// Calls a method of `target` at each change of state except failure, without retaining the
  /// target.
  ///
  /// A bare method has no identity, so it is never merged with another one. Pass `action: nil` to
  /// remove it.
  @inlinable public func addTarget<Target, Result>(
    _ target: Target, action: @escaping PlainAction<Target, Result>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    addTarget(
      target, action: Selector(bare: ActionMethod(action), at: SourcePlace(file, line)))
  }

  /// Adds a target, and reports a bare method that may already have been added.
  func register(_ target: Any, _ action: Selector) {
    let before = targets.repetitions.count
    targets.add(target, action)
    let repetitions = targets.repetitions
    guard repetitions.count > before, let repeated = repetitions.last else { return }
    (internals.environment?.application ?? view?.window?.application ?? .shared)
      .report(repeated, by: self)
  }

  /// The bare methods that were added although they may already have been present.
  package var repeatedActions: [RepeatedAction] { targets.repetitions }

  /// The targets of the recognizer, with `nil` for each deallocated target.
  package var currentTargets: [AnyObject?] { targets.entries.map(\.target) }

  /// The number of departed recognizers that a view remembers.
  private static let mostRemembered = 4

  /// Detaches the recognizer before it moves. The old view remembers it for explanations.
  func willMove(from view: UIView?) {
    guard let view else { return }
    view.removeGestureRecognizer(self)
    view.settings.lostRecognizers =
      view.settings.lostRecognizers.suffix(Self.mostRemembered - 1) + [SharedZeroingReference(self)]
  }

  /// Calls a method of `target` with the recognizer as the argument.
  @inlinable public func addTarget<Target, Sender, Result>(
    _ target: Target, action: @escaping SenderAction<Target, Sender, Result>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    addTarget(
      target, action: Selector(bare: ActionMethod(action), at: SourcePlace(file, line)))
  }
}
