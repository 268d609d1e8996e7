internal import TouchstoneHitTree
internal import TouchstoneKit
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

extension UIResponder {
  /// Whether an app class overrides a touch method or, in a control, a tracking method.
  var handlesTouchesItself: Bool { ProgramOverrides.handlesTouches(type(of: self)) }

  /// The names of the touch methods that app classes override, from `touchesBegan` to
  /// `touchesCancelled`.
  var ownTouchMethods: [String] {
    let overrides = ProgramOverrides.touchMethods(of: type(of: self))
    return TraceCall.TouchMethod.allCases.filter { overrides.contains($0.override) }.map(\.rawValue)
  }

  /// Whether the responder is a view or view controller that handles touches itself. Overrides of
  /// an application or its delegate are excluded, because they receive touches that no page
  /// handled.
  var listensOnPage: Bool { (self is UIView || self is UIViewController) && handlesTouchesItself }
}

/// Finds the touch and tracking methods that app classes override.
@MainActor
enum ProgramOverrides {
  /// Returns whether `type`, or an app class between it and the framework's class, handles touches.
  static func handlesTouches(_ type: AnyClass) -> Bool {
    guard touchMethods(of: type).isEmpty else { return true }
    guard type is UIControl.Type, let base = frameworkClass(of: type), base != type else {
      return false
    }
    return slots.contains { $0.isOverridden(in: type, comparedWith: base) }
  }

  /// Returns the touch methods that `type`, or an app class between it and the framework's class,
  /// overrides.
  static func touchMethods(of type: AnyClass) -> ResponderOverrides {
    guard let base = frameworkClass(of: type), base != type else { return [] }
    let touches: ResponderOverrides = [
      .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ]
    var overridden: ResponderOverrides = []
    for (member, slot) in ResponderOverrides.slots
    where !member.isDisjoint(with: touches) && slot.isOverridden(in: type, comparedWith: base) {
      overridden.formUnion(member)
    }
    return overridden
  }

  /// Returns the nearest superclass, including `type` itself, that the framework declares.
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

  // The probes are never instantiated. Only their method tables are read.
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
