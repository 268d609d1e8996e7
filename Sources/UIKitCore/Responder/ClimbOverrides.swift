internal import TouchstoneHitTree

/// Which of the members that ask the next one up, as a rule, a class overrides: the kit climbs past all
/// others in a loop, and calls these.
@MainActor
struct ClimbOverrides: OptionSet {
  let rawValue: UInt8

  static let undoManager = ClimbOverrides(rawValue: 1 << 0)
  static let target = ClimbOverrides(rawValue: 1 << 1)

  private static var known: [ObjectIdentifier: ClimbOverrides] = [:]

  /// What a responder class does not simply inherit from `UIResponder`; asked once for each class.
  static func of(_ type: AnyClass) -> ClimbOverrides {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    var answer: ClimbOverrides = []
    for (member, slot) in responders
    where slot.isOverridden(in: type, comparedWith: UIResponder.self) {
      answer.insert(member)
    }
    known[key] = answer
    return answer
  }

  /// Whether a view class has an own tint colour, tint adjustment mode or layout margins.
  static func inheritsByOwnRule(_ type: AnyClass) -> Bool {
    views.contains { $0.isOverridden(in: type, comparedWith: UIView.self) }
  }

  private static let responders: [(ClimbOverrides, MemberSlot)] = [
    (.undoManager, MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: Undoing.self)),
    (.target, MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: Targeting.self)),
  ]

  private static let views: [MemberSlot] = [
    MemberSlot(base: UIView.self, neutral: NeutralView.self, probe: Tint.self),
    MemberSlot(base: UIView.self, neutral: NeutralView.self, probe: TintMode.self),
    MemberSlot(base: UIView.self, neutral: NeutralView.self, probe: Margins.self),
  ]

  // The probes are never made; only their tables are read. Their bodies differ from the kit's own,
  // so that no linker folds the two into one.
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
