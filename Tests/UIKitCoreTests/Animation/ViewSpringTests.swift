import Testing
import TouchstoneTesting
import UIKit

/// View springs and the parameters that UIKit's calls give them.
@Suite("Springs of view animations", .staged) @MainActor
struct ViewSpringTests {
  private let stage = Stage()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() { stage.window.addSubview(box) }

  private func spring(_ key: String = "position") throws -> CASpringAnimation {
    try #require(box.layer.animation(forKey: key) as? CASpringAnimation)
  }

  private func isNear(_ value: some BinaryFloatingPoint, _ other: Double, _ room: Double = 0.001)
    -> Bool
  { abs(Double(value) - other) < room }

  // MARK: Blocks

  @Test("a spring ends with its block, and its view is exactly at the end")
  func end() {
    var ended: TimeInterval?
    UIView.animate(
      withDuration: 0.4, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      box.center.x = 105
    } completion: { _ in
      ended = stage.now
    }
    stage.advance(by: 0.09)
    #expect(box.layer.presentation()?.position.x == 5)
    stage.settle()
    #expect(ended.map { isNear($0, 0.5, 0.02) } == true)
    #expect(box.layer.presentation()?.position.x == 105)
  }

  @Test("at high velocities a thousandth of the distance is also left at the end")
  func velocities() throws {
    for ratio in [0.05, 0.5, 0.99, 1] {
      for velocity in [-20, -2, 1.7, 2, 5, 9, 30, 300] as [CGFloat] {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
        ) {
          box.center.x += 100
        }
        let spring = try spring()
        let decay = spring.damping / 2
        let frequency = spring.stiffness.squareRoot()
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let left =
          ratio == 1
          ? abs(1 + frequency - velocity) * exp(-frequency)
          : abs(decay - velocity) / swing * exp(-decay)
        #expect(isNear(left, 0.001, 1e-6), "ratio \(ratio), velocity \(velocity)")
        stage.settle()
      }
    }
  }

  @Test("of several suitable springs a moving view gets the stiffest")
  func stiffest() throws {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2
    ) {
      box.center.x = 105
    }
    // The other two springs have 15.6 and 16.4.
    #expect(try isNear(spring().stiffness, 141.562, 0.1))
    stage.settle()
  }

  @Test("a damping ratio above 1 counts as 1, and one of 0 or less as a hundredth")
  func ratios() throws {
    for (given, used) in [(3.0, 1.0), (0, 0.01), (-1, 0.01)] {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: given, initialSpringVelocity: 0
      ) {
        box.center.x += 100
      }
      let spring = try spring()
      #expect(isNear(spring.damping / (2 * spring.stiffness.squareRoot()), used))
      stage.settle()
    }
  }

  @Test("a spring by duration and bounce has Apple's documented parameters, and its own duration")
  func bounce() throws {
    let rows = [(0.5, 0.3, 157.914, 17.593), (0.5, -0.3, 157.914, 35.904), (1, 0, 39.478, 12.566)]
    for (duration, bounce, stiffness, damping) in rows {
      var isOver = false
      UIView.animate(springDuration: duration, bounce: bounce, options: .curveLinear) {
        box.center.x += 100
      } completion: { _ in
        isOver = true
      }
      let spring = try spring()
      #expect(isNear(spring.stiffness, stiffness) && isNear(spring.damping, damping))
      #expect(spring.mass == 1 && spring.timingFunction == nil)
      #expect(spring.duration == spring.settlingDuration)
      stage.advance(by: duration)
      #expect(!isOver, "it seems to be over, and still creeps or swings")
      stage.settle()
      #expect(isOver)
    }
  }

  @Test("a spring without a duration or a bounce lasts half a second and does not bounce")
  func standardSpring() throws {
    UIView.animate { box.center.x += 100 }
    #expect(try isNear(spring().perceptualDuration, 0.5) && isNear(spring().bounce, 0))
    stage.settle()
  }

  // MARK: Animators

  @Test("an animator with a damping ratio has the spring of a block with that ratio")
  func dampingRatio() throws {
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) { [box] in
      box.center.x = 105
    }
    animator.startAnimation()
    #expect(try isNear(spring().stiffness, 190.214) && animator.duration == 0.8)
    #expect(animator.timingParameters?.timingCurveType == .spring)
    stage.settle()
    let parameters = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 1))
    let moving = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    moving.addAnimations { [box] in box.center.x = 5 }
    moving.startAnimation()
    #expect(try isNear(spring().stiffness, 152.868) && spring().initialVelocity == 1)
    stage.settle()
  }

  @Test("a spring of mass, stiffness and damping is as given, and lasts until it is at rest")
  func given() throws {
    let parameters = UISpringTimingParameters(
      mass: 2, stiffness: 100, damping: 5, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: parameters)
    animator.addAnimations { [box] in box.alpha = 0.5 }
    #expect(isNear(animator.duration, 5.65835))
    animator.startAnimation()
    let spring = try spring("opacity")
    #expect(spring.mass == 2 && spring.stiffness == 100 && spring.damping == 5)
    stage.advance(by: 5.6)
    #expect(animator.isRunning)
    stage.advance(by: 0.1)
    #expect(!animator.isRunning)
  }

  @Test("timing parameters by duration and bounce are those of a block")
  func timingByBounce() throws {
    let parameters = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
    animator.addAnimations { [box] in box.center.x = 105 }
    animator.startAnimation()
    #expect(try isNear(spring().stiffness, 157.914) && isNear(spring().damping, 17.593))
    #expect(try animator.duration == spring().settlingDuration)
    stage.settle()
  }

  @Test("the system's own spring does not oscillate and lasts half a second")
  func systemSpring() {
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
    #expect(isNear(animator.duration, 0.5057))
  }

  @Test("each axis of a position has its own velocity, and anything else the vector's length")
  func axes() throws {
    let velocity = CGVector(dx: 3, dy: -4)
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: velocity)
    #expect(parameters.initialVelocity == velocity)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { [box] in
      box.center = CGPoint(x: 105, y: 105)
      box.alpha = 0
    }
    animator.startAnimation()
    #expect((try spring("opacity")).initialVelocity == 5)
    stage.advance(by: 0.01)
    let seen = try #require(box.layer.presentation()).position
    // A hundredth of a second at 300 points per second, and the spring's initial acceleration.
    #expect(isNear(seen.x, 5 + 3.3, 0.3) && isNear(seen.y, 5 - 3.5, 0.5))
    stage.settle()
    #expect(box.layer.presentation()?.position == CGPoint(x: 105, y: 105))
  }

  @Test("a curve by control points drives an animator, and so does a UIKit curve")
  func cubic() throws {
    let own = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1)
    ) { [box] in box.center.x = 105 }
    own.startAnimation()
    stage.advance(by: 0.5)
    #expect(try isNear(#require(box.layer.presentation()).position.x, 5 + 31.536, 0.01))
    stage.settle()
    let parameters = try #require(own.timingParameters?.cubicTimingParameters)
    #expect(parameters.timingCurveType == .cubic)
    #expect(parameters.controlPoint1 == CGPoint(x: 0.42, y: 0))
    let easing = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(easing.animationCurve == .easeOut && easing.controlPoint2 == .zero)
    let second = UIViewPropertyAnimator(duration: 1, timingParameters: easing)
    second.addAnimations { [box] in box.center.x = 5 }
    second.startAnimation()
    stage.advance(by: 0.5)
    #expect(try isNear(#require(box.layer.presentation()).position.x, 105 - 68.464, 0.01))
    stage.settle()
  }

  /// Provides spring timing for running and a curve for scrubbing.
  private final class Composed: NSObject, UITimingCurveProvider {
    override init() { super.init() }
    nonisolated required init?(coder: NSCoder) { nil }
    nonisolated func encode(with coder: NSCoder) {}
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    let timingCurveType = UITimingCurveType.composed
    var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters() }
    var springTimingParameters: UISpringTimingParameters? {
      UISpringTimingParameters(dampingRatio: 1)
    }
  }

  @Test("custom composed timing parameters run their spring")
  func composed() throws {
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Composed())
    animator.addAnimations { [box] in box.center.x = 105 }
    animator.startAnimation()
    #expect(try isNear(spring().stiffness, 85.256))
    stage.settle()
  }

  @Test("timing parameters are written to an archive and read from it")
  func archive() throws {
    func copy<Timing: NSObject & NSCoding>(_ timing: Timing) throws -> Timing {
      let writer = NSKeyedArchiver(requiringSecureCoding: false)
      timing.encode(with: writer)
      writer.finishEncoding()
      let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
      return try #require(Timing(coder: reader))
    }
    let spring = try copy(
      UISpringTimingParameters(
        mass: 2, stiffness: 100, damping: 5, initialVelocity: CGVector(dx: 1, dy: 2)))
    #expect(spring.initialVelocity == CGVector(dx: 1, dy: 2))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    #expect(animator.duration > 5)
    let curve = try copy(UICubicTimingParameters(animationCurve: .linear))
    #expect(curve.animationCurve == .linear && curve.timingCurveType == .builtin)
    let points = try copy(
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4)))
    #expect(points.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
  }
}
