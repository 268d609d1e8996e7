package import TouchstoneTrace

/// An event that goes to the first responder: a motion or a remote command.
///
/// It keeps the responders it came to on its way up the chain, so that the trace can name who
/// answered.
@_spi(Kit)
open class EventWithoutPlace: UIEvent {
  /// The responders whose method was called, in order.
  private(set) var visited: [UIResponder] = []
  /// Whether the last of the chain handed it on, so that nobody kept it.
  private var reachedEnd = false

  /// It is handed on, to nobody where the chain ends.
  func climb(to responder: UIResponder?) {
    if let responder { visited.append(responder) } else { reachedEnd = true }
  }

  /// Whether a responder did something with it. The application looks at every shake that comes to
  /// it, and has answered only where it kept one.
  private func isAnswered(by responder: UIResponder, _ method: PlacelessMethod) -> Bool {
    guard responder === application else { return method.isOverridden(by: responder) }
    return visited.last === responder && !reachedEnd
  }

  /// Calls a method of the responder where the event begins, and reports who answered.
  package final func deliver(
    to responder: UIResponder, _ method: PlacelessMethod, _ call: () -> Void
  ) {
    visited = [responder]
    reachedEnd = false
    application?.tracer.report(
      .delivered(.placeless(method), to: TraceSubject(responder)), at: application?.now ?? time)
    call()
    for responder in visited where isAnswered(by: responder, method) {
      application?.tracer.report(
        .answered(.placeless(method), by: TraceSubject(responder)), at: application?.now ?? time)
    }
    visited = []
  }

  /// Reports that the event goes no way at all.
  package final func reportDiscard(_ method: PlacelessMethod, because reason: String) {
    application?.tracer.report(
      .discarded(.placeless(method), at: nil, .discarded, because: reason),
      at: application?.now ?? time)
  }
}

/// A method that takes an event without a place.
package typealias PlacelessMethod = TraceCall.PlacelessMethod

extension PlacelessMethod {
  /// Whether the responder's class has an own implementation.
  @MainActor
  func isOverridden(by responder: UIResponder) -> Bool {
    let member: ResponderOverrides =
      switch self {
      case .motionBegan: .motionBegan
      case .motionEnded: .motionEnded
      case .motionCancelled: .motionCancelled
      case .remoteControlReceived: .remoteControlReceived
      }
    return ResponderOverrides.of(type(of: responder)).contains(member)
  }
}

extension UIApplication {
  /// The responder where an event without a place begins: the key window's first responder, else
  /// the key window, else the application.
  package var startOfEventsWithoutPlace: UIResponder {
    keyWindow?.firstResponder ?? keyWindow ?? self
  }
}
