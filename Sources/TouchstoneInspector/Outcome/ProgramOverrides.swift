internal import TouchstoneHitTree
internal import TouchstoneKit
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

extension UIResponder {
  /// Whether a class of the program overrides a touch method, or for a control a tracking method.
  var handlesTouchesItself: Bool { ProgramOverrides.handlesTouches(type(of: self)) }

  /// Whether the responder is a part of a page, and handles touches itself. What an application or its
  /// delegate overrides is for touches that no page wants.
  var listensOnPage: Bool { (self is UIView || self is UIViewController) && handlesTouchesItself }
}

/// The touch and tracking methods that classes of programs override.
@MainActor
enum ProgramOverrides {
  /// Whether `type`, or a class of the program between it and the framework, handles touches.
  static func handlesTouches(_ type: AnyClass) -> Bool {
    guard let base = frameworkClass(of: type), base != type else { return false }
    let touches: ResponderOverrides = [
      .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ]
    let isResponder = ResponderOverrides.slots.contains { member, slot in
      !member.isDisjoint(with: touches) && slot.isOverridden(in: type, comparedWith: base)
    }
    if isResponder || !(type is UIControl.Type) { return isResponder }
    return slots.contains { $0.isOverridden(in: type, comparedWith: base) }
  }

  /// The nearest class, `type` itself included, that the framework declares.
  static func frameworkClass(of type: AnyClass) -> AnyClass? {
    var current: AnyClass? = type
    while let known = current, !KitModules.declare(ClassNames.full(known)) {
      current = _getSuperclass(known)
    }
    return current
  }

  private static let slots: [MemberSlot] = [
    MemberSlot(base: UIControl.self, neutral: Neutral.self, probe: Begins.self),
    MemberSlot(base: UIControl.self, neutral: Neutral.self, probe: Continues.self),
    MemberSlot(base: UIControl.self, neutral: Neutral.self, probe: Ends.self),
  ]

  // The probes are never made; only the tables of their members are read.
  private final class Neutral: UIControl {}
  private final class Begins: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { tag == 1 }
  }
  private final class Continues: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { tag == 2 }
  }
  private final class Ends: UIControl {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tag = 3 }
  }
}
