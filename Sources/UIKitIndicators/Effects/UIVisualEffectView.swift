internal import TouchstoneLayers
@_spi(Kit) public import UIKitCore

/// A view that does something with what lies behind it; what it shows itself goes into ``contentView``.
///
/// A blur is a stated approximation: hosts blur what is behind the view, the page by the browser's own
/// filter, and lay a half-transparent colour over it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let content = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }
  /// Makes a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  /// Makes a view from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for part in [backdrop, content] { super.addSubview(part) }
    backdrop.isUserInteractionEnabled = false
    updateEffect()
  }

  /// What is done; nil for nothing. It changes along with animations.
  open var effect: UIVisualEffect? { didSet { updateEffect() } }
  /// Where everything goes that the view shows.
  open var contentView: UIView { content }

  private func updateEffect() {
    let blur = (effect as? UIBlurEffect).map { BlurLook($0.style) }
    backdrop.backgroundColor = blur?.color ?? .clear
    backdrop.backdropLayer.blurRadius = blur?.radius ?? 0
    backdrop.backdropLayer.saturation = blur?.saturation ?? 1
    content.tintColor = (effect as? UIVibrancyEffect)?.tint
  }

  /// Refuses views, as iOS does: they go into ``contentView``, and that is said in one line.
  open override func addSubview(_ view: UIView) {
    Fault.report(
      "\(ViewDescription.name(view)) was added to a visual effect view; it goes into its contentView",
      about: self)
    content.addSubview(view)
  }
  /// Lets effect and content fill the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for part in [backdrop, content] { part.frame = bounds }
    backdrop.layer.cornerRadius = layer.cornerRadius
    backdrop.layer.maskedCorners = layer.maskedCorners
  }
}

/// Blurs what lies behind it.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  var backdropLayer: BackdropLayer { layer as? BackdropLayer ?? BackdropLayer() }
}
