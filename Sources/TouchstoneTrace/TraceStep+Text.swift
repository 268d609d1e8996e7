extension TraceCall {
  /// The name of the called method in a trace, or `nil` for all changes of a touch.
  package var name: String? {
    switch self {
    case .touches(let method, _): method.rawValue
    case .touch: nil
    case .estimatedProperties: "estimatedPropertiesUpdated"
    case .tracking: "beginTracking"
    case .controlEvents(let events, _): events
    case .presses(let method, _): method.rawValue
    case .placeless(let method): method.rawValue
    case .remoteCommand(let name): name
    case .text: "text"
    case .accessibility(let method, _): method.rawValue
    }
  }

  /// The text for the press, the text input or the custom action, or `nil` for other calls.
  package var words: String? {
    switch self {
    case .presses(_, let press): press
    case .text(let words): words
    case .accessibility(_, let name): name
    case .touches, .touch, .estimatedProperties, .tracking, .controlEvents, .placeless,
      .remoteCommand:
      nil
    }
  }
}

extension TraceStep.SamplePlace: CustomStringConvertible {
  /// The origin of the location.
  public var description: String {
    switch self {
    case .interpolated: "interpolated"
    case .predicted(let reach): "predicted by \(traceNumber(reach * 1000)) ms"
    }
  }
}

extension TraceStep.Taking {
  /// The recognizer that caused the loss, or `nil` if another cause did.
  var recognizer: TraceSubject? {
    switch self {
    case .recognized(let recognizer, _), .dropped(let recognizer): recognizer
    case .cancelled: nil
    }
  }

  /// The outcome of the touch.
  var delivery: DeliveryVerdict {
    switch self {
    case .recognized(_, let name): .cancelled(by: name)
    case .dropped(let recognizer): .dropped(by: recognizer)
    case .cancelled(let cause): .cancelled(by: cause)
    }
  }
}

extension TraceStep.TransitionReason: CustomStringConvertible {
  /// The reason as a clause.
  public var description: String {
    switch self {
    case .verdict(let verdict): verdict.description
    case .cause(let clause): clause
    }
  }
}

extension TraceStep.GestureVerdict: CustomStringConvertible {
  /// The verdict as a clause.
  public var description: String {
    switch self {
    case .recognized: "recognized"
    case .failed(let cause): "failed: \(cause)"
    case .prevented(let name, let view):
      view.map { "prevented by *\(name)* on *\($0)*" } ?? "prevented by *\(name)*"
    case .cancelled(let cause): "cancelled: \(cause)"
    case .neverReceived(let cause): "never received the touch: \(cause)"
    case .ignored: "ignored the touch"
    case .waiting(let names, let time):
      "waiting for " + names.map { "*\($0)*" }.joined(separator: " and ")
        + (time.map { " until \(traceNumber($0, decimals: 4)) s" } ?? "")
    }
  }
}

extension TraceStep.Action: CustomStringConvertible {
  /// The name, or the class that declares the unnamed method.
  public var description: String {
    switch self {
    case .named(let name): name
    case .method(let target): "action of \(target)"
    }
  }
}
