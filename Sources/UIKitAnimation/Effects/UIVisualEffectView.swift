internal import TouchstoneLayers
@_spi(Kit) public import UIKitCore

/// A view that applies an effect to the content behind it, with its own content in ``contentView``.
///
/// A blur is a documented approximation: hosts blur the content behind the view and draw a
/// translucent color over it. The page uses the browser's filter for the blur.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let content = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }
  /// Creates a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  /// Creates a view without reading `coder`, because this platform has no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for part in [backdrop, content] { super.addSubview(part) }
    backdrop.isUserInteractionEnabled = false
    updateEffect()
  }

  /// The effect, or `nil` for no effect, which can be changed in an animation.
  open var effect: UIVisualEffect? { didSet { updateEffect() } }
  /// The superview of all content of the view.
  open var contentView: UIView { content }

  private func updateEffect() {
    let blur = (effect as? UIBlurEffect).map { BlurAppearance($0.style) }
    backdrop.backgroundColor = blur?.color ?? .clear
    backdrop.backdropLayer.blurRadius = blur?.radius ?? 0
    backdrop.backdropLayer.saturation = blur?.saturation ?? 1
    content.tintColor = (effect as? UIVibrancyEffect)?.tint
  }

  /// Adds the view to ``contentView`` instead, and reports the mistake in one line; iOS also
  /// rejects such views.
  open override func addSubview(_ view: UIView) {
    Fault.report(
      "\(ViewDescription.name(view)) was added to a visual effect view directly; add it to the "
        + "contentView",
      about: self)
    content.addSubview(view)
  }
  /// Sizes effect and content to fill the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for part in [backdrop, content] { part.frame = bounds }
    backdrop.layer.cornerRadius = layer.cornerRadius
    backdrop.layer.maskedCorners = layer.maskedCorners
  }
}

/// A view that blurs the content behind it.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  var backdropLayer: BackdropLayer { layer as? BackdropLayer ?? BackdropLayer() }
}
