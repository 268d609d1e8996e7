internal import TouchstoneHitTree

/// The members of a class that override an inherited rule of looking further up the chain.
///
/// Touchstone walks up past all other classes in a loop, and calls only these overrides.
@MainActor
struct InheritedValueOverrides: OptionSet {
  let rawValue: UInt8

  static let undoManager = InheritedValueOverrides(rawValue: 1 << 0)
  static let target = InheritedValueOverrides(rawValue: 1 << 1)

  /// Returns the members that `type` doesn't inherit from `UIResponder`.
  static func of(_ type: AnyClass) -> InheritedValueOverrides {
    ClassRecord.of(type).inheritedValueOverrides
  }

  /// Determines the members from the class's table of methods, for its ``ClassRecord``.
  static func find(in type: AnyClass) -> InheritedValueOverrides {
    var answer: InheritedValueOverrides = []
    for (member, slot) in responders
    where slot.isOverridden(in: type, comparedWith: UIResponder.self) {
      answer.insert(member)
    }
    return answer
  }

  /// Returns whether a view class has its own tint color, tint adjustment mode or layout margins.
  static func inheritsByOwnRule(_ type: AnyClass) -> Bool {
    views.contains { $0.isOverridden(in: type, comparedWith: UIView.self) }
  }

  private static let responders: [(InheritedValueOverrides, MemberSlot)] = [
    (.undoManager, MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: Undoing.self)),
    (.target, MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: Targeting.self)),
  ]

  private static let views: [MemberSlot] = [
    MemberSlot(base: UIView.self, neutral: NeutralView.self, probe: Tint.self),
    MemberSlot(base: UIView.self, neutral: NeutralView.self, probe: TintMode.self),
    MemberSlot(base: UIView.self, neutral: NeutralView.self, probe: Margins.self),
  ]

  // Probe classes: never instantiated, only their method tables are read. Their bodies differ from
  // Touchstone's, so that no linker merges the two.
  private final class Neutral: UIResponder {}
  private final class Undoing: UIResponder {
    var calls = 0
    override var undoManager: UndoManager? { calls == 11 ? UndoManager() : nil }
  }
  private final class Targeting: UIResponder {
    var calls = 0
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      calls == 12 ? self : nil
    }
  }
  private final class NeutralView: UIView {}
  private final class Tint: UIView {
    override var tintColor: UIColor! {
      get { tag == 13 ? .red : .green }
      set { tag = newValue == nil ? 13 : 14 }
    }
  }
  private final class TintMode: UIView {
    override var tintAdjustmentMode: TintAdjustmentMode {
      get { tag == 15 ? .dimmed : .normal }
      set { tag = newValue == .dimmed ? 15 : 16 }
    }
  }
  private final class Margins: UIView {
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: CGFloat(tag), left: 0, bottom: 0, right: 0) }
      set { tag = newValue == .zero ? 17 : 18 }
    }
  }
}
