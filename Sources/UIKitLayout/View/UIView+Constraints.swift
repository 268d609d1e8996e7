public import UIKitCore

extension UIView {
  /// Whether the frame and the autoresizing mask count as constraints, so that the program sets the frame.
  ///
  /// Where it is false, constraints decide on the frame, and the size of the content where they leave it
  /// open.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { LayoutItem.existing(self)?.settings.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      let item = LayoutItem.of(self)
      item.settings.translatesAutoresizingMask = newValue
      if item.engine != nil { item.contentDidChange() } else { item.wait() }
      item.placer?.setNeedsLayout()
    }
  }

  /// The active constraints whose items the view is the lowest to hold.
  public var constraints: [NSLayoutConstraint] { LayoutItem.existing(self)?.constraints ?? [] }

  /// Makes a constraint active in this view, which has to hold both of its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.deactivate()
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item else { continue }
      guard let view = NSLayoutConstraint.view(of: item), view.isInBranch(of: self) else {
        Fault.report(
          "\(constraint.line) can't be active here: not all of its items are in the view",
          about: self)
        return
      }
    }
    constraint.install(on: self)
  }

  /// Makes several constraints active in this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint of this view inactive; those of other views stay.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Makes several constraints of this view inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much the content's size keeps the view from becoming larger; 250 at first,
  /// and 251 for the height of a label.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = (LayoutItem.existing(self)?.settings ?? ItemSettings(of: self)).hugging
    return axis == .horizontal ? priorities.0 : priorities.1
  }

  /// Sets how much the content's size keeps the view from becoming larger.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities(priority) {
      if axis == .horizontal { $0.hugging.0 = priority } else { $0.hugging.1 = priority }
    }
  }

  /// How much the content's size keeps the view from becoming smaller; 750 at first.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let priorities = (LayoutItem.existing(self)?.settings ?? ItemSettings(of: self)).compression
    return axis == .horizontal ? priorities.0 : priorities.1
  }

  /// Sets how much the content's size keeps the view from becoming smaller.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities(priority) {
      if axis == .horizontal { $0.compression.0 = priority } else { $0.compression.1 = priority }
    }
  }

  private func changePriorities(
    _ priority: UILayoutPriority, _ change: (inout ItemSettings) -> Void
  ) {
    guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
      Fault.report(
        "a priority of a content's size is \(priority.rawValue); it must be above 0 and at most 1000",
        about: self)
      return
    }
    let item = LayoutItem.of(self)
    change(&item.settings)
    guard let engine = item.engine else { return }
    engine.updateOwn(of: item)
    item.placer?.setNeedsLayout()
  }
}
