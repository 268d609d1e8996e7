internal import TouchstoneMutations

/// The reason that a recognizer doesn't receive a touch, a press, a scroll or a hover.
package enum ReceptionRefusal: Hashable, Sendable {
  /// `isEnabled` is `false`.
  case disabled
  /// The recognizer has finished and waits for the end of its touches (statement 108).
  case over(GestureState)
  /// The allowed types don't include this type.
  case typeNotAllowed(Int)
  /// The recognizer accepts touches of one type, and its first touch had another type (statement
  /// 165).
  case otherTypeFirst(first: Int, this: Int)
  /// The pointer's buttons don't include all required buttons (statement 171).
  case buttons(held: Int, required: Int)
  /// The delegate or the class declined the event.
  case eventDeclined
  /// The delegate declined the touch or press.
  case touchDeclined
}

/// The known facts about a recognizer and an input before app code is called.
package struct Reception: Hashable, Sendable {
  /// Whether the recognizer is enabled.
  package var isEnabled = true
  /// The state of the recognizer.
  package var state: GestureState = .possible
  /// The raw values of the allowed touch, press or scroll types, or `nil` if all types are allowed.
  package var allowedTypes: [Int]?
  /// The raw type of the input.
  package var type = 0
  /// Whether the recognizer accepts only one type of touch.
  package var requiresExclusiveType = true
  /// The raw type of the first touch since its reset, or `nil` if there was no touch.
  package var firstType: Int?
  /// Whether the input comes from a pointer. Other inputs have no buttons.
  package var isPointer = false
  /// The bits of the buttons that are held.
  package var buttons = 0
  /// The bits of the buttons that must all be held, or 0 if no particular button is required.
  package var buttonsRequired = 0
  /// The result for the whole event, or `nil` if the app wasn't called for it yet (statement 162).
  package var eventAnswer: Bool?

  /// Creates a reception for an enabled recognizer and an input of type 0.
  package init() {}
}

/// Decides whether a recognizer receives an input (statement 135, 161–165).
///
/// It checks the recognizer's properties first, then the event, then the touch.
package enum ReceptionFilter {
  /// The app's methods to call, in this order.
  package enum Question: Hashable, Sendable, CaseIterable {
    /// `shouldReceive(event)`, once for each event.
    case event
    /// `shouldReceive(touch)` or `shouldReceive(press)`.
    case touch
  }

  /// Returns the reason that a recognizer doesn't receive an input, or `nil` if it does.
  ///
  /// - Parameters:
  ///   - reception: The known facts.
  ///   - asksTouch: Whether to query the touch. Pass `false` for scrolls and hovers, which are
  ///     queried only as events (statement 193).
  ///   - ask: A closure that is called in order, and only as often as needed.
  /// - Returns: The first reason, in the order described above.
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
