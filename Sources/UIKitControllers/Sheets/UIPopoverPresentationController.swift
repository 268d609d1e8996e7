public import UIKitCore

/// Hears of a popover, beside what every presentation tells.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Where the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover lies below its source.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards: it lies above.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left: it lies to the right.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right: it lies to the left.
  public static let right = Self(rawValue: 1 << 3)
  /// Any of them.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = Self(rawValue: .max)
}

/// Shows a controller beside what it is about: in narrow windows as a sheet, unless the delegate wants
/// it otherwise.
///
/// Where it stays a popover it is a plain card beside its source: no arrow is drawn, and touches beside
/// it dismiss it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it is about.
  open var sourceView: UIView?
  /// What it is about, in that view's coordinates; null for all of the view.
  open var sourceRect = CGRect.null
  /// Where the arrow may point: which sides of the source are tried, in the order below, above, right
  /// and left.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Where the arrow points; unknown before it is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether it may lie over its source; kept.
  open var canOverlapSourceViewRect = false
  /// Views beside it that take touches while it is shown.
  open var passthroughViews: [UIView]?
  /// The colour of the card; nil for the content's own.
  open var backgroundColor: UIColor?
  /// How far it keeps away from the edges of the window.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The sheet that it is in narrow windows, to set that up.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)

  private let outside = UIView()
  /// The size of a content that has no wish, as UIKit's oldest popovers had.
  private static let size = CGSize(width: 320, height: 480)
  private static let cornerRadius: CGFloat = 13

  override var ownAdaptiveStyle: UIModalPresentationStyle { isCompact ? .formSheet : .none }

  /// The card: beside the source, within the margins.
  open override var frameOfPresentedViewInContainerView: CGRect { place().frame }

  private func place() -> (frame: CGRect, arrow: UIPopoverArrowDirection) {
    guard let container else { return (.zero, .unknown) }
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let wish = preferredContentSize
    let size = CGSize(
      width: min(room.width, wish.width > 0 ? wish.width : Self.size.width),
      height: min(room.height, wish.height > 0 ? wish.height : Self.size.height))
    let source =
      sourceView.map {
        container.convert(sourceRect.isNull ? $0.bounds : sourceRect, from: $0)
      } ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let x = source.midX - size.width / 2
    let y = source.midY - size.height / 2
    let places: [(UIPopoverArrowDirection, CGRect)] = [
      (.up, CGRect(origin: CGPoint(x: x, y: source.maxY), size: size)),
      (.down, CGRect(origin: CGPoint(x: x, y: source.minY - size.height), size: size)),
      (.left, CGRect(origin: CGPoint(x: source.maxX, y: y), size: size)),
      (.right, CGRect(origin: CGPoint(x: source.minX - size.width, y: y), size: size)),
    ]
    let allowed = places.filter { permittedArrowDirections.contains($0.0) }
    let fitting = allowed.first { arrow, frame in
      arrow == .up || arrow == .down
        ? frame.minY >= room.minY && frame.maxY <= room.maxY
        : frame.minX >= room.minX && frame.maxX <= room.maxX
    }
    guard let (arrow, frame) = fitting ?? allowed.first ?? places.first else {
      return (room, .unknown)
    }
    let origin = CGPoint(
      x: max(room.minX, min(frame.minX, room.maxX - size.width)),
      y: max(room.minY, min(frame.minY, room.maxY - size.height)))
    return (CGRect(origin: origin, size: size), arrow)
  }

  /// Lets touches beside it dismiss it.
  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    outside.frame = container.bounds
    outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outside.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: UIPopoverPresentationController.tappedOutside))
    container.insertSubview(outside, at: 0)
    if let backgroundColor { presentedView?.backgroundColor = backgroundColor }
  }

  private func tappedOutside() {
    if state == .shown, userMayDismiss() { dismissByUser() }
  }

  /// Lays the card out.
  open override func containerViewDidLayoutSubviews() {
    if state == .shown { placePresentedView() }
  }

  override func placePresentedView() {
    super.placePresentedView()
    arrowDirection = place().arrow
    presentedView?.layer.cornerRadius = Self.cornerRadius
    presentedView?.clipsToBounds = true
  }

  override func standardAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    CrossDissolveAnimator(presents: presents)
  }
}
