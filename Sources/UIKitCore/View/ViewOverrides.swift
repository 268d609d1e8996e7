package import TouchstoneHitTree

/// The members, read by traversals, that a view class overrides.
@MainActor
package enum ViewOverrides {
  /// Returns the members that a view class doesn't inherit from `UIView`.
  package static func of(_ type: AnyClass) -> NodeOverrides { ClassRecord.of(type).viewOverrides }

  /// Determines the members from the class's table of methods, for its ``ClassRecord``.
  static func find(in type: AnyClass) -> NodeOverrides {
    var answer: NodeOverrides = []
    for (member, slot) in slots where slot.isOverridden(in: type, comparedWith: UIView.self) {
      answer.insert(member)
    }
    if InheritedValueOverrides.inheritsByOwnRule(type) { answer.insert(.inherited) }
    return answer
  }

  /// One calibrated slot per member. Several slots may share one bit.
  package static let slots: [(NodeOverrides, MemberSlot)] = [
    (.hitTest, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: HitTest.self)),
    (.pointInside, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: PointInside.self)),
    (.getters, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Hidden.self)),
    (.getters, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Alpha.self)),
    (.getters, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Interaction.self)),
    (.getters, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Bounds.self)),
    (.getters, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Center.self)),
    (.getters, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Transform.self)),
    (.subviews, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Subviews.self)),
    (.next, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Next.self)),
    (.touchesBegan, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Began.self)),
    (.touchesMoved, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Moved.self)),
    (.touchesEnded, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Ended.self)),
    (
      .touchesCancelled, MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Cancelled.self)
    ),
  ]

  // Probe classes: never instantiated, only their method tables are read. Their bodies differ from
  // Touchstone's, so that no linker merges the two.
  private final class Neutral: UIView {}
  private final class HitTest: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }
  private final class PointInside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x == 1 }
  }
  private final class Hidden: UIView {
    override var isHidden: Bool {
      get { tag == 1 }
      set { tag = newValue ? 1 : 2 }
    }
  }
  private final class Alpha: UIView {
    override var alpha: CGFloat {
      get { CGFloat(tag) }
      set { tag = Int(clamping: newValue) }
    }
  }
  private final class Interaction: UIView {
    override var isUserInteractionEnabled: Bool {
      get { tag == 3 }
      set { tag = newValue ? 3 : 4 }
    }
  }
  private final class Bounds: UIView {
    override var bounds: CGRect {
      get { CGRect(x: tag, y: 0, width: 0, height: 0) }
      set { tag = Int(clamping: newValue.width) }
    }
  }
  private final class Center: UIView {
    override var center: CGPoint {
      get { CGPoint(x: tag, y: 1) }
      set { tag = Int(clamping: newValue.x) + 5 }
    }
  }
  private final class Transform: UIView {
    override var transform: CGAffineTransform {
      get { CGAffineTransform(translationX: CGFloat(tag), y: 0) }
      set { tag = Int(clamping: newValue.tx) + 6 }
    }
  }
  private final class Subviews: UIView {
    override var subviews: [UIView] { tag == 7 ? [self] : [] }
  }
  private final class Next: UIView {
    override var next: UIResponder? { tag == 8 ? self : nil }
  }
  private final class Began: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tag = 9 }
  }
  private final class Moved: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tag = 10 }
  }
  private final class Ended: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tag = 11 }
  }
  private final class Cancelled: UIView {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tag = 12 }
  }
}
