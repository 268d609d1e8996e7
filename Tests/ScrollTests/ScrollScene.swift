import Foundation
import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Records the delegate calls of a scroll view. A repeated call, or a repeated pair of calls, is
/// recorded once.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
  private(set) var lines: [String] = []
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  /// Returns the target offset that the delegate requests.
  var retarget: (CGPoint) -> CGPoint = { $0 }
  /// Called with each change of the offset.
  var onScroll: (UIScrollView) -> Void = { _ in }
  /// Called when a drag is about to end, and when it has ended.
  var onWillEndDragging: (UIScrollView) -> Void = { _ in }
  var onEndDragging: (UIScrollView) -> Void = { _ in }
  /// Called with each change of the scale.
  var onZoom: (UIScrollView) -> Void = { _ in }
  /// Whether the delegate allows scrolling to the top.
  var goesToTop = true
  /// The view to zoom.
  weak var zoomed: UIView?

  func note(_ line: String) {
    if lines.last == line { return }
    lines.append(line)
    if lines.count > 3, lines.suffix(2) == lines.dropLast(2).suffix(2) { lines.removeLast(2) }
  }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("did scroll")
    onScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end dragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    targetContentOffset.pointee = retarget(target)
    onWillEndDragging(scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end dragging, \(decelerate ? "will decelerate" : "at rest")")
    onEndDragging(scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("will begin decelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("did end animation")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("should scroll to top")
    return goesToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("did scroll to top") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("will begin zooming" + (view === zoomed ? "" : " another view"))
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    note(scrollView.isZoomBouncing ? "did zoom, bouncing" : "did zoom")
    onZoom(scrollView)
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note(
      "did end zooming" + (view === zoomed ? "" : " another view")
        + (scale == scrollView.zoomScale ? "" : " at another scale"))
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("did change inset")
  }
}

/// A scroll view with answers about touches that a test chooses.
final class AskedScrollView: UIScrollView {
  var safeArea = UIEdgeInsets.zero
  override var safeAreaInsets: UIEdgeInsets { safeArea }
  override var canBecomeFirstResponder: Bool { true }
  var takesFocus = false
  override var canBecomeFocused: Bool { takesFocus }
  var begins = true
  var cancels: Bool?
  var asked: [String] = []
  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    asked.append("begin")
    return begins
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    asked.append("cancel")
    return cancels ?? super.touchesShouldCancel(in: view)
  }
}

/// A view that records its touches.
final class ContentView: RecordingView {
  var touches: [String] { lines }
}

/// A viewport of 300 × 400 points on content of 300 × 2000 points.
@MainActor
struct ScrollScene {
  let stage = Stage()
  let log = ScrollLog()
  let view = AskedScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let content = ContentView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))

  init(content size: CGSize = CGSize(width: 300, height: 2000)) {
    stage.window.addSubview(view)
    content.frame.size = size
    view.addSubview(content)
    view.contentSize = size
    view.delegate = log
  }

  /// Touches the center of the viewport with a finger.
  func press() -> Finger { stage.touch(at: CGPoint(x: 150, y: 200)) }

  /// Moves a finger at constant speed for a tenth of a second, and lifts it.
  func flick(_ way: CGVector) {
    let finger = press()
    finger.move(by: way, duration: 0.1)
    finger.lift()
  }

  /// Moves a finger, rests, and lifts it.
  func drag(_ way: CGVector) {
    let finger = press()
    finger.move(by: way, duration: 0.1)
    stage.advance(by: 0.1)
    finger.lift()
  }

  /// Returns the distance of a deceleration in a time (statement 265).
  ///
  /// It is the sum of the movements of each millisecond after the first one, until the velocity is
  /// 10 points per second.
  static func travel(_ velocity: Double, rate: Double = 0.998, after time: Double = .infinity)
    -> Double
  {
    let reach = rate / (1 - rate) / 1000
    let end = reach * (velocity - 10)
    return min(end, velocity * reach * (1 - pow(rate, 1000 * time - 1)))
  }

  /// Returns the distance beyond the edge after a release there, by the formula that fits
  /// recordings of iOS 26.
  static func bounce(_ distance: Double, _ velocity: Double, after time: Double) -> Double {
    let time = max(0, time - 0.001)
    return distance * exp(-10 * time) + velocity / 2 * (exp(-10 * time) - exp(-12 * time))
  }

  /// The maximum rounding error of a location on the screen's pixels, in points.
  static let pixel = 1.0 / 6 + 1e-6

  /// Returns the distance that the rubber band gives way (statement 268).
  static func band(_ travel: Double, _ dimension: Double) -> Double {
    (1 - 1 / (travel * 0.55 / dimension + 1)) * dimension
  }
}

extension CGFloat {
  func isNear(_ other: Double, within distance: Double = 1e-6) -> Bool {
    (Double(self) - other).magnitude <= distance
  }
}
