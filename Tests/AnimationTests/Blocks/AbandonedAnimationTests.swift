import Testing
import TouchstoneTesting
import UIKit

/// The outcome of an animation when its view, or the whole app, leaves the screen.
@Suite(.staged) @MainActor
struct AbandonedAnimationTests {
  private let scene = AnimationScene()
  private var box: UIView { scene.box }
  private var stage: Stage { scene.stage }

  /// The ways in which a view or the app leaves the screen.
  enum Leaving: CaseIterable { case view, ancestor, background }

  private func leave(_ leaving: Leaving) {
    switch leaving {
    case .view: box.removeFromSuperview()
    case .ancestor: box.superview?.removeFromSuperview()
    case .background: stage.enterBackground()
    }
  }

  /// Moves the box into a view that can be removed.
  private func wrapBox() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.window.addSubview(parent)
    parent.addSubview(box)
    stage.settle()
  }

  @Test(arguments: Leaving.allCases)
  func `An animation ends unfinished when its view leaves the screen or its app the foreground`(
    _ leaving: Leaving
  ) {
    wrapBox()
    var ends: [Bool] = []
    UIView.animate(withDuration: 5) {
      box.alpha = 0.2
    } completion: {
      ends.append($0)
    }
    stage.advance(by: 0.1)
    leave(leaving)
    #expect(ends == [], "\(leaving)")
    stage.advance(by: 0.02)
    #expect(ends == [false] && box.layer.animationKeys() == nil, "\(leaving)")
    #expect(box.layer.opacity == 0.2, "\(leaving)")
  }

  @Test(arguments: Leaving.allCases)
  func `A property animator whose view leaves ends, and stays if it pauses on completion`(
    _ leaving: Leaving
  ) {
    for pauses in [false, true] {
      wrapBox()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { [box] in box.alpha = 0.2
      }
      animator.pausesOnCompletion = pauses
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      stage.advance(by: 0.1)
      leave(leaving)
      stage.advance(by: 0.02)
      #expect(ends == (pauses ? [] : [.end]), "\(leaving)")
      #expect(animator.state == (pauses ? .active : .inactive), "\(leaving)")
      if leaving == .background { stage.enterForeground() }
      if pauses {
        #expect(animator.fractionComplete == 0.5, "\(leaving)")
        animator.stopAnimation(true)
      }
      box.alpha = 1
    }
  }

  @Test func `An animation continues if the view is back in a window by the end of the turn`() {
    wrapBox()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      box.alpha = 0.2
    } completion: {
      ends.append($0)
    }
    stage.advance(by: 0.1)
    box.removeFromSuperview()
    stage.window.addSubview(box)
    stage.advance(by: 0.1)
    #expect(ends == [] && box.layer.animationKeys() == ["opacity"])
    stage.settle()
    #expect(ends == [true])
  }

  @Test(arguments: Leaving.allCases)
  func `An animation that isn't removed on completion outlives the absence of its layer`(
    _ leaving: Leaving
  ) {
    wrapBox()
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.toValue = 6.28
    spin.duration = 1
    spin.repeatCount = .infinity
    spin.isRemovedOnCompletion = false
    box.layer.add(spin, forKey: "spin")
    stage.advance(by: 0.1)
    leave(leaving)
    stage.advance(by: 0.1)
    #expect(box.layer.animationKeys() == ["spin"], "\(leaving)")
    box.layer.removeAllAnimations()
  }
}
