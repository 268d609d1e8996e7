extension UIControl {
  /// What would come of a tap on it.
  package enum Readiness {
    /// It is disabled.
    case disabled
    /// It has nobody to tell, and does nothing else.
    case noAction
    /// All whom it would tell are gone.
    case targetGone
    /// Somebody is told, or it does something by itself.
    case ready
  }

  /// Whether its class has touch methods that another class of controls does not have.
  package func hasOtherTouches(than other: AnyClass) -> Bool {
    ResponderOverrides.hasOwnTouches(type(of: self), comparedWith: other)
  }

  /// What would come of a tap on it now.
  package var readiness: Readiness {
    guard isEnabled else { return .disabled }
    guard !hasOwnPurpose else { return .ready }
    if registrations.isEmpty { return .noAction }
    return registrations.areAllDead ? .targetGone : .ready
  }
}
