import TouchstoneTesting
import UIKit

/// A moving box in a window, and its presentation at a time.
@MainActor
struct AnimationScene {
  let stage = Stage()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() { stage.window.addSubview(box) }

  /// The presentation layer.
  var seen: CALayer { box.layer.presentation() ?? box.layer }

  /// Advances to a time of the stage's clock.
  func advance(to time: TimeInterval) { stage.advance(by: max(0, time - stage.now)) }

  /// The reported faults.
  var faults: [String] {
    stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
  }
}

/// Returns whether two numbers are equal within a hundredth, or within `room`.
func isNear(_ value: some BinaryFloatingPoint, _ other: Double, _ room: Double = 0.01) -> Bool {
  abs(Double(value) - other) <= room
}
