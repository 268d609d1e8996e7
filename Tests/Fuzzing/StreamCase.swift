/// The beginning of a random stream: what breaks a law, and can be played again.
public struct StreamCase: Hashable, Sendable {
  /// Which stream it is.
  public let seed: Int
  /// How many of its steps are played.
  public let steps: Int

  /// The first steps of a stream.
  public init(seed: Int, steps: Int) {
    self.seed = seed
    self.steps = steps
  }

  /// Finds the fewest steps after which something is broken.
  ///
  /// - Parameter violation: Plays a case, and answers what it breaks.
  /// - Returns: The case with the words for what it breaks; nil where nothing is broken.
  @MainActor
  public func shortest(
    _ violation: @MainActor (StreamCase) throws -> String?
  ) rethrows -> (case: StreamCase, words: String)? {
    guard let words = try violation(self) else { return nil }
    for steps in 0..<steps {
      let shorter = StreamCase(seed: seed, steps: steps)
      if let words = try violation(shorter) { return (shorter, words) }
    }
    return (self, words)
  }

  /// What a failed test says: `words` for what is broken, and a test to paste that breaks it by
  /// `call`, the function that plays a case and answers what it breaks.
  public func report(_ words: String, again call: String) -> String {
    """
    \(words)
    Stream \(seed) does it in \(steps) steps. To play them alone:
      @Test func stream\(seed)() throws {
        #expect(try \(call)(StreamCase(seed: \(seed), steps: \(steps))) == nil)
      }
    """
  }
}
