internal import TouchstoneKit
internal import TouchstoneTrace

/// A recognizer that should respond to a touch at a view and can't. It is disabled, has no target,
/// or has moved to another view.
@MainActor
struct RecognizerDiagnosis {
  /// The cause.
  enum Kind: Equatable {
    case disabled, noTarget, targetGone
    /// The recognizer was added to this view first, and to another one later.
    case moved(from: ObjectIdentifier)
  }

  let kind: Kind
  let recognizer: UIGestureRecognizer
  /// The view that lacks a working recognizer.
  private let place: UIView

  /// Finds the first cause at the hit-tested view or its nearest ancestor, or returns `nil` if
  /// there is no cause.
  init?(at hit: UIView) {
    for view in LinkWalk(hit, \.superview) {
      for recognizer in view.gestureRecognizers ?? [] {
        if recognizer.isHiddenPart { continue }
        if !recognizer.isEnabled, !view.isPageOrWindow {
          self.init(.disabled, recognizer, at: view)
          return
        }
        if let unheard = Self(unheard: recognizer) {
          self = unheard
          return
        }
      }
      if let moved = Self(movedFrom: view) {
        self = moved
        return
      }
    }
    return nil
  }

  /// Creates the trouble of a disabled recognizer, or returns `nil` if the recognizer is enabled or
  /// has no view.
  init?(disabled recognizer: UIGestureRecognizer) {
    guard !recognizer.isEnabled, let view = recognizer.view else { return nil }
    self.init(.disabled, recognizer, at: view)
  }

  /// Creates the trouble of a recognizer without a target, or returns `nil` if it has a target or
  /// no view.
  init?(unheard recognizer: UIGestureRecognizer) {
    guard recognizer.isUnheard, let view = recognizer.view else { return nil }
    self.init(recognizer.currentTargets.isEmpty ? .noTarget : .targetGone, recognizer, at: view)
  }

  /// Creates the trouble of a recognizer that left the view. Returns `nil` unless the recognizer
  /// moved to another view of the same window, or to a view that isn't in a window.
  init?(movedFrom view: UIView) {
    guard !view.settings.lostRecognizers.isEmpty, !(view is UIWindow) else { return nil }
    let moved = view.settings.lostRecognizers.lazy.compactMap(\.object).first {
      guard let place = $0.view, place !== view else { return false }
      return place.window == nil || place.window === view.window
    }
    guard let moved else { return nil }
    self.init(.moved(from: ObjectIdentifier(view)), moved, at: view)
  }

  private init(_ kind: Kind, _ recognizer: UIGestureRecognizer, at place: UIView) {
    self.kind = kind
    self.recognizer = recognizer
    self.place = place
  }

  private var name: String { TraceSubject(recognizer).emphasized }
  private var placeName: String { TraceSubject(place).emphasized }

  /// The problem, its usual cause, and the suggested change.
  var account: TouchExplanation.Diagnosis {
    switch kind {
    case .disabled:
      .init(
        "\(name) on \(placeName) is disabled, so it never receives a touch.",
        usually: "It was disabled temporarily and not enabled again.",
        remedy: "Set isEnabled of \(name) to true.")
    case .noTarget:
      .init(
        "\(name) on \(placeName) has no target, so its gesture has no effect.",
        usually: "It was created without a target, or its target was removed.",
        remedy: "Add one with addTarget(_:action:).")
    case .targetGone:
      .init(
        "\(name) on \(placeName) has lost its target, so its gesture has no effect.",
        usually: "A recognizer doesn't retain its targets, and no other object retained this one.",
        remedy: "Store the target in a property.")
    case .moved:
      .init(
        "\(name) was added to \(placeName), and later to \(newPlace): a recognizer belongs to one "
          + "view, so \(placeName) has lost it.",
        usually: "One recognizer was added to several views, and only the last view keeps it.",
        remedy: "Create a separate recognizer for \(placeName).")
    }
  }

  private var newPlace: String {
    recognizer.view.map { TraceSubject($0).emphasized } ?? "another view"
  }

  /// The recognizer that causes the problem, with a line of code that fixes it if there is one.
  var culprit: Culprit {
    let line =
      kind == .disabled ? FixLine(recognizer, "isEnabled = true", .enable) : nil
    return Culprit(recognizer, line: line)
  }
}

extension UIView {
  /// Whether the view is a window or the root view of a view controller.
  fileprivate var isPageOrWindow: Bool {
    self is UIWindow || (next as? UIViewController)?.viewIfLoaded === self
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer belongs to the framework or to a scroll view, so that apps don't create
  /// it.
  var isHiddenPart: Bool {
    if self is UIHoverGestureRecognizer || TraceSubject(self).isPrivate { return true }
    let targets = currentTargets.compactMap(\.self)
    if !targets.isEmpty, targets.allSatisfy(isFrameworks) { return true }
    guard let scrollView = view as? UIScrollView else { return false }
    return scrollView.panGestureRecognizer === self || scrollView.pinchGestureRecognizer === self
  }

  /// Returns whether only the framework registers such a target: an object of a private class, an
  /// interaction, or the control or text view itself.
  private func isFrameworks(_ target: AnyObject) -> Bool {
    let name = ClassNames.full(type(of: target))
    if TraceSubject.isPrivate(className: name) { return true }
    guard KitModules.declare(name) else { return false }
    if target is any UIInteraction { return true }
    guard target === view else { return false }
    return target is UIControl || target is any UITextInput
  }

  /// Whether the recognizer would respond to a touch at its view: it is enabled, isn't a hidden
  /// part, and has a target.
  var wouldAnswer: Bool { isEnabled && !isHiddenPart && !isUnheard }
}
