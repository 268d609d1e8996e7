internal import TouchstoneGestures
internal import TouchstoneTrace

/// Presses take the way of touches (statement 102): offered to the recognizers around the responder
/// where they begin, heard by these first, and held back from the responder or taken from it by the
/// same flags.
extension GestureEnvironment {
  /// Offers a new press to the recognizers of the view where it begins, and of all around it.
  func gather(_ press: UIPress, _ event: UIPressesEvent) {
    latestPress += 1
    press.number = latestPress
    for recognizer in recognizers(from: press.responder?.nearestView) {
      offer(press, to: recognizer, event)
    }
  }

  private func offer(
    _ press: UIPress, to recognizer: UIGestureRecognizer, _ event: UIPressesEvent
  ) {
    var reception = Reception()
    reception.isEnabled = recognizer.isEnabled
    reception.state = recognizer.internals.isAsGoodAsOver ? .ended : recognizer.internals.state
    reception.allowedTypes = recognizer.allowedPressTypes.map(\.intValue)
    reception.type = press.type.rawValue
    let refusal = ReceptionFilter.refusal(reception) { question in
      switch question {
      case .event: recognizer.answer(to: event)
      case .touch:
        recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
      }
    }
    // The delegate is program code: the recognizer may be gone from its view by now.
    guard refusal == nil, recognizer.internals.view != nil else { return }
    recognizer.internals.environment = self
    recognizer.internals.presses.append(press)
    recognizer.internals.pressSequence.append(press)
    press.boundRecognizers.append(recognizer)
    involve(recognizer)
    var hold = press.hold ?? TouchHold()
    if recognizer.internals.state == .possible {
      hold.hold(
        by: recognizer.id, delaysBegan: recognizer.delaysTouchesBegan,
        delaysEnded: recognizer.delaysTouchesEnded)
    }
    press.hold = hold
  }

  // MARK: One event

  /// Lets recognizers hear of presses that changed, and does what follows, before any responder.
  func deliver(_ changed: [UIPress], of event: UIPressesEvent) {
    for press in changed { press.note() }
    guard changed.contains(where: { !$0.boundRecognizers.isEmpty }) else { return }
    pressesEvent = event
    process {
      for recognizer in involved {
        hear(recognizer) { give(changed, of: event, to: recognizer) }
      }
      failUndecided()
    }
  }

  private func give(
    _ changed: [UIPress], of event: UIPressesEvent, to recognizer: UIGestureRecognizer
  ) {
    for press in changed {
      guard recognizer.internals.isLive,
        recognizer.internals.presses.contains(where: { $0 === press })
      else { continue }
      recognizer.deadlineMayHavePassed(at: event.time)
      recognizer.internals.modifiers = event.modifiers
      guard recognizer.internals.isLive else { continue }
      switch press.phase {
      case .began: recognizer.pressesBegan([press], with: event)
      case .changed: recognizer.pressesChanged([press], with: event)
      case .ended: recognizer.pressesEnded([press], with: event)
      case .cancelled:
        recognizer.pressesCancelled([press], with: event)
        takeAway(from: recognizer)
      case .stationary: break
      }
      recognizer.awaitDeadline()
    }
  }

  /// After an event: presses that are over leave their recognizers.
  func finish(_ event: UIPressesEvent) {
    for press in event.allPresses where press.isFinished {
      for recognizer in press.boundRecognizers {
        recognizer.internals.presses.removeAll { $0 === press }
      }
    }
    settleUnlessProcessing()
  }

  // MARK: What responders get

  /// A recognized gesture takes its presses away from their responders, unless it does not want to.
  func cancelPresses(of recognizer: UIGestureRecognizer) {
    for press in recognizer.internals.pressSequence {
      guard let hold = press.hold, !hold.isFinished else { continue }
      let cancellation = press.hold?.recognized(
        by: recognizer.id, cancelsInView: recognizer.cancelsTouchesInView)
      if cancellation != nil, let event = pressesEvent {
        press.looking(like: .cancelled) { PressDelivery.deliver(press, event) }
      }
      if press.hold?.isFinished != true { releasedPresses.append(press) }
    }
  }

  /// A recognizer lets a press go: what nobody else holds comes out.
  func release(_ press: UIPress, by recognizer: UIGestureRecognizer) {
    guard press.hold != nil else { return }
    press.hold?.letGo(by: recognizer.id)
    releasedPresses.append(press)
  }

  /// Delivers what nobody holds back any longer, in the order in which the presses began; what the
  /// event on its way is about comes with it.
  func releasePresses() {
    guard !releasedPresses.isEmpty else { return }
    let presses = releasedPresses.sorted { $0.number < $1.number }
    releasedPresses.removeAll(keepingCapacity: true)
    guard let event = pressesEvent else { return }
    for press in presses { press.deliverHeld(event) }
  }
}

extension UIPress {
  /// Notes what it did where recognizers may hold it back.
  func note() {
    switch currentPhase {
    case .began: hold?.began(.began)
    case .changed: hold?.moved(.changed)
    case .ended: hold?.ended(.ended)
    case .cancelled: hold?.cancelled(.cancelled)
    case .stationary: break
    }
  }

  /// Calls the responder with everything that nobody holds back.
  func deliverHeld(_ event: UIPressesEvent) {
    for delivery in hold?.flush() ?? [] {
      let phase: Phase =
        switch delivery {
        case .began(let phase), .moved(let phase), .ended(let phase), .cancelled(let phase): phase
        }
      looking(like: phase) { PressDelivery.deliver(self, event) }
    }
  }
}

extension UIGestureRecognizer {
  /// Takes no more of a press, which stays with its responder.
  func ignore(_ press: UIPress) {
    guard internals.presses.contains(where: { $0 === press }) else { return }
    internals.presses.removeAll { $0 === press }
    internals.pressSequence.removeAll { $0 === press }
    press.boundRecognizers.removeAll { $0 === self }
    internals.environment?.release(press, by: self)
    internals.environment?.settleUnlessProcessing()
  }
}

extension UIResponder {
  /// The first view from here up the chain: the responder itself, a controller's view, or the view
  /// around.
  fileprivate var nearestView: UIView? {
    if let controller = self as? UIViewController { return controller.viewIfLoaded }
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view }
      responder = TouchCall.next(of: current)
    }
    return nil
  }
}
