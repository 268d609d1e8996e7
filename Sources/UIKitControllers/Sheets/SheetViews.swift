internal import UIKitCore

/// The views that a sheet adds around its controller's view, and its changes to that view's
/// appearance.
@MainActor
final class SheetViews {
  /// The opacity of the dimming behind a sheet, measured on an iPhone 16 with iOS 26.1.
  private static let darkness: CGFloat = 0.2
  /// The size of the grabber and its distance from the top edge, measured there as well.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5
  /// The corner radius in points, chosen to resemble the system's, which isn't published.
  private static let cornerRadius: CGFloat = 38

  let dimming = UIView()
  private let grabber = UIView()
  private var look: (radius: CGFloat, corners: CACornerMask, clips: Bool)?
  /// Called when the user taps outside the sheet.
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

  /// Stores the appearance of a view before it is shown as a sheet.
  func keepLook(of view: UIView) {
    look = (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds)
  }

  /// Sets the position and appearance of a view as a sheet.
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

  /// Restores the original appearance of a view that is no longer a sheet.
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

  /// Shows the grabber at the top edge of a view, or hides it.
  func showGrabber(_ isShown: Bool, over view: UIView) {
    guard isShown, let container = view.superview else { return grabber.removeFromSuperview() }
    if grabber.superview !== container { container.addSubview(grabber) }
    container.bringSubviewToFront(grabber)
    grabber.center = CGPoint(
      x: view.frame.midX, y: view.frame.minY + Self.grabberTop + Self.grabberSize.height / 2)
  }

  /// Moves the grabber with a sheet that slides.
  func moveGrabber(with view: UIView) { showGrabber(grabber.superview != nil, over: view) }
}
