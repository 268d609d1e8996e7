extension TraceStep {
  /// The change of a window's first responder, or the reason that it didn't change, as text.
  public enum FirstResponderChange: String, CaseIterable, Sendable {
    case became = "became first responder"
    case resigned = "resigned"
    case leftWindow = "left the window"
    case wasMadeToResign = "was made to resign"
    case wasCovered = "was covered"
    case isInNoWindow = "is in no window"
    case mayNotBecome = "may not become first responder"
    case refusesToResign = "refuses to resign"
  }

  /// The change of the focus, as text.
  public enum FocusChange: String, CaseIterable, Sendable {
    case moved = "moved"
    case stayed = "stayed"
    case wasVetoed = "was vetoed"
    case waits = "waits"
  }
}
