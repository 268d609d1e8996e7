internal import TouchstoneLayers

extension UIImage {
  /// Returns the image with some of its settings changed.
  private func with(_ change: (inout ImageAppearance) -> Void) -> UIImage {
    UIImage(look.with(change), name: name, asset: asset?.with(change))
  }

  /// Returns the image with edges that keep their size when it is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that keep their size when it is stretched, and with a resizing
  /// mode.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    let insets = NumberCheck.admit(capInsets, else: .zero, "cap insets", of: self)
    return with {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with edges that keep their size, and a point between them that is stretched.
  ///
  /// If there is no point between the edges, a pixel is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image with insets that are ignored in alignment.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let insets = NumberCheck.admit(alignmentInsets, else: .zero, "alignment insets", of: self)
    return with { $0.alignmentRectInsets = insets }
  }

  /// Returns the image in one color, wherever it is opaque.
  ///
  /// A dynamic color is resolved for `UITraitCollection.current`.
  @preconcurrency @MainActor
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image in one color, wherever it is opaque, with a rendering mode.
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

  /// Returns the image with mirrored display in right-to-left interfaces.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  // MARK: Animated images

  /// Returns an animated image with the given frames, or `nil` if there are no frames.
  ///
  /// Drawing it draws the first frame. A duration of 0 means a thirtieth of a second per frame.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let given = NumberCheck.admit(duration, else: 0, "a duration", of: nil)
    return UIImage(
      first.look.with {
        $0.frames = images
        $0.duration = given > 0 ? given : Double(images.count) / 30
      })
  }

  /// Returns an animated image from files named `name` plus 0, 1, 2 and so on, or `nil` without
  /// such files.
  ///
  /// The numbers may begin at 0 or 1 and end at the first gap, at most at 1024.
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

  /// Returns the image in another size in points, ready for display, or `nil` if the size isn't
  /// positive.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.isWithin(NumberCheck.largest), size.width > 0, size.height > 0 else { return nil }
    let canvas = ImageCanvas(size: size, scale: scale, isOpaque: false)
    look.draw(in: CGRect(origin: .zero, size: size), mirrored: false, canvas.context)
    return canvas.image
  }

  /// Returns the image itself, because hosts decode when they draw.
  public func preparingForDisplay() -> UIImage? { self }

  /// A format for images like this one, with the same scale and a transparent background.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  // MARK: For views

  /// The image with its orientation applied, or `nil` for an empty image.
  package var uprightPicture: CGImage? { look.uprightPicture }

  /// The area between the cap insets, as fractions of the size, or the whole image without cap
  /// insets.
  package var stretchingPart: CGRect { look.center }
}
