package import TouchstoneHitTree

/// The drawing methods that a view class overrides.
@MainActor
package enum DrawingOverrides {
  /// Returns whether a view class overrides a drawing method.
  package static func areIn(_ type: AnyClass) -> Bool { ClassRecord.of(type).overridesDrawing }

  /// Determines the answer from the class's table of methods, for its ``ClassRecord``.
  static func areFound(in type: AnyClass) -> Bool {
    slots.contains { $0.isOverridden(in: type, comparedWith: UIView.self) }
  }

  /// One calibrated slot per method.
  package static let slots = [
    MemberSlot(base: UIView.self, neutral: Neutral.self, probe: Drawn.self),
    MemberSlot(base: UIView.self, neutral: Neutral.self, probe: LayerDrawn.self),
    MemberSlot(base: UIView.self, neutral: Neutral.self, probe: LayerDisplayed.self),
  ]

  // Probe classes: never instantiated, only their method tables are read.
  private final class Neutral: UIView {}
  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) { tag = 20 }
  }
  private final class LayerDrawn: UIView {
    override func draw(_ layer: CALayer, in context: CGContext) { tag = 21 }
  }
  private final class LayerDisplayed: UIView {
    override func display(_ layer: CALayer) { tag = 22 }
  }
}
