internal import TouchstoneLayers

extension UIImage {
  /// The same image with some of its look changed.
  private func with(_ change: (inout ImageLook) -> Void) -> UIImage {
    UIImage(look.with(change), name: name, asset: asset?.with(change))
  }

  /// The same picture with edges that keep their size when it is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture with edges that keep their size when it is stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    let insets = NumberCheck.admit(capInsets, else: .zero, "cap insets", of: self)
    return with {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
    }
  }

  /// The same picture with edges of these widths that keep their size; a point between them, or a
  /// pixel where there is no point, is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  /// The same picture in its own colours or in the tint's.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same picture with edges that don't count where it is aligned.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let insets = NumberCheck.admit(alignmentInsets, else: .zero, "alignment insets", of: self)
    return with { $0.alignmentRectInsets = insets }
  }

  /// The picture in one colour, wherever it is opaque.
  ///
  /// A colour that depends on its surroundings is taken for those of the main screen now.
  @preconcurrency @MainActor
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The picture in one colour, wherever it is opaque, and how that is shown.
  @preconcurrency @MainActor
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let picture = look.uprightPicture else { return self }
    let rect = CGRect(origin: .zero, size: size)
    let context = CGContext(pictureOf: size)
    context.drawUpright(picture, in: rect)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color.resolvedColor(with: .current).cgColor)
    context.fill(rect)
    return with {
      $0.picture = context.picture(scale: scale)
      $0.orientation = .up
      $0.renderingMode = renderingMode
    }
  }

  /// The same image, which is shown as in a mirror where the interface reads from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// The image as in a mirror.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  // MARK: Animated images

  /// An image that shows others one after the other; nil without any.
  ///
  /// Drawn, it is the first of them. A duration of 0 means a thirtieth of a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let given = NumberCheck.admit(duration, else: 0, "a duration", of: nil)
    return UIImage(
      first.look.with {
        $0.frames = images
        $0.duration = given > 0 ? given : Double(images.count) / 30
      })
  }

  /// An image that shows the pictures whose names are this one with 0, 1, 2 and so on after it, up to
  /// 1024; nil where there is none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: Sizes

  /// The image in another size in points, ready to be shown; nil where the size is not positive.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.isWithin(NumberCheck.largest), size.width > 0, size.height > 0 else { return nil }
    let canvas = ImageCanvas(size: size, scale: scale, isOpaque: false)
    look.draw(in: CGRect(origin: .zero, size: size), mirrored: false, canvas.context)
    return canvas.image
  }

  /// The same image: hosts decode when they draw.
  public func preparingForDisplay() -> UIImage? { self }

  /// A format for images like this one: as fine, and not opaque.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  // MARK: For views

  /// The picture as it is shown, turned where it has to be; nil for an image of nothing.
  package var uprightPicture: CGImage? { look.uprightPicture }

  /// The part between the cap insets, as fractions of the size; all of it without any.
  package var stretchingPart: CGRect { look.center }
}
