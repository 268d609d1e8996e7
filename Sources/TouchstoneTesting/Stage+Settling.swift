public import Testing
internal import TouchstoneKit
internal import TouchstoneTrace

extension Stage {
  /// What may go on while a stage counts as settled.
  public struct Activity: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Timers that repeat, and display links: a clock, a carousel that turns by itself.
    public static let repeating = Activity(rawValue: 1 << 0)
  }

  /// Advances until nothing is pending; gives up after 10 seconds and names what repeats.
  ///
  /// - Parameters:
  ///   - ignored: What need not come to rest. It goes on meanwhile as always.
  ///   - sourceLocation: Where to fail.
  public func settle(
    ignoring ignored: Activity = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    run {
      let limit = now + Self.settlingLimit
      // The last frame may begin something, such as the fading of a menu whose view is gone.
      repeat {
        while !pending(ignored).isEmpty, now < limit {
          application.loop.advance(to: now + 1 / 60)
        }
        application.loop.advance(to: now + 1 / 60)
        application.loop.show()
      } while !pending(ignored).isEmpty && now < limit
      let left = pending(ignored)
      if !left.isEmpty {
        fail(.unsettled(left, after: Int(clamping: Self.settlingLimit)), at: sourceLocation)
      }
    }
  }

  /// Advances until a condition holds, and fails the test where it does not in time.
  ///
  ///     stage.wait(for: "the list", upTo: 5) { stage.shows("Apples") }
  ///
  /// - Parameters:
  ///   - what: What is waited for, for the message.
  ///   - seconds: How long at most, by the stage's clock.
  ///   - sourceLocation: Where to fail.
  ///   - isTrue: The condition, which is asked after every frame.
  /// - Returns: Whether it holds.
  @discardableResult
  public func wait(
    for what: String = "the condition", upTo seconds: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation, until isTrue: () -> Bool
  ) -> Bool {
    let limit = now + max(0, seconds)
    while true {
      if isTrue() { return true }
      guard now < limit else { break }
      advance(by: min(1 / 60, limit - now))
    }
    let left = run { application.loop.pending(includingRepeating: true) }
    fail(.waitedInVain(for: what, traceNumber(seconds), pending: left), at: sourceLocation)
    return false
  }

  /// The same with the arguments the other way round.
  @available(*, deprecated, renamed: "wait(for:upTo:sourceLocation:until:)")
  @discardableResult
  public func wait(
    upTo seconds: TimeInterval, for what: String,
    sourceLocation: SourceLocation = #_sourceLocation, until isTrue: () -> Bool
  ) -> Bool {
    wait(for: what, upTo: seconds, sourceLocation: sourceLocation, until: isTrue)
  }

  private func pending(_ ignored: Activity) -> [String] {
    application.loop.pending(includingRepeating: !ignored.contains(.repeating))
  }

  /// Virtual seconds after which settling is given up (design, section 6).
  private static let settlingLimit: TimeInterval = 10

  /// Settles, and lets queued tasks and main-queue blocks of the program run too.
  ///
  /// - Parameters:
  ///   - ignored: What need not come to rest.
  ///   - sourceLocation: Where to fail.
  public func idle(
    ignoring ignored: Activity = [], sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    bond.willWait()
    for _ in 0..<Self.yields { await Task.yield() }
    settle(ignoring: ignored, sourceLocation: sourceLocation)
    for _ in 0..<Self.yields { await Task.yield() }
    run { application.loop.flush() }
  }

  /// How often others get a turn while a stage idles: more than a task of a program usually waits.
  private static let yields = 20
}
