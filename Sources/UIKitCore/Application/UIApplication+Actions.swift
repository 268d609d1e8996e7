internal import TouchstoneMutations
internal import TouchstoneTrace

// The way of an action to whoever performs it.
extension UIApplication {
  /// Who performs an action: its target, or for none the first in the responder chain that can.
  func performer(of action: Selector, target: Any?, sender: Any?) -> AnyObject? {
    if let target { return target as AnyObject }
    // Statement 322: the first responder, else the sender if it is one, else the key window.
    let first = Mutation.actionsBeginAtTheSender.isOn ? nil : keyWindow?.firstResponder
    let start = first ?? (sender as? UIResponder) ?? keyWindow
    return start?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
  }

  /// Tells what became of an action; `isHandled` is nil where nobody performs it.
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

  /// Tells the trace that something may be called twice.
  func report(_ repeated: RepeatedAction, by sender: AnyObject) {
    tracer.report(
      .addedTwice(
        by: TraceSubject(sender), target: repeated.target,
        repeated.sentence("*\(ViewDescription.name(sender))*")),
      at: now)
  }
}
