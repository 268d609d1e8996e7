/// Begins a transparent image at one pixel per point, and makes its context the current one.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, and makes its context the current one until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points. If it isn't positive, no image results.
///   - opaque: Whether areas without drawing are black instead of transparent.
///   - scale: The number of pixels per point, or 0 for the current display scale.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let image = ImageCanvas(size: size, scale: scale, isOpaque: opaque)
  GraphicsStack.entries.append(
    GraphicsStack.Entry(context: image.context, scale: image.scale, isImage: true))
}

/// Returns an image of the drawing so far, or `nil` if the current context isn't an image context.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.entries.last, entry.isImage, let size = entry.context.imageSize,
    size.width > 0, size.height > 0
  else { return nil }
  return entry.context.picture(scale: entry.scale).map { UIImage($0, scale: entry.scale) }
}

/// Ends the image that was begun last, or does nothing if the current context isn't an image
/// context.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  if GraphicsStack.entries.last?.isImage == true { GraphicsStack.entries.removeLast() }
}

/// A context for an image, with a black background if the image is opaque.
@MainActor
struct ImageCanvas {
  let context: CGContext
  let scale: CGFloat

  /// Creates a context. A scale of 0 means that of the current traits, and a size that isn't finite
  /// becomes 0.
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

  /// The image of the drawing, or an empty image if its size is zero.
  var image: UIImage {
    guard let size = context.imageSize, size.width > 0, size.height > 0,
      let picture = context.picture(scale: scale)
    else { return UIImage() }
    return UIImage(picture, scale: scale)
  }
}
