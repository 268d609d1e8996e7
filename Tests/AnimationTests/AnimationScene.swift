import TouchstoneTesting
import UIKit

/// A box in a window that moves, and what it looks like at a moment.
@MainActor
struct AnimationScene {
  let stage = Stage()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() { stage.window.addSubview(box) }

  /// The layer as it is seen.
  var seen: CALayer { box.layer.presentation() ?? box.layer }

  /// Lets time go on until a moment of the stage's clock.
  func advance(to time: TimeInterval) { stage.advance(by: max(0, time - stage.now)) }

  /// The lines that tell of something that can't be.
  var faults: [String] {
    stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
  }
}

/// Whether two numbers are the same to a hundredth, or what is said.
func isNear(_ value: some BinaryFloatingPoint, _ other: Double, _ room: Double = 0.01) -> Bool {
  abs(Double(value) - other) <= room
}
