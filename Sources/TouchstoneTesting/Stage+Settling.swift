public import Testing
internal import TouchstoneKit
internal import TouchstoneTrace

extension Stage {
  /// The kinds of activity that may continue in a settled stage.
  public struct Activity: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Repeating timers and display links: a clock, a carousel that moves automatically.
    public static let repeating = Activity(rawValue: 1 << 0)
  }

  /// Advances the clock until nothing is pending, or fails the test after 10 seconds and names the
  /// pending activity.
  ///
  /// - Parameters:
  ///   - ignored: The activity that may continue. It runs as usual during the call.
  ///   - sourceLocation: The source location for failures.
  public func settle(
    ignoring ignored: Activity = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    run {
      let limit = now + Self.settlingLimit
      // The last frame may start something, such as fading out a menu whose view has been removed.
      repeat {
        while !pending(ignored).isEmpty, now < limit {
          pass(to: now + 1 / 60, sourceLocation)
        }
        pass(to: now + 1 / 60, sourceLocation)
        application.loop.show()
      } while !pending(ignored).isEmpty && now < limit
      let left = pending(ignored)
      if !left.isEmpty {
        fail(.unsettled(left, after: Int(clamping: Self.settlingLimit)), at: sourceLocation)
      }
    }
  }

  /// Advances the clock until a condition holds, and fails the test if it doesn't hold in time.
  ///
  ///     stage.wait(for: "the list", upTo: 5) { stage.shows("Apples") }
  ///
  /// - Parameters:
  ///   - what: A description of the condition, for the message.
  ///   - seconds: The time limit, in seconds of the stage's clock.
  ///   - sourceLocation: The source location for failures.
  ///   - isTrue: The condition, which is evaluated after every frame.
  /// - Returns: Whether the condition holds.
  @discardableResult
  public func wait(
    for what: String = "the condition", upTo seconds: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation, until isTrue: () -> Bool
  ) -> Bool {
    let limit = now + max(0, seconds)
    while true {
      if isTrue() { return true }
      guard now < limit else { break }
      advance(by: min(1 / 60, limit - now), sourceLocation: sourceLocation)
    }
    let left = run { application.loop.pending(includingRepeating: true) + pendingRequests }
    fail(.waitedInVain(for: what, traceNumber(seconds), pending: left), at: sourceLocation)
    return false
  }

  /// Does the same as ``wait(for:upTo:sourceLocation:until:)``, with the first two arguments
  /// swapped.
  @available(*, deprecated, renamed: "wait(for:upTo:sourceLocation:until:)")
  @discardableResult
  public func wait(
    upTo seconds: TimeInterval, for what: String,
    sourceLocation: SourceLocation = #_sourceLocation, until isTrue: () -> Bool
  ) -> Bool {
    wait(for: what, upTo: seconds, sourceLocation: sourceLocation, until: isTrue)
  }

  private func pending(_ ignored: Activity) -> [String] {
    application.loop.pending(includingRepeating: !ignored.contains(.repeating)) + pendingRequests
  }

  /// The virtual time after which settling fails, in seconds (design, section 6).
  private static let settlingLimit: TimeInterval = 10

  /// Settles, and also runs queued tasks and main-queue blocks of the app.
  ///
  /// Tasks that wait for answers of the stage continue: the call settles again after they ran.
  ///
  /// - Parameters:
  ///   - ignored: The activity that may continue.
  ///   - sourceLocation: The source location for failures.
  public func idle(
    ignoring ignored: Activity = [], sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    bond.willWait()
    for _ in 0..<Self.yields { await Task.yield() }
    settle(ignoring: ignored, sourceLocation: sourceLocation)
    await continueTasks(ignoring: ignored, sourceLocation)
    for _ in 0..<Self.yields { await Task.yield() }
    run { application.loop.flush() }
  }

  /// The number of times that an idling stage yields, which is more often than an app's task
  /// usually suspends.
  private static let yields = 20
}
