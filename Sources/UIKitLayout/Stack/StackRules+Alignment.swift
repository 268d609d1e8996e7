internal import UIKitCore

extension StackRules {
  /// Adds the rules for the positions across the axis.
  mutating func align() {
    for entry in arranged {
      switch alignment {
      case .fill:
        connect(entry, across.start)
        connect(entry, across.end)
      case .leading:
        connect(entry, across.start)
        keepWithin(entry, across.end, .lessThanOrEqual)
      case .trailing:
        connect(entry, across.end)
        keepWithin(entry, across.start, .greaterThanOrEqual)
      case .center:
        connect(entry, across.middle)
        keepWithin(entry, across.start, .greaterThanOrEqual)
        keepWithin(entry, across.end, .lessThanOrEqual)
      case .firstBaseline, .lastBaseline:
        alignBaseline(entry)
      }
      if alignment != .fill { keepThin(entry) }
    }
    guard alignment != .fill else { return }
    add(
      StackRule(
        kind: .fit, first: .init(item: stack, attribute: across.length), priority: Self.fit))
  }

  /// The effective alignment. A column doesn't support baseline alignments.
  private var alignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline where stack.axis == .vertical: .leading
    case .lastBaseline where stack.axis == .vertical: .trailing
    default: stack.alignment
    }
  }

  private mutating func connect(
    _ entry: ArrangedView, _ attribute: NSLayoutConstraint.Attribute
  ) {
    add(
      StackRule(
        kind: .connection, first: .init(item: entry.view, attribute: attribute),
        second: .init(item: canvas, attribute: attribute)))
  }

  private mutating func keepWithin(
    _ entry: ArrangedView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation
  ) {
    add(
      StackRule(
        kind: .boundary, first: .init(item: entry.view, attribute: attribute), relation: relation,
        second: .init(item: canvas, attribute: attribute), priority: Self.boundary))
  }

  /// Makes a view without content as small as possible across the axis.
  private mutating func keepThin(_ entry: ArrangedView) {
    add(
      StackRule(
        kind: .ambiguity, first: .init(item: entry.view, attribute: across.length),
        priority: Self.ambiguity))
  }

  /// Aligns all baselines, and places the views as a group at an edge.
  private mutating func alignBaseline(_ entry: ArrangedView) {
    let isFirst = alignment == .firstBaseline
    keepWithin(entry, .top, .greaterThanOrEqual)
    keepWithin(entry, .bottom, .lessThanOrEqual)
    let edge: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
    add(
      StackRule(
        kind: .alignment, first: .init(item: entry.view, attribute: edge),
        second: .init(item: canvas, attribute: edge), priority: Self.pull))
    guard let first = arranged.first, first.view !== entry.view else { return }
    let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    add(
      StackRule(
        kind: .alignment, first: .init(item: entry.view, attribute: baseline),
        second: .init(item: first.view, attribute: baseline)))
  }
}
