package import TouchstoneKit
internal import TouchstoneTrace

/// The changes that were tried, to take them back one by one, the latest first.
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

  /// Seconds within which changes of one property are one step: a slider sends many.
  private static let pause = 1.0
  /// The most steps that are kept.
  private static let most = 200

  /// A history without steps.
  package init() {}

  /// How many steps can be taken back.
  package var count: Int {
    steps.removeAll { $0.view == nil }
    return steps.count
  }

  /// What the next step back changes, such as `alpha of *Buy*`; nil where there is none.
  package var next: String? {
    guard count > 0, let step = steps.last, let view = step.view else { return nil }
    return "\(step.key.rawValue) of \(TraceSubject(view).emphasized)"
  }

  /// Changes a view.
  ///
  /// - Parameters:
  ///   - edit: What is changed.
  ///   - view: Whose property it is.
  ///   - time: The application's time, in seconds.
  /// - Returns: Whether it could be changed.
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

  /// Takes the latest step back.
  ///
  /// - Returns: The view that it was about; nil where there was none.
  @discardableResult
  package func undo() -> UIView? {
    while let step = steps.popLast() {
      guard let view = step.view else { continue }
      _ = ViewEdit(step.key, part: step.part, to: step.before).apply(to: view)
      return view
    }
    return nil
  }

  /// Forgets every step, as when another scene is shown.
  package func clear() { steps = [] }
}
