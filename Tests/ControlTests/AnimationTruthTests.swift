import Testing
import TouchstoneTesting

@testable import UIKitCore

/// View animations compared with the frames that real UIKit drew.
@Suite("Animations as measured", .staged) @MainActor
struct AnimationTruthTests {
  private let stage = Stage()

  private func box(_ frame: CGRect) -> UIView {
    let box = UIView(frame: frame)
    stage.window.addSubview(box)
    return box
  }

  private func run(_ animation: TruthScene.Entry, _ box: UIView) throws {
    let center = try #require(animation.numbers("center"))
    let changes = {
      box.center = CGPoint(x: center[0], y: center[1])
      if let alpha = animation.number("alpha") { box.alpha = alpha }
    }
    let duration = animation.number("duration") ?? 0
    let delay = animation.number("delay") ?? 0
    if let damping = animation.number("damping") {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping,
        initialSpringVelocity: animation.number("velocity") ?? 0, animations: changes)
      return
    }
    let curves: [String: UIView.AnimationOptions] = [
      "easeIn": .curveEaseIn, "easeOut": .curveEaseOut, "easeInOut": .curveEaseInOut,
    ]
    let curve = try #require(curves[animation.content["curve"] as? String ?? ""])
    UIView.animate(
      withDuration: duration, delay: delay, options: curve, animations: changes)
  }

  private func check(
    _ box: UIView, _ samples: [TruthScene.Entry], from start: TimeInterval, _ tolerance: Double
  ) {
    for sample in samples {
      let time = sample.number("time") ?? 0
      stage.advance(by: max(0, start + time - stage.now))
      let seen = box.layer.presentation() ?? box.layer
      if let x = sample.number("center.x") {
        #expect(abs(seen.position.x - x) <= tolerance, "\(seen.position.x) at \(time), not \(x)")
      }
      if let alpha = sample.number("alpha") {
        #expect(abs(Double(seen.opacity) - alpha) <= tolerance / 100, "alpha at \(time)")
      }
    }
  }

  @Test(
    "views are where real UIKit drew them at each moment",
    arguments: ["anim_spring_move", "anim_delay", "anim_concurrent"])
  func samples(_ name: String) throws {
    let scene = try TruthScene(name)
    let box = box(try #require(scene.views.first?.settings.rect()))
    try run(scene.animation, box)
    check(box, scene.samples, from: 0, scene.tolerance)
    stage.settle()
  }

  @Test("of two views that move at once the second is where real UIKit drew it")
  func other() throws {
    let scene = try TruthScene("anim_concurrent")
    let other = TruthScene.Entry(content: scene.content["other"] as? [String: Any] ?? [:])
    let box = box(try #require(other.rect("box")))
    try run(other, box)
    let samples = (other.content["samples"] as? [[String: Any]] ?? []).map {
      TruthScene.Entry(content: $0)
    }
    #expect(samples.count == 4)
    check(box, samples, from: 0, scene.tolerance)
    stage.settle()
  }

  @Test("a weak spring bounces as real UIKit drew it")
  func bounce() {
    // Read from recorded images of a box that falls from 40 to 160 with a damping ratio of 0.35:
    // within half a point at low speed, and within a point at high speed.
    let samples = [
      (0.15, 183.54), (0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94), (1, 160),
    ]
    let box = box(CGRect(x: 80, y: 20, width: 40, height: 40))
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.35, initialSpringVelocity: 0
    ) {
      box.center.y = 160
    }
    for (time, y) in samples {
      stage.advance(by: time - stage.now)
      let seen = box.layer.presentation()?.position.y ?? 0
      #expect(abs(seen - y) < 1, "\(seen) at \(time), not \(y)")
    }
    stage.settle()
  }

  @Test("the spring of a block has the stiffness measured on real animations")
  func stiffness() throws {
    let scene = try TruthScene("spring_parameters")
    // Two more values were read to three decimals.
    let more: [(Double, Double, Double, Double)] = [(1, 1, 0, 85.256), (0.5, 1, 1, 152.868)]
    let rows =
      scene.expected.map { row in
        (
          row.number("damping") ?? 0, row.number("duration") ?? 0, row.number("velocity") ?? 0,
          row.number("stiffness") ?? 0
        )
      } + more
    #expect(rows.count == 14)
    for (damping, duration, velocity, stiffness) in rows {
      let box = box(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: .curveEaseIn
      ) {
        box.center.x = 100
      }
      let spring = try #require(box.layer.animation(forKey: "position") as? CASpringAnimation)
      let name = "ratio \(damping), \(duration) s, velocity \(velocity)"
      #expect(abs(spring.stiffness - stiffness) < 0.001, "\(name): \(spring.stiffness)")
      #expect(abs(spring.damping - 2 * damping * stiffness.squareRoot()) < 0.001, "\(name)")
      #expect(spring.mass == 1 && spring.initialVelocity == velocity, "\(name)")
      #expect(spring.duration == duration && spring.timingFunction == nil, "\(name)")
    }
    stage.settle()
  }

  @Test("a position, a size and the corners change on one curve")
  func resize() throws {
    let box = box(CGRect(x: 0, y: 0, width: 100, height: 50))
    UIView.animate(withDuration: 1) {
      box.frame = CGRect(x: 100, y: 0, width: 200, height: 150)
      box.layer.cornerRadius = 20
    }
    // Ease-in-ease-out at its quarters, as read from real animations.
    for (time, part) in [(0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084)] {
      stage.advance(by: time - stage.now)
      let seen = try #require(box.layer.presentation())
      #expect(abs(seen.position.x - (50 + 150 * part)) < 0.01)
      #expect(abs(seen.bounds.height - (50 + 100 * part)) < 0.01)
      #expect(abs(seen.cornerRadius - 20 * part) < 0.01)
    }
    stage.settle()
  }

  @Test("easing in and easing out are at each quarter where real UIKit is")
  func quarters() {
    let rows: [(UIView.AnimationOptions, [Double])] = [
      (.curveEaseIn, [0.09346, 0.31536, 0.62186]), (.curveEaseOut, [0.37814, 0.68464, 0.90654]),
    ]
    for (options, parts) in rows {
      let box = box(CGRect(x: 0, y: 0, width: 10, height: 10))
      let start = stage.now
      UIView.animate(withDuration: 1, delay: 0, options: options) { box.center.x += 1000 }
      for (quarter, part) in parts.enumerated() {
        stage.advance(by: start + Double(quarter + 1) / 4 - stage.now)
        let seen = box.layer.presentation()?.position.x ?? 0
        #expect(abs(seen - 5 - 1000 * part) < 0.01)
      }
      stage.settle()
    }
  }
}
