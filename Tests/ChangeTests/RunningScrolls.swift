import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A scroll view that fills the host, which is as high as the page allows.
///
/// It is the delegate for all of its subclasses, because optional methods that only a subclass of a
/// delegate has aren't called.
@MainActor
class RunningScroll: OpenThing, UIScrollViewDelegate {
  let scrollView = UIScrollView(frame: .zero)
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 3000))
  /// The number of calls of each delegate method.
  private(set) var heard: [String: Int] = [:]
  /// The delegate methods that report the beginning and the end.
  var messages: (begins: String, ends: String) { ("", "") }

  func prepare() {
    world.host.frame.size.height = world.page.view.bounds.height - 140
    world.host.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    scrollView.frame = world.host.bounds
    scrollView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = content.bounds.size
    scrollView.delegate = self
    scrollView.addSubview(content)
    world.host.addSubview(scrollView)
    stage.settle()
  }

  override var begun: Int {
    get { heard[messages.begins] ?? 0 }
    set { heard[messages.begins] = newValue }
  }
  override var ended: Int {
    get { heard[messages.ends] ?? 0 }
    set { heard[messages.ends] = newValue }
  }

  /// The range in which the content may come to rest.
  var range: ClosedRange<CGFloat> {
    let top = -scrollView.adjustedContentInset.top
    return top...max(top, scrollView.contentSize.height - scrollView.bounds.height)
  }

  override var problems: [String] {
    let offset = scrollView.contentOffset.y
    return problem(range.contains(offset) || isOpen, "the offset is \(offset), not in \(range)")
      + (begun == ended || isOpen ? [] : ["\(heard)"])
  }

  override func turnOff() { scrollView.isScrollEnabled = false }

  private func hear(_ message: String) { heard[message, default: 0] += 1 }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView.maximumZoomScale > 1 ? content : nil
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("will drag") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    hear("did drag")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { hear("will decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("did decelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear("did animate") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    hear("will zoom")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { hear("did zoom") }
}

/// A dragging finger.
@MainActor
class RunningDrag: RunningScroll {
  private(set) var finger: Finger?

  override func open() {
    prepare()
    let finger = stage.touch(at: CGPoint(x: 100, y: 240))
    finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.1)
    self.finger = finger
  }

  override var messages: (begins: String, ends: String) { ("will drag", "did drag") }
  override var isOpen: Bool { scrollView.isDragging }

  override func close() {
    if finger?.isDown == true { finger?.lift() }
  }
}

/// Two zooming fingers.
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

  override var messages: (begins: String, ends: String) { ("will zoom", "did zoom") }
  override var isOpen: Bool { scrollView.isZooming }

  override var problems: [String] {
    problem(
      (0.5...3).contains(scrollView.zoomScale) || isOpen, "the scale is \(scrollView.zoomScale)")
  }

  override func close() {
    let fingers = fingers.filter(\.isDown)
    stage.together { for finger in fingers { finger.lift() } }
  }

  override func turnOff() { scrollView.pinchGestureRecognizer?.isEnabled = false }
}

/// Decelerating content.
@MainActor
final class RunningDeceleration: RunningScroll {
  override func open() {
    prepare()
    stage.swipe(from: CGPoint(x: 100, y: 260), to: CGPoint(x: 100, y: 160))
  }

  override var settlesOpen: Bool { false }
  override var messages: (begins: String, ends: String) { ("will decelerate", "did decelerate") }
  override var isOpen: Bool { scrollView.isDecelerating }
}

/// An animated change of the offset to the end of the content.
@MainActor
final class RunningScrollAnimation: RunningScroll {
  override func open() {
    prepare()
    begun = 1
    scrollView.setContentOffset(CGPoint(x: 0, y: range.upperBound), animated: true)
  }

  override var settlesOpen: Bool { false }
  override var messages: (begins: String, ends: String) { ("will animate", "did animate") }
  override var isOpen: Bool { scrollView.isScrollAnimating }
}

/// A refresh that a finger has begun.
@MainActor
final class RunningRefresh: RunningScroll {
  private let control = UIRefreshControl()

  override func open() {
    prepare()
    scrollView.refreshControl = control
    control.addAction(UIAction { [weak self] _ in self?.begun += 1 }, for: .valueChanged)
    stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 380), duration: 0.2)
  }

  override var messages: (begins: String, ends: String) { ("will refresh", "did refresh") }
  override var isOpen: Bool { control.isRefreshing }

  override var problems: [String] {
    guard isOpen else { return super.problems }
    let (offset, inset) = (scrollView.contentOffset.y, scrollView.adjustedContentInset.top)
    return problem(
      control.frame.width == scrollView.bounds.width,
      "it is \(control.frame.width) wide, and the content \(scrollView.bounds.width)")
      + problem(inset == 60, "it takes \(inset) points")
      + problem(offset == -60, "the offset is \(offset)")
  }

  override func close() {
    control.endRefreshing()
    ended += 1
  }
}
