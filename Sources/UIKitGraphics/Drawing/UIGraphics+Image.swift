/// Begins an image of one pixel a point that is not opaque, and makes its context the current one.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, and makes its context the current one until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points; where it is not positive there is no context until the end.
///   - opaque: Whether what nothing is drawn upon is black and not transparent.
///   - scale: How many pixels make a point; 0 for as many as on the main screen.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let image = ImageCanvas(size: size, scale: scale, isOpaque: opaque)
  GraphicsStack.entries.append(
    GraphicsStack.Entry(context: image.context, scale: image.scale, isImage: true))
}

/// The image of what was drawn so far; nil outside of image contexts.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.entries.last, entry.isImage, let size = entry.context.imageSize,
    size.width > 0, size.height > 0
  else { return nil }
  return entry.context.picture(scale: entry.scale).map { UIImage($0, scale: entry.scale) }
}

/// Ends the image that was begun last; where the current context draws no image it does nothing.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  if GraphicsStack.entries.last?.isImage == true { GraphicsStack.entries.removeLast() }
}

/// A context for an image, with the ground of one that is opaque.
@MainActor
struct ImageCanvas {
  let context: CGContext
  let scale: CGFloat

  /// A scale of 0 is that of the main screen. A size that is no number becomes 0.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool, space: CGColorSpace? = nil) {
    let taken = NumberCheck.admit(size, else: .zero, "an image's size", of: nil)
    let size = CGSize(width: max(0, taken.width), height: max(0, taken.height))
    let given = NumberCheck.admit(scale, else: 0, "an image's scale", of: nil)
    self.scale = given > 0 ? given : max(1, UITraitCollection.current.displayScale)
    context = CGContext(pictureOf: size, space: space ?? CGColorSpaceCreateDeviceRGB())
    guard isOpaque else { return }
    context.saveGState()
    context.setFillColor(.black)
    context.fill(CGRect(origin: .zero, size: size))
    context.restoreGState()
  }

  /// The image of what was drawn; empty where it has no size.
  var image: UIImage {
    guard let size = context.imageSize, size.width > 0, size.height > 0,
      let picture = context.picture(scale: scale)
    else { return UIImage() }
    return UIImage(picture, scale: scale)
  }
}
