internal import TouchstoneConstraints
internal import UIKitCore

/// The two sides of a constraint as sums of the engine's variables.
///
/// Positions are in the coordinates of the view that holds the constraint. The position of a nested
/// view is therefore the sum of the origins of its superviews below that view.
@MainActor
struct LayoutExpression {
  private let constraint: NSLayoutConstraint
  private let holder: UIView
  private let engine: LayoutEngine
  /// Whether positions are measured from the right, so that leading and trailing keep their signs.
  let isMirrored: Bool

  /// Creates the expression, or returns `nil` if no view holds the constraint.
  init?(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
    guard let holder = constraint.holder else { return nil }
    self.constraint = constraint
    self.holder = holder
    self.engine = engine
    isMirrored =
      constraint.speaksOfDirection
      && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The first side minus the second, without the constraint's own constant. `nil` if an item is
  /// deallocated.
  var difference: LinearExpression? {
    guard let first = constraint.firstItem,
      let left = side(first, constraint.firstAttribute, beside: constraint.secondItem)
    else { return nil }
    guard constraint.isBinary else { return left }
    guard let second = constraint.secondItem,
      let right = side(second, constraint.secondAttribute, beside: first)
    else { return nil }
    return left - right * Double(constraint.multiplier)
  }

  private func side(
    _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> LinearExpression? {
    if let inner = attribute.withinMargins, let view = object as? UIView {
      return side(view.layoutMarginsGuide, inner, beside: other)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline, let view = object as? UIView {
      return baseline(of: view, attribute)
    }
    // Positions inside a scroll view are relative to its content.
    if object === holder, holder.scrollsLayout, attribute.isPosition, other != nil,
      other !== holder, other !== holder.guide(.scrollFrame)
    {
      return side(holder.guide(.scrollContent), attribute, beside: other)
    }
    guard let item = LayoutItem.of(object) else { return nil }
    engine.register(item)
    guard let box = item.box else { return nil }
    let insets = item.view?.alignmentRectInsets ?? .zero
    switch attribute {
    case .width:
      return LinearExpression(
        [.init(box.width, 1)], constant: -Double(insets.left + insets.right))
    case .height:
      return LinearExpression(
        [.init(box.height, 1)], constant: -Double(insets.top + insets.bottom))
    case .left, .right, .leading, .trailing, .centerX:
      return horizontal(item, box, insets, attribute)
    default: return vertical(item, box, insets, attribute)
    }
  }

  private func horizontal(
    _ item: LayoutItem, _ box: LayoutBox, _ insets: UIEdgeInsets,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression {
    var place = origin(of: item, \.x)
    let isEnd = attribute == .right || attribute == (isMirrored ? .leading : .trailing)
    if attribute == .centerX {
      place.terms.append(.init(box.width, 0.5))
      place.constant += Double(insets.left - insets.right) / 2
    } else if isEnd {
      place.terms.append(.init(box.width, 1))
      place.constant -= Double(insets.right)
    } else {
      place.constant += Double(insets.left)
    }
    guard isMirrored, let whole = LayoutItem.of(holder).box?.width else { return place }
    return LinearExpression(whole) - place
  }

  private func vertical(
    _ item: LayoutItem, _ box: LayoutBox, _ insets: UIEdgeInsets,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression {
    var place = origin(of: item, \.y)
    switch attribute {
    case .bottom, .lastBaseline:
      place.terms.append(.init(box.height, 1))
      place.constant -= Double(insets.bottom)
    case .centerY:
      place.terms.append(.init(box.height, 0.5))
      place.constant += Double(insets.top - insets.bottom) / 2
    default: place.constant += Double(insets.top)
    }
    return place
  }

  /// Returns the origin of an item in the coordinates of the view that holds the constraint.
  private func origin(
    of item: LayoutItem, _ coordinate: KeyPath<LayoutBox, Variable>
  ) -> LinearExpression {
    var sum = LinearExpression()
    guard item.view !== holder else { return sum }
    var link: LayoutItem? = item
    var watch = CycleDetector()
    while let current = link, let box = current.box, !watch.hasComeRound(to: current) {
      sum.terms.append(.init(box[keyPath: coordinate], 1))
      guard let parent = current.parent, parent !== holder else { break }
      let outer = LayoutItem.of(parent)
      // Subtract the scroll offset.
      if parent.scrollsLayout {
        let frame = LayoutItem.of(parent.guide(.scrollFrame))
        engine.register(frame)
        if let box = frame.box { sum.terms.append(.init(box[keyPath: coordinate], -1)) }
      }
      link = outer
    }
    return sum
  }

  /// Returns the baseline of a view's text, or of the view that it designates for its baseline.
  private func baseline(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression? {
    let isFirst = attribute == .firstBaseline
    let named = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let edge: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
    let text = (named as? any TextLayout)?.baselineView ?? named
    guard text === view || text.isInBranch(of: view) else {
      return side(view, edge, beside: nil)
    }
    guard let baseline = (text as? any TextLayout)?.baseline(isFirst: isFirst) else {
      return side(text, edge, beside: nil)
    }
    return side(text, baseline.origin.attribute, beside: nil).map {
      $0 + LinearExpression(constant: Double(baseline.offset))
    }
  }
}

extension UIView {
  /// Whether constraints to the view position its content.
  fileprivate var scrollsLayout: Bool { ClassRecord.of(type(of: self)).scrollsLayout }
}

extension TextBaseline.Origin {
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .top: .top
    case .center: .centerY
    case .bottom: .bottom
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it depends on the lines of a text.
  var speaksOfBaselines: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
  }

  /// Whether it depends on the reading direction.
  var speaksOfDirection: Bool {
    (firstAttribute.withinMargins ?? firstAttribute).isDirectional
      || (secondAttribute.withinMargins ?? secondAttribute).isDirectional
  }
}
