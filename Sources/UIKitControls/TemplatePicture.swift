@_spi(Kit) internal import UIKitCore

/// Draws the images of this module's controls, in a given color unless an image is always original.
@MainActor
enum TemplatePicture {
  /// Draws an image in a rectangle, in `color` unless its rendering mode is `alwaysOriginal`.
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
