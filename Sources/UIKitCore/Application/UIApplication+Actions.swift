internal import TouchstoneMutations
internal import TouchstoneTrace

// The delivery of an action to the object that performs it.
extension UIApplication {
  /// Returns the object that performs an action: its target or, without a target, the nearest
  /// object in the responder chain that can perform it.
  func performer(of action: Selector, target: Any?, sender: Any?) -> AnyObject? {
    if let target { return target as AnyObject }
    // Statement 322: the first responder, or else a sender that is a responder, or else the key
    // window.
    let first = Mutation.actionsBeginAtTheSender.isOn ? nil : keyWindow?.firstResponder
    let start = first ?? (sender as? UIResponder) ?? keyWindow
    return start?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
  }

  /// Reports the outcome of an action. `isHandled` is `nil` if no object performs it.
  func report(
    _ action: Selector, from sender: Any?, to performer: AnyObject?, isHandled: Bool?
  ) {
    let verdict: DeliveryVerdict =
      switch isHandled {
      case true?: .delivered
      case false?: .noAction
      case nil: .discarded
      }
    tracer.report(
      .action(
        TraceStep.Action(action), from: sender.map { TraceSubject($0 as AnyObject) },
        to: performer.map { TraceSubject($0) }, verdict),
      at: now)
  }

  /// Reports to the trace that an action may be called twice.
  func report(_ repeated: RepeatedAction, by sender: AnyObject) {
    tracer.report(
      .addedTwice(
        by: TraceSubject(sender), target: repeated.target,
        repeated.sentence("*\(ViewDescription.name(sender))*")),
      at: now)
  }
}
