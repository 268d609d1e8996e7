internal import TouchstoneInput
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// Delivers a request of assistive technology to an element, up the responder chain, or as a
/// simulated tap.
///
/// Every request ends with one trace record that names the object that handled it, or the reason
/// that it wasn't handled.
@MainActor
struct AccessibilityRoute {
  let application: UIApplication

  func receive(_ sample: AccessibilitySample) {
    let system = application.accessibility
    system.start()
    system.answerer = nil
    let method = Method(sample.action)
    let nodes = AccessibilityTree.nodes(of: application)
    if let place = sample.element {
      guard nodes.indices.contains(place) else {
        return discard(
          method, nil, "there is no element \(place), the screen has \(nodes.count)")
      }
      let object = nodes[place].object
      system.focus(
        on: object, because: sample.action == .focus ? "asked for" : sample.action.rawValue)
      perform(sample, method, on: object)
    } else if let focused = nodes.first(where: { $0.object === system.focused }) {
      perform(sample, method, on: focused.object)
    } else {
      perform(sample, method, on: nil)
    }
  }

  private func perform(_ sample: AccessibilitySample, _ method: Method, on object: UIResponder?) {
    switch sample.action {
    case .focus:
      if sample.element == nil { application.accessibility.focus(on: nil, because: "asked for") }
    case .escape: climb(method, from: object) { $0.accessibilityPerformEscape() }
    case .magicTap: climb(method, from: object) { $0.accessibilityPerformMagicTap() }
    case .scroll:
      guard let direction = UIAccessibilityScrollDirection(sample.direction) else { return }
      climb(method, from: object) { $0.accessibilityScroll(direction) }
    case .activate, .increment, .decrement, .custom:
      guard let object else { return discard(method, nil, "nothing is being read") }
      switch sample.action {
      case .activate: activate(object, method)
      case .increment:
        adjust(object, method, .accessibilityIncrement) { $0.accessibilityIncrement() }
      case .decrement:
        adjust(object, method, .accessibilityDecrement) { $0.accessibilityDecrement() }
      default: perform(actionNamed: sample.name, of: object, method)
      }
    }
  }

  // MARK: One element

  private func activate(_ element: UIResponder, _ method: Method) {
    deliver(method, element)
    if element.accessibilityActivate() { return answered(method, element) }
    let point = element.accessibilityActivationPoint
    guard let answer = SimulatedTap(application: application).tap(at: point) else {
      return discard(
        method, element,
        "it answered false, and nobody has answered the tap at \(Self.text(point)) so far")
    }
    application.accessibility.answerer = (answer.recognizer ?? answer.responder).object
    application.tracer.report(
      .answered(
        .accessibility(method), by: answer.responder, recognizer: answer.recognizer,
        because: "by a tap at \(Self.text(point))"),
      at: application.now)
  }

  private static func text(_ point: CGPoint) -> String {
    "(\(traceNumber(point.x)), \(traceNumber(point.y)))"
  }

  private func adjust(
    _ element: UIResponder, _ method: Method, _ override: ResponderOverrides,
    _ call: (UIResponder) -> Void
  ) {
    let traits = element.accessibilityTraits
    guard traits.contains(.adjustable) else {
      return discard(method, element, "it lacks the trait adjustable")
    }
    guard !traits.contains(.notEnabled) else {
      return discard(method, element, nil, .controlDisabled)
    }
    deliver(method, element)
    call(element)
    guard ResponderOverrides.of(type(of: element)).contains(override) else {
      return discard(method, element, "its class does not override \(method.rawValue)()")
    }
    answered(method, element)
  }

  private func perform(actionNamed name: String, of element: UIResponder, _ method: Method) {
    let actions = element.accessibilityCustomActions ?? []
    guard let action = actions.first(where: { $0.name == name }) else {
      return discard(method, element, "it has no action “\(name)”")
    }
    deliver(method, element, name: name)
    guard action.perform() else { return discard(method, element, "“\(name)” was not done") }
    answered(method, element, name: name)
  }

  // MARK: The chain

  /// Calls each responder from the element upward until one returns `true`.
  ///
  /// Without an element, the search begins at the modal view, or else at the first responder of
  /// events without a location.
  private func climb(
    _ method: Method, from element: UIResponder?, _ call: (UIResponder) -> Bool
  ) {
    let modal = AccessibilityTree.nodes(of: application).first {
      $0.level == 0 && $0.kind == .modal
    }
    var current = element ?? modal?.object ?? application.startOfEventsWithoutPlace
    deliver(method, current)
    var watch = CycleDetector()
    while !watch.hasComeRound(to: current) {
      let above = TouchCall.next(of: current)
      if call(current) { return answered(method, current) }
      guard let above else { break }
      application.tracer.report(
        .handedOn(.accessibility(method), from: TraceSubject(current), to: TraceSubject(above)),
        at: application.now)
      current = above
    }
    discard(method, current, "nobody in the chain answered true", .discarded)
  }

  // MARK: Reporting

  private func deliver(_ method: Method, _ responder: UIResponder, name: String? = nil) {
    application.tracer.report(
      .delivered(.accessibility(method, name: name), to: TraceSubject(responder)),
      at: application.now)
  }

  private func answered(_ method: Method, _ responder: UIResponder, name: String? = nil) {
    application.accessibility.answerer = responder
    application.tracer.report(
      .answered(.accessibility(method, name: name), by: TraceSubject(responder)),
      at: application.now)
  }

  private func discard(
    _ method: Method, _ responder: UIResponder?, _ reason: @autoclosure () -> String?,
    _ verdict: DeliveryVerdict = .noAction
  ) {
    application.tracer.report(
      .discarded(
        .accessibility(method), at: responder.map { TraceSubject($0) }, verdict, because: reason()),
      at: application.now)
  }

  private typealias Method = TraceCall.AccessibilityMethod
}

extension TraceCall.AccessibilityMethod {
  /// Creates the method that an action calls.
  fileprivate init(_ action: AccessibilitySample.Action) {
    self =
      switch action {
      case .focus: .accessibilityFocus
      case .activate: .accessibilityActivate
      case .increment: .accessibilityIncrement
      case .decrement: .accessibilityDecrement
      case .escape: .accessibilityPerformEscape
      case .magicTap: .accessibilityPerformMagicTap
      case .scroll: .accessibilityScroll
      case .custom: .accessibilityCustomAction
      }
  }
}

extension UIAccessibilityScrollDirection {
  fileprivate init?(_ direction: AccessibilitySample.Direction?) {
    switch direction {
    case .right: self = .right
    case .left: self = .left
    case .up: self = .up
    case .down: self = .down
    case .next: self = .next
    case .previous: self = .previous
    case nil: return nil
    }
  }
}

extension UIAccessibilityCustomAction {
  /// Performs the action and returns whether it succeeded.
  fileprivate func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    guard let result = selector.result(on: target, sender: self, event: nil) else { return false }
    return (result as? Bool) ?? true
  }
}
