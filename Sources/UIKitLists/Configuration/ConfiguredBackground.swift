internal import UIKitAnimation
internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The view that shows a background configuration.
final class ConfiguredBackground: UIView {
  private(set) var shown = UIBackgroundConfiguration.clear()
  private var hasShown = false
  private let fill = UIView()
  private var border: UIView?
  private var effect: UIVisualEffectView?
  private var picture: UIImageView?
  private var custom: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBackground()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBackground()
  }

  private func prepareBackground() {
    isUserInteractionEnabled = false
    addSubview(fill)
  }

  /// Shows a configuration, whose missing colors are the tint color.
  func show(_ configuration: UIBackgroundConfiguration) {
    guard configuration != shown || !hasShown else { return }
    shown = configuration
    hasShown = true
    updateColors()
    updateEffect()
    updatePicture()
    updateCustomView()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateColors()
  }

  private func updateColors() {
    let isEmpty = shown.kind == .clear && shown.backgroundColor == nil
    fill.backgroundColor = isEmpty ? nil : shown.resolvedBackgroundColor(for: tintColor)
    fill.layer.cornerRadius = shown.cornerRadius
    fill.clipsToBounds = shown.cornerRadius > 0 && shown.shadowProperties.opacity == 0
    let shadow = shown.shadowProperties
    fill.layer.shadowOpacity = Float(shadow.opacity)
    if shadow.opacity > 0 {
      fill.layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
      fill.layer.shadowRadius = shadow.radius
      fill.layer.shadowOffset = shadow.offset
      fill.layer.shadowPath = shadow.path?.cgPath
    }
    guard shown.strokeWidth > 0 else {
      border?.removeFromSuperview()
      border = nil
      return
    }
    let border = border ?? UIView()
    if border.superview == nil { addSubview(border) }
    self.border = border
    border.isUserInteractionEnabled = false
    border.layer.borderWidth = shown.strokeWidth
    border.layer.borderColor =
      shown.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    border.layer.cornerRadius = max(0, shown.cornerRadius + shown.strokeOutset)
  }

  private func updateEffect() {
    guard let wanted = shown.visualEffect else {
      effect?.removeFromSuperview()
      effect = nil
      return
    }
    let view = effect ?? UIVisualEffectView(effect: wanted)
    view.effect = wanted
    view.layer.cornerRadius = shown.cornerRadius
    view.clipsToBounds = shown.cornerRadius > 0
    if view.superview == nil { insertSubview(view, belowSubview: fill) }
    effect = view
  }

  private func updatePicture() {
    guard let image = shown.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    view.image = image
    view.contentMode = shown.imageContentMode
    view.clipsToBounds = true
    view.layer.cornerRadius = shown.cornerRadius
    if view.superview == nil { insertSubview(view, aboveSubview: fill) }
    picture = view
  }

  private func updateCustomView() {
    if custom !== shown.customView {
      if custom?.superview === self { custom?.removeFromSuperview() }
      custom = shown.customView
    }
    guard let custom else { return }
    if custom.superview !== self { addSubview(custom) }
    custom.layer.cornerRadius = shown.cornerRadius
    custom.clipsToBounds = true
  }

  /// The rectangle of the color in this view, which is as large as the cell.
  private var place: CGRect {
    var insets = shown.backgroundInsets
    let edges = shown.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty, let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    return CGRect(
      x: left, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = place
    fill.frame = place
    effect?.frame = place
    picture?.frame = place
    custom?.frame = place
    border?.frame = place.insetBy(dx: -shown.strokeOutset, dy: -shown.strokeOutset)
  }
}
