package import TouchstoneTrace

/// An event that goes to the first responder: a motion or a remote command.
///
/// It stores the responders that it reaches on its way up the chain, so that the trace can name the
/// ones that handled it.
@_spi(Kit)
open class FirstResponderEvent: UIEvent {
  /// The responders that were called, in order.
  private(set) var visited: [UIResponder] = []
  /// Whether the last responder of the chain forwarded the event, so no responder consumed it.
  private var reachedEnd = false

  /// Records that the event is forwarded to a responder, or past the end of the chain if
  /// `responder` is `nil`.
  func climb(to responder: UIResponder?) {
    if let responder { visited.append(responder) } else { reachedEnd = true }
  }

  /// Returns whether a responder handled the event.
  ///
  /// The application inspects every shake that reaches it, and counts only if it consumed the
  /// event.
  private func isAnswered(by responder: UIResponder, _ method: FirstResponderMethod) -> Bool {
    guard responder === application else { return method.isOverridden(by: responder) }
    return visited.last === responder && !reachedEnd
  }

  /// Calls a method of the responder at which the event begins, and reports the responders that
  /// handled it.
  package final func deliver(
    to responder: UIResponder, _ method: FirstResponderMethod, _ call: () -> Void
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

  /// Reports that the event isn't delivered at all.
  package final func reportDiscard(_ method: FirstResponderMethod, because reason: String) {
    application?.tracer.report(
      .discarded(.placeless(method), at: nil, .discarded, because: reason),
      at: application?.now ?? time)
  }
}

/// A method that receives an event without a location.
package typealias FirstResponderMethod = TraceCall.FirstResponderMethod

extension FirstResponderMethod {
  /// Returns whether the responder's class overrides the method.
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
  /// The responder at which an event without a location begins.
  ///
  /// The first that exists of: the key window's first responder, the key window, and the
  /// application.
  package var startOfEventsWithoutPlace: UIResponder {
    keyWindow?.firstResponder ?? keyWindow ?? self
  }
}
