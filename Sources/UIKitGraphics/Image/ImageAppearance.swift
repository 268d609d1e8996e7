internal import TouchstoneLayers

/// The content and the display settings of an image.
struct ImageAppearance: Equatable {
  var picture: CGImage?
  /// The number of pixels per point.
  var scale: CGFloat
  var orientation = UIImage.Orientation.up
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var renderingMode = UIImage.RenderingMode.automatic
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  /// The frames of an animated image.
  var frames: [UIImage] = []
  /// The duration of all frames together, in seconds.
  var duration: TimeInterval = 0

  init(picture: CGImage?, scale: CGFloat) {
    self.picture = picture
    self.scale = scale
  }

  /// Returns a copy with some changes.
  func with(_ change: (inout ImageAppearance) -> Void) -> ImageAppearance {
    var look = self
    change(&look)
    return look
  }

  /// The size of the image in points before its orientation is applied.
  private var pictureSize: CGSize {
    guard let picture else { return .zero }
    return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  /// The size of the displayed image in points.
  var size: CGSize {
    let size = pictureSize
    return orientation.isOnItsSide ? CGSize(width: size.height, height: size.width) : size
  }

  /// The area between the cap insets, as fractions of the size, or the whole image without cap
  /// insets.
  var center: CGRect {
    let size = size
    guard capInsets != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    // Leave at least one pixel to stretch.
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(1 / scale, size.width - capInsets.left - capInsets.right) / size.width,
      height: max(1 / scale, size.height - capInsets.top - capInsets.bottom) / size.height)
  }

  /// The image with its orientation applied, or `nil` if it has no content.
  var uprightPicture: CGImage? {
    guard let picture, orientation != .up else { return picture }
    let context = CGContext(pictureOf: size)
    draw(picture, CGRect(origin: .zero, size: size), context)
    return context.picture(scale: scale)
  }

  /// Draws the image into a rectangle, mirrored if `isMirrored` is true.
  func draw(in rect: CGRect, mirrored isMirrored: Bool, _ context: CGContext) {
    guard let picture else { return }
    if !isMirrored, capInsets == .zero { return draw(picture, rect, context) }
    context.saveGState()
    if isMirrored {
      context.concatenate(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
    if capInsets == .zero {
      draw(picture, rect, context)
    } else if let upright = uprightPicture {
      context.drawUpright(upright, in: rect, size: size, center: center)
    }
    context.restoreGState()
  }

  private func draw(_ picture: CGImage, _ rect: CGRect, _ context: CGContext) {
    guard orientation != .up else { return context.drawUpright(picture, in: rect) }
    // Orient the image within the unit square, and then stretch it to the rectangle.
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.saveGState()
    context.concatenate(
      orientation.turn.concatenating(
        CGAffineTransform(
          a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)))
    context.drawUpright(picture, in: unit)
    context.restoreGState()
  }
}

extension UIImage.Orientation {
  /// Whether the orientation exchanges width and height.
  var isOnItsSide: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The mapping from the unit square of the stored image to that of the displayed image, with y
  /// pointing down.
  ///
  /// `left` is displayed with a quarter turn to the left. Mirrored orientations are mirrored before
  /// they are rotated, like Exif's orientations 2, 4, 5 and 7.
  var turn: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }

  /// The orientation of the mirrored image.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    case .rightMirrored: .right
    }
  }
}
