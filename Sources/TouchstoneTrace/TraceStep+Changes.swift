extension TraceStep {
  /// How a window's first responder changed, or why it did not, in words.
  public enum FirstResponderChange: String, CaseIterable, Sendable {
    case became = "became first responder"
    case resigned
    case leftWindow = "left the window"
    case wasMadeToResign = "was made to resign"
    case wasCovered = "was covered"
    case isInNoWindow = "is in no window"
    case mayNotBecome = "may not become first responder"
    case refusesToResign = "refuses to resign"
  }

  /// What the focus did, in words.
  public enum FocusChange: String, CaseIterable, Sendable {
    case moved
    case stayed
    case wasVetoed = "was vetoed"
    case waits
  }
}
