package import TouchstoneHitTree

/// Determines whether a view class overrides a drawing method, once per class.
@MainActor
package enum DrawingOverrides {
  private static var known: [ObjectIdentifier: Bool] = [:]

  package static func areIn(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = slots.contains { $0.isOverridden(in: type, comparedWith: UIView.self) }
    known[key] = answer
    return answer
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
