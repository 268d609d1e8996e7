@_spi(Kit) public import UIKitCore

/// A view that shows an image, positioned by ``UIView/contentMode``.
///
/// User interaction with an image view is disabled by default.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var imageStorage: UIImage?
  private var highlightedStorage: UIImage?
  private var isHighlightedStorage = false
  private var durationStorage: TimeInterval = 0

  // MARK: Making an image view

  /// Creates an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareImageView()
  }

  /// Creates an image view without reading `coder`, because this platform has no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareImageView()
  }

  /// Creates an image view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepareImageView()
    imageStorage = image
    showImage()
  }

  /// Creates an image view with the size of an image, and with another image for its highlighted
  /// state.
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

  /// The image.
  open var image: UIImage? {
    get { imageStorage }
    set {
      imageStorage = newValue
      imageDidChange()
    }
  }
  /// The image for the highlighted state, or `nil` to use ``image``.
  open var highlightedImage: UIImage? {
    get { highlightedStorage }
    set {
      highlightedStorage = newValue
      imageDidChange()
    }
  }
  /// Whether the image view shows its highlighted image.
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

  /// The images that ``startAnimating()`` shows one after another, or `nil` for no such animation.
  open var animationImages: [UIImage]? {
    didSet { if !isHighlighted { stopAnimating() } }
  }
  /// The images that ``startAnimating()`` shows in the highlighted state, or `nil` for no such
  /// animation.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }
  /// The duration of one cycle through all images, in seconds.
  ///
  /// With 0, each image is shown for 1/30 s.
  open var animationDuration: TimeInterval {
    get { durationStorage }
    set {
      durationStorage = NumberCheck.admit(
        newValue, else: durationStorage, "animationDuration", of: self)
    }
  }
  /// The number of repetitions of the animation, or 0 to repeat forever.
  open var animationRepeatCount = 0
  /// Whether the images are being animated.
  open var isAnimating: Bool { layer.animation(forKey: ImageAnimation.key) != nil }

  /// Starts the animation from the first image.
  ///
  /// An animated image is animated automatically.
  open func startAnimating() {
    let own = isHighlighted ? highlightedAnimationImages : animationImages
    let animation =
      own.map {
        ImageAnimation($0, duration: animationDuration, count: animationRepeatCount)
      } ?? ImageAnimation(shownImage)
    guard let moving = animation?.inLayers else { return }
    layer.add(moving, forKey: ImageAnimation.key)
  }
  /// Stops the animation and shows the image again.
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

  /// Sets the layer's contents, or schedules drawing for a template image.
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

  @_spi(Kit) open override var ownLabel: String? { superview is UIButton ? nil : image?.name }
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: image?.accessibilityLabel, traits: .image)
  }

  // MARK: UIView

  /// Returns the size of the image, or the current size if there is no image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
  /// The size of the image's alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }
  /// The insets of the image's alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  /// Draws a template image in the tint color.
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
  /// Shows the image unchanged, or draws a template image in the tint color.
  open override func display(_ layer: CALayer) {
    if shownImage?.isTemplate == true {
      super.display(layer)
    } else {
      showImage()
    }
  }
  /// Redraws a template image at its new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownImage?.isTemplate == true { setNeedsDisplay() }
  }
  /// Redraws a template image in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { setNeedsDisplay() }
  }
}
