import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A scroll view that fills the host.
@MainActor
class RunningScroll: OpenThing, UIScrollViewDelegate {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 3000))

  func prepare() {
    world.host.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    scrollView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = content.bounds.size
    scrollView.delegate = self
    scrollView.addSubview(content)
    world.host.addSubview(scrollView)
    stage.settle()
  }

  override var problems: [String] {
    let offset = scrollView.contentOffset
    let last = max(0, scrollView.contentSize.height - scrollView.bounds.height)
    let isInRange = offset.x == 0 && (0...last).contains(offset.y)
    return problem(isInRange || isOpen, "the offset is \(offset), and the last one \(last)")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A finger that drags.
@MainActor
class RunningDrag: RunningScroll {
  private(set) var finger: Finger?

  override func open() {
    prepare()
    let finger = stage.touch(at: CGPoint(x: 100, y: 240))
    finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.1)
    self.finger = finger
  }

  override var isOpen: Bool { scrollView.isDragging }

  override func close() {
    if finger?.isDown == true { finger?.lift() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { begun += 1 }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    ended += 1
  }
}

/// Two fingers that zoom.
@MainActor
final class RunningZoom: RunningScroll {
  private var fingers: [Finger] = []

  override func open() {
    prepare()
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 3
    let stage = stage
    stage.together { fingers = [80, 140].map { stage.touch(at: CGPoint(x: $0, y: 200)) } }
    stage.together {
      for (finger, way) in zip(fingers, [-20.0, 20]) {
        finger.move(by: CGVector(dx: way, dy: 0), duration: 0.1)
      }
    }
  }

  override var isOpen: Bool { scrollView.isZooming }

  override var problems: [String] {
    problem(scrollView.zoomScale >= 0.5 && scrollView.zoomScale <= 3 || isOpen, "the scale is off")
  }

  override func close() {
    let fingers = fingers.filter(\.isDown)
    stage.together { for finger in fingers { finger.lift() } }
  }

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { begun += 1 }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { ended += 1 }
}

/// Content that goes on by itself.
@MainActor
final class RunningDeceleration: RunningScroll {
  override func open() {
    prepare()
    stage.swipe(from: CGPoint(x: 100, y: 260), to: CGPoint(x: 100, y: 160))
  }

  override var isOpen: Bool { scrollView.isDecelerating }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { begun += 1 }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ended += 1 }
}

/// An animated change of the offset to the end of the content.
@MainActor
final class RunningScrollAnimation: RunningScroll {
  override func open() {
    prepare()
    begun = 1
    let end = scrollView.contentSize.height - scrollView.bounds.height
    scrollView.setContentOffset(CGPoint(x: 0, y: end), animated: true)
  }

  override var isOpen: Bool { scrollView.isScrollAnimating }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
}

/// A refresh that a finger has begun.
@MainActor
final class RunningRefresh: RunningScroll {
  private let control = UIRefreshControl()

  override func open() {
    prepare()
    scrollView.refreshControl = control
    control.addAction(UIAction { [weak self] _ in self?.begun += 1 }, for: .valueChanged)
    stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 560), duration: 0.2)
  }

  override var isOpen: Bool { control.isRefreshing }

  override var problems: [String] {
    guard isOpen else { return super.problems }
    return problem(
      control.frame.width == scrollView.bounds.width,
      "it is \(control.frame.width) wide, and the content \(scrollView.bounds.width)")
      + problem(
        scrollView.adjustedContentInset.top == 60,
        "it takes \(scrollView.adjustedContentInset.top) points")
      + problem(
        scrollView.contentOffset.y == -60, "the offset is \(scrollView.contentOffset.y)")
  }

  override func close() {
    control.endRefreshing()
    ended += 1
  }
}
