internal import TouchstoneMutations
internal import TouchstoneTrace

/// The way of an action to whoever performs it.
@MainActor
struct ActionRoute {
  let application: UIApplication

  func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let performer = performer(of: action, target: target, sender: sender) else {
      report(action, sender, nil, .discarded)
      return false
    }
    let handled = action.perform(on: performer, sender: sender, event: event)
    report(action, sender, performer, handled ? .delivered : .noAction)
    return handled
  }

  private func performer(of action: Selector, target: Any?, sender: Any?) -> AnyObject? {
    if let target { return target as AnyObject }
    // Statement 322: the first responder, else the sender if it is one, else the key window.
    let first = Mutation.actionsBeginAtTheSender.isOn ? nil : application.keyWindow?.firstResponder
    let start =
      first ?? (sender as? UIResponder) ?? application.keyWindow
    return start?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
  }

  private func report(
    _ action: Selector, _ sender: Any?, _ performer: AnyObject?, _ verdict: DeliveryVerdict
  ) {
    application.tracer.report(
      .action(
        TraceStep.Action(action), from: sender.map { TraceSubject($0 as AnyObject) },
        to: performer.map { TraceSubject($0) }, verdict),
      at: application.now)
  }
}
