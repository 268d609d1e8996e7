internal import TouchstoneConstraints
public import UIKitCore

extension UIView {
  /// Whether other frames would hold the constraints as well.
  ///
  /// It takes time: it looks for another solution. A view that the program places by its frame is not
  /// ambiguous.
  public var hasAmbiguousLayout: Bool { !ambiguousAxes.isEmpty }

  /// Moves the view to another frame that holds the constraints as well, and the next time back.
  ///
  /// It is for looking at a layout while one debugs it: what moves is what constraints leave open. Where
  /// the layout is not ambiguous it does nothing. UIKit picks a frame at random.
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

  /// The constraints that decide on the frame along an axis; for looking into a layout.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutItem.existing(self)?.deciding(axis) ?? []
  }

  /// The axes along which other frames would hold the constraints as well.
  package var ambiguousAxes: [NSLayoutConstraint.Axis] {
    let parts = LayoutItem.existing(self)?.ambiguous ?? []
    return [NSLayoutConstraint.Axis.horizontal, .vertical].filter { axis in
      parts.contains { $0.axis == axis }
    }
  }

  /// What of the frame could be otherwise, as a person says it: `its x and its width`.
  package func ambiguousWords(_ axis: NSLayoutConstraint.Axis) -> String {
    let parts = (LayoutItem.existing(self)?.ambiguous ?? []).filter { $0.axis == axis }
    return parts.map { "its \($0.name)" }.joined(separator: " and ")
  }
}

/// One of the four numbers of a frame, which constraints leave open.
struct AmbiguousNumber {
  /// x, y, width or height.
  let name: String
  let axis: NSLayoutConstraint.Axis
  let variable: Variable
  /// The direction in which it can move.
  let way: Double

  /// How far an ambiguous view is moved to be seen to move, in points.
  private static let distance = 20.0
  /// Below every priority that programs use, so that it counts only where nothing else does.
  private static let priority: Float = 0.001

  /// What holds the number at another value, where that costs nothing.
  @MainActor
  func otherwise(in solver: ConstraintSolver) -> OwnConstraint {
    OwnConstraint(
      terms: [.init(variable, 1)], relation: .equal,
      value: solver.value(of: variable) + way * Self.distance, priority: Self.priority)
  }
}

extension LayoutItem {
  /// What of the item's frame could be another number.
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

  /// Whether a number of the item could be another one.
  func isAmbiguous(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    let name =
      switch attribute {
      case .width: "width"
      case .height: "height"
      default: attribute.isHorizontal ? "x" : "y"
      }
    return ambiguous.contains { $0.name == name }
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
