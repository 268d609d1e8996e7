internal import UIKitCore

extension NSLayoutConstraint {
  /// Adds it to the lowest view that holds both items.
  func activate() {
    guard holder == nil else { return }
    guard let first = firstItem, let firstView = Self.view(of: first) else { return }
    var common: UIView? = firstView
    if isBinary {
      guard let second = secondItem, let secondView = Self.view(of: second) else { return }
      common = firstView.lowestHolder(with: secondView)
    }
    guard let common else {
      Fault.report(
        "\(line) can't be active: its items are in no common view; add them to one first",
        about: first)
      return
    }
    install(on: common)
  }

  /// Adds it to a view that holds both items.
  func install(on view: UIView) {
    guard isSensible else {
      Fault.report(
        "\(line) makes no sense: both sides must be sizes, or places in one direction", about: view)
      return
    }
    holder = view
    LayoutItem.of(view).constraints.append(self)
    for item in [firstItem, secondItem] {
      guard let item else { continue }
      LayoutItem.of(item)?.mentions.append(.init(self))
    }
    LayoutEngine.isNeeded(by: view)
  }

  /// Takes it from its view.
  func deactivate() {
    guard let view = holder else { return }
    holder = nil
    let item = LayoutItem.of(view)
    item.engine?.remove(self)
    item.constraints.removeAll { $0 === self }
    for mentioned in [firstItem, secondItem] {
      guard let mentioned else { continue }
      LayoutItem.of(mentioned)?.mentions.removeAll { $0.object === self || $0.object == nil }
    }
    view.setNeedsLayout()
  }

  /// Whether both sides are sizes, or places in one direction.
  private var isSensible: Bool {
    guard firstAttribute != .notAnAttribute else { return false }
    guard isBinary else { return !firstAttribute.isPosition }
    guard secondAttribute != .notAnAttribute,
      firstAttribute.isPosition == secondAttribute.isPosition
    else { return false }
    return !firstAttribute.isPosition
      || firstAttribute.isHorizontal == secondAttribute.isHorizontal
  }

  /// A view itself, or the view that owns a guide; nil for anything else.
  static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  /// The lowest view that is both or holds both; nil where there is none.
  func lowestHolder(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if superview === other { return other }
    let known = Set(LinkWalk(self, \.superview).map { ObjectIdentifier($0) })
    return LinkWalk(other, \.superview).first { known.contains(ObjectIdentifier($0)) }
  }
}
