/// The fields of a step, in the order of a line of text. A field is `nil` if it doesn't apply.
package struct TraceFields {
  package private(set) var touch: Int?
  /// The phase, the name of the method, the state change of a recognizer, or the name of a verdict.
  package private(set) var phase: String?
  /// The location in screen points.
  package private(set) var point: TracePoint?
  /// The main object of the step, such as the view, recognizer or sender.
  package private(set) var subject: TraceSubject?
  /// The second object, if the step involves two, such as the target.
  package private(set) var other: TraceSubject?
  package private(set) var hit: HitVerdict?
  /// The outcome of a touch.
  package private(set) var delivery: DeliveryVerdict?
  /// Additional information for a reader.
  package private(set) var detail: String?
  /// The time at which waiting ends without input, in seconds on the application's clock.
  package private(set) var deadline: Double?

  /// Creates the fields of a step.
  init(_ step: TraceStep) {
    switch step {
    case .enqueued(let input): detail = input.description
    case .coalesced(let touch, let samples, let place):
      self.touch = touch
      detail = "\(samples) sample\(samples == 1 ? "" : "s")" + (place.map { ", \($0)" } ?? "")
    case .timer: break
    case .turnedAway(let point):
      phase = TraceStep.TouchPhase.began.rawValue
      self.point = point
      delivery = .interactionIgnored
    case .visited(let touch, let view, let point, let verdict):
      self.touch = touch
      self.point = point
      subject = view
      hit = verdict
    case .bound(let touch, let view, let window, let point):
      self.touch = touch
      self.point = point
      subject = view
      other = window
    case .sent(let touches):
      detail = touches.map { "\($0.number) \($0.phase.rawValue)" }.joined(separator: ", ")
    case .sentToWindow(let window): subject = window
    case .received(let touch, let recognizer, let view):
      self.touch = touch
      subject = recognizer
      other = view
    case .held(let call, let receiver, let holder, let reason):
      write(call, because: reason)
      subject = receiver
      delivery = holder.map { .delayed(by: $0) }
    case .moved(let recognizer, let view, let from, let to, let reason):
      phase = "\(from.rawValue) → \(to.rawValue)"
      subject = recognizer
      other = view
      detail = reason?.description
    case .waiting(let recognizer, let view, let names, let time):
      let verdict = TraceStep.GestureVerdict.waiting(for: names, until: nil)
      phase = verdict.name
      subject = recognizer
      other = view
      detail = verdict.description
      deadline = time
    case .verdict(let touch, let recognizer, let view, let verdict):
      self.touch = touch
      phase = verdict.name
      subject = recognizer
      other = view
      detail = verdict.description
    case .taken(let touch, let view, let taking):
      self.touch = touch
      subject = view
      other = taking.recognizer
      delivery = taking.delivery
    case .delivered(let call, let receiver):
      write(call)
      subject = receiver
      delivery = .delivered
    case .handedOn(let call, let responder, let next, let isDirect):
      write(call, because: isDirect ? "by a call of its own" : nil)
      subject = responder
      other = next
      delivery = .handedOn(to: next)
    case .discarded(let call, let last, let verdict, let reason):
      write(call, because: reason)
      subject = last
      delivery = verdict
    case .answered(let call, let responder, let recognizer, let point, let reason):
      write(call, because: reason)
      self.point = point
      subject = responder
      other = recognizer
    case .action(let action, let sender, let target, let verdict):
      subject = sender
      other = target
      delivery = verdict
      detail = action.description
    case .addedTwice(let sender, let target, let sentence):
      phase = "added"
      subject = sender
      other = target
      detail = sentence
    case .key(let combination, let owner, let taker, let verdict, let reason):
      phase = combination
      subject = owner
      other = taker
      delivery = verdict
      detail = reason
    case .menu(let menu): write(menu)
    case .firstResponder(let responder, let window, let change):
      subject = responder
      other = window
      detail = change.rawValue
    case .focus(let change, let from, let to, let reason):
      phase = change.rawValue
      subject = from
      other = to
      detail = reason
    case .accessibilityFocus(let from, let to, let reason):
      phase = "focus"
      subject = from ?? to
      other = from == nil ? nil : to
      detail = reason
    case .accessibilityNotification(let name, let element, let words):
      phase = name
      subject = element
      detail = words
    case .device(let what, let words):
      phase = what
      detail = words
    case .fault(let message): detail = message
    }
  }

  /// Writes the method and the touch that it is about. The call's own text precedes the reason.
  private mutating func write(_ call: TraceCall, because reason: String? = nil) {
    touch = call.touch
    phase = call.name
    let words = [call.words, reason].compactMap(\.self)
    detail = words.isEmpty ? nil : words.joined(separator: ": ")
  }

  private mutating func write(_ menu: TraceStep.Menu) {
    switch menu {
    case .built(let titles):
      phase = "built"
      detail = titles.joined(separator: ", ")
    case .missing(let path):
      phase = "missing"
      detail = "the main menu has no “\(path.joined(separator: " › "))”"
    case .chosen(let title, let performer, let outcome):
      phase = "chosen"
      other = performer
      detail = "“\(title)” \(outcome)"
    case .presentation(let presentation, let view, let account):
      phase = presentation.rawValue
      subject = view
      detail = account
    }
  }
}
