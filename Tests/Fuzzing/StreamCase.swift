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

  /// Plays whole streams until one breaks a law, which is then made as short as it can be.
  ///
  /// - Parameters:
  ///   - seeds: Which streams.
  ///   - steps: How many steps a whole one has.
  ///   - call: The function that a pasted test calls to hear what a case breaks.
  ///   - play: Plays a case.
  /// - Returns: How much was done in all streams, and what a failed test says; nil where all is well.
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

  /// What is broken, and a test to paste that breaks it.
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

/// What became of a stream.
public struct StreamOutcome: Sendable {
  /// How much happened in it, so that a test knows that something did.
  public let count: Int
  /// The trace as text; empty where nothing was traced.
  public let trace: String
  /// What it broke first; nil where it kept all laws.
  public let problem: String?

  /// An outcome.
  public init(count: Int, trace: String, problem: String?) {
    self.count = count
    self.trace = trace
    self.problem = problem
  }
}
