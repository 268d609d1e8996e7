internal import TouchstoneGestures
internal import TouchstoneHitTree
internal import TouchstoneTrace

extension GestureEnvironment {
  /// Offers a new contact to the recognizers of the view where it begins and of all ancestors, the
  /// window's included; the list is fixed for the contact's life (statement 87, 88, 102).
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
    // One that is ready at one moment, and waits for others, is as good as over.
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
    // The delegate is program code: the recognizer may be gone from its view by now.
    guard recognizer.internals.view != nil else { return }
    receive(contact, for: recognizer)
  }

  private func receive(_ contact: some Contact, for recognizer: UIGestureRecognizer) {
    if recognizer.internals.environment !== self { recognizer.internals.environment = self }
    contact.setPart(.received, in: &recognizer.internals)
    contact.receivers.append(recognizer)
    reportReception(contact, recognizer)
    involve(recognizer)
    if contact.hold == nil { contact.hold = TouchHold() }
    if recognizer.internals.state == .possible {
      contact.hold?.hold(
        by: recognizer.id, delaysBegan: recognizer.delaysTouchesBegan,
        delaysEnded: recognizer.delaysTouchesEnded)
    }
  }

  // MARK: Letting go

  /// A recognizer lets a contact go: what nobody else holds comes out.
  func release(_ contact: some Contact, by recognizer: UIGestureRecognizer) {
    guard contact.hold != nil else { return }
    contact.hold?.letGo(by: recognizer.id)
    if released.last !== contact { released.append(contact) }
  }

  /// After an event: contacts that are over leave their recognizers.
  func finish(_ contacts: some Sequence<some Contact>) {
    for contact in contacts where contact.isFinished {
      for recognizer in contact.receivers { contact.setPart(.over, in: &recognizer.internals) }
    }
  }
}

extension UIGestureRecognizer {
  /// Asks it whether it takes anything of an event: once, however many contacts begin in it
  /// (statement 162).
  func ask(about event: UIEvent) -> Bool {
    if let known = internals.answer, known.event.object === event, known.round == event.round {
      return known.isYes
    }
    let isYes = shouldReceive(event)
    internals.answer = EventAnswer(
      event: SharedBackReference(event), round: event.round, isYes: isYes)
    return isYes
  }

  /// Takes no more of a contact, which stays with its view or responder.
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

  /// The middle of the touches that are down, or of the last ones where none is; of a scroll or a
  /// transform, which has none, where the pointer is.
  func centerOfTouches(in view: UIView?) -> CGPoint {
    let touches = internals.touches.isEmpty ? internals.sequence : internals.touches
    guard !touches.isEmpty else { return internals.pointer.map { place($0, in: view) } ?? .zero }
    let places = touches.map { $0.location(in: view) }
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / CGFloat(places.count),
      y: places.reduce(0) { $0 + $1.y } / CGFloat(places.count))
  }

  /// The place of one of some touches.
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
