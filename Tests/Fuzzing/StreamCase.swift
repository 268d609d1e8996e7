/// The first steps of a random stream that break a rule, and that can be played again.
public struct StreamCase: Hashable, Sendable {
  /// The seed of the stream.
  public let seed: Int
  /// The number of steps that are played.
  public let steps: Int

  /// Creates a case from the first steps of a stream.
  public init(seed: Int, steps: Int) {
    self.seed = seed
    self.steps = steps
  }

  /// Plays whole streams until one breaks a rule, and then reduces that stream as far as possible.
  ///
  /// - Parameters:
  ///   - seeds: The seeds of the streams.
  ///   - steps: The number of steps in a whole stream.
  ///   - call: The function that a pasted test calls to get the broken rule of a case.
  ///   - play: Plays a case.
  /// - Returns: The total count of all streams, and the message of a failed test, or `nil` if no
  ///   rule is broken.
  @MainActor
  public static func playAll(
    _ seeds: Range<Int>, steps: Int, again call: String,
    _ play: @MainActor (StreamCase) throws -> StreamOutcome
  ) rethrows -> (count: Int, report: String?) {
    var count = 0
    for seed in seeds {
      let outcome = try play(StreamCase(seed: seed, steps: steps))
      count += outcome.count
      guard var words = outcome.problem else { continue }
      var shortest = StreamCase(seed: seed, steps: steps)
      for fewer in 0..<steps {
        let shorter = StreamCase(seed: seed, steps: fewer)
        guard let problem = try play(shorter).problem else { continue }
        (shortest, words) = (shorter, problem)
        break
      }
      return (count, shortest.report(words, again: call))
    }
    return (count, nil)
  }

  /// Returns the broken rule, with a test to paste that reproduces it.
  private func report(_ words: String, again call: String) -> String {
    """
    \(words)
    Stream \(seed) does it in \(steps) steps. To play them alone:
      @Test func stream\(seed)() throws {
        #expect(try \(call)(StreamCase(seed: \(seed), steps: \(steps))) == nil)
      }
    """
  }
}

/// The outcome of a stream.
public struct StreamOutcome: Sendable {
  /// The number of events in the stream, so that a test can check that something happened.
  public let count: Int
  /// The trace as text, or an empty string if nothing was traced.
  public let trace: String
  /// The first broken rule, or `nil` if no rule was broken.
  public let problem: String?

  /// Creates an outcome.
  public init(count: Int, trace: String, problem: String?) {
    self.count = count
    self.trace = trace
    self.problem = problem
  }
}
