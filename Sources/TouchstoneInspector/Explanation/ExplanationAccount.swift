extension TouchExplanation {
  /// What a person is told of a touch, in three parts.
  ///
  ///     let account = stage.explanation(at: point).account
  ///     print(account.happened)   // *Buy* was not hit: it is hidden, so touches there reach *page*.
  ///     print(account.usually ?? "")   // Something hid it before, such as a reused cell …
  ///     print(account.remedy ?? "")   // Set isHidden of *Buy* to false.
  public struct Account: Sendable, Equatable {
    /// What becomes of the touch, with names and numbers, as a whole sentence.
    public let happened: String
    /// Why that usually happens, as a whole sentence; nil where nothing is wrong.
    public let usually: String?
    /// What to try, as whole sentences; nil where nothing is wrong.
    public let remedy: String?

    init(_ happened: String, usually: String? = nil, remedy: String? = nil) {
      self.happened = happened
      self.usually = usually
      self.remedy = remedy
    }

    /// What happened and what to try: short enough to stand beside a finger.
    public var sentence: String { [happened, remedy].compactMap { $0 }.joined(separator: " ") }
  }
}
