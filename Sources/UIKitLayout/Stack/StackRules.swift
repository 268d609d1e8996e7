internal import UIKitCore

/// The rules of a stack view for its views. This file contains the rules along the axis, and
/// `+Alignment` those across it.
///
/// The priorities are the ones in UIKit's messages about its own constraints.
@MainActor
struct StackRules {
  /// The priority that keeps views within the stack across the axis.
  ///
  /// A hidden stack uses it along the axis, so that its content may extend beyond the stack.
  static let boundary: Float = 999.5
  /// The priority of proportional lengths.
  private static let proportional: Float = 999
  /// The priority of equal distances between centers.
  private static let centering: Float = 149
  /// The priority that moves views to an edge in baseline alignments.
  static let pull: Float = 51
  /// The priority of keeping the stack as small as possible.
  static let fit: Float = 49
  /// The priority of lengths that would be ambiguous otherwise.
  static let ambiguity: Float = 25

  let stack: UIStackView
  let arranged: [ArrangedView]
  /// The arranged views that aren't hidden.
  let shown: [ArrangedView]
  /// The part of the stack that contains the views: the margins guide or the stack itself.
  let canvas: AnyObject
  /// The lengths of the views' contents along the axis. Negative for views without content.
  private(set) var lengths: [ObjectIdentifier: CGFloat] = [:]
  private(set) var rules: [StackRule] = []

  init(_ stack: UIStackView, _ arranged: [ArrangedView]) {
    self.stack = stack
    self.arranged = arranged
    shown = arranged.filter { !$0.view.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    for entry in arranged {
      lengths[ObjectIdentifier(entry.view)] = Self.length(of: entry.view, stack.axis)
    }
  }

  /// Returns the length of a view's content along an axis. Negative if the view has no content.
  static func length(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = LayoutItem.of(view).contentSize(of: view) ?? CGSize(width: -1, height: -1)
    return axis == .horizontal ? size.width : size.height
  }

  /// The views that are followed by a gap: all except the last if the distribution spreads them,
  /// otherwise empty.
  var viewsBeforeGaps: [UIView] { spreads ? shown.dropLast().map { $0.view } : [] }

  private var spreads: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  /// The attributes along the axis.
  var along: StackAttributes { StackAttributes(stack.axis) }
  /// The attributes across the axis.
  var across: StackAttributes {
    StackAttributes(stack.axis == .horizontal ? .vertical : .horizontal)
  }

  mutating func add(_ rule: StackRule) { rules.append(rule) }

  /// Adds all rules.
  mutating func makeAll(gaps: [UILayoutGuide]) {
    guard !arranged.isEmpty else { return }
    connectEnds()
    if spreads { spread(gaps) } else { chain() }
    switch stack.distribution {
    case .fillEqually: makeEqual()
    case .fillProportionally: makeProportional()
    case .fill, .equalSpacing, .equalCentering: break
    }
    hide(gaps)
    suppressAmbiguity()
    align()
  }

  // MARK: Along the axis

  /// Attaches the first and the last view to the stack's edges.
  private mutating func connectEnds() {
    // A hidden stack has no length, and its content may extend beyond it.
    let isCollapsed = LayoutItem.existing(stack)?.isCollapsed ?? false
    guard let first = shown.first, let last = shown.last else {
      return add(
        StackRule(
          kind: .fit, first: .init(item: stack, attribute: along.length), priority: Self.boundary))
    }
    add(
      StackRule(
        kind: .connection, first: .init(item: first.view, attribute: along.start),
        second: .init(item: canvas, attribute: along.start)))
    add(
      StackRule(
        kind: .connection, first: .init(item: canvas, attribute: along.end),
        second: .init(item: last.view, attribute: along.end),
        priority: isCollapsed ? Self.boundary : 1000))
    guard spreads else { return }
    add(
      StackRule(
        kind: .fit, first: .init(item: stack, attribute: along.length), priority: Self.fit))
  }

  /// Returns the spacing after a view, in points.
  private func spacing(behind entry: ArrangedView) -> CGFloat {
    let own = entry.spacing == UIStackView.spacingUseDefault ? stack.spacing : entry.spacing
    if own == UIStackView.spacingUseSystem { return SystemSpacing.points }
    return own == UIStackView.spacingUseDefault ? 0 : own
  }

  /// Places each view after the one before it, at the spacing or at least at it.
  private mutating func chain(_ relation: NSLayoutConstraint.Relation = .equal) {
    let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (previous, next) in zip(shown, shown.dropFirst()) {
      add(
        StackRule(
          kind: .spacing,
          first: .init(item: next.view, attribute: usesBaselines ? .firstBaseline : along.start),
          relation: relation,
          second: .init(item: previous.view, attribute: usesBaselines ? .lastBaseline : along.end),
          constant: spacing(behind: previous)))
    }
  }

  /// Gives the gaps between views, or between their centers, equal lengths.
  private mutating func spread(_ gaps: [UILayoutGuide]) {
    chain(.greaterThanOrEqual)
    let isCentering = stack.distribution == .equalCentering
    for (place, gap) in gaps.enumerated() {
      add(
        StackRule(
          kind: .gap, first: .init(item: gap, attribute: along.start),
          second: .init(
            item: shown[place].view, attribute: isCentering ? along.middle : along.end)))
      add(
        StackRule(
          kind: .gap,
          first: .init(
            item: shown[place + 1].view, attribute: isCentering ? along.middle : along.start),
          second: .init(item: gap, attribute: along.end)))
      guard place > 0 else { continue }
      add(
        StackRule(
          kind: .equally, first: .init(item: gap, attribute: along.length),
          second: .init(item: gaps[place - 1], attribute: along.length),
          priority: isCentering ? Self.centering : 1000))
    }
  }

  private mutating func makeEqual() {
    for (previous, next) in zip(shown, shown.dropFirst()) {
      add(
        StackRule(
          kind: .equally, first: .init(item: next.view, attribute: along.length),
          second: .init(item: previous.view, attribute: along.length)))
    }
  }

  /// Gives each view its fraction of the sum of all lengths and spacings. Earlier views have a
  /// higher weight.
  private mutating func makeProportional() {
    let own = shown.map { max(0, proportionalLength(of: $0.view)) }
    let spacings = shown.dropLast().map { spacing(behind: $0) }.reduce(0, +)
    let sum = own.reduce(0, +) + spacings
    guard own.contains(where: { $0 > 0 }), sum > 0 else { return makeEqual() }
    for (place, entry) in shown.enumerated() {
      add(
        StackRule(
          kind: .proportionally, first: .init(item: entry.view, attribute: along.length),
          second: .init(item: canvas, attribute: along.length), multiplier: own[place] / sum,
          priority: Self.proportional, weight: Double(shown.count - place)))
    }
  }

  /// Returns the length of a view's content, or the length that its inner constraints determine if
  /// it has no content.
  private func proportionalLength(of view: UIView) -> CGFloat {
    let own = lengths[ObjectIdentifier(view)] ?? -1
    guard own < 0 else { return own }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return stack.axis == .horizontal ? size.width : size.height
  }

  /// Collapses hidden views, and places them at the center of the gap where they would be.
  private mutating func hide(_ gaps: [UILayoutGuide]) {
    var before: ArrangedView?
    var shownBefore = 0
    for entry in arranged {
      guard entry.view.isHidden else {
        before = entry
        shownBefore += 1
        continue
      }
      add(StackRule(kind: .hiding, first: .init(item: entry.view, attribute: along.length)))
      let start = StackRule.Side(item: entry.view, attribute: along.start)
      if let before, shownBefore < shown.count {
        if spreads {
          let gap = StackRule.Side(item: gaps[shownBefore - 1], attribute: along.middle)
          add(StackRule(kind: .spacing, first: start, second: gap))
        } else {
          let end = StackRule.Side(item: before.view, attribute: along.end)
          add(
            StackRule(
              kind: .spacing, first: start, second: end, constant: spacing(behind: before) / 2))
        }
      } else {
        let edge = before.map { StackRule.Side(item: $0.view, attribute: along.end) }
        add(
          StackRule(
            kind: .spacing, first: start,
            second: edge ?? .init(item: canvas, attribute: along.start)))
      }
    }
  }

  /// Determines which view grows if no other rule does: the last view without content, or else the
  /// first view (recorded, `Tests/Truth/stack_two_spacers.json`, `stack_fill_stretch.json`).
  ///
  /// Hidden views are included in the indices, so that hiding one has no effect on the others.
  private mutating func suppressAmbiguity() {
    for (place, entry) in arranged.enumerated() where !entry.view.isHidden {
      let hasContent = lengths[ObjectIdentifier(entry.view)] ?? -1 >= 0
      add(
        StackRule(
          kind: .ambiguity, first: .init(item: entry.view, attribute: along.length),
          priority: Self.ambiguity, weight: Double(hasContent ? place + 1 : arranged.count - place))
      )
    }
  }
}

/// The attributes of one axis.
struct StackAttributes {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  let middle: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    start = isHorizontal ? .leading : .top
    end = isHorizontal ? .trailing : .bottom
    length = isHorizontal ? .width : .height
    middle = isHorizontal ? .centerX : .centerY
  }
}
