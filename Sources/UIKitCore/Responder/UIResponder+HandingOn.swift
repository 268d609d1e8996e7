internal import TouchstoneHitTree
internal import TouchstoneTrace

extension UIResponder {
  /// Forwards touches to the next responder up the chain with its own implementation.
  ///
  /// Responders in between would only forward the touches, so they aren't called. A trace still
  /// lists them.
  func handOn(_ method: TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    TouchCall.reachedDefault(of: self, method)
    let above = TouchCall.next(of: self)
    guard let handler = ResponderChainWalk.handler(of: method, from: above) else {
      event?.delivery?.use { $0.reachedEnd(method, touches, last: self) }
      return
    }
    ChainDepthLimit.goOn(from: self, otherwise: ()) {
      event?.delivery?.use { $0.handedOn(method, touches, from: self, to: handler) }
      TouchCall.make(method, touches, to: handler, event)
    }
  }

  /// Forwards an event without a location to ``next``, and reports it.
  func handOn(_ event: UIEvent?, _ method: TraceCall, _ call: (UIResponder) -> Void) {
    let above = TouchCall.next(of: self)
    event?.application?.tracer.report(
      above.map { .handedOn(method, from: TraceSubject(self), to: TraceSubject($0)) }
        ?? .discarded(method, at: TraceSubject(self), .discarded),
      at: event?.application?.now ?? 0)
    (event as? FirstResponderEvent)?.climb(to: above)
    guard let above else { return }
    ChainDepthLimit.goOn(from: self, otherwise: ()) { call(above) }
  }

  /// The undo manager of the nearest responder up the chain that overrides `undoManager`.
  var undoManagerAbove: UndoManager? {
    let holder = ChainDepthLimit.first(above: self) {
      InheritedValueOverrides.of(type(of: $0)).contains(.undoManager)
    }
    return ChainDepthLimit.goOn(from: self, otherwise: nil) { holder?.undoManager }
  }

  /// Returns the object further up the chain that performs an action, or `nil` if no object does.
  func targetAbove(_ action: Selector, withSender sender: Any?) -> Any? {
    let performer = ChainDepthLimit.first(above: self) {
      InheritedValueOverrides.of(type(of: $0)).contains(.target)
        || $0.canPerformAction(action, withSender: sender)
    }
    guard let performer, InheritedValueOverrides.of(type(of: performer)).contains(.target) else {
      return performer
    }
    return ChainDepthLimit.goOn(from: self, otherwise: nil) {
      performer.target(forAction: action, withSender: sender)
    }
  }
}
