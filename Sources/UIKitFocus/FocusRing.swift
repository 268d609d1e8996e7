@_spi(Kit) internal import UIKitCore

/// Draws the ring around the focused item and follows its frame.
///
/// The ring is a layer, so it can't be hit and doesn't change the view tree.
@MainActor
final class FocusRing {
  private weak var item: (any UIFocusItem)?
  private weak var host: UIView?
  private var layer: CAShapeLayer?
  private var drawnRect = CGRect.null
  private var drawnRadius: CGFloat = 0

  /// The layer name by which tools and tests find the ring.
  static let name = "focus ring"
  /// The thickness of the ring, in points.
  static let width: CGFloat = 3
  /// The gap between the item and a ring outside of it, in points.
  static let gap: CGFloat = 2
  /// The z position, in front of the item's own sublayers.
  private static let depth: CGFloat = 1000

  /// Shows the ring around an item, or hides it if `item` is `nil` or has no focus effect.
  func show(_ item: (any UIFocusItem)?) {
    hide()
    guard let item, let effect = item.focusEffect else { return }
    // A plain `UIFocusEffect` means the system's default effect.
    let halo = effect as? UIFocusHaloEffect ?? UIFocusHaloEffect()
    guard let host = host(for: item, halo) else { return }
    self.item = item
    self.host = host
    let layer = CAShapeLayer()
    layer.name = Self.name
    layer.fillColor = nil
    layer.lineWidth = Self.width
    layer.zPosition = Self.depth
    layer.strokeColor = host.tintColor.resolvedColor(with: host.traitCollection).cgColor
    if let reference = halo.referenceView, reference.superview === host {
      layer.zPosition = 0
      host.layer.insertSublayer(layer, above: reference.layer)
    } else {
      host.layer.addSublayer(layer)
    }
    self.layer = layer
    draw(item, halo, host)
  }

  func hide() {
    layer?.removeFromSuperlayer()
    layer = nil
    item = nil
    drawnRect = .null
  }

  /// Redraws the ring if the item has moved or changed its size.
  func refresh() {
    guard let item, let host, layer != nil,
      let halo = (item.focusEffect ?? nil).map({ $0 as? UIFocusHaloEffect ?? UIFocusHaloEffect() })
    else { return }
    draw(item, halo, host)
  }

  private func host(for item: any UIFocusItem, _ halo: UIFocusHaloEffect) -> UIView? {
    if let container = halo.containerView { return container }
    guard let view = FocusTree.view(of: item) else { return nil }
    let isCut = view.clipsToBounds && item === view
    return isCut && halo.position == .outside ? view.superview ?? view : view
  }

  private func draw(_ item: any UIFocusItem, _ halo: UIFocusHaloEffect, _ host: UIView) {
    guard let layer, let window = host.enclosingWindow, let whole = FocusTree.rect(of: item) else {
      return
    }
    let outline = ViewConversion.convert(whole, from: window, to: host)
    let isInside =
      halo.position == .inside || (halo.position == .automatic && host.clipsToBounds)
    let inset = isInside ? Self.width / 2 : -(Self.gap + Self.width / 2)
    var rect = outline
    var radius = (item as? UIView)?.layer.cornerRadius ?? 0
    switch halo.shape {
    case .path(let path):
      drawnRect = .null
      layer.path = path
      return
    case .rounded(let own, let corner):
      rect = own.offsetBy(dx: outline.minX, dy: outline.minY)
      radius = corner
    case nil: break
    }
    rect = rect.insetBy(dx: inset, dy: inset)
    radius = max(0, min(radius - inset, rect.width / 2, rect.height / 2))
    guard rect != drawnRect || radius != drawnRadius, !rect.isNull else { return }
    drawnRect = rect
    drawnRadius = radius
    layer.path = UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
  }
}
