import Foundation
import Testing
import TouchstoneGeometry
import TouchstoneLayers

/// Runs a closure with a separate clock.
@MainActor func withClock(_ body: (LayerClock) -> Void) {
  let clock = LayerClock(now: 10)
  let outer = LayerClock.current
  LayerClock.current = { clock }
  defer { LayerClock.current = outer }
  body(clock)
}

/// Records the animation callbacks.
final class Witness: NSObject, CAAnimationDelegate {
  var log: [String] = []

  func animationDidStart(_ anim: CAAnimation) { log.append("start \(name(anim))") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append("\(flag ? "end" : "stop") \(name(anim))")
  }

  private func name(_ animation: CAAnimation) -> String {
    animation.value(forKey: "name") as? String ?? "?"
  }
}

/// The presentation of layers over time.
@MainActor struct AnimationTests {
  private func basic(
    _ path: String, from: Any?, to: Any?, duration: Double = 1, name: String = "a",
    delegate: Witness? = nil
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.delegate = delegate
    animation.setValue(name, forKey: "name")
    return animation
  }

  @Test("a position animates by the clock, and the layer itself has its final value")
  func position() {
    withClock { clock in
      let layer = CALayer()
      layer.position = CGPoint(x: 7, y: 7)
      layer.add(
        basic("position", from: CGPoint.zero, to: CGPoint(x: 100, y: 50)), forKey: "move")
      clock.tick(to: 10.25)
      #expect(layer.presentation()?.position == CGPoint(x: 25, y: 12.5))
      #expect(layer.position == CGPoint(x: 7, y: 7))
      #expect(layer.presentation()?.model() === layer)
      clock.tick(to: 11)
      #expect(layer.presentation()?.position == CGPoint(x: 7, y: 7))
      #expect(layer.animationKeys() == nil && !clock.hasRunningAnimations)
    }
  }

  @Test("numbers, rectangles, sizes, colors and opacity interpolate by component")
  func kinds() {
    withClock { clock in
      let layer = CALayer()
      let half = CGColor(red: 0.5, green: 0.5, blue: 0, alpha: 0.75)
      layer.add(basic("opacity", from: 0, to: 1.0), forKey: nil)
      layer.add(
        basic(
          "backgroundColor", from: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5),
          to: CGColor(red: 0, green: 1, blue: 0, alpha: 1)), forKey: nil)
      layer.add(
        basic(
          "bounds", from: NSValue(cgRect: .zero),
          to: CGRect(x: 2, y: 4, width: 10, height: 20)), forKey: nil)
      layer.add(basic("shadowOffset.width", from: 4, to: CGFloat(8)), forKey: nil)
      clock.tick(to: 10.5)
      let now = layer.presentation()
      #expect(now?.opacity == 0.5)
      #expect(now?.backgroundColor == half)
      #expect(now?.bounds == CGRect(x: 1, y: 2, width: 5, height: 10))
      #expect(now?.shadowOffset == CGSize(width: 6, height: -3))
    }
  }

  @Test("a rotation animates by its angle, not its matrix, and may go around more than once")
  func rotation() {
    withClock { clock in
      let layer = CALayer()
      let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      layer.add(basic("transform", from: CATransform3DIdentity, to: turn), forKey: "turn")
      clock.tick(to: 10.5)
      let parts = layer.presentation()?.affineTransform().decomposed()
      #expect(abs((parts?.rotation ?? 0) - .pi / 4) < 1e-9)
      #expect(abs((parts?.scale.width ?? 0) - 1) < 1e-9)
      layer.removeAllAnimations()
      layer.add(basic("transform.rotation.z", from: 0, to: 4 * Double.pi), forKey: "spin")
      clock.tick(to: 10.5 + 3.0 / 16)
      // Three sixteenths of two rotations are three eighths of one.
      let spun = layer.presentation()?.affineTransform().decomposed().rotation
      #expect(abs((spun ?? 0) - .pi * 3 / 4) < 1e-9)
    }
  }

  @Test("a transform interpolates scale, rotation and translation separately")
  func transform() {
    withClock { clock in
      let layer = CALayer()
      let end = CATransform3DTranslate(
        CATransform3DScale(CATransform3DMakeRotation(1, 0, 0, 1), 3, 5, 1), 0, 0, 0)
      layer.add(basic("transform", from: CATransform3DIdentity, to: end), forKey: nil)
      layer.add(
        basic("transform.translation.x", from: 0, to: 40), forKey: nil)
      clock.tick(to: 10.5)
      let parts = layer.presentation()?.affineTransform().decomposed()
      #expect(abs((parts?.rotation ?? 0) - 0.5) < 1e-9)
      #expect(abs((parts?.scale.width ?? 0) - 2) < 1e-9)
      #expect(abs((parts?.scale.height ?? 0) - 3) < 1e-9)
      #expect(parts?.translation.dx == 20)
    }
  }

  @Test("scaling from zero and flipping interpolate without any detour")
  func degenerate() {
    withClock { clock in
      let layer = CALayer()
      layer.add(
        basic("transform", from: CATransform3DMakeScale(0, 0, 1), to: CATransform3DIdentity),
        forKey: "grow")
      clock.tick(to: 10.25)
      #expect(layer.presentation()?.affineTransform() == CGAffineTransform(scaleX: 0.25, y: 0.25))
      layer.removeAllAnimations()
      layer.add(
        basic("transform", from: CATransform3DIdentity, to: CATransform3DMakeScale(-1, 1, 1)),
        forKey: "mirror")
      clock.tick(to: 10.5)
      let middle = layer.presentation()?.affineTransform()
      #expect(middle == CGAffineTransform(scaleX: 0.5, y: 1))
    }
  }

  @Test("timing functions follow their curves")
  func timing() {
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    // Control points have single precision, so the curve is symmetrical to seven digits.
    #expect(abs(ease.value(at: 0.5) - 0.5) < 1e-7)
    #expect(abs(ease.value(at: 0.25) + ease.value(at: 0.75) - 1) < 1e-7)
    // Browsers' "ease-in-out" is the same curve. At a quarter of the time, its value is 0.1292.
    #expect(abs(ease.value(at: 0.25) - 0.1292) < 1e-4)
    #expect(CAMediaTimingFunction(name: .linear).value(at: 0.3) == 0.3)
    #expect(CAMediaTimingFunction(name: .easeIn).value(at: 0.3) < 0.3)
    #expect(CAMediaTimingFunction(name: .easeOut).value(at: 0.3) > 0.3)
    // (0.25, 0.1), (0.25, 1): browsers call the same curve "ease". At 0.5, its value is 0.8024.
    #expect(abs(CAMediaTimingFunction(name: .default).value(at: 0.5) - 0.8024) < 1e-4)
    withClock { clock in
      let layer = CALayer()
      let animation = basic("opacity", from: 0, to: 1)
      animation.timingFunction = CAMediaTimingFunction(name: .default)
      layer.add(animation, forKey: nil)
      clock.tick(to: 10.5)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.8024) < 1e-4)
    }
  }

  @Test("an animation repeats, reverses, and holds its ends if its fill mode asks for it")
  func repetition() {
    withClock { clock in
      let layer = CALayer()
      layer.opacity = 1
      let animation = basic("opacity", from: 0, to: 1)
      animation.autoreverses = true
      animation.repeatCount = 2
      animation.beginTime = 11
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "pulse")
      let expected: [(Double, Float)] = [
        (10.5, 0), (11.5, 0.5), (12, 1), (12.75, 0.25), (13.25, 0.25), (14.5, 0.5), (16, 0),
      ]
      for (time, opacity) in expected {
        clock.tick(to: time)
        #expect(abs((layer.presentation()?.opacity ?? -1) - opacity) < 1e-6, "\(time)")
      }
      #expect(layer.animationKeys() == ["pulse"] && !clock.hasRunningAnimations)
      layer.removeAnimation(forKey: "pulse")
      #expect(layer.presentation()?.opacity == 1)
    }
  }

  @Test("values that are left out come from the layer")
  func leftOut() {
    withClock { clock in
      @MainActor func opacity(_ set: (CABasicAnimation) -> Void) -> Float? {
        let layer = CALayer()
        layer.opacity = 0.8
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        animation.beginTime = clock.now - 0.5
        set(animation)
        layer.add(animation, forKey: nil)
        return layer.presentation()?.opacity
      }
      func expect(_ value: Float?, _ expected: Float) {
        #expect(abs((value ?? -1) - expected) < 1e-6)
      }
      expect(opacity { $0.toValue = 0 }, 0.4)
      expect(opacity { $0.fromValue = 0 }, 0.4)
      expect(opacity { $0.byValue = -0.4 }, 0.6)
      expect(opacity { ($0.fromValue, $0.byValue) = (0.2, 0.4) }, 0.4)
      expect(opacity { ($0.toValue, $0.byValue) = (0.6, 0.4) }, 0.4)
      expect(
        opacity {
          ($0.fromValue, $0.toValue) = (-0.4, 0)
          $0.isAdditive = true
        }, 0.6)
    }
  }

  @Test("keyframes are reached at their times, linearly, discretely or at one speed")
  func keyframes() {
    withClock { clock in
      let layer = CALayer()
      @MainActor func value(_ fraction: Double, _ set: (CAKeyframeAnimation) -> Void) -> CGFloat {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = [0, 10, 110]
        animation.duration = 1
        animation.beginTime = clock.now - fraction
        animation.fillMode = .forwards
        set(animation)
        layer.add(animation, forKey: "frames")
        return layer.presentation()?.zPosition ?? -1
      }
      #expect(abs(value(0.25) { _ in } - 5) < 1e-6)
      #expect(abs(value(0.75) { _ in } - 60) < 1e-6)
      #expect(abs(value(0.1) { $0.keyTimes = [0, 0.2, 1] } - 5) < 1e-6)
      #expect(value(0.6) { $0.calculationMode = .discrete } == 10)
      #expect(abs(value(0.5) { $0.calculationMode = .paced } - 55) < 1e-6)
      // The curve leaves 0 with a slope of 5 per step and reaches 10 with a slope of 55 per step.
      // Halfway, it is at 5 / 8 + 10 / 2 - 55 / 8.
      #expect(abs(value(0.25) { $0.calculationMode = .cubic } + 1.25) < 1e-6)
      #expect(
        abs(
          value(0.25) { $0.timingFunctions = [CAMediaTimingFunction(name: .default)] } - 8.024)
          < 1e-3)
    }
  }

  @Test("a path is followed at one speed")
  func path() {
    withClock { clock in
      let layer = CALayer()
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 30))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 1
      layer.add(animation, forKey: nil)
      clock.tick(to: 10.5)
      let point = layer.presentation()?.position ?? .zero
      #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 10) < 1e-9)
    }
  }

  @Test("a spring overshoots its end, returns and settles")
  func spring() {
    let spring = CASpringAnimation(keyPath: "position.x")
    // Without damping, a spring of stiffness 4π² and mass 1 oscillates once per second: 1 - cos
    // 2πt.
    spring.stiffness = 4 * .pi * .pi
    spring.damping = 0
    #expect(abs(spring.position(at: 0.5) - 2) < 1e-9)
    #expect(abs(spring.position(at: 1)) < 1e-9)
    spring.damping = 2
    let settled = spring.settlingDuration
    // exp(-t) is a thousandth after ln 1000 = 6.9 seconds.
    #expect(abs(settled - 6.9) < 0.6)
    #expect(abs(spring.position(at: settled + 0.5) - 1) < 0.001)
    let critical = CASpringAnimation(perceptualDuration: 1, bounce: 0)
    let samples = (1...100).map { critical.position(at: Double($0) / 50) }
    #expect(samples == samples.sorted() && (samples.last ?? 0) <= 1)
    let bouncy = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
    #expect((1...100).contains { bouncy.position(at: Double($0) / 50) > 1.05 })
  }

  @Test("a spring settles when its amplitude is a thousandth of the distance, as measured")
  func settling() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appendingPathComponent("Truth/settling-durations.json")
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let rows = try #require(content?["rows"] as? [[NSNumber]]).map { $0.map(\.doubleValue) }
    #expect(rows.count == 5)
    for row in rows {
      let spring = CASpringAnimation()
      (spring.mass, spring.stiffness) = (row[0], row[1])
      (spring.damping, spring.initialVelocity) = (row[2], row[3])
      #expect(abs(spring.settlingDuration - row[4]) < 1e-3, "\(row): \(spring.settlingDuration)")
    }
    // Apple's page has the other values at their defaults, and gives these as 2.85 s and just over
    // 1 s.
    let spring = CASpringAnimation()
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.1)
    spring.damping = 15
    #expect(abs(spring.settlingDuration - 1.05) < 0.05)
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }

  @Test("a spring without oscillation settles when it is near its end for the last time")
  func settlingWithoutSwing() {
    for (damping, velocity) in [
      (20, 0), (20, -5), (20, 5), (20, 10), (20, 30), (20, 200), (30, 0), (30, -5), (30, 10),
      (30, 26.18), (30, 200), (300, 0),
    ] as [(CGFloat, CGFloat)] {
      let spring = CASpringAnimation()
      spring.damping = damping
      spring.initialVelocity = velocity
      spring.allowsOverdamping = true
      let end = spring.settlingDuration
      let left = abs(1 - spring.position(at: end))
      #expect(abs(left - 0.001) < 1e-6, "damping \(damping), velocity \(velocity)")
      for step in 1...20 {
        let later = end * (1 + Double(step) / 10)
        #expect(abs(1 - spring.position(at: later)) < 0.001)
      }
    }
  }

  @Test("an overdamped spring counts as critically damped, unless allowed")
  func overdamping() {
    let strong = CASpringAnimation()
    strong.damping = 80
    let critical = CASpringAnimation()
    critical.damping = 20
    #expect(strong.position(at: 0.2) == critical.position(at: 0.2))
    #expect(strong.settlingDuration == critical.settlingDuration)
    #expect(abs(critical.settlingDuration - 0.923341) < 1e-5)
    strong.allowsOverdamping = true
    #expect(strong.position(at: 0.2) < critical.position(at: 0.2))
    let copy = strong.copy() as? CASpringAnimation
    #expect(copy?.allowsOverdamping == true && copy?.damping == 80)
  }

  @Test("a spring reports its perceptual duration and its bounce")
  func perceived() {
    for bounce in [-0.5, -0.3, 0, 0.3, 1] as [CGFloat] {
      let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
      #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
      #expect(abs(spring.bounce - bounce) < 1e-9)
      #expect(spring.allowsOverdamping == (bounce < 0))
      #expect(spring.duration == spring.settlingDuration)
    }
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
    #expect(abs(spring.stiffness - 157.914) < 0.001 && abs(spring.damping - 35.904) < 0.001)
  }

  @Test("a group's members run in the group's time and have its duration by default")
  func groups() {
    withClock { clock in
      let layer = CALayer()
      let group = CAAnimationGroup()
      let short = basic("position.x", from: 0, to: 10, duration: 1)
      short.fillMode = .forwards
      let long = CABasicAnimation(keyPath: "position.y")
      (long.fromValue, long.toValue) = (0, 10)
      group.animations = [short, long]
      group.duration = 2
      layer.add(group, forKey: "both")
      clock.tick(to: 11.5)
      #expect(layer.presentation()?.position == CGPoint(x: 10, y: 7.5))
      clock.tick(to: 12)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("a layer with paused time keeps its appearance, and continues from there")
  func pausing() {
    withClock { clock in
      let layer = CALayer()
      let inner = CALayer()
      layer.addSublayer(inner)
      let witness = Witness()
      inner.add(basic("opacity", from: 0, to: 1, delegate: witness), forKey: nil)
      clock.tick(to: 10.25)
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
      clock.tick(to: 20)
      #expect(inner.presentation()?.opacity == 0.25)
      #expect(clock.nextEnd == nil && clock.hasRunningAnimations)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      #expect(abs((clock.nextEnd ?? 0) - 20.75) < 1e-9)
      clock.tick(to: 20.5)
      #expect(abs((inner.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
      clock.tick(to: 20.75)
      #expect(witness.log == ["start a", "end a"])
    }
  }

  @Test("an added animation is a copy: changing the original changes nothing")
  func copies() {
    withClock { clock in
      let layer = CALayer()
      let animation = basic("opacity", from: 0, to: 1)
      layer.add(animation, forKey: "fade")
      animation.toValue = 0
      animation.duration = 100
      clock.tick(to: 10.5)
      #expect(layer.presentation()?.opacity == 0.5)
      #expect(layer.animation(forKey: "fade") !== animation)
      let copy = animation.copy() as? CABasicAnimation
      #expect(copy !== animation && copy?.keyPath == "opacity" && copy?.duration == 100)
    }
  }

  @Test("a shape's stroke, path and color are animated as well")
  func shapes() {
    withClock { clock in
      let layer = CAShapeLayer()
      layer.add(basic("strokeEnd", from: 0, to: 1), forKey: nil)
      layer.add(
        basic(
          "path", from: CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
          to: CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40), transform: nil)),
        forKey: nil)
      clock.tick(to: 10.5)
      #expect(layer.presentation()?.strokeEnd == 0.5)
      let box = layer.presentation()?.path?.boundingBox
      #expect(box == CGRect(x: 0, y: 0, width: 15, height: 25))
    }
  }
}
