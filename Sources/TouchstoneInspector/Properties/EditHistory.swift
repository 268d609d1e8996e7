package import TouchstoneKit
internal import TouchstoneTrace

/// A history of edits that can be undone one by one, most recent first.
@MainActor
package final class EditHistory {
  private struct Step {
    weak var view: UIView?
    let key: ViewEdit.Key
    let part: Int
    let before: ViewEdit.Value
    var time: Double
  }

  private var steps: [Step] = []

  /// The interval within which changes of one property count as one step, in seconds, because a
  /// slider sends many changes.
  private static let pause = 1.0
  /// The maximum number of stored steps.
  private static let most = 200

  /// Creates an empty history.
  package init() {}

  /// The number of steps that can be undone.
  package var count: Int {
    steps.removeAll { $0.view == nil }
    return steps.count
  }

  /// The property that the next undo changes, such as `alpha of *Buy*`, or `nil` if there is no
  /// step.
  package var next: String? {
    guard count > 0, let step = steps.last, let view = step.view else { return nil }
    return "\(step.key.rawValue) of \(TraceSubject(view).emphasized)"
  }

  /// Applies an edit to a view.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - view: The view to change.
  ///   - time: The application's time, in seconds.
  /// - Returns: Whether the property could be changed.
  @discardableResult
  package func apply(_ edit: ViewEdit, to view: UIView, at time: Double) -> Bool {
    guard let before = edit.apply(to: view) else { return false }
    if let last = steps.last, last.view === view, last.key == edit.key, last.part == edit.part,
      time - last.time < Self.pause
    {
      steps[steps.count - 1].time = time
      return true
    }
    steps.append(Step(view: view, key: edit.key, part: edit.part, before: before, time: time))
    if steps.count > Self.most { steps.removeFirst() }
    return true
  }

  /// Undoes the last step.
  ///
  /// - Returns: The view that was changed, or `nil` if there was no step.
  @discardableResult
  package func undo() -> UIView? {
    while let step = steps.popLast() {
      guard let view = step.view else { continue }
      _ = ViewEdit(step.key, part: step.part, to: step.before).apply(to: view)
      return view
    }
    return nil
  }

  /// Removes all steps, for example when another scene is shown.
  package func clear() { steps = [] }
}
