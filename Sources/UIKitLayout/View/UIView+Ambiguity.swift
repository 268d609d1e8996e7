internal import TouchstoneConstraints
public import UIKitCore

extension UIView {
  /// Whether other frames would satisfy the constraints as well.
  ///
  /// Reading this property is expensive, because it searches for another solution. A view whose
  /// frame the app sets isn't ambiguous.
  public var hasAmbiguousLayout: Bool { !ambiguousAxes.isEmpty }

  /// Moves the view to another frame that satisfies the constraints, or back if it was moved
  /// before.
  ///
  /// Use it to debug a layout: the parts that move are ambiguous. It does nothing if the layout
  /// isn't ambiguous. UIKit picks a frame at random.
  public func exerciseAmbiguityInLayout() {
    guard let item = LayoutItem.existing(self), let engine = item.engine else { return }
    if item.exercise.isEmpty {
      item.exercise = item.ambiguous.map { $0.otherwise(in: engine.solver) }
    } else {
      item.exercise = []
    }
    engine.updateOwn(of: item)
    item.placer?.setNeedsLayout()
  }

  /// Returns the constraints that determine the frame along an axis, for debugging.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutItem.existing(self)?.deciding(axis) ?? []
  }

  /// The axes along which other frames would satisfy the constraints as well.
  package var ambiguousAxes: [NSLayoutConstraint.Axis] {
    let parts = LayoutItem.existing(self)?.ambiguous ?? []
    return [NSLayoutConstraint.Axis.horizontal, .vertical].filter { axis in
      parts.contains { $0.axis == axis }
    }
  }

  /// Returns the ambiguous parts of the frame in readable form: `its x and its width`.
  package func ambiguousWords(_ axis: NSLayoutConstraint.Axis) -> String {
    let parts = (LayoutItem.existing(self)?.ambiguous ?? []).filter { $0.axis == axis }
    return parts.map { "its \($0.name)" }.joined(separator: " and ")
  }
}

/// One of the four values of a frame that constraints leave open.
struct AmbiguousNumber {
  /// The name of the value: x, y, width or height.
  let name: String
  let axis: NSLayoutConstraint.Axis
  let variable: Variable
  /// The sign of the direction in which the value can change.
  let way: Double

  /// The distance by which an ambiguous view is moved, in points.
  private static let distance = 20.0
  /// A priority below those of apps, so that it has an effect only if no other constraint does.
  private static let priority: Float = 0.001

  /// Returns a constraint that moves the value if no other constraint prevents it.
  @MainActor
  func otherwise(in solver: ConstraintSolver) -> ImplicitConstraint {
    ImplicitConstraint(
      terms: [.init(variable, 1)], relation: .equal,
      value: solver.value(of: variable) + way * Self.distance, priority: Self.priority)
  }
}

extension LayoutItem {
  /// The values of the item's frame that could be different.
  var ambiguous: [AmbiguousNumber] {
    guard let root, !isPlacedByFrame, let engine = LayoutEngine.prepared(for: root), let box else {
      return []
    }
    let numbers: [(String, NSLayoutConstraint.Axis, Variable)] = [
      ("x", .horizontal, box.x), ("width", .horizontal, box.width), ("y", .vertical, box.y),
      ("height", .vertical, box.height),
    ]
    return numbers.compactMap { name, axis, variable in
      engine.solver.wayOut(of: variable).map {
        AmbiguousNumber(name: name, axis: axis, variable: variable, way: $0)
      }
    }
  }

  /// Returns whether the value for an attribute could be different.
  func isAmbiguous(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    let name =
      switch attribute {
      case .width: "width"
      case .height: "height"
      default: attribute.isHorizontal ? "x" : "y"
      }
    return ambiguous.contains { $0.name == name }
  }

  /// Returns the explicit constraints that determine the item along an axis.
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
