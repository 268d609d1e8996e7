internal import TouchstoneHitTree

/// A running call of a responder's touch method. Recorded only while something observes the trace.
///
/// App code may forward touches without `super`, as in `next?.touchesBegan(touches, with: event)`.
/// No framework code runs in between. Forwarding is known for certain if the called responder uses
/// Touchstone's implementation or calls `super`. Otherwise it is inferred from two signs: the app
/// read `next`, and `next` has its own implementation. App code that walks up the chain for another
/// purpose also reads `next` of responders without an implementation, and doesn't count as
/// forwarding.
@MainActor
package struct TouchCall {
  /// The innermost running call, or `nil` while Touchstone itself reads `next`.
  ///
  /// This isn't state of an application: it lasts only as long as one call on the stack. Every read
  /// of `next` checks it, so the check must be one load and one compare. To find its application, a
  /// responder would have to walk up to its window.
  @exclusivity(unchecked)
  private static var current: Place?
  /// The memory of a finished call, for reuse by the next one.
  @exclusivity(unchecked)
  private static var spare: Place?

  private typealias Place = UnsafeMutablePointer<TouchCall>

  private let method: TouchMethod
  private let touches: Set<UITouch>
  private let delivery: Borrowed<TouchDelivery>
  /// The called responder, retained by the caller during the call.
  private let first: Borrowed<UIResponder>
  /// The last responder that received the touches from `first`, directly or through other
  /// responders.
  ///
  /// `nil` if `first` hasn't forwarded them.
  private var handed: UIResponder?
  /// The last responder that is known to have received the touches in this call.
  private var last: UIResponder { handed ?? first.object }
  private var asked: [UIResponder] = []
  /// Whether `last` forwarded the touches by calling `super`.
  private var isHandedOn = false

  private init(
    _ method: TouchMethod, _ touches: Set<UITouch>, to responder: UIResponder,
    _ delivery: Borrowed<TouchDelivery>
  ) {
    self.method = method
    self.touches = touches
    self.delivery = delivery
    first = Borrowed(responder)
  }

  /// Calls a responder's touch method, and reports direct forwarding to other responders.
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

  /// Records that a responder's default implementation runs, called through `super` or directly.
  static func reachedDefault(of responder: UIResponder, _ method: TouchMethod) {
    guard let current, current.pointee.method == method else { return }
    presumeDirectCalls(of: current, below: responder)
    if responder !== current.pointee.last { wasHanded(by: current, to: responder) }
    current.pointee.isHandedOn = true
  }

  /// Reads the next responder on behalf of Touchstone.
  package static func next(of responder: UIResponder) -> UIResponder? {
    guard let outer = current else { return responder.next }
    current = nil
    defer { current = outer }
    return responder.next
  }

  /// Records that code reads the next responder.
  @inline(__always)
  static func noteQuestion(to responder: UIResponder) {
    if let current { wasAsked(responder, during: current) }
  }

  @inline(never)
  private static func wasAsked(_ responder: UIResponder, during call: Place) {
    call.pointee.asked.append(responder)
  }

  /// Reports inferred direct calls, from the last known responder up to `known` or as far as the
  /// signs reach.
  private static func presumeDirectCalls(of call: Place, below known: UIResponder? = nil) {
    guard !call.pointee.isHandedOn, !call.pointee.asked.isEmpty else { return }
    let (asked, method) = (call.pointee.asked, call.pointee.method)
    guard asked.allSatisfy({ isImplementing($0, method) }) else { return }
    var watch = CycleDetector()
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
