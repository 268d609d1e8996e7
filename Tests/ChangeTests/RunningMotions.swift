import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A finger before a swipe is recognized.
@MainActor
final class RunningSwipe: OpenThing {
  private let swipe = UISwipeGestureRecognizer()
  private var finger: Finger?

  override func open() {
    swipe.addTarget(self, action: Selector("swiped:", RunningSwipe.swiped(_:)))
    world.host.addGestureRecognizer(swipe)
    finger = stage.touch(at: CGPoint(x: 60, y: 200))
    finger?.move(by: CGVector(dx: 20, dy: 0), duration: 0.02)
  }

  private func swiped(_ sender: UISwipeGestureRecognizer) {
    begun += 1
    ended += 1
  }

  /// The swipe is too slow once everything has settled, and the next swipe is recognized.
  override var beginnings: Int { world.host.window == nil ? 0 : 1 }

  /// Whether the finger still counts.
  override var isOpen: Bool { swipe.numberOfTouches > 0 }

  override func close() {
    if let finger, finger.isDown {
      finger.move(by: CGVector(dx: 80, dy: 0), duration: 0.05)
      finger.lift()
    }
    stage.settle()
    stage.swipe(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 180, y: 200))
  }
}

/// A view that an animation moves to the right edge.
@MainActor
class RunningAnimation: OpenThing {
  let box = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  override func open() {
    box.addAction(UIAction { _ in }, for: .touchUpInside)
    world.host.addSubview(box)
    stage.settle()
    begun = 1
    animate()
  }

  func animate() {
    UIView.animate(withDuration: 0.3) {
      self.box.frame.origin.x = 150
    } completion: { _ in
      self.ended += 1
    }
  }

  override var settlesOpen: Bool { false }
  override var isOpen: Bool { begun != ended }

  override var problems: [String] {
    let shown = box.layer.presentation()?.frame ?? box.frame
    return problem(box.frame.minX == 150 && (isOpen || shown == box.frame), "it is at \(shown)")
  }
}

/// A view that a property animator moves to the right edge.
@MainActor
final class RunningAnimator: RunningAnimation {
  private var animator: UIViewPropertyAnimator?

  override func animate() {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) {
      self.box.frame.origin.x = 150
    }
    animator.addCompletion { _ in self.ended += 1 }
    animator.startAnimation()
    self.animator = animator
  }
}
