internal import UIKitCore

extension NSLayoutConstraint {
  /// Adds the constraint to the lowest view that contains both items.
  ///
  /// Reports a fault if there is no such view.
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
        "\(line) can't be activated: its items have no common superview; add them to one first",
        about: first)
      return
    }
    install(on: common)
  }

  /// Adds the constraint to a view that contains both items.
  ///
  /// Reports a fault if its attributes can't be related.
  func install(on view: UIView) {
    guard isSensible else {
      Fault.report(
        "\(line) isn't valid: both sides must be sizes, or positions on the same axis", about: view)
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

  /// Removes the constraint from its view.
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
    LayoutEngine.constraintsChanged(in: view)
  }

  /// Whether both sides are sizes, or positions along the same axis.
  private var isSensible: Bool {
    guard firstAttribute != .notAnAttribute else { return false }
    guard isBinary else { return !firstAttribute.isPosition }
    guard secondAttribute != .notAnAttribute,
      firstAttribute.isPosition == secondAttribute.isPosition
    else { return false }
    return !firstAttribute.isPosition
      || firstAttribute.isHorizontal == secondAttribute.isHorizontal
  }

  /// Returns the item itself if it is a view, or the owning view of a guide. `nil` for other
  /// objects.
  static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  /// Returns the lowest view that is or contains both views, or `nil` if they have no common
  /// superview.
  func lowestHolder(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if superview === other { return other }
    let known = Set(LinkWalk(self, \.superview).map { ObjectIdentifier($0) })
    return LinkWalk(other, \.superview).first { known.contains(ObjectIdentifier($0)) }
  }
}
