internal import UIKitCore

/// The constraints that a visual format describes.
@MainActor
struct FormatConstraints {
  /// The constraints in the order of the format, followed by those for alignment.
  private(set) var all: [NSLayoutConstraint] = []

  private let line: FormatLine
  private let options: NSLayoutConstraint.FormatOptions

  init(_ line: FormatLine, options: NSLayoutConstraint.FormatOptions) {
    self.line = line
    self.options = options
    for stop in line.stops {
      if let item = stop.item { addSizes(stop.sizes, of: item) }
    }
    for (place, connection) in line.connections.enumerated() {
      add(connection, line.stops[place], line.stops[place + 1])
    }
    align()
  }

  private mutating func addSizes(_ sizes: [FormatLine.Predicate], of item: AnyObject) {
    let attribute: NSLayoutConstraint.Attribute = line.axis == .horizontal ? .width : .height
    for size in sizes {
      add(
        item, attribute, size.relation, size.item, size.item == nil ? .notAnAttribute : attribute,
        size.constant, size.priority)
    }
  }

  /// Adds constraints for the distance between two stops, one of which may be an edge of the
  /// superview.
  private mutating func add(
    _ connection: FormatLine.Connection, _ before: FormatLine.Stop, _ after: FormatLine.Stop
  ) {
    let holder = [before.item, after.item].compactMap { $0 }.first.flatMap(Self.holder)
    guard let first = before.item ?? holder, let second = after.item ?? holder else { return }
    let isEdge = before.item == nil || after.item == nil
    let distances: [FormatLine.Predicate] =
      switch connection {
      case .flush: [.init()]
      case .standard:
        // At an edge, the standard distance is the superview's margin.
        [.init(constant: isEdge ? 0 : SystemSpacing.points)]
      case .explicit(let distances): distances
      }
    for distance in distances {
      // From right to left, the first view is on the right, so the two sides are swapped.
      let isReversed = line.axis == .horizontal && options.contains(.directionRightToLeft)
      var start = before.item == nil ? start : end
      var end = after.item == nil ? self.end : self.start
      if isEdge, case .standard = connection {
        if before.item == nil { start = start.ofMargin } else { end = end.ofMargin }
      }
      if isReversed {
        add(first, start, distance.relation, second, end, distance.constant, distance.priority)
      } else {
        add(second, end, distance.relation, first, start, distance.constant, distance.priority)
      }
    }
  }

  /// The edge at which views begin along the axis.
  private var start: NSLayoutConstraint.Attribute {
    guard line.axis == .horizontal else { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  /// The edge at which views end along the axis.
  private var end: NSLayoutConstraint.Attribute {
    guard line.axis == .horizontal else { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private mutating func align() {
    let pairs: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let items = line.stops.compactMap(\.item)
    for (option, attribute) in pairs where options.contains(option) {
      for (one, next) in zip(items, items.dropFirst()) {
        add(one, attribute, .equal, next, attribute, 0, .required)
      }
    }
  }

  private mutating func add(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: 1,
      constant: constant)
    constraint.priority = priority
    all.append(constraint)
  }

  /// Returns the superview of a view, or the owning view of a guide.
  private static func holder(_ item: AnyObject) -> AnyObject? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at the same edge.
  fileprivate var ofMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
