internal import TouchstoneGestures
internal import TouchstoneHitTree
internal import TouchstoneTrace

extension GestureEnvironment {
  /// Offers a new contact to the recognizers of its view and of all superviews including the
  /// window.
  ///
  /// The list is fixed for the life of the contact (statement 87, 88, 102).
  func gather(_ contact: some Contact, _ event: UIEvent) {
    for recognizer in recognizers(from: contact.origin) where contact.isOffered(to: recognizer) {
      offer(contact, to: recognizer, event)
    }
  }

  private func offer(
    _ contact: some Contact, to recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    var reception = Reception()
    reception.isEnabled = recognizer.isEnabled
    // A recognizer that is ready to end and waits for others counts as ended.
    reception.state = recognizer.internals.isAsGoodAsOver ? .ended : recognizer.internals.state
    contact.describe(in: &reception, for: recognizer, event)
    let refusal = ReceptionFilter.refusal(reception) { question in
      switch question {
      case .event: recognizer.ask(about: event)
      case .touch: contact.isAccepted(byDelegateOf: recognizer)
      }
    }
    if let refusal {
      report(contact, recognizer, .neverReceived(refusal))
      return
    }
    // The delegate is app code, which may have detached the recognizer from its view.
    guard recognizer.internals.view != nil else { return }
    receive(contact, for: recognizer)
  }

  private func receive(_ contact: some Contact, for recognizer: UIGestureRecognizer) {
    if recognizer.internals.environment !== self { recognizer.internals.environment = self }
    contact.setPart(.received, in: &recognizer.internals)
    contact.receivers.append(recognizer)
    reportReception(contact, recognizer)
    involve(recognizer)
    if contact.hold == nil { contact.hold = TouchDelayBuffer() }
    if recognizer.internals.state == .possible {
      contact.hold?.hold(
        by: recognizer.id, delaysBegan: recognizer.delaysTouchesBegan,
        delaysEnded: recognizer.delaysTouchesEnded)
    }
  }

  // MARK: Releasing

  /// Ends a recognizer's delay of a contact. Changes that no other recognizer delays are delivered.
  func release(_ contact: some Contact, by recognizer: UIGestureRecognizer) {
    guard contact.hold != nil else { return }
    contact.hold?.letGo(by: recognizer.id)
    if released.last !== contact { released.append(contact) }
  }

  /// Removes the contacts that are over from their recognizers after an event.
  func finish(_ contacts: some Sequence<some Contact>) {
    for contact in contacts where contact.isFinished {
      for recognizer in contact.receivers { contact.setPart(.over, in: &recognizer.internals) }
    }
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recognizer accepts an event. Asks once, however many contacts begin in it
  /// (statement 162).
  func ask(about event: UIEvent) -> Bool {
    if let known = internals.answer, known.event.object === event, known.round == event.round {
      return known.isYes
    }
    let isYes = shouldReceive(event)
    internals.answer = EventAnswer(
      event: SharedZeroingReference(event), round: event.round, isYes: isYes)
    return isYes
  }

  /// Ignores the rest of a contact, which stays with its view or responder.
  func ignore(_ contact: some Contact) {
    guard contact.setPart(.ignored, in: &internals) else { return }
    contact.receivers.remove(self)
    internals.environment?.report(contact, self, .ignored)
    internals.environment?.release(contact, by: self)
    internals.environment?.settleUnlessProcessing()
  }

  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != internals.isEnabled else { return }
    internals.isEnabled = isEnabled
    if !isEnabled { internals.environment?.takeOut(self, because: .disabled, tells: true) }
  }

  /// Returns the center of the current touches, or of all touches since the reset if they have
  /// ended.
  ///
  /// For a scroll or a transform, which has no touches, returns the location of the pointer.
  func centerOfTouches(in view: UIView?) -> CGPoint {
    let touches = internals.touches.isEmpty ? internals.sequence : internals.touches
    guard !touches.isEmpty else { return internals.pointer.map { place($0, in: view) } ?? .zero }
    let places = touches.map { $0.location(in: view) }
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / CGFloat(places.count),
      y: places.reduce(0) { $0 + $1.y } / CGFloat(places.count))
  }

  /// Returns the location of the touch at `index`. Reports a fault and returns the center if the
  /// index is out of range.
  func place(
    ofTouch index: Int, of touches: ContiguousArray<UITouch>, in view: UIView?
  ) -> CGPoint {
    guard touches.indices.contains(index) else {
      Fault.report("\(ViewDescription.name(self)) has no touch \(index)", about: self)
      return centerOfTouches(in: view)
    }
    return touches[index].location(in: view)
  }
}
