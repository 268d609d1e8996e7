internal import TouchstoneGestures
internal import TouchstoneTrace

extension GestureEnvironment {
  /// Offers a new touch to the recognizers of its view and of all ancestors, the window's included;
  /// the list is fixed for the touch's life (statement 87, 88).
  func gather(_ touch: UITouch, _ event: TouchesEvent) {
    for recognizer in recognizers(from: touch.boundView) where recognizer.takesTouches {
      offer(touch, to: recognizer, event)
    }
  }

  private func offer(
    _ touch: UITouch, to recognizer: UIGestureRecognizer, _ event: TouchesEvent
  ) {
    var reception = Reception()
    reception.isEnabled = recognizer.isEnabled
    // One that is ready at one moment, and waits for others, is as good as over.
    reception.state = recognizer.internals.isAsGoodAsOver ? .ended : recognizer.internals.state
    reception.allowedTypes = recognizer.allowedTouchTypes.map(\.intValue)
    reception.type = touch.type.rawValue
    reception.requiresExclusiveType = recognizer.requiresExclusiveTouchType
    reception.firstType = recognizer.internals.firstType
    reception.isPointer = touch.type == .indirectPointer
    reception.buttons = event.buttons.rawValue
    reception.buttonsRequired = recognizer.buttonsRequired.rawValue
    let refusal = ReceptionFilter.refusal(reception) { question in
      switch question {
      case .event: recognizer.answer(to: event)
      case .touch:
        recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
    }
    if let refusal {
      report(touch, recognizer, .neverReceived(refusal))
      return
    }
    // The delegate is program code: the recognizer may be gone from its view by now.
    guard recognizer.internals.view != nil else { return }
    take(touch, for: recognizer)
  }

  private func take(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
    recognizer.internals.environment = self
    recognizer.internals.firstType = recognizer.internals.firstType ?? touch.type.rawValue
    recognizer.internals.touches.append(touch)
    recognizer.internals.sequence.append(touch)
    touch.receivers.append(recognizer)
    reportReception(touch, recognizer)
    involve(recognizer)
    var hold = touch.hold ?? TouchHold()
    if recognizer.internals.state == .possible {
      hold.hold(
        by: recognizer.id, delaysBegan: recognizer.delaysTouchesBegan,
        delaysEnded: recognizer.delaysTouchesEnded)
    }
    touch.hold = hold
  }
}

extension UIGestureRecognizer {
  /// Whether it takes anything of an event; asked once, however many touches begin in it
  /// (statement 162).
  func answer(to event: UIEvent) -> Bool {
    if let known = internals.answer, known.event === event, known.round == event.round {
      return known.isYes
    }
    let isYes = shouldReceive(event)
    internals.answer = EventAnswer(event: event, round: event.round, isYes: isYes)
    return isYes
  }

  /// Takes no more of a touch, which stays with its view.
  func ignore(_ touch: UITouch) {
    guard internals.touches.contains(where: { $0 === touch }) else { return }
    internals.touches.removeAll { $0 === touch }
    internals.sequence.removeAll { $0 === touch }
    touch.receivers.removeAll { $0 === self }
    internals.environment?.report(touch, self, .ignored)
    internals.environment?.release(touch, by: self)
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
