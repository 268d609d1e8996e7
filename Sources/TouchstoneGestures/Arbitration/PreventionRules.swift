internal import TouchstoneMutations

/// The known facts about two recognizers before classes and delegates are queried about prevention.
package struct PreventionPair: Hashable, Sendable {
  /// The state of the recognizer that is or was being recognized: began, changed or ended.
  package var preventer: GestureState
  /// The state of the recognizer that may be prevented.
  package var other: GestureState
  /// Whether both are the same recognizer.
  package var isSame = false
  /// Whether the recognizers share at least one touch, press or scroll.
  package var sharesInput = true
  /// The preventer's number of taps, or `nil` if it isn't a tap recognizer.
  package var preventerTaps: Int?
  /// The other's number of taps, or `nil` if it isn't a tap recognizer.
  package var otherTaps: Int?

  /// Creates a pair that shares its input.
  package init(preventer: GestureState, other: GestureState) {
    self.preventer = preventer
    self.other = other
  }
}

/// The methods of classes and delegates to query about a pair, in this order and only as far as
/// needed.
package enum PreventionQuestion: Hashable, Sendable, CaseIterable {
  /// The preventer's class: `canPrevent(_:)`.
  case canPrevent
  /// The other's class: `canBePrevented(by:)`.
  case canBePrevented
  /// The preventer's delegate: `shouldRecognizeSimultaneouslyWith`.
  case simultaneousByPreventersDelegate
  /// The other's delegate: `shouldRecognizeSimultaneouslyWith`.
  case simultaneousByOthersDelegate
}

/// The effect of one recognizer's recognition on another recognizer.
package enum PreventionOutcome: Hashable, Sendable {
  /// The reason that both recognizers continue.
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

  /// The other recognizer fails.
  case prevents
  /// The other recognizer continues.
  case allowed(Reason)
}

/// Decides whether a recognizer prevents another (statement 105, 142–147).
///
/// The coordinator calls this twice: before a recognizer changes state, to find an active
/// recognizer that prevents it, and afterwards, to find the recognizers that it prevents. A
/// recognizer that began first is therefore never prevented by a later one.
package enum PreventionRules {
  /// Returns the outcome for a pair. `ask` is called in UIKit's order, and only as often as needed.
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

  /// Returns whether a tap may prevent another tap, which must not have more taps (statement 147).
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
