extension TouchExplanation {
  /// An explanation for the user, in three parts.
  ///
  ///     let account = stage.explanation(at: point).account
  ///     print(account.happened)   // *Buy* wasn't hit: it is hidden, so touches there reach *page*.
  ///     print(account.usually ?? "")   // Something hid it before, such as a reused cell …
  ///     print(account.remedy ?? "")   // Set isHidden of *Buy* to false.
  public struct Diagnosis: Sendable, Equatable {
    /// The outcome of the touch with names and numbers, as a whole sentence.
    public let happened: String
    /// The usual cause as a whole sentence, or `nil` if nothing is wrong.
    public let usually: String?
    /// The suggestion as whole sentences, or `nil` if nothing is wrong.
    public let remedy: String?

    init(_ happened: String, usually: String? = nil, remedy: String? = nil) {
      self.happened = happened
      self.usually = usually
      self.remedy = remedy
    }

    /// The outcome and the suggestion, short enough to be shown next to a finger.
    public var sentence: String { [happened, remedy].compactMap { $0 }.joined(separator: " ") }
  }
}
