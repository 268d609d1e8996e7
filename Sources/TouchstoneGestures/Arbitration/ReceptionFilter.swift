internal import TouchstoneMutations

/// Why a recognizer does not get a touch, a press, a scroll or a hover.
package enum ReceptionRefusal: Hashable, Sendable {
  /// isEnabled is false.
  case disabled
  /// It is over and waits for the end of its touches (statement 108).
  case over(GestureState)
  /// Its allowed types do not hold this one.
  case typeNotAllowed(Int)
  /// It takes touches of one type only, and its first one was of another (statement 165).
  case otherTypeFirst(first: Int, this: Int)
  /// The pointer holds other buttons than it requires (statement 171).
  case buttons(held: Int, required: Int)
  /// The delegate or the class declined the event.
  case eventDeclined
  /// The delegate declined the touch or press.
  case touchDeclined
}

/// What is known about a recognizer and an input before anybody is asked.
package struct Reception: Hashable, Sendable {
  /// Whether the recognizer is enabled.
  package var isEnabled = true
  /// Where the recognizer stands.
  package var state: GestureState = .possible
  /// The raw types it takes, of touches or presses or scrolls; nil takes all.
  package var allowedTypes: [Int]?
  /// The raw type of the input.
  package var type = 0
  /// Whether it takes one type of touch only.
  package var requiresExclusiveType = true
  /// The raw type of the first touch since its reset.
  package var firstType: Int?
  /// Whether the input comes from a pointer, the only one with buttons.
  package var isPointer = false
  /// The buttons held.
  package var buttons = 0
  /// The buttons that all have to be held; 0 asks for none in particular.
  package var buttonsRequired = 0
  /// The answer for the whole event, if it was asked before (statement 162).
  package var eventAnswer: Bool?

  /// An enabled recognizer, ready for an input of type 0.
  package init() {}
}

/// Who gets a touch (statement 135, 161–165): the recognizer's own properties first, then the
/// event, then the touch.
package enum ReceptionFilter {
  /// What the app is asked, in this order.
  package enum Question: Hashable, Sendable, CaseIterable {
    /// shouldReceive(event), once for each event.
    case event
    /// shouldReceive(touch) or shouldReceive(press).
    case touch
  }

  /// The reason why a recognizer does not get an input, or nil if it does.
  ///
  /// - Parameters:
  ///   - reception: what is known.
  ///   - asksTouch: false for scrolls and hovers, which are asked as events only (statement 193).
  ///   - ask: called in order and no more often than it takes.
  /// - Returns: the first reason, in the order told above.
  package static func refusal(
    _ reception: Reception, asksTouch: Bool = true, asking ask: (Question) -> Bool
  ) -> ReceptionRefusal? {
    guard reception.isEnabled else { return .disabled }
    if reception.state.isFinal, !Mutation.finishedRecognizersReceive.isOn {
      return .over(reception.state)
    }
    if let allowed = reception.allowedTypes, !allowed.contains(reception.type) {
      return .typeNotAllowed(reception.type)
    }
    if reception.requiresExclusiveType, !Mutation.touchTypesMix.isOn,
      let first = reception.firstType, first != reception.type
    {
      return .otherTypeFirst(first: first, this: reception.type)
    }
    let required = reception.buttonsRequired
    if reception.isPointer, !Mutation.anyButtonWillDo.isOn, reception.buttons & required != required
    {
      return .buttons(held: reception.buttons, required: required)
    }
    guard reception.eventAnswer ?? ask(.event) else { return .eventDeclined }
    guard !asksTouch || ask(.touch) || Mutation.delegatesRefuseNoTouch.isOn else {
      return .touchDeclined
    }
    return nil
  }
}

extension ReceptionRefusal: CustomStringConvertible {
  /// The reason as a clause.
  package var description: String {
    switch self {
    case .disabled: "it is disabled"
    case .over(let state):
      "it \(state == .ended ? "was recognized" : "\(state)") and its touches are not over"
    case .typeNotAllowed(let type): "touches of type \(type) are not among its allowed types"
    case .otherTypeFirst(let first, let this):
      "its first touch was of type \(first), this one is of type \(this)"
    case .buttons(let held, let required): "buttons \(held) are held, \(required) required"
    case .eventDeclined: "shouldReceive declined the event"
    case .touchDeclined: "its delegate declined the touch"
    }
  }
}
