internal import UIKitCore

/// The constraints and guides of one stack view, updated to match its rules.
///
/// Unchanged constraints aren't replaced, so hiding a view affects only a few of them.
@MainActor
final class StackArrangement {
  private var made: [(key: StackRule.Key, constraint: NSLayoutConstraint)] = []
  /// The gaps after views if the distribution spreads them, by view and in order.
  private var gaps: [(view: ObjectIdentifier, guide: UILayoutGuide)] = []
  /// The content lengths of arranged views, by view.
  private var lengths: [ObjectIdentifier: CGFloat] = [:]

  /// Creates missing constraints and guides, and removes unneeded ones.
  func update(of stack: UIStackView, _ arranged: [ArrangedView]) {
    var rules = StackRules(stack, arranged)
    setGaps(behind: rules.viewsBeforeGaps, in: stack)
    rules.makeAll(gaps: gaps.map { $0.guide })
    lengths = rules.lengths
    reconcile(rules.rules)
  }

  /// Returns whether the length of a view's content has changed since the constraints were created,
  /// if they depend on it.
  func dependsOnContent(of view: UIView, in stack: UIStackView) -> Bool {
    guard let old = lengths[ObjectIdentifier(view)] else { return false }
    let new = StackRules.length(of: view, stack.axis)
    // The length of a view without content is determined by its inner constraints.
    return stack.distribution == .fillProportionally
      ? old != new || new < 0 : (old < 0) != (new < 0)
  }

  private func setGaps(behind views: [UIView], in stack: UIStackView) {
    var known = Dictionary(
      gaps.map { ($0.view, $0.guide) }, uniquingKeysWith: { first, _ in first })
    let old = gaps
    gaps = views.map { view in
      let key = ObjectIdentifier(view)
      if let guide = known.removeValue(forKey: key) { return (key, guide) }
      let guide = UILayoutGuide()
      guide.identifier = "UISV-gap"
      stack.addLayoutGuide(guide)
      return (key, guide)
    }
    for gap in old where known[gap.view] != nil { stack.removeLayoutGuide(gap.guide) }
  }

  private func reconcile(_ rules: [StackRule]) {
    var known = Dictionary(
      made.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    var kept = [Bool](repeating: false, count: made.count)
    var wanted: [(key: StackRule.Key, constraint: NSLayoutConstraint)] = []
    for rule in rules {
      let key = rule.key
      if let place = known.removeValue(forKey: key), rule.isAbout(made[place].constraint) {
        kept[place] = true
        made[place].constraint.constant = rule.constant
        wanted.append(made[place])
      } else {
        wanted.append((key, rule.make()))
      }
    }
    for (place, old) in made.enumerated() where !kept[place] { old.constraint.isActive = false }
    made = wanted
    for new in wanted where !new.constraint.isActive { new.constraint.isActive = true }
  }
}
