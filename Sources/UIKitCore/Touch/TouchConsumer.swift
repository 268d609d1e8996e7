internal import TouchstoneHitTree

/// The responder that consumed a phase of a touch: the last responder up the chain that overrides
/// the touch method.
///
/// Unhandled touches reach the application and its delegate, which count as the consumer only if
/// they don't forward the touch. Any other responder counts even if it calls `super`.
@MainActor
struct TouchConsumer: ~Copyable {
  /// The consumer, or `nil` if no responder has handled the phase yet.
  private(set) var responder: UIResponder? {
    get { reference.object }
    set { reference = ZeroingReference(newValue) }
  }
  private var reference = ZeroingReference<UIResponder>()
  private var below = ZeroingReference<UIResponder>()
  /// Whether the same responder received the phase twice in a row. A touch moves often, so a
  /// further call returns early.
  private var isSettled = false

  /// Records that the phase reached a responder that overrides its method.
  mutating func took(_ responder: UIResponder) {
    if isSettled, reference.refers(to: responder) { return }
    let earlier = self.responder
    if !isLastResort { below = ZeroingReference(earlier) }
    self.responder = responder
    isSettled = earlier === responder
  }

  /// Records that the last responder forwarded the phase past the end of the chain.
  mutating func reachedEnd() {
    isSettled = false
    if isLastResort { responder = below.object }
  }

  /// Whether the consumer is the application or its delegate, which receive every unhandled phase.
  private var isLastResort: Bool {
    guard let responder else { return false }
    return responder is UIApplication || responder === UIApplication.shared.delegate
  }
}

extension UITouch {
  /// The consumer of the beginning, or of the movement if no responder consumed the beginning.
  var firstKeeper: UIResponder? { beginning.responder ?? movement.responder }

  /// Records a call of a responder that overrides `method`.
  func took(_ method: TouchMethod, _ responder: UIResponder) {
    switch method {
    case .began: beginning.took(responder)
    case .moved: movement.took(responder)
    case .ended: end.took(responder)
    case .cancelled: break
    }
  }

  /// Records that the chain ended after the last called responder had forwarded the touch.
  func reachedEnd(_ method: TouchMethod) {
    switch method {
    case .began: beginning.reachedEnd()
    case .moved: movement.reachedEnd()
    case .ended: end.reachedEnd()
    case .cancelled: break
    }
  }

  /// Returns whether a responder has consumed the touch, or will when it moves or ends.
  ///
  /// A view need not override all four touch methods.
  func isWanted(at method: TouchMethod) -> Bool {
    if firstKeeper != nil || end.responder != nil { return true }
    let later: [TouchMethod] =
      switch method {
      case .began: [.moved, .ended]
      case .moved: [.ended]
      case .ended, .cancelled: []
      }
    return later.contains { later in
      var keeper = TouchConsumer()
      guard let handler = ResponderChainWalk.handler(of: later, from: boundView) else {
        return false
      }
      keeper.took(handler)
      keeper.reachedEnd()
      return keeper.responder != nil
    }
  }
}
