@_spi(Kit) internal import UIKitCore

extension UIControl {
  /// The outcome of a tap on a control.
  enum Readiness {
    /// The control is disabled.
    case disabled
    /// The control has no action and does nothing on its own.
    case noAction
    /// All targets of the control are deallocated.
    case targetGone
    /// The control sends an action, or does something on its own.
    case ready
  }

  /// The outcome of a tap on the control at the moment.
  var readiness: Readiness {
    guard isEnabled else { return .disabled }
    guard !hasOwnPurpose else { return .ready }
    if registrations.isEmpty { return .noAction }
    return registrations.areAllDead ? .targetGone : .ready
  }
}
