internal import TouchstoneHitTree

/// Who keeps a phase of a touch: the last responder up the chain that took it.
///
/// Everything that nobody keeps comes to the application and its delegate; they keep only what they
/// do not hand on. A view that calls `super` at the end of its method has done something all the same.
@MainActor
struct TouchKeeper: ~Copyable {
  /// Who that is; nil while nobody took it.
  private(set) var responder: UIResponder? {
    get { reference.object }
    set { reference = BackReference(newValue) }
  }
  private var reference = BackReference<UIResponder>()
  private var below = BackReference<UIResponder>()
  /// Whether the same took it twice, so that nothing changes when it does again: a touch moves often.
  private var isSettled = false

  /// It came to a responder that has an own implementation.
  mutating func took(_ responder: UIResponder) {
    if isSettled, reference.refers(to: responder) { return }
    let earlier = self.responder
    if !isLastResort { below = BackReference(earlier) }
    self.responder = responder
    isSettled = earlier === responder
  }

  /// The last responder that took it handed it on, to nobody.
  mutating func reachedEnd() {
    isSettled = false
    if isLastResort { responder = below.object }
  }

  /// Whether it is one of those to whom everything comes in the end.
  private var isLastResort: Bool {
    guard let responder else { return false }
    return responder is UIApplication || responder === UIApplication.shared.delegate
  }
}

extension UITouch {
  /// Who kept its beginning, or else its movement.
  var firstKeeper: UIResponder? { beginning.responder ?? movement.responder }

  /// A responder with an own implementation was called.
  func took(_ method: TouchMethod, _ responder: UIResponder) {
    switch method {
    case .began: beginning.took(responder)
    case .moved: movement.took(responder)
    case .ended: end.took(responder)
    case .cancelled: break
    }
  }

  /// The chain ended, and whoever was called last had handed it on.
  func reachedEnd(_ method: TouchMethod) {
    switch method {
    case .began: beginning.reachedEnd()
    case .moved: movement.reachedEnd()
    case .ended: end.reachedEnd()
    case .cancelled: break
    }
  }

  /// Whether somebody keeps it, or will when it moves or ends: a view need not have all four methods.
  func isWanted(at method: TouchMethod) -> Bool {
    if firstKeeper != nil || end.responder != nil { return true }
    let later: [TouchMethod] =
      switch method {
      case .began: [.moved, .ended]
      case .moved: [.ended]
      case .ended, .cancelled: []
      }
    return later.contains { later in
      var keeper = TouchKeeper()
      guard let handler = ResponderClimb.handler(of: later, from: boundView) else { return false }
      keeper.took(handler)
      keeper.reachedEnd()
      return keeper.responder != nil
    }
  }
}
