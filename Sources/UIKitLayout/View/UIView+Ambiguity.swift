internal import TouchstoneConstraints
public import UIKitCore

extension UIView {
  /// Whether other frames would hold the constraints as well.
  ///
  /// It takes time: it looks for another solution. A view that the program places by its frame is not
  /// ambiguous.
  public var hasAmbiguousLayout: Bool {
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    guard let item = LayoutItem.existing(self) else { return false }
    return attributes.contains { item.isAmbiguous($0) }
  }

  /// The constraints that decide on the frame along an axis; for looking into a layout.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutItem.existing(self)?.deciding(axis) ?? []
  }
}

extension LayoutItem {
  /// Whether a number of the item could be another one.
  func isAmbiguous(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    guard let root, !isPlacedByFrame, let engine = LayoutEngine.prepared(for: root), let box else {
      return false
    }
    switch attribute {
    case .width: return engine.solver.isAmbiguous(box.width)
    case .height: return engine.solver.isAmbiguous(box.height)
    case let place where place.isHorizontal: return engine.solver.isAmbiguous(box.x)
    default: return engine.solver.isAmbiguous(box.y)
    }
  }

  /// The authors' constraints that decide on the item along an axis.
  func deciding(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let root, let engine = LayoutEngine.prepared(for: root), let box else { return [] }
    engine.solver.solve()
    let variables = axis == .horizontal ? [box.x, box.width] : [box.y, box.height]
    var found: [NSLayoutConstraint] = []
    for handle in variables.flatMap({ engine.solver.constraints(deciding: $0) }) {
      guard let constraint = engine.author(of: handle),
        !found.contains(where: { $0 === constraint })
      else { continue }
      found.append(constraint)
    }
    return found
  }
}
