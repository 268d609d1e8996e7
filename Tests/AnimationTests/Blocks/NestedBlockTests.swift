import Testing
import TouchstoneTesting
import UIKit

/// Nested animation blocks, and settings that apply to all of them.
@Suite("Nested animation blocks", .staged) @MainActor
struct NestedBlockTests {
  private let scene = AnimationScene()
  private let inner = UIView(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
  private var box: UIView { scene.box }

  init() { scene.stage.window.addSubview(inner) }

  private func nested(_ options: UIView.AnimationOptions) throws -> CABasicAnimation {
    UIView.animate(withDuration: 2, delay: 0, options: [.curveEaseOut, .repeat]) {
      box.alpha = 0.5
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, options]) {
        inner.center.x = 300
      }
    }
    let animation = try #require(inner.layer.animation(forKey: "position") as? CABasicAnimation)
    box.layer.removeAllAnimations()
    inner.layer.removeAllAnimations()
    inner.center.x = 100
    box.alpha = 1
    scene.stage.settle()
    return animation
  }

  private func x1(_ animation: CAAnimation) -> Float {
    var values: [Float] = [0, 0]
    animation.timingFunction?.getControlPoint(at: 2, values: &values)
    return values[0]
  }

  @Test("a nested block inherits duration, curve and options unless it overrides them")
  func inheritance() throws {
    let all = try nested([])
    #expect(all.duration == 2 && x1(all) == 0.58 && all.repeatCount == .infinity)
    let duration = try nested(.overrideInheritedDuration)
    #expect(duration.duration == 0.5 && x1(duration) == 0.58)
    let curve = try nested(.overrideInheritedCurve)
    #expect(curve.duration == 2 && x1(curve) == 1 && curve.repeatCount == .infinity)
    let options = try nested(.overrideInheritedOptions)
    #expect(options.duration == 2 && x1(options) == 1 && options.repeatCount == 0)
  }

  @Test("a spring inside another block stays a spring")
  func spring() {
    UIView.animate(withDuration: 1) {
      UIView.animate(springDuration: 0.5, bounce: 0.2) { box.center.x = 200 }
    }
    #expect(box.layer.animation(forKey: "position") is CASpringAnimation)
    scene.stage.settle()
  }

  @Test("animations repeat as often as the block specifies, back and forth")
  func repeating() {
    var ended: TimeInterval?
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.center.x = 120 }
      inner.alpha = 0.5
    } completion: { _ in
      ended = scene.stage.now
    }
    scene.advance(to: 0.75)
    #expect(isNear(scene.seen.position.x, 70), "on the way back")
    #expect(inner.layer.animationKeys() == nil, "what is not in it runs once")
    scene.advance(to: 1.25)
    #expect(isNear(scene.seen.position.x, 70), "on the second way there")
    scene.stage.settle()
    #expect(ended.map { isNear($0, 2, 0.05) } == true)
    var made = false
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { made = true }
    #expect(made, "outside of a block it only makes the changes")
  }

  @Test("autoreverse alone moves the view back and forth, and ends at the new value")
  func autoreverse() {
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
      box.center.x = 120
    }
    scene.advance(to: 1.5)
    #expect(isNear(scene.seen.position.x, 70))
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 2, 0.05) && scene.seen.position.x == 120)
  }

  @Test("removing an endlessly repeating animation ends it as not finished")
  func endless() {
    var ended: Bool?
    UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) {
      box.alpha = 0
    } completion: {
      ended = $0
    }
    scene.stage.advance(by: 10.2)
    #expect(ended == nil && box.layer.animationKeys() == ["opacity"])
    box.layer.removeAllAnimations()
    scene.stage.settle()
    #expect(ended == false)
  }

  @Test("disabled animations change at once, and complete in the next turn")
  func disabled() {
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    var ended: Bool?
    UIView.animate(withDuration: 1) {
      box.center.x = 120
    } completion: {
      ended = $0
    }
    UIView.setAnimationsEnabled(true)
    #expect(box.layer.animationKeys() == nil && ended == nil)
    scene.stage.advance(by: 0)
    #expect(ended == true)
  }

  @Test("a part of a block changes without animation")
  func without() {
    UIView.animate(withDuration: 1) {
      box.alpha = 0.5
      UIView.performWithoutAnimation { inner.alpha = 0.5 }
    }
    #expect(box.layer.animationKeys() == ["opacity"] && inner.layer.animationKeys() == nil)
    scene.stage.settle()
  }

  /// Positions its subview at its right edge.
  private final class Row: UIView {
    let end = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func layoutSubviews() { end.frame.origin.x = bounds.width - 10 }
  }

  @Test("with the option to lay out, subviews move with the size of their view")
  func layout() {
    let row = Row(frame: CGRect(x: 0, y: 100, width: 100, height: 10))
    row.addSubview(row.end)
    scene.stage.window.addSubview(row)
    scene.stage.advance(by: 0.1)
    UIView.animate(withDuration: 1) { row.frame.size.width = 200 }
    scene.stage.advance(by: 0.1)
    #expect(row.end.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
      row.frame.size.width = 300
    }
    #expect(row.end.frame.minX == 290 && row.end.layer.animationKeys() == ["position"])
    scene.stage.settle()
  }

  @Test("numbers that are not finite count as 0, with a line")
  func oddNumbers() {
    UIView.animate(withDuration: .nan, delay: -.infinity) { box.alpha = 0.5 }
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: .nan, autoreverses: false) { box.alpha = 0.2 }
    }
    scene.stage.settle()
    #expect(scene.faults.count == 3)
  }
}
