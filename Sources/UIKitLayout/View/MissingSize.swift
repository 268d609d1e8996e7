package import UIKitCore

/// The reason that a view placed by constraints has no width or no height.
package struct MissingSize {
  /// The axis along which the view has no length.
  package let axis: NSLayoutConstraint.Axis
  /// The edges that no constraint pins. Empty if the constraints make the length zero.
  package let unpinned: [String]
  /// The end of a sentence: `has no height, since nothing pins its bottom`.
  package let clause: String

  /// `width` or `height`.
  package var length: String { axis == .horizontal ? "width" : "height" }
  /// The suggested change, as the beginning of a sentence.
  package var advice: String {
    unpinned.isEmpty
      ? "Change one of them, or give it content"
      : "Pin its \(unpinned.joined(separator: " and ")), or give it a \(length)"
  }
}

extension UIView {
  /// The reason that constraints give the view a zero height or, failing that, a zero width.
  ///
  /// `nil` if neither is zero, if the app sets the frame, or if the view is hidden in a stack view.
  package var missingSize: MissingSize? {
    guard let item = LayoutItem.existing(self), item.engine != nil, !item.isPlacedByFrame,
      !item.isCollapsed
    else { return nil }
    if bounds.height == 0 { return item.missingLength(.vertical) }
    if bounds.width == 0 { return item.missingLength(.horizontal) }
    return nil
  }
}

extension LayoutItem {
  /// Whether constraints determine the edges, the center and the length of an item along an axis.
  private struct Pins {
    var start = false
    var end = false
    var middle = false
    var length = false

    /// Whether the length is undetermined.
    var leavesLengthOpen: Bool {
      !length && [start, end, middle].filter { $0 }.count < 2
    }
  }

  fileprivate func missingLength(_ axis: NSLayoutConstraint.Axis) -> MissingSize {
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? "width" : "height"
    let pins = pins(axis)
    guard pins.leavesLengthOpen else {
      let lines = deciding(axis).filter { !$0.isFirm || $0.holder === view?.superview }.map(\.told)
      let reason =
        lines.isEmpty
        ? "since its content has none" : "because of " + lines.joined(separator: " and ")
      return MissingSize(axis: axis, unpinned: [], clause: "has no \(length), \(reason)")
    }
    let edges = isHorizontal ? ["leading edge", "trailing edge"] : ["top", "bottom"]
    let open = zip(edges, [pins.start, pins.end]).filter { !$0.1 }.map { $0.0 }
    return MissingSize(
      axis: axis, unpinned: open,
      clause: "has no \(length), since nothing pins its \(open.joined(separator: " and its "))")
  }

  private func pins(_ axis: NSLayoutConstraint.Axis) -> Pins {
    var pins = Pins()
    guard let object: AnyObject = view ?? guide else { return pins }
    for constraint in mentions.compactMap(\.object) where constraint.relation == .equal {
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      // Constraints that only suppress ambiguity don't pin anything.
      guard constraint.priority.rawValue > StackRules.ambiguity else { continue }
      for (item, attribute) in sides where item === object {
        guard attribute.isHorizontal == (axis == .horizontal) else { continue }
        switch attribute {
        case .width, .height: pins.length = true
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: pins.middle = true
        case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin:
          pins.start = true
        default: pins.end = true
        }
      }
    }
    return pins
  }
}
