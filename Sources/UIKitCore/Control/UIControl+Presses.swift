internal import TouchstoneTrace

extension UIControl {
  /// Whether a press is the control's: it selects, and the control has the focus. A control that
  /// is first responder gets what is typed instead.
  private func isOwn(_ press: UIPress) -> Bool {
    isFocused && isEnabled && !isFirstResponder && press.selects
  }

  /// Takes the presses that activate the control, and shows them; answers the others.
  func begin(_ presses: Set<UIPress>) -> Set<UIPress> {
    let own = presses.filter { isOwn($0) }
    guard !own.isEmpty else { return presses }
    tracking.presses.append(contentsOf: own)
    isHighlighted = true
    return presses.subtracting(own)
  }

  /// Activates the control where the last of its presses came up.
  func end(_ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Set<UIPress> {
    let foreign = forget(presses)
    guard foreign.count < presses.count, tracking.presses.isEmpty else { return foreign }
    isHighlighted = false
    // Showing that runs program code, which may have turned the control off.
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

  /// The control has the focus no more: a press that is still down will not activate it.
  func giveUpPresses() {
    guard !tracking.presses.isEmpty else { return }
    tracking.presses = []
    isHighlighted = false
  }

  /// Does what the control is for, because a press said so.
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
