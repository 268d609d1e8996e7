@_spi(Kit) internal import UIKitCore

/// How a control of this module draws a picture: in its own colours or, where it is a template, in
/// one that it is given.
@MainActor
enum TemplatePicture {
  /// Draws a picture to a rectangle, in a colour where it takes one.
  static func draw(_ image: UIImage, in rect: CGRect, color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard image.renderingMode != .alwaysOriginal else { return image.draw(in: rect) }
    context.saveGState()
    context.clip(to: rect)
    image.draw(in: rect)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color.cgColor)
    context.fill(rect)
    context.restoreGState()
  }
}
