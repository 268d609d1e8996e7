internal import TouchstoneHitTree

/// A call of a responder's touch method that is going on, for as long as somebody listens to the trace.
///
/// A program may hand touches on without `super`: `next?.touchesBegan(touches, with: event)`. No kit
/// code runs in between. It is known for certain where the responder that is called so has the kit's
/// implementation, or calls `super`. Otherwise it is told by two signs: the program asked for `next`,
/// and `next` has an own implementation. A program that walks up the chain for something else asks
/// those too that have none, and is taken for no handing on.
@MainActor
package struct TouchCall {
  /// The call that is going on, the innermost one; none while the kit itself asks for `next`.
  ///
  /// It is no state of an application: it lasts as long as one call on the stack. Each responder that is
  /// asked for `next` looks here, which has to be one load and one compare; to find its application it
  /// would have to climb to its window.
  @exclusivity(unchecked)
  private static var current: Place?
  /// The memory of a call that is over, for the next one.
  @exclusivity(unchecked)
  private static var spare: Place?

  private typealias Place = UnsafeMutablePointer<TouchCall>

  private let method: TouchMethod
  private let touches: Set<UITouch>
  private let delivery: Lent<TouchDelivery>
  /// The responder that is called, whom the caller keeps meanwhile.
  private let first: Lent<UIResponder>
  /// The one that it handed the touches to, or who had them from that one.
  private var handed: UIResponder?
  /// The last responder that is known to have the touches by this call.
  private var last: UIResponder { handed ?? first.object }
  private var asked: [UIResponder] = []
  /// Whether `last` handed them on by `super`.
  private var isHandedOn = false

  private init(
    _ method: TouchMethod, _ touches: Set<UITouch>, to responder: UIResponder,
    _ delivery: Lent<TouchDelivery>
  ) {
    self.method = method
    self.touches = touches
    self.delivery = delivery
    first = Lent(responder)
  }

  /// Calls a responder's method, and reports to whom that hands the touches directly.
  static func make(
    _ method: TouchMethod, _ touches: Set<UITouch>, to responder: UIResponder,
    _ event: UIEvent?
  ) {
    guard let delivery = event?.delivery, delivery.use({ $0.tracer.isActive }) else {
      return perform(method, touches, on: responder, event)
    }
    let outer = current
    let place = spare ?? .allocate(capacity: 1)
    spare = nil
    place.initialize(to: TouchCall(method, touches, to: responder, delivery))
    current = place
    perform(method, touches, on: responder, event)
    current = outer
    presumeDirectCalls(of: place)
    place.deinitialize(count: 1)
    if let spare { spare.deallocate() }
    spare = place
  }

  @inline(__always)
  private static func perform(
    _ method: TouchMethod, _ touches: Set<UITouch>, on responder: UIResponder, _ event: UIEvent?
  ) {
    switch method {
    case .began: responder.touchesBegan(touches, with: event)
    case .moved: responder.touchesMoved(touches, with: event)
    case .ended: responder.touchesEnded(touches, with: event)
    case .cancelled: responder.touchesCancelled(touches, with: event)
    }
  }

  /// The default implementation of a responder runs: it was called by `super`, or directly.
  static func reachedDefault(of responder: UIResponder, _ method: TouchMethod) {
    guard let current, current.pointee.method == method else { return }
    presumeDirectCalls(of: current, below: responder)
    if responder !== current.pointee.last { wasHanded(by: current, to: responder) }
    current.pointee.isHandedOn = true
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
    if let current { wasAsked(responder, during: current) }
  }

  @inline(never)
  private static func wasAsked(_ responder: UIResponder, during call: Place) {
    call.pointee.asked.append(responder)
  }

  /// From the last one that is known up to one that is, or as far as the signs go.
  private static func presumeDirectCalls(of call: Place, below known: UIResponder? = nil) {
    guard !call.pointee.isHandedOn, !call.pointee.asked.isEmpty else { return }
    let (asked, method) = (call.pointee.asked, call.pointee.method)
    guard asked.allSatisfy({ isImplementing($0, method) }) else { return }
    var watch = RingWatch()
    while let last = Optional(call.pointee.last), last !== known,
      asked.contains(where: { $0 === last }), !watch.hasComeRound(to: last),
      let above = Self.next(of: last), above !== known, isImplementing(above, method)
    {
      wasHanded(by: call, to: above)
    }
  }

  private static func isImplementing(_ responder: UIResponder, _ method: TouchMethod) -> Bool {
    ResponderOverrides.of(type(of: responder)).contains(method.override)
  }

  private static func wasHanded(by call: Place, to responder: UIResponder) {
    let (known, last) = (call.pointee, call.pointee.last)
    call.pointee.handed = responder
    known.delivery.use {
      $0.wasCalled(
        known.method, known.touches, on: responder, by: last,
        isKept: isImplementing(responder, known.method))
    }
  }
}
