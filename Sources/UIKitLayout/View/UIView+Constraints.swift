public import UIKitCore

extension UIView {
  /// Whether the frame and the autoresizing mask act as constraints, so that the app sets the
  /// frame.
  ///
  /// If it is `false`, constraints determine the frame, and the content size determines what they
  /// leave open.
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

  /// The active constraints for which the view is the lowest view that contains their items.
  public var constraints: [NSLayoutConstraint] { LayoutItem.existing(self)?.constraints ?? [] }

  /// Activates a constraint in this view, which must contain both of its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.deactivate()
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item else { continue }
      guard let view = NSLayoutConstraint.view(of: item), view.isInBranch(of: self) else {
        Fault.report(
          "\(constraint.line) can't be activated here: some of its items aren't in the view",
          about: self)
        return
      }
    }
    constraint.install(on: self)
  }

  /// Activates several constraints in this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint of this view.
  ///
  /// Constraints of other views stay active.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates several constraints of this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the priority with which the view resists growing beyond its content.
  ///
  /// The default is 250, and 251 for the height of a label.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = (LayoutItem.existing(self)?.settings ?? ItemSettings(of: self)).hugging
    return axis == .horizontal ? priorities.0 : priorities.1
  }

  /// Sets the priority with which the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities(priority) {
      if axis == .horizontal { $0.hugging.0 = priority } else { $0.hugging.1 = priority }
    }
  }

  /// Returns the priority with which the view resists shrinking below its content, by default 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let priorities = (LayoutItem.existing(self)?.settings ?? ItemSettings(of: self)).compression
    return axis == .horizontal ? priorities.0 : priorities.1
  }

  /// Sets the priority with which the view resists shrinking below its content.
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
        "a content priority is \(priority.rawValue); it must be greater than 0 and at most 1000",
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
