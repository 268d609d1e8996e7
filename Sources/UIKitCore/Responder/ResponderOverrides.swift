package import TouchstoneHitTree
package import TouchstoneTrace

/// The event methods that a responder class implements itself, including Touchstone's classes.
@MainActor
package struct ResponderOverrides: OptionSet {
  package let rawValue: Int

  package nonisolated init(rawValue: Int) { self.rawValue = rawValue }

  package static let touchesBegan = ResponderOverrides(rawValue: 1 << 0)
  package static let touchesMoved = ResponderOverrides(rawValue: 1 << 1)
  package static let touchesEnded = ResponderOverrides(rawValue: 1 << 2)
  package static let touchesCancelled = ResponderOverrides(rawValue: 1 << 3)

  package static let motionBegan = ResponderOverrides(rawValue: 1 << 4)
  package static let motionEnded = ResponderOverrides(rawValue: 1 << 5)
  package static let motionCancelled = ResponderOverrides(rawValue: 1 << 6)
  package static let remoteControlReceived = ResponderOverrides(rawValue: 1 << 7)

  package static let accessibilityIncrement = ResponderOverrides(rawValue: 1 << 8)
  package static let accessibilityDecrement = ResponderOverrides(rawValue: 1 << 9)

  /// The class is a view class. Stored here because a cast checks all superclasses each time.
  static let view = ResponderOverrides(rawValue: 1 << 10)

  /// Returns the methods that `type` doesn't inherit from `UIResponder`.
  package static func of(_ type: AnyClass) -> ResponderOverrides {
    ClassRecord.responderOverrides(of: type)
  }

  /// Determines the methods from the class's table of methods, for its ``ClassRecord``.
  static func find(in type: AnyClass) -> ResponderOverrides {
    // Another class has another table of methods.
    guard type is UIResponder.Type else { return [] }
    var answer: ResponderOverrides = type is UIView.Type ? .view : []
    for (member, slot) in slots where slot.isOverridden(in: type, comparedWith: UIResponder.self) {
      answer.insert(member)
    }
    return answer
  }

  /// Returns whether a class has touch methods that it doesn't inherit from `base`.
  package static func hasOwnTouches(_ type: AnyClass, comparedWith base: AnyClass) -> Bool {
    let touches: ResponderOverrides = [
      .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ]
    return slots.contains { member, slot in
      !member.isDisjoint(with: touches) && slot.isOverridden(in: type, comparedWith: base)
    }
  }

  package static let slots: [(ResponderOverrides, MemberSlot)] = [
    (.touchesBegan, MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: Began.self)),
    (.touchesMoved, MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: Moved.self)),
    (.touchesEnded, MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: Ended.self)),
    (
      .touchesCancelled,
      MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: Cancelled.self)
    ),
    (
      .motionBegan,
      MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: MotionBegan.self)
    ),
    (
      .motionEnded,
      MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: MotionEnded.self)
    ),
    (
      .motionCancelled,
      MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: MotionCancelled.self)
    ),
    (
      .remoteControlReceived,
      MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: RemoteControlled.self)
    ),
    (
      .accessibilityIncrement,
      MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: Incremented.self)
    ),
    (
      .accessibilityDecrement,
      MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: Decremented.self)
    ),
  ]

  private final class Neutral: UIResponder {}
  private final class Began: UIResponder {
    var calls = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls = 1 }
  }
  private final class Moved: UIResponder {
    var calls = 0
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls = 2 }
  }
  private final class Ended: UIResponder {
    var calls = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls = 3 }
  }
  private final class Cancelled: UIResponder {
    var calls = 0
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls = 4 }
  }
  private final class MotionBegan: UIResponder {
    var calls = 0
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { calls = 5 }
  }
  private final class MotionEnded: UIResponder {
    var calls = 0
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { calls = 6 }
  }
  private final class MotionCancelled: UIResponder {
    var calls = 0
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      calls = 7
    }
  }
  private final class RemoteControlled: UIResponder {
    var calls = 0
    override func remoteControlReceived(with event: UIEvent?) { calls = 8 }
  }
  private final class Incremented: UIResponder {
    var calls = 0
    override func accessibilityIncrement() { calls = 9 }
  }
  private final class Decremented: UIResponder {
    var calls = 0
    override func accessibilityDecrement() { calls = 10 }
  }
}

/// The touch method of a responder for a phase.
typealias TouchMethod = TraceCall.TouchMethod

extension TraceCall.TouchMethod {
  @MainActor package var override: ResponderOverrides {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
