internal import TouchstoneKit
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

extension UIControl {
  /// The effect of a tap on a control.
  enum Readiness: Equatable {
    /// The control is disabled.
    case disabled
    /// The control has no action and no built-in effect.
    case noAction
    /// The control has actions, but neither a tap nor a change of its value sends their events.
    case otherEvents
    /// The button shows its menu only after a long press, and has no action for a tap.
    case menuOnPress
    /// All targets of the control are deallocated.
    case targetGone
    /// The control sends an action or has a built-in effect.
    case ready
  }

  /// The current effect of a tap on the control.
  var readiness: Readiness {
    guard isEnabled else { return .disabled }
    if hasForeignEventsOnly { return .otherEvents }
    guard !worksOnItsOwn, !hasAnsweringRecognizer else { return .ready }
    let isDeaf = registrations.isEmpty || allControlEvents.isDisjoint(with: tapEvents)
    if isDeaf, (self as? UIButton)?.menu != nil { return .menuOnPress }
    if registrations.isEmpty { return .noAction }
    if registrations.areAllDead { return .targetGone }
    return isDeaf ? .otherEvents : .ready
  }

  /// The events that a tap sends.
  var tapEvents: Event {
    let touches: Event = [.touchDown, .touchUpInside]
    return primaryEvent.isDisjoint(with: touches)
      ? touches : touches.union(.primaryActionTriggered)
  }

  /// The event that the control sends when its value changes.
  ///
  /// `nil` for a control without a value, and for an app's subclass, which may send any event.
  private var valueEvent: Event? {
    guard ProgramOverrides.frameworkClass(of: type(of: self)) == type(of: self) else { return nil }
    if self is UITextField { return .editingChanged }
    return primaryEvent == .valueChanged ? .valueChanged : nil
  }

  /// Whether all actions of the control are for events that its class never sends.
  fileprivate var hasForeignEventsOnly: Bool {
    guard let valueEvent, !registrations.isEmpty else { return false }
    let foreign: Event = valueEvent == .valueChanged ? .allEditingEvents : .valueChanged
    return allControlEvents.isSubset(of: foreign)
  }

  /// The event that a suggested action is added for.
  var offeredEvent: Event {
    valueEvent ?? (self is UIButton ? .primaryActionTriggered : .touchUpInside)
  }

  /// Whether the control has an effect without an action. Examples are a switch, a class that
  /// overrides touch or tracking methods, and a control that shows a menu.
  private var worksOnItsOwn: Bool {
    if handlesTouchesItself || showsMenuAsPrimaryAction { return true }
    guard hasOwnPurpose else { return false }
    return !(isDirectControl || self is UIButton)
  }

  /// Whether the nearest framework class is `UIControl` itself.
  private var isDirectControl: Bool {
    ProgramOverrides.frameworkClass(of: type(of: self)) == UIControl.self
  }

  /// Whether a recognizer of the control would respond, or a tap recognizer of an ancestor that the
  /// control lets begin.
  private var hasAnsweringRecognizer: Bool {
    LinkWalk(self, \.superview).contains { view in
      (view.gestureRecognizers ?? []).contains {
        $0.wouldAnswer && (view === self || gestureRecognizerShouldBegin($0))
          && ($0 is UITapGestureRecognizer || view === self)
      }
    }
  }
}

extension UIControl.Readiness {
  /// Returns the reason that a tap on the control has no effect, its usual cause, and the suggested
  /// change. Returns `nil` if the control is ready.
  @MainActor
  func account(of control: UIControl) -> TouchExplanation.Diagnosis? {
    let name = TraceSubject(control).emphasized
    switch self {
    case .ready: return nil
    case .disabled:
      return .init(
        "\(name) is hit, but it is disabled, so it sends no action.",
        usually: "A form disables its button until every field is filled in, or the button is "
          + "disabled while work is in progress.",
        remedy: "Set isEnabled of \(name) to true.")
    case .noAction:
      return .init(
        "\(name) is hit, but it has no action, so a tap does nothing.",
        usually: "The action was never added, or was added to another control or for another "
          + "event.",
        remedy: "Add one with addAction(_:for:) or addTarget(_:action:for:).")
    case .otherEvents where control.hasForeignEventsOnly:
      return .init(
        "\(name) has actions for \(control.allControlEvents.label) only; it sends "
          + "\(control.offeredEvent.label).",
        usually: "A text field sends editing events, and other controls with a value send "
          + "valueChanged.",
        remedy: "Add the action for \(control.offeredEvent.label).")
    case .otherEvents:
      return .init(
        "\(name) has actions for \(control.allControlEvents.label) only; a tap sends "
          + "touchUpInside.",
        usually:
          "A button has no value to change: switches, sliders and other controls with a value send "
          + "valueChanged.",
        remedy: "Add the action for touchUpInside or, on a button, for primaryActionTriggered.")
    case .menuOnPress:
      return .init(
        "\(name) shows its menu only after a long press, and has no action for a tap.",
        usually:
          "A button that has a menu shows it on a tap only if showsMenuAsPrimaryAction is true.",
        remedy: "Set showsMenuAsPrimaryAction of \(name) to true.")
    case .targetGone:
      return .init(
        "\(name) is hit, but the target of its action was deallocated, so a tap does nothing.",
        usually: "Only a local variable retained the target, which was deallocated at the end of "
          + "its scope.",
        remedy: "A control doesn't retain its targets: store the target in a property.")
    }
  }
}
