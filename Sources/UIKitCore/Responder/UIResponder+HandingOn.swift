internal import TouchstoneHitTree
internal import TouchstoneTrace

extension UIResponder {
  /// Passes touches to the next responder up the chain that has an own implementation.
  ///
  /// Responders in between would only pass them on, so they are not called; a trace names them all
  /// the same.
  func handOn(_ method: TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    TouchCall.reachedDefault(of: self, method)
    let above = TouchCall.next(of: self)
    guard let handler = ResponderClimb.handler(of: method, from: above) else {
      event?.delivery?.use { $0.reachedEnd(method, touches, last: self) }
      return
    }
    ChainRing.goOn(from: self, otherwise: ()) {
      event?.delivery?.use { $0.handedOn(method, touches, from: self, to: handler) }
      TouchCall.make(method, touches, to: handler, event)
    }
  }

  /// Passes an event without a place to ``next``, and says so.
  func handOn(_ event: UIEvent?, _ method: TraceCall, _ call: (UIResponder) -> Void) {
    let above = TouchCall.next(of: self)
    event?.application?.tracer.report(
      above.map { .handedOn(method, from: TraceSubject(self), to: TraceSubject($0)) }
        ?? .discarded(method, at: TraceSubject(self), .discarded),
      at: event?.application?.now ?? 0)
    (event as? EventWithoutPlace)?.climb(to: above)
    guard let above else { return }
    ChainRing.goOn(from: self, otherwise: ()) { call(above) }
  }

  /// The undo manager of whoever has one further up the chain.
  var undoManagerAbove: UndoManager? {
    let holder = ChainRing.first(above: self) {
      ClimbOverrides.of(type(of: $0)).contains(.undoManager)
    }
    return ChainRing.goOn(from: self, otherwise: nil) { holder?.undoManager }
  }

  /// Whoever performs an action further up the chain.
  func targetAbove(_ action: Selector, withSender sender: Any?) -> Any? {
    let performer = ChainRing.first(above: self) {
      ClimbOverrides.of(type(of: $0)).contains(.target)
        || $0.canPerformAction(action, withSender: sender)
    }
    guard let performer, ClimbOverrides.of(type(of: performer)).contains(.target) else {
      return performer
    }
    return ChainRing.goOn(from: self, otherwise: nil) {
      performer.target(forAction: action, withSender: sender)
    }
  }
}
