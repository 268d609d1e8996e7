@_spi(Kit) public import UIKitCore

/// A picture, placed by ``UIView/contentMode``.
///
/// An image view takes no touches unless it is told to.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var imageStorage: UIImage?
  private var highlightedStorage: UIImage?
  private var isHighlightedStorage = false
  private var durationStorage: TimeInterval = 0

  // MARK: Making an image view

  /// Makes an image view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareImageView()
  }

  /// Makes an image view from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareImageView()
  }

  /// Makes an image view as large as a picture.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes an image view as large as a picture, with another picture for its highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(
      frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    prepareImageView()
    imageStorage = image
    highlightedStorage = highlightedImage
    showImage()
  }

  private func prepareImageView() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // MARK: Pictures

  /// The picture.
  open var image: UIImage? {
    get { imageStorage }
    set {
      imageStorage = newValue
      imageDidChange()
    }
  }
  /// The picture for the highlighted state; nil for the usual one.
  open var highlightedImage: UIImage? {
    get { highlightedStorage }
    set {
      highlightedStorage = newValue
      imageDidChange()
    }
  }
  /// Whether the highlighted picture shows.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set {
      guard newValue != isHighlightedStorage else { return }
      isHighlightedStorage = newValue
      showImage()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Moving pictures

  /// The pictures that are shown one after the other once that is started; nil for none.
  open var animationImages: [UIImage]? {
    didSet { if !isHighlighted { stopAnimating() } }
  }
  /// The same for the highlighted state.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }
  /// How many seconds all pictures take; 0 for a thirtieth each.
  open var animationDuration: TimeInterval {
    get { durationStorage }
    set {
      durationStorage = NumberCheck.admit(
        newValue, else: durationStorage, "animationDuration", of: self)
    }
  }
  /// How often the pictures are shown; 0 shows them without end.
  open var animationRepeatCount = 0
  /// Whether pictures are being shown one after the other.
  open var isAnimating: Bool { layer.animation(forKey: ImageAnimation.key) != nil }

  /// Starts to show the pictures one after the other, from the first; an animated image is shown so
  /// by itself.
  open func startAnimating() {
    let own = isHighlighted ? highlightedAnimationImages : animationImages
    let animation =
      own.map {
        ImageAnimation($0, duration: animationDuration, count: animationRepeatCount)
      } ?? ImageAnimation(shownImage)
    guard let moving = animation?.inLayers else { return }
    layer.add(moving, forKey: ImageAnimation.key)
  }
  /// Shows the image again in place of pictures one after the other.
  open func stopAnimating() { layer.removeAnimation(forKey: ImageAnimation.key) }

  private var shownImage: UIImage? {
    let image = isHighlightedStorage ? highlightedStorage ?? imageStorage : imageStorage
    guard let shown = image?.suited(to: traitCollection),
      shown.flipsForRightToLeftLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return image?.suited(to: traitCollection) }
    return shown.withHorizontallyFlippedOrientation()
  }

  private func imageDidChange() {
    if animationImages == nil { stopAnimating() }
    showImage()
    invalidateIntrinsicContentSize()
  }

  /// Gives the layer its contents; a picture in the tint's colour is drawn instead.
  private func showImage() {
    layer.contentsScale = shownImage?.scale ?? 1
    layer.contentsCenter = shownImage?.stretchingPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    guard shownImage?.isTemplate == true else {
      layer.contents = shownImage?.uprightPicture
      if !isAnimating, let moving = ImageAnimation(shownImage)?.inLayers {
        layer.add(moving, forKey: ImageAnimation.key)
      }
      return
    }
    setNeedsDisplay()
  }

  @_spi(Kit) open override var ownWord: String? { superview is UIButton ? nil : image?.name }
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: .image)
  }

  // MARK: UIView

  /// The size of the picture; without one, the size there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
  /// The size of the picture's alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }
  /// The insets of the picture's alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  /// Draws a picture that takes the tint's colour.
  open override func draw(_ rect: CGRect) {
    guard let picture = shownImage?.uprightPicture, let context = UIGraphicsGetCurrentContext()
    else {
      return
    }
    context.clip(to: bounds)
    context.drawUpright(picture, in: layer.contentsFrame(of: picture))
    context.setBlendMode(.sourceIn)
    context.setFillColor(tintColor.resolvedColor(with: traitCollection).cgColor)
    context.fill(bounds)
  }
  /// Shows the picture as it is, or draws it in the tint's colour.
  open override func display(_ layer: CALayer) {
    if shownImage?.isTemplate == true {
      super.display(layer)
    } else {
      showImage()
    }
  }
  /// Draws a picture that takes the tint's colour to its new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownImage?.isTemplate == true { setNeedsDisplay() }
  }
  /// Draws a picture again that takes the tint's colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { setNeedsDisplay() }
  }
}
