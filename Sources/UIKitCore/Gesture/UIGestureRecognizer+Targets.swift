public import TouchstoneActions
internal import TouchstoneHitTree

extension UIGestureRecognizer {
  /// Makes a recognizer that calls a method of `target`, which is not kept alive.
  ///
  ///     UITapGestureRecognizer(target: self, action: Controller.cardTapped)
  @inlinable public convenience init<Target, Result>(
    target: Target, action: @escaping PlainAction<Target, Result>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      target: target, action: Selector(bare: ActionMethod(action), at: SourcePlace(file, line)))
  }

  /// Makes a recognizer that calls a method of `target` with itself.
  @inlinable public convenience init<Target, Sender, Result>(
    target: Target, action: @escaping SenderAction<Target, Sender, Result>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      target: target, action: Selector(bare: ActionMethod(action), at: SourcePlace(file, line)))
  }

  /// Calls a method of `target`, which is not kept alive, with each change of state but failing.
  ///
  /// A bare method has no identity: it is never merged, and is removed with `action: nil`.
  @inlinable public func addTarget<Target, Result>(
    _ target: Target, action: @escaping PlainAction<Target, Result>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    addTarget(
      target, action: Selector(bare: ActionMethod(action), at: SourcePlace(file, line)))
  }

  /// Adds a target, and says so where the method alone may be one that is there already.
  func register(_ target: Any, _ action: Selector) {
    let before = targets.repetitions.count
    targets.add(target, action)
    let repetitions = targets.repetitions
    guard repetitions.count > before, let repeated = repetitions.last else { return }
    (internals.environment?.application ?? view?.window?.application ?? .shared)
      .report(repeated, by: self)
  }

  /// Methods alone that were added, and that may have been there already.
  package var repeatedActions: [RepeatedAction] { targets.repetitions }

  /// The targets of the recognizer; `nil` for a target that is deallocated.
  package var currentTargets: [AnyObject?] { targets.entries.map(\.target) }

  /// How many recognizers that moved away a view remembers.
  private static let mostRemembered = 4

  /// Leaves the view for another one. The view remembers the recognizer, for explanations.
  func willMove(from view: UIView?) {
    guard let view else { return }
    view.removeGestureRecognizer(self)
    view.settings.lostRecognizers =
      view.settings.lostRecognizers.suffix(Self.mostRemembered - 1) + [SharedBackReference(self)]
  }

  /// Calls a method of `target` with the recognizer.
  @inlinable public func addTarget<Target, Sender, Result>(
    _ target: Target, action: @escaping SenderAction<Target, Sender, Result>,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    addTarget(
      target, action: Selector(bare: ActionMethod(action), at: SourcePlace(file, line)))
  }
}
