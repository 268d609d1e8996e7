@_spi(Kit) internal import UIKitCore

extension UIControl {
  /// The outcome of a tap on a control.
  enum Readiness {
    /// It is disabled.
    case disabled
    /// It has no action and does nothing by itself.
    case noAction
    /// All of its targets are deallocated.
    case targetGone
    /// It sends an action, or does something by itself.
    case ready
  }

  /// The outcome of a tap on the control now.
  var readiness: Readiness {
    guard isEnabled else { return .disabled }
    guard !hasOwnPurpose else { return .ready }
    if registrations.isEmpty { return .noAction }
    return registrations.areAllDead ? .targetGone : .ready
  }
}
