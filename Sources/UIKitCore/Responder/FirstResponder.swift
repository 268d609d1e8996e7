internal import TouchstoneTrace

/// The rules of being first responder: one in each window, asked before it is replaced.
@MainActor
enum FirstResponder {
  /// The window a responder belongs to: its own, its view's, or for others the chain's.
  static func window(of responder: UIResponder) -> UIWindow? {
    for link in ResponderClimb.chain(from: responder) {
      if let window = link as? UIWindow { return window }
      if let view = link as? UIView { return view.window }
      if let controller = link as? UIViewController, let window = controller.viewIfLoaded?.window {
        return window
      }
    }
    return nil
  }

  static func isFirst(_ responder: UIResponder) -> Bool {
    window(of: responder)?.firstResponder === responder
  }

  /// The order: may I (statement 304)? does the old one let go? then the change, in one step.
  static func become(_ responder: UIResponder) -> Bool {
    guard let window = window(of: responder) else { return false }
    if window.firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      guard current.resignFirstResponder(), window.firstResponder !== current else { return false }
    }
    // Resigning runs program code: the responder may have left the window, or another one come.
    guard Self.window(of: responder) === window, window.firstResponder == nil else { return false }
    window.firstResponder = responder
    report(window, responder, "became first responder")
    window.sceneStorage?.focus.firstResponderDidChange(responder)
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard let window = window(of: responder), window.firstResponder === responder else {
      return true
    }
    guard responder.canResignFirstResponder else { return false }
    window.firstResponder = nil
    report(window, responder, "resigned")
    return true
  }

  /// A view leaves its window: whoever was first responder in its branch is none any more, asked or
  /// not (statement 313).
  static func leave(_ window: UIWindow, branch: UIView) {
    guard let current = window.firstResponder else { return }
    let view = (current as? UIView) ?? (current as? UIViewController)?.viewIfLoaded
    guard let view, view.isDescendant(of: branch) else { return }
    _ = current.resignFirstResponder()
    if window.firstResponder === current {
      window.firstResponder = nil
      report(window, current, "left the window")
    }
  }

  private static func report(_ window: UIWindow, _ responder: UIResponder, _ what: String) {
    window.application?.tracer.report(
      TraceRecord(
        time: window.application?.now ?? 0, kind: .firstResponder, subject: TraceSubject(responder),
        other: TraceSubject(window), detail: what))
  }
}
