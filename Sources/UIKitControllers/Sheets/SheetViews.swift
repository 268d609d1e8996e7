internal import UIKitCore

/// What a sheet shows beside its controller's view, and what it does to that view's look.
@MainActor
final class SheetViews {
  /// How dark the presenter becomes behind a sheet; measured on an iPhone 16 with iOS 26.1.
  private static let darkness: CGFloat = 0.2
  /// The grabber's size and its distance from the upper edge, measured there as well.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5
  /// Points; chosen to look like the system's, whose radius is not published.
  private static let cornerRadius: CGFloat = 38

  let dimming = UIView()
  private let grabber = UIView()
  private var look: (radius: CGFloat, corners: CACornerMask, clips: Bool)?
  /// Told of a tap beside the sheet.
  var onTap: () -> Void = {}

  init() {
    dimming.backgroundColor = UIColor.black.withAlphaComponent(Self.darkness)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: SheetViews.tapped))
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.bounds.size = Self.grabberSize
  }

  private func tapped() { onTap() }

  /// Keeps how a view looks before it is shown as a sheet.
  func keepLook(of view: UIView) {
    look = (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds)
  }

  /// Puts a view into its place as a sheet.
  func put(_ view: UIView, at place: SheetLayout.Place, radius: CGFloat?, isFloating: Bool) {
    let transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
    let center = CGPoint(x: place.frame.midX, y: place.frame.midY)
    if view.transform != transform { view.transform = transform }
    if view.bounds.size != place.size { view.bounds.size = place.size }
    if view.center != center { view.center = center }
    view.layer.cornerRadius = max(0, radius ?? Self.cornerRadius)
    view.layer.maskedCorners =
      isFloating
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
  }

  /// The view is no sheet any more.
  func giveLookBack(to view: UIView) {
    grabber.removeFromSuperview()
    dimming.removeFromSuperview()
    guard let look else { return }
    view.transform = .identity
    view.layer.cornerRadius = look.radius
    view.layer.maskedCorners = look.corners
    view.clipsToBounds = look.clips
    self.look = nil
  }

  /// Shows the grabber at the upper edge of a view in its place, or hides it.
  func showGrabber(_ isShown: Bool, over view: UIView) {
    guard isShown, let container = view.superview else { return grabber.removeFromSuperview() }
    if grabber.superview !== container { container.addSubview(grabber) }
    container.bringSubviewToFront(grabber)
    grabber.center = CGPoint(
      x: view.frame.midX, y: view.frame.minY + Self.grabberTop + Self.grabberSize.height / 2)
  }

  /// The grabber goes along with a sheet that slides.
  func moveGrabber(with view: UIView) { showGrabber(grabber.superview != nil, over: view) }
}
