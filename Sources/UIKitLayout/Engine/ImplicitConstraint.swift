internal import TouchstoneConstraints
internal import UIKitCore
internal import UIKitKeys

/// An implicit constraint of an item, in numbers: multiples of the item's and its parent's
/// variables, and a constant.
struct ImplicitConstraint: Equatable {
  /// The terms, with the variables of the item and its parent.
  var terms: [LinearExpression.Term]
  var relation: LinearConstraint.Relation
  /// The value to which the terms are related. The expression is the terms minus this value.
  var value: Double
  var priority: Float = LinearConstraint.required

  /// The representation for the solver. Explicit constraints yield to it if it is required.
  var constraint: LinearConstraint {
    LinearConstraint(
      LinearExpression(terms), relation, LinearExpression(constant: value), priority: priority,
      isFirm: priority >= LinearConstraint.required)
  }

  /// Returns whether only the value differs, which is cheap to update.
  func differsInValueAlone(from other: ImplicitConstraint) -> Bool {
    terms == other.terms && relation == other.relation && priority == other.priority
  }
}

extension LayoutItem {
  /// The implicit constraints of the item: the frame if the app sets it, otherwise the size of the
  /// content. For the system's guides, the insets.
  var statedByItself: [ImplicitConstraint] {
    guard let box else { return [] }
    if let guide { return stated(by: guide, box) }
    guard let view else { return [] }
    if isPlacedByFrame, fitting == nil { return statedByFrame(view, box) }
    var own = sizesAreNotNegative(box)
    if view.superview == nil || fitting != nil {
      own.append(.init(terms: [.init(box.x, 1)], relation: .equal, value: 0))
      own.append(.init(terms: [.init(box.y, 1)], relation: .equal, value: 0))
    }
    if let fitting { own += fitting.stated(box, view.alignmentRectInsets) }
    return own + statedByContent(view, box) + exercise
  }

  private func sizesAreNotNegative(_ box: LayoutBox) -> [ImplicitConstraint] {
    [box.width, box.height].map {
      ImplicitConstraint(terms: [.init($0, 1)], relation: .greaterThanOrEqual, value: 0)
    }
  }

  /// Returns constraints for the frame that the app set, which follows the superview's size by the
  /// autoresizing mask.
  private func statedByFrame(_ view: UIView, _ box: LayoutBox) -> [ImplicitConstraint] {
    let frame = view.untransformedFrame
    let outer = view.superview.flatMap { LayoutItem.existing($0) }
    let size = view.superview?.bounds.size ?? .zero
    let mask = view.autoresizingMask
    let horizontal = AutoresizingShare(
      start: frame.minX, length: frame.width, whole: size.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let vertical = AutoresizingShare(
      start: frame.minY, length: frame.height, whole: size.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return horizontal.stated(box.x, box.width, outer?.box?.width, whole: size.width)
      + vertical.stated(box.y, box.height, outer?.box?.height, whole: size.height)
  }

  /// Returns constraints that keep the size close to the content's, at the hugging and compression
  /// priorities.
  private func statedByContent(_ view: UIView, _ box: LayoutBox) -> [ImplicitConstraint] {
    guard !isCollapsed, let size = contentSize(of: view) else { return [] }
    let insets = view.alignmentRectInsets
    var own: [ImplicitConstraint] = []
    func add(
      _ variable: Variable, _ length: CGFloat, _ hugging: UILayoutPriority,
      _ compression: UILayoutPriority
    ) {
      guard length >= 0, length.isFinite else { return }
      for (relation, priority) in [
        (LinearConstraint.Relation.lessThanOrEqual, hugging), (.greaterThanOrEqual, compression),
      ] {
        own.append(
          .init(
            terms: [.init(variable, 1)], relation: relation, value: Double(length),
            priority: priority.rawValue))
      }
    }
    if size.width != UIView.noIntrinsicMetric {
      add(
        box.width, size.width + insets.left + insets.right, settings.hugging.0,
        settings.compression.0)
    }
    if size.height != UIView.noIntrinsicMetric {
      add(
        box.height, size.height + insets.top + insets.bottom, settings.hugging.1,
        settings.compression.1)
    }
    return own
  }

  /// Returns constraints for the frame of a system guide. For other guides, only that sizes aren't
  /// negative.
  private func stated(by guide: UILayoutGuide, _ box: LayoutBox) -> [ImplicitConstraint] {
    var own = sizesAreNotNegative(box)
    guard let view = guide.owningView, let outer = LayoutItem.existing(view)?.box else {
      return own
    }
    let kind = system ?? (guide is UIKeyboardLayoutGuide ? .keyboard : nil)
    guard let kind else { return own }
    switch kind.place(in: view, guide) {
    case .insets(let insets):
      own += [
        .init(terms: [.init(box.x, 1)], relation: .equal, value: Double(insets.left)),
        .init(terms: [.init(box.y, 1)], relation: .equal, value: Double(insets.top)),
        .init(
          terms: [.init(box.width, 1), .init(outer.width, -1)], relation: .equal,
          value: -Double(insets.left + insets.right)),
        .init(
          terms: [.init(box.height, 1), .init(outer.height, -1)], relation: .equal,
          value: -Double(insets.top + insets.bottom)),
      ]
    case .origin(let origin):
      own += [
        .init(terms: [.init(box.x, 1)], relation: .equal, value: Double(origin.x)),
        .init(terms: [.init(box.y, 1)], relation: .equal, value: Double(origin.y)),
      ]
    case .rect(let rect):
      own += zip(box.all, [rect.minX, rect.minY, rect.width, rect.height]).map {
        .init(terms: [.init($0, 1)], relation: .equal, value: Double($1))
      }
    }
    return own
  }
}

/// The dependency of a start and a length on a whole: the flexible parts share a difference in
/// proportion.
private struct AutoresizingShare {
  let start: CGFloat
  let length: CGFloat
  /// The fractions of a difference that go to the start and to the length.
  private let shares: (start: CGFloat, length: CGFloat)

  init(
    start: CGFloat, length: CGFloat, whole: CGFloat, isFlexible: (Bool, Bool, Bool)
  ) {
    self.start = start
    self.length = length
    let parts = [
      isFlexible.0 ? start : 0, isFlexible.1 ? length : 0,
      isFlexible.2 ? whole - start - length : 0,
    ]
    let sum = parts.reduce(0, +)
    let count = [isFlexible.0, isFlexible.1, isFlexible.2].filter { $0 }.count
    func share(_ place: Int, _ flexible: Bool) -> CGFloat {
      guard flexible else { return 0 }
      return sum == 0 ? 1 / CGFloat(count) : parts[place] / sum
    }
    shares = (share(0, isFlexible.0), share(1, isFlexible.1))
  }

  /// Returns the start and the length as functions of the whole, or as constants if `outer` is
  /// `nil`.
  func stated(
    _ startVariable: Variable, _ lengthVariable: Variable, _ outer: Variable?, whole: CGFloat
  ) -> [ImplicitConstraint] {
    [(startVariable, start, shares.start), (lengthVariable, length, shares.length)].map {
      variable, value, share in
      guard let outer, share != 0 else {
        return ImplicitConstraint(
          terms: [.init(variable, 1)], relation: .equal, value: Double(value))
      }
      return ImplicitConstraint(
        terms: [.init(variable, 1), .init(outer, -Double(share))], relation: .equal,
        value: Double(value - share * whole))
    }
  }
}
