internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// One of the two axes of a scroll view.
enum ScrollAxis: CaseIterable {
  case horizontal
  case vertical

  /// A point's share along the axis.
  func of(_ point: CGPoint) -> Double {
    Double(self == .horizontal ? point.x : point.y)
  }

  /// A way's share along the axis.
  func of(_ way: GesturePoint) -> Double { self == .horizontal ? way.x : way.y }

  /// A size's share along the axis.
  func of(_ size: CGSize) -> Double { Double(self == .horizontal ? size.width : size.height) }

  /// The insets before and behind the content along the axis.
  func of(_ insets: UIEdgeInsets) -> (leading: Double, trailing: Double) {
    self == .horizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
  }
}

extension CGPoint {
  /// A point from what each axis has.
  init(_ share: (ScrollAxis) -> Double) {
    self.init(x: CGFloat(share(.horizontal)), y: CGFloat(share(.vertical)))
  }
}

/// What the program configured on a scroll view.
struct ScrollSettings {
  var contentSize = CGSize.zero
  /// The content's size at a scale of 1, so that zooming back to a scale gives the same size again.
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

/// A drag that is under way.
struct ScrollDrag {
  /// Where the fingers would have the content before they moved: what the rubber band gives is
  /// taken back, so that content that is caught beyond an edge does not jump.
  var origin: GesturePoint
  /// The offset at the beginning.
  let start: CGPoint
  let lock: DirectionalLock
  /// Whether a wheel or a trackpad does it: it gives no way beyond the edges.
  let isWheel: Bool
  /// Whether the delegate is receiving that the drag is about to end.
  var isEnding = false
  /// The offset it set last, which is on a pixel.
  private(set) var latest: CGPoint
  /// Where it would have set it, between pixels.
  private var place: GesturePoint
  /// How far the fingers had moved then.
  private var way = GesturePoint.zero

  init(at offset: CGPoint, origin: GesturePoint, lock: DirectionalLock, isWheel: Bool) {
    self.origin = origin
    start = offset
    self.lock = lock
    self.isWheel = isWheel
    latest = offset
    place = GesturePoint(offset)
  }

  /// A step: the fingers' way brings the content to a place, and to a pixel beside it.
  mutating func stepped(by way: GesturePoint, to place: GesturePoint, _ offset: CGPoint) {
    self.way = way
    self.place = place
    latest = offset
  }

  /// Something else moved the content, or the limits: the drag goes on from there.
  ///
  /// - Parameters:
  ///   - offset: Where the content is now.
  ///   - way: How far the fingers have moved; nil for as far as at the latest step.
  ///   - wanted: Where fingers would have content that is at a place.
  mutating func rebase(
    at offset: CGPoint, way: GesturePoint? = nil, wanted: (GesturePoint) -> GesturePoint
  ) {
    self.way = way ?? self.way
    place = place + (GesturePoint(offset) - GesturePoint(latest))
    latest = offset
    origin = wanted(place) + self.way
  }
}

/// What is known when the fingers are gone.
struct ScrollRelease {
  let drag: ScrollDrag
  /// How fast the offset was moving, in points a second.
  var velocity = GesturePoint.zero
  /// Where the delegate wants the content along an axis.
  var horizontalTarget: Double?
  var verticalTarget: Double?
}

/// A change of the offset that the program wants to see.
struct ScrollAnimation {
  private(set) var from: CGPoint
  private(set) var target: CGPoint
  /// When it began, in seconds on the application's clock.
  let start: Double
  /// Whether it is the way to the top that a tap on the status bar asks for.
  var isToTop = false
  /// Whether the target was an offset that a finger could reach: it then stays one.
  var endsInRange = true

  /// How long it takes, in seconds, slow at both ends; unpublished. Practice says 0.25 to 0.35,
  /// however far the way is.
  static let duration = 0.3

  func position(at time: Double) -> CGPoint {
    let part = part(at: time)
    guard part < 1 else { return target }
    return CGPoint { $0.of(from) + ($0.of(target) - $0.of(from)) * part }
  }

  /// The part of the way that is done, slow at both ends.
  private func part(at time: Double) -> Double {
    let part = min(1, max(0, (time - start) / Self.duration))
    return part * part * (3 - 2 * part)
  }

  /// Goes on from where it is to another target, and arrives as if it had always gone there.
  mutating func retarget(to new: CGPoint, at time: Double) {
    let (position, done) = (position(at: time), part(at: time))
    if done < 1 {
      from = CGPoint { ($0.of(position) - $0.of(new) * done) / (1 - done) }
    }
    target = new
  }
}

/// Two fingers that zoom.
struct ZoomGesture {
  let view: UIView
  /// The point of the view that stays under the middle of the fingers.
  var anchor: CGPoint
  /// The scale that the fingers ask for while the recognizer's is `base`.
  var wanted: Double
  var base: CGFloat
  /// The recognizer's scale at the latest step.
  var latestPinch: CGFloat
  /// The scale and the offset it set last.
  var latestScale: CGFloat
  var latestOffset: CGPoint
}

/// A zoom whose picture is still on its way to the scale that holds already.
final class ZoomAnimation {
  let view: UIView
  /// Whether it comes back from beyond a limit.
  let isBounce: Bool

  init(view: UIView, isBounce: Bool) {
    self.view = view
    self.isBounce = isBounce
  }

  /// How long it takes, in seconds; unpublished, as long as iOS seems to take.
  static let duration = 0.3
}

/// What a scroll view is doing.
struct ScrollState {
  var drag: ScrollDrag?
  var zoom: ZoomGesture?
  var zoomAnimation: ZoomAnimation?
  var zoomScale: CGFloat = 1
  /// What is left of a deceleration that a finger caught, until that finger lifts.
  var caught: CaughtScroll?
  /// Whether the fingers are gone and the delegate is hearing of it: what comes then is not known
  /// yet.
  var isLettingGo = false
  var coasting: ScrollCoasting?
  var animation: ScrollAnimation?
  /// Whether the offset is being changed by the drag or by the frames, and not by the program.
  var isMovingItself = false
  /// Counts what begins to move the content, so that one who called out can tell what happened
  /// meanwhile.
  var version = 0
  /// The adjusted insets that were last told.
  var knownInset = UIEdgeInsets.zero
  /// Whether the program wants the indicators during its own changes.
  var showsOwnChanges = false

  /// Whether nothing moves the content.
  var isAtRest: Bool {
    drag == nil && !isLettingGo && coasting == nil && animation == nil && zoom == nil
      && zoomAnimation == nil
  }
}

/// Calls a scroll view with each frame while it moves by itself.
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
