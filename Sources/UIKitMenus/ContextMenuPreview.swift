@_spi(Kit) internal import UIKitCore

/// The content that a context menu lifts: a snapshot of a view, or a controller's view.
final class ContextMenuPreview: UIControl {
  /// The original frame, to which the preview returns, in screen coordinates.
  private(set) var home: CGRect
  private let content: UIView
  let provided: UIViewController?

  /// Dimensions in points, chosen to look like the system's.
  private enum Look {
    static let corner: CGFloat = 14
    static let lift: CGFloat = 1.04
  }

  /// Creates a snapshot, or returns `nil` if the view is empty.
  init?(_ preview: UITargetedPreview) {
    guard let picture = preview.view.snapshotView(afterScreenUpdates: false) else { return nil }
    provided = nil
    content = picture
    home = Self.place(of: preview)
    super.init(frame: home)
    let parameters = preview.parameters
    if parameters.hasGround { picture.backgroundColor = parameters.backgroundColor }
    picture.layer.cornerRadius = preview.view.layer.cornerRadius
    picture.clipsToBounds = preview.view.clipsToBounds
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      picture.layer.mask = mask
    }
    layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
    prepare()
  }

  /// Creates a preview with a controller's view in a given size.
  init(_ controller: UIViewController, size: CGSize, from home: CGRect) {
    self.provided = controller
    content = controller.view
    self.home = home
    super.init(frame: CGRect(origin: home.origin, size: size))
    content.layer.cornerRadius = Look.corner
    content.clipsToBounds = true
    prepare()
  }

  required init?(coder: NSCoder) { nil }

  private func prepare() {
    accessibilityIdentifier = "contextMenu.preview"
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowColor = UIColor.black.cgColor
    content.frame = bounds
    content.isUserInteractionEnabled = false
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Returns the frame of a preview's target on the screen.
  static func place(of preview: UITargetedPreview) -> CGRect {
    let target = preview.target
    let center = target.container.convert(target.center, to: nil)
    let size = preview.size
    let scale = CGSize(
      width: abs(target.transform.a) + abs(target.transform.c),
      height: abs(target.transform.b) + abs(target.transform.d))
    let (width, height) = (size.width * scale.width, size.height * scale.height)
    return CGRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Updates the original frame after the view was laid out.
  func moveHome(to preview: UITargetedPreview) {
    let view = preview.view
    home = view.window == nil ? Self.place(of: preview) : view.convert(view.bounds, to: nil)
  }

  /// Lifts the preview to its location next to the menu.
  func lift(to frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    let fit = min(1, frame.width / max(bounds.width, 1), frame.height / max(bounds.height, 1))
    let scale = provided == nil && fit == 1 ? Look.lift : fit
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Returns the preview to its original frame, or to another one.
  func lower(to place: CGRect?) {
    if let place { home = place }
    transform = .identity
    center = CGPoint(x: home.midX, y: home.midY)
    if provided != nil { alpha = 0 }
  }

  /// Enlarges the preview until it fills the screen.
  func pop(over screen: CGRect) {
    center = CGPoint(x: screen.midX, y: screen.midY)
    let scale = max(
      screen.width / max(bounds.width, 1), screen.height / max(bounds.height, 1))
    transform = CGAffineTransform(scaleX: scale, y: scale)
    alpha = 0
  }
}
