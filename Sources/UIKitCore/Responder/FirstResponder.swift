internal import TouchstoneMutations
internal import TouchstoneTrace

/// The rules for first responders: each window has at most one, which must resign before another
/// responder replaces it.
///
/// Every change ends with one update of the input views, so that moving between fields never hides
/// and shows the keyboard again.
@MainActor
package enum FirstResponder {
  /// Returns the window that a responder belongs to: its own, its view's, or otherwise that of the
  /// responder chain.
  ///
  /// Content of an input view belongs to the window that the input view serves.
  package static func window(of responder: UIResponder) -> UIWindow? {
    for link in ResponderChainWalk.chain(from: responder) {
      if let window = link as? UIWindow { return served(by: window) }
      if let view = link as? UIView { return view.window.flatMap(served) }
      // A controller is in the window of its view, even if its chain still leads to another window.
      if let controller = link as? UIViewController, let view = controller.viewIfLoaded {
        return view.window.flatMap(served)
      }
    }
    return nil
  }

  static func isFirst(_ responder: UIResponder) -> Bool {
    window(of: responder)?.firstResponder === responder
  }

  // MARK: Changing

  /// Makes a responder the first responder.
  ///
  /// It must agree first (statement 304). Then the current first responder resigns, and the
  /// responder replaces it. The input views are updated once, at the end.
  static func become(_ responder: UIResponder) -> Bool {
    guard let window = window(of: responder) else {
      reportRefusal(.shared, responder, .isInNoWindow)
      return false
    }
    if window.firstResponder === responder { return !Mutation.becomingAgainFails.isOn }
    guard responder.canBecomeFirstResponder || Mutation.anybodyBecomesFirstResponder.isOn else {
      reportRefusal(window.application, responder, .mayNotBecome)
      return false
    }
    let inputViews = window.sceneStorage?.inputViews
    inputViews?.beginChange()
    defer { inputViews?.endChange() }
    if let current = window.firstResponder {
      guard current.resignFirstResponder(), window.firstResponder !== current else { return false }
    }
    // Resigning runs app code: the responder may have left the window, or another one replaced it.
    guard Self.window(of: responder) === window, window.firstResponder == nil else { return false }
    window.firstResponder = responder
    report(window, responder, .became)
    window.sceneStorage?.focus.mover?.firstResponderDidChange(responder)
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard let window = window(of: responder), window.firstResponder === responder else {
      return true
    }
    guard responder.canResignFirstResponder else {
      reportRefusal(window.application, responder, .refusesToResign)
      return false
    }
    guard window.firstResponder === responder else { return true }
    window.firstResponder = nil
    report(window, responder, .resigned)
    window.sceneStorage?.inputViews?.update()
    return true
  }

  /// Ends the first responder status in a branch that leaves its window, even if the responder
  /// refuses (statement 313).
  ///
  /// Moving between a window and its input views changes nothing. If the view has already left, a
  /// responder that became first responder again while it was made to resign gets no second chance
  /// to refuse.
  static func leave(_ window: UIWindow, branch: UIView, for newWindow: UIWindow?, isOut: Bool) {
    guard let window = served(by: window), newWindow.flatMap(served) !== window,
      let current = window.firstResponder, isIn(branch, current)
    else { return }
    guard isOut else { return force(current, in: window, .leftWindow) }
    window.firstResponder = nil
    report(window, current, .leftWindow)
    current.wasMadeToResign()
    window.sceneStorage?.inputViews?.update()
  }

  /// Makes the first responder in a branch resign. Returns `false` if it refuses and isn't forced.
  ///
  /// A view controller has no text to edit and remains first responder, so a bar docked below it
  /// stays.
  static func endEditing(in branch: UIView, force isForced: Bool) -> Bool {
    guard let window = branch.enclosingWindow.flatMap(served), let current = window.firstResponder,
      !(current is UIViewController), isIn(branch, current)
    else { return true }
    if isForced {
      force(current, in: window, .wasMadeToResign)
      return true
    }
    return current.resignFirstResponder()
  }

  /// Makes the first responder resign, even if it refuses, because a presentation covers it.
  package static func cover(_ current: UIResponder, in window: UIWindow) {
    force(current, in: window, .wasCovered)
  }

  /// Updates the input views if the first responder has different ones now (statement 316).
  static func reloadInputViews(of responder: UIResponder) {
    guard let window = window(of: responder), window.firstResponder === responder else { return }
    window.sceneStorage?.inputViews?.update()
  }

  /// Asks the first responder to resign, and removes it even if it refuses.
  private static func force(
    _ current: UIResponder, in window: UIWindow, _ change: TraceStep.FirstResponderChange
  ) {
    let inputViews = window.sceneStorage?.inputViews
    inputViews?.beginChange()
    defer { inputViews?.endChange() }
    if !window.forced.contains(where: { $0 === current }) {
      window.forced.append(current)
      _ = current.resignFirstResponder()
      window.forced.removeAll { $0 === current }
    }
    guard window.firstResponder === current, !Mutation.leavingNeedsConsent.isOn else { return }
    window.firstResponder = nil
    report(window, current, change)
    current.wasMadeToResign()
  }

  // MARK: Where it is

  private static func served(by window: UIWindow) -> UIWindow? {
    window.servedWindow
  }

  /// Returns whether a responder is in a branch, or in an input view supplied from the branch.
  package static func isIn(_ branch: UIView, _ responder: UIResponder) -> Bool {
    for link in ResponderChainWalk.chain(from: responder) {
      let view = (link as? UIView) ?? (link as? UIViewController)?.viewIfLoaded
      guard let view else { continue }
      if view.isInBranch(of: branch) { return true }
      guard let window = view.enclosingWindow, window.servedWindow !== window else { return false }
    }
    return false
  }

  // MARK: Telling

  private static func report(
    _ window: UIWindow, _ responder: UIResponder, _ change: TraceStep.FirstResponderChange
  ) {
    let application = window.ownApplication
    application.tracer.report(
      .firstResponder(TraceSubject(responder), in: TraceSubject(window), change),
      at: application.now)
  }

  /// Reports that a responder doesn't resign because its delegate refuses.
  package static func reportRefusalToResign(_ responder: UIResponder) {
    reportRefusal(window(of: responder)?.application, responder, .refusesToResign)
  }

  private static func reportRefusal(
    _ application: UIApplication?, _ responder: UIResponder,
    _ reason: TraceStep.FirstResponderChange
  ) {
    application?.tracer.report(
      .firstResponder(TraceSubject(responder), in: nil, reason), at: application?.now ?? 0)
  }
}
