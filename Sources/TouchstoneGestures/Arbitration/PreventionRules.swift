internal import TouchstoneMutations

/// What is known about two recognizers before anybody is asked whether one prevents the other.
package struct PreventionPair: Hashable, Sendable {
  /// The state of the one that is being recognized or was before: began, changed or ended.
  package var preventer: GestureState
  /// The state of the one that may be kept from it.
  package var other: GestureState
  /// Whether both are one and the same.
  package var isSame = false
  /// Whether they hold at least one touch, press or scroll in common.
  package var sharesInput = true
  /// The preventer's taps, if it is a tap recognizer.
  package var preventerTaps: Int?
  /// The other's taps, if it is a tap recognizer.
  package var otherTaps: Int?

  /// A pair that shares its input.
  package init(preventer: GestureState, other: GestureState) {
    self.preventer = preventer
    self.other = other
  }
}

/// What classes and delegates are asked about a pair, in this order, and only as far as needed.
package enum PreventionQuestion: Hashable, Sendable, CaseIterable {
  /// The preventer's class: canPrevent(_:).
  case canPrevent
  /// The other's class: canBePrevented(by:).
  case canBePrevented
  /// The preventer's delegate: shouldRecognizeSimultaneouslyWith.
  case simultaneousByPreventersDelegate
  /// The other's delegate: shouldRecognizeSimultaneouslyWith.
  case simultaneousByOthersDelegate
}

/// Whether one recognizer's recognition keeps another from its own.
package enum PreventionOutcome: Hashable, Sendable {
  /// Why both go on.
  package enum Reason: Hashable, Sendable, CaseIterable {
    case sameRecognizer
    case preventerNotRecognized
    case otherIsOver
    case otherBeganFirst
    case noSharedInput
    case higherTapCount
    case preventerDeclines
    case otherDeclines
    case simultaneousByPreventersDelegate
    case simultaneousByOthersDelegate
  }

  /// The other fails.
  case prevents
  /// The other goes on.
  case allowed(Reason)
}

/// Who keeps whom from being recognized (statement 105, 142–147).
///
/// The coordinator asks twice: before a recognizer moves, whether one that is under way prevents
/// it, and after, whom it prevents. So whoever began first is never prevented by a later one.
package enum PreventionRules {
  /// Decides a pair; `ask` is called in UIKit's order and no more often than it takes.
  package static func decide(
    _ pair: PreventionPair, asking ask: (PreventionQuestion) -> Bool
  ) -> PreventionOutcome {
    if pair.isSame { return .allowed(.sameRecognizer) }
    guard pair.preventer.isRecognition else { return .allowed(.preventerNotRecognized) }
    if pair.other.isFinal { return .allowed(.otherIsOver) }
    if pair.other.isActive { return .allowed(.otherBeganFirst) }
    guard pair.sharesInput else { return .allowed(.noSharedInput) }
    if let taps = pair.preventerTaps, let others = pair.otherTaps,
      !tapPrevents(taps: taps, othersTaps: others)
    {
      return .allowed(.higherTapCount)
    }
    guard ask(.canPrevent) else { return .allowed(.preventerDeclines) }
    guard ask(.canBePrevented) || Mutation.nobodyDeclinesPrevention.isOn else {
      return .allowed(.otherDeclines)
    }
    if ask(.simultaneousByPreventersDelegate) {
      return .allowed(.simultaneousByPreventersDelegate)
    }
    if ask(.simultaneousByOthersDelegate), !Mutation.oneDelegateIsNotEnough.isOn {
      return .allowed(.simultaneousByOthersDelegate)
    }
    return Mutation.nobodyPrevents.isOn ? .allowed(.noSharedInput) : .prevents
  }

  /// Whether a tap may prevent another tap: never one with more taps (statement 147).
  package static func tapPrevents(taps: Int, othersTaps: Int) -> Bool {
    othersTaps <= taps || Mutation.tapsPreventMoreTaps.isOn
  }
}

extension PreventionOutcome: CustomStringConvertible {
  /// The outcome as a clause.
  package var description: String {
    switch self {
    case .prevents: "prevents"
    case .allowed(let reason): "allowed: \(reason)"
    }
  }
}

extension PreventionOutcome.Reason: CustomStringConvertible {
  /// The reason as a clause.
  package var description: String {
    switch self {
    case .sameRecognizer: "it is the same recognizer"
    case .preventerNotRecognized: "the first is not recognized"
    case .otherIsOver: "the other is decided already"
    case .otherBeganFirst: "the other began first"
    case .noSharedInput: "they share no touch"
    case .higherTapCount: "a tap never prevents one with more taps"
    case .preventerDeclines: "canPrevent(_:) said no"
    case .otherDeclines: "canBePrevented(by:) said no"
    case .simultaneousByPreventersDelegate: "the delegate of the first allows both"
    case .simultaneousByOthersDelegate: "the delegate of the other allows both"
    }
  }
}
