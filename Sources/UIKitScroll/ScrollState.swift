internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// One of the two axes of a scroll view.
enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical

  /// Returns the coordinate of a point along the axis.
  func of(_ point: CGPoint) -> Double {
    Double(self == .horizontal ? point.x : point.y)
  }

  /// Returns the component of a vector along the axis.
  func of(_ way: GesturePoint) -> Double { self == .horizontal ? way.x : way.y }

  /// Returns the width or height along the axis.
  func of(_ size: CGSize) -> Double { Double(self == .horizontal ? size.width : size.height) }

  /// Returns the insets before and after the content along the axis.
  func of(_ insets: UIEdgeInsets) -> (leading: Double, trailing: Double) {
    self == .horizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }
}

extension CGPoint {
  /// Creates a point from the coordinate of each axis.
  init(_ share: (ScrollAxis) -> Double) {
    self.init(x: CGFloat(share(.horizontal)), y: CGFloat(share(.vertical)))
  }
}

/// The settings that app code made on a scroll view.
struct ScrollSettings {
  var contentSize = CGSize.zero
  /// The content size at a scale of 1, so that zooming back to a scale restores exactly the same
  /// size.
  var unscaledContentSize = CGSize.zero
  var contentAlignment = CGPoint.zero
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var contentInset = UIEdgeInsets.zero
  var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var isScrollEnabled = true
  var delaysContentTouches = true
  var bouncesHorizontally = true
  var bouncesVertically = true
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var verticalIndicatorInsets = UIEdgeInsets.zero
}

/// A drag in progress.
struct ScrollDrag {
  /// The offset at which the fingers would have placed the content before they moved.
  ///
  /// It has the rubber-band effect removed, so that content caught beyond an edge doesn't jump.
  var origin: GesturePoint
  /// The offset at the beginning of the drag.
  let start: CGPoint
  let lock: DirectionalLock
  /// Whether a wheel or a trackpad scrolls. If so, the content doesn't move beyond its edges.
  let isWheel: Bool
  /// Whether the delegate is being notified that the drag is about to end.
  var isEnding = false
  /// The offset that the drag set last, rounded to a pixel.
  private(set) var latest: CGPoint
  /// The last offset before it was rounded to a pixel.
  private var place: GesturePoint
  /// The translation of the fingers at the last step.
  private var way = GesturePoint.zero

  init(at offset: CGPoint, origin: GesturePoint, lock: DirectionalLock, isWheel: Bool) {
    self.origin = origin
    start = offset
    self.lock = lock
    self.isWheel = isWheel
    latest = offset
    place = GesturePoint(offset)
  }

  /// Records a step: the fingers' translation, the exact position of the content, and its offset on
  /// a pixel.
  mutating func stepped(by way: GesturePoint, to place: GesturePoint, _ offset: CGPoint) {
    self.way = way
    self.place = place
    latest = offset
  }

  /// Continues the drag from a new offset after something else moved the content or changed its
  /// limits.
  ///
  /// - Parameters:
  ///   - offset: The current content offset.
  ///   - way: The current translation of the fingers, or `nil` to use the translation of the last
  ///     step.
  ///   - wanted: Returns the position at which fingers would hold content that is shown at a
  ///     position.
  mutating func rebase(
    at offset: CGPoint, way: GesturePoint? = nil, wanted: (GesturePoint) -> GesturePoint
  ) {
    self.way = way ?? self.way
    place = place + (GesturePoint(offset) - GesturePoint(latest))
    latest = offset
    origin = wanted(place) + self.way
  }
}

/// The values known when the fingers lift.
struct ScrollRelease {
  let drag: ScrollDrag
  /// The velocity of the offset, in points per second.
  var velocity = GesturePoint.zero
  /// The offset that the delegate requested along an axis, or `nil` if it left the proposed one.
  var horizontalTarget: Double?
  var verticalTarget: Double?
}

/// An animated change of the offset that app code requested.
struct ScrollAnimation {
  private(set) var from: CGPoint
  private(set) var target: CGPoint
  /// The start time, in seconds on the application's clock.
  let start: Double
  /// Whether the animation scrolls to the top after a tap on the status bar.
  var isToTop = false
  /// Whether the target was in the range that a finger can reach. If so, it is kept in range.
  var endsInRange = true

  /// The duration in seconds, whatever the distance. Apple doesn't document it; observations range
  /// from 0.25 to 0.35.
  static let duration = 0.3

  func position(at time: Double) -> CGPoint {
    let part = part(at: time)
    guard part < 1 else { return target }
    return CGPoint { $0.of(from) + ($0.of(target) - $0.of(from)) * part }
  }

  /// Returns the completed fraction of the animation, with ease-in and ease-out.
  private func part(at time: Double) -> Double {
    let part = min(1, max(0, (time - start) / Self.duration))
    return part * part * (3 - 2 * part)
  }

  /// Moves the whole animation, because the content has moved.
  mutating func shift(by way: CGFloat) {
    from.y += way
    target.y += way
  }

  /// Redirects the animation from its current position to another target.
  ///
  /// It then ends at the same time and with the same curve as if it had always had that target.
  mutating func retarget(to new: CGPoint, at time: Double) {
    let (position, done) = (position(at: time), part(at: time))
    if done < 1 {
      from = CGPoint { ($0.of(position) - $0.of(new) * done) / (1 - done) }
    }
    target = new
  }
}

/// A zoom gesture with two fingers.
struct ZoomGesture {
  let view: UIView
  /// The point of the view that stays under the center of the fingers.
  var anchor: CGPoint
  /// The scale that the fingers request while the recognizer's scale is `base`.
  var wanted: Double
  var base: CGFloat
  /// The recognizer's scale at the last step.
  var latestPinch: CGFloat
  /// The scale and the offset that the gesture set last.
  var latestScale: CGFloat
  var latestOffset: CGPoint
}

/// A zoom that has set its scale but is still animating.
final class ZoomAnimation {
  let view: UIView
  /// Whether the scale returns from beyond a limit.
  let isBounce: Bool

  init(view: UIView, isBounce: Bool) {
    self.view = view
    self.isBounce = isBounce
  }

  /// The duration in seconds. Apple doesn't document it; the value is an estimate from iOS.
  static let duration = 0.3
}

/// The current movement of a scroll view.
struct ScrollState {
  var drag: ScrollDrag?
  var zoom: ZoomGesture?
  var zoomAnimation: ZoomAnimation?
  var zoomScale: CGFloat = 1
  /// The deceleration that a finger stopped, until that finger lifts.
  var caught: CaughtScroll?
  /// Whether the fingers have lifted and the delegate is being notified, so that the next movement
  /// isn't known yet.
  var isLettingGo = false
  var coasting: ScrollCoasting?
  var animation: ScrollAnimation?
  /// Whether a drag or a frame is changing the offset, as opposed to app code.
  var isMovingItself = false
  /// The number of movements begun so far. Code that calls out compares it to detect new movements.
  var version = 0
  /// The adjusted insets of the last notification.
  var knownInset = UIEdgeInsets.zero
  /// Whether the indicators are shown during offset changes by app code.
  var showsOwnChanges = false

  /// Whether nothing moves the content.
  var isAtRest: Bool {
    drag == nil && !isLettingGo && coasting == nil && animation == nil && zoom == nil
      && zoomAnimation == nil
  }
}

/// Calls a scroll view on each frame while its content moves without a finger.
@MainActor
final class ScrollTicker {
  private weak var scrollView: UIScrollView?
  private var link: CADisplayLink?

  init() {}

  func start(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    guard link == nil else { return }
    let link = CADisplayLink(
      target: self, selector: Selector("scrollTick:", ScrollTicker.tick(_:)))
    link.add(to: scrollView.ownApplication, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func tick(_ link: CADisplayLink) {
    guard let scrollView else { return stop() }
    scrollView.frame(at: link.timestamp)
  }
}
