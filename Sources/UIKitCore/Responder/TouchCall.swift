/// A call of a responder's touch method that is going on, for as long as somebody listens to the trace.
///
/// A program may hand touches on without `super`: `next?.touchesBegan(touches, with: event)`. No kit
/// code runs in between. It is known for certain where the responder that is called so has the kit's
/// implementation, or calls `super`. Otherwise it is told by two signs: the program asked for `next`,
/// and `next` has an own implementation. A program that walks up the chain for something else asks
/// those too that have none, and is taken for no handing on.
@MainActor
package final class TouchCall {
  /// The call that is going on, the innermost one; none while the kit itself asks for `next`.
  ///
  /// It is no state of an application: it lasts as long as one call on the stack. Each responder that is
  /// asked for `next` looks here, which has to be one load and one compare; to find its application it
  /// would have to climb to its window.
  @exclusivity(unchecked)
  private static var current: TouchCall?

  private let method: TouchMethod
  private let touches: Set<UITouch>
  private let delivery: TouchDelivery
  /// The last responder that is known to have the touches by this call.
  // Nobody holds on to these: they are changed by what stands here alone.
  @exclusivity(unchecked) private var last: UIResponder
  @exclusivity(unchecked) private var asked: [UIResponder] = []
  /// Whether `last` handed them on by `super`.
  @exclusivity(unchecked) private var isHandedOn = false

  private init(
    _ method: TouchMethod, _ touches: Set<UITouch>, to responder: UIResponder,
    _ delivery: TouchDelivery
  ) {
    self.method = method
    self.touches = touches
    self.delivery = delivery
    last = responder
  }

  /// Calls a responder's method, and reports to whom that hands the touches directly.
  static func make(
    _ method: TouchMethod, _ touches: Set<UITouch>, to responder: UIResponder,
    _ event: UIEvent?
  ) {
    let outer = current
    var call: TouchCall?
    if let delivery = event?.delivery, delivery.tracer.isActive {
      call = TouchCall(method, touches, to: responder, delivery)
      current = call
    }
    switch method {
    case .began: responder.touchesBegan(touches, with: event)
    case .moved: responder.touchesMoved(touches, with: event)
    case .ended: responder.touchesEnded(touches, with: event)
    case .cancelled: responder.touchesCancelled(touches, with: event)
    }
    guard let call else { return }
    current = outer
    call.presumeDirectCalls()
  }

  /// The default implementation of a responder runs: it was called by `super`, or directly.
  static func reachedDefault(of responder: UIResponder, _ method: TouchMethod) {
    guard let current, current.method == method else { return }
    current.presumeDirectCalls(below: responder)
    if responder !== current.last { current.wasHanded(to: responder) }
    current.isHandedOn = true
  }

  /// The next responder, asked for by the kit.
  package static func next(of responder: UIResponder) -> UIResponder? {
    guard let outer = current else { return responder.next }
    current = nil
    defer { current = outer }
    return responder.next
  }

  /// Somebody asks a responder for the next one.
  @inline(__always)
  static func noteQuestion(to responder: UIResponder) {
    if let current { current.wasAsked(responder) }
  }

  @inline(never)
  private func wasAsked(_ responder: UIResponder) { asked.append(responder) }

  /// From the last one that is known up to one that is, or as far as the signs go.
  private func presumeDirectCalls(below known: UIResponder? = nil) {
    guard !isHandedOn, !asked.isEmpty, asked.allSatisfy(isImplementing) else { return }
    var watch = RingWatch()
    while last !== known, asked.contains(where: { $0 === last }), !watch.hasComeRound(to: last),
      let above = Self.next(of: last), above !== known, isImplementing(above)
    {
      wasHanded(to: above)
    }
  }

  private func isImplementing(_ responder: UIResponder) -> Bool {
    ResponderOverrides.of(type(of: responder)).contains(method.override)
  }

  private func wasHanded(to responder: UIResponder) {
    delivery.wasCalled(method, touches, on: responder, by: last, isKept: isImplementing(responder))
    last = responder
  }
}
