internal import TouchstoneTrace

extension UIControl {
  /// Returns whether a press activates the control: it is a select press, and the control is
  /// enabled and focused.
  ///
  /// A control that is first responder receives the press as text input instead.
  private func isOwn(_ press: UIPress) -> Bool {
    isFocused && isEnabled && !isFirstResponder && press.selects
  }

  /// Consumes the presses that activate the control and highlights it. Returns the other presses.
  func begin(_ presses: Set<UIPress>) -> Set<UIPress> {
    let own = presses.filter { isOwn($0) }
    guard !own.isEmpty else { return presses }
    tracking.presses.append(contentsOf: own)
    isHighlighted = true
    return presses.subtracting(own)
  }

  /// Activates the control if the last of its presses ended. Returns the presses that aren't the
  /// control's.
  func end(_ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Set<UIPress> {
    let foreign = forget(presses)
    guard foreign.count < presses.count, tracking.presses.isEmpty else { return foreign }
    isHighlighted = false
    // Changing the highlight runs app code, which may have disabled the control or moved the focus.
    guard isEnabled, isFocused else { return foreign }
    activate(with: event)
    return foreign
  }

  func cancel(_ presses: Set<UIPress>) -> Set<UIPress> {
    let foreign = forget(presses)
    if foreign.count < presses.count, tracking.presses.isEmpty { isHighlighted = false }
    return foreign
  }

  private func forget(_ presses: Set<UIPress>) -> Set<UIPress> {
    presses.filter { press in
      guard let index = tracking.presses.firstIndex(where: { $0 === press }) else { return true }
      tracking.presses.remove(at: index)
      return false
    }
  }

  /// Drops the current presses because the control has lost the focus. They no longer activate it.
  func giveUpPresses() {
    guard !tracking.presses.isEmpty else { return }
    tracking.presses = []
    isHighlighted = false
  }

  /// Performs the primary action for a press, and reports the outcome.
  private func activate(with event: UIEvent?) {
    outcome = .nobody
    let events = activate()
    guard !events.isEmpty else { return }
    send(events, with: event)
    ownApplication.tracer.report(
      outcome == .answered
        ? .answered(.controlEvents(events.label), by: TraceSubject(self))
        : .discarded(
          .controlEvents(events.label), at: TraceSubject(self),
          outcome == .targetGone ? .targetGone : .noAction),
      at: ownApplication.now)
  }
}
