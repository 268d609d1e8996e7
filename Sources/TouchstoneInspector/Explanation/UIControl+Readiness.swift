internal import TouchstoneKit
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

extension UIControl {
  /// The outcome of a tap on a control.
  enum Readiness: Equatable {
    /// The control is disabled.
    case disabled
    /// The control has no action and does nothing on its own.
    case noAction
    /// The control has actions, but a tap, or a change of its value, sends none of their events.
    case otherEvents
    /// The button has a menu, which shows after a long press only, and no action for a tap.
    case menuOnPress
    /// All targets of the control are deallocated.
    case targetGone
    /// The control sends an action, or does something on its own.
    case ready
  }

  /// The outcome of a tap on the control at the moment.
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

  /// The event that the control sends when its value changes; `nil` for a control without a value, and
  /// for a class of the program, which may send any event.
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

  /// The event that an action for the control is offered for.
  var offeredEvent: Event {
    valueEvent ?? (self is UIButton ? .primaryActionTriggered : .touchUpInside)
  }

  /// Whether the control does something without an action: a class of the kit such as a switch, a class
  /// that overrides touch or tracking methods, or a control that shows a menu.
  private var worksOnItsOwn: Bool {
    if handlesTouchesItself || showsMenuAsPrimaryAction { return true }
    guard hasOwnPurpose else { return false }
    return !(isDirectControl || self is UIButton)
  }

  /// Whether the nearest class of the framework is `UIControl` itself.
  private var isDirectControl: Bool {
    ProgramOverrides.frameworkClass(of: type(of: self)) == UIControl.self
  }

  /// Whether a recognizer of the control, or one of a view around it that the control lets begin, would
  /// answer.
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
  /// Why a tap on the control does nothing, why that usually is, and what to change. `nil` if the control
  /// is ready.
  @MainActor
  func account(of control: UIControl) -> TouchExplanation.Account? {
    let name = TraceSubject(control).emphasized
    switch self {
    case .ready: return nil
    case .disabled:
      return .init(
        "\(name) is hit, but it is disabled, so it sends no action.",
        usually: "A form keeps its button off until all is filled in, and work in progress turns "
          + "it off for a while.",
        remedy: "Set isEnabled of \(name) to true.")
    case .noAction:
      return .init(
        "\(name) is hit, but it has no action, so a tap does nothing.",
        usually: "The action was never added, or was given to another control or another event.",
        remedy: "Give it one with addAction(_:for:) or addTarget(_:action:for:).")
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
          "A button has no value that changes: valueChanged is sent by switches, sliders and "
          + "other controls with a value.",
        remedy: "Add the action for touchUpInside or, on a button, for primaryActionTriggered.")
    case .menuOnPress:
      return .init(
        "\(name) shows its menu only after a long press, and has no action for a tap.",
        usually:
          "A button that has a menu shows it on a tap only if showsMenuAsPrimaryAction is true.",
        remedy: "Set showsMenuAsPrimaryAction of \(name) to true.")
    case .targetGone:
      return .init(
        "\(name) is hit, but the target of its action is gone, so a tap does nothing.",
        usually: "The target was held by a local variable alone, and went with it.",
        remedy: "A control does not keep its targets alive: keep the target yourself.")
    }
  }
}
