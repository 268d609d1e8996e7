public import Foundation
internal import Testing
internal import TouchstoneKit

/// The answer to a request of the app, which a stage gives in place of the network.
public struct StageAnswer: Sendable {
  let content: NetworkAnswer

  private init(
    _ status: Int = 200, _ headers: [String: String] = [:], _ body: Data = Data(),
    _ error: (any Error)? = nil, _ delay: TimeInterval
  ) {
    content = NetworkAnswer(
      status: status, headers: headers, body: body, error: error, delay: delay)
  }

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - status: The status code of HTTP.
  ///   - headers: The header fields.
  ///   - seconds: The delay in seconds of the stage's clock.
  /// - Returns: The answer.
  public static func data(
    _ body: Data = Data(), status: Int = 200, headers: [String: String] = [:],
    after seconds: TimeInterval = 0
  ) -> StageAnswer {
    StageAnswer(status, headers, body, nil, seconds)
  }

  /// Creates a response with a text in UTF-8, such as JSON.
  ///
  /// - Parameters:
  ///   - body: The text.
  ///   - status: The status code of HTTP.
  ///   - headers: The header fields.
  ///   - seconds: The delay in seconds of the stage's clock.
  /// - Returns: The answer.
  public static func text(
    _ body: String, status: Int = 200, headers: [String: String] = [:],
    after seconds: TimeInterval = 0
  ) -> StageAnswer {
    data(Data(body.utf8), status: status, headers: headers, after: seconds)
  }

  /// Creates a failure, such as `URLError(.timedOut)`.
  ///
  /// - Parameters:
  ///   - error: The error that the request's completion handler receives.
  ///   - seconds: The delay in seconds of the stage's clock.
  /// - Returns: The answer.
  public static func failure(_ error: any Error, after seconds: TimeInterval = 0) -> StageAnswer {
    StageAnswer(200, [:], Data(), error, seconds)
  }
}

extension Stage {
  /// The container's folder of the app, which is its home directory.
  ///
  /// It is empty except for the folders of a new app, and is removed at the end of the stage.
  public var homeDirectory: URL {
    URL(fileURLWithPath: application.container.home, isDirectory: true)
  }

  /// Answers the app's requests for an address in place of the network.
  ///
  ///     stage.answers("https://example.com/list", with: .text("[1, 2]", after: 2))
  ///
  /// - Parameters:
  ///   - address: The complete address, or its part before the query. With an asterisk at the end,
  ///     all addresses that begin with the part before it. The last call for an address applies.
  ///   - answer: The answer.
  public func answers(_ address: String, with answer: StageAnswer) {
    answers(address) { _ in answer }
  }

  /// Answers the app's requests for an address with the result of a function.
  ///
  /// - Parameters:
  ///   - address: The address, as in ``answers(_:with:)``.
  ///   - answer: A function that returns the answer to a request. A thread of the session calls it.
  public func answers(
    _ address: String, by answer: @escaping @Sendable (URLRequest) -> StageAnswer
  ) {
    NetworkAnswers.all.add(address, for: self, in: ApplicationSlot.bound) { answer($0).content }
  }

  /// Removes the answers of the stage, at its end.
  func removeAnswers() {
    guard NetworkRequests.all.isUsed(by: ApplicationSlot.bound) else { return }
    NetworkAnswers.all.removeAll(of: ObjectIdentifier(self))
    NetworkRequests.all.endUse(by: ApplicationSlot.bound)
  }

  /// The descriptions of requests that aren't finished.
  var pendingRequests: [String] {
    guard NetworkRequests.all.isUsed(by: ApplicationSlot.bound) else { return [] }
    return NetworkRequests.all.running(of: ApplicationSlot.bound).map(\.name)
  }

  // MARK: Passing time

  /// Advances the clock to `time` and waits for the threads of sessions after each step.
  ///
  /// A step ends when a request begins. While a request is running, a step ends at a timer, and after
  /// 1/60 second at the latest.
  func pass(to time: TimeInterval, _ sourceLocation: SourceLocation) {
    if !NetworkRequests.haveBegun {
      application.loop.advance(to: time) { NetworkRequests.haveBegun }
      // Nothing began, so that there is nothing to wait for.
      if !NetworkRequests.haveBegun { return }
    }
    var idleRounds = 0
    var didWork = awaitSessions(sourceLocation)
    repeat {
      let before = now
      if isRequesting { advanceBriefly(to: time) } else { advanceToRequest(or: time) }
      didWork = awaitSessions(sourceLocation)
      if now == before, !didWork, !isRequesting { return }
      idleRounds = now > before ? 0 : idleRounds + 1
    } while (now < time || didWork) && idleRounds < Self.mostIdleRounds
  }

  /// Whether a session works on a request of the app.
  private var isRequesting: Bool {
    let slot = ApplicationSlot.bound
    return NetworkRequests.all.isUsed(by: slot) && !NetworkRequests.all.running(of: slot).isEmpty
  }

  private func advanceToRequest(or time: TimeInterval) {
    application.loop.advance(to: time) { self.isRequesting }
  }

  private func advanceBriefly(to time: TimeInterval) {
    let loop: EventLoop = application.loop
    let timer = loop.timers.nextDeadline ?? .infinity
    let next = min(time, now + 1 / 60, max(now, timer))
    // A timer may be the delay of the app's own answer.
    if timer <= next { expectAnswers() }
    loop.advance(to: next)
  }

  /// The number of steps without progress of the clock after which a call returns, as when an event
  /// handler advances the clock, or a request without delay repeats itself.
  private static let mostIdleRounds = 100

  private func expectAnswers() {
    for request in NetworkRequests.all.running(of: ApplicationSlot.bound) { request.expectAnswer() }
  }

  /// Waits in real time until no thread of a session works on a request of the app, and returns
  /// whether work arrived for the main queue.
  ///
  /// An answer of the stage certainly ends, and so does the method in which the app's own protocol
  /// class begins to load a request. If that class submits work with a delay to the main queue, the
  /// request waits for the stage's clock. Any other request may wait for the network or for another
  /// thread, so the stage gives it only a short time.
  private func awaitSessions(_ sourceLocation: SourceLocation) -> Bool {
    guard NetworkRequests.all.isUsed(by: ApplicationSlot.bound) else { return false }
    NetworkRequests.all.await(ApplicationSlot.bound)
    defer { NetworkRequests.all.await(nil) }
    let start = ContinuousClock.now
    var quietSince = start
    var didWork = MainInbox.run()
    while !didWork {
      let busy = NetworkRequests.all.running(of: ApplicationSlot.bound).filter(\.isBusy)
      // Work may have arrived just before the last request finished.
      if busy.isEmpty { return MainInbox.run() }
      for request in busy { request.start() }
      if busy.contains(where: { $0.state != .unknown }) { quietSince = .now }
      if quietSince.duration(to: .now) > Self.patience {
        for request in busy where request.state == .unknown { request.state = .idle }
      }
      if start.duration(to: .now) > Self.longestWait {
        for request in busy { request.state = .idle }
        fail(.silentSession(busy.map(\.name)), at: sourceLocation)
      }
      usleep(200)
      didWork = MainInbox.run()
    }
    return didWork
  }

  /// The real time for an answer of the network, or of a protocol class that uses other threads.
  private static let patience = Duration.milliseconds(100)
  /// The real time after which a session that doesn't pass on an answer fails the test.
  private static let longestWait = Duration.seconds(10)

  /// Lets tasks of the app continue after their requests, and settles until they make no further
  /// request.
  func continueTasks(
    ignoring ignored: Activity, _ sourceLocation: SourceLocation
  ) async {
    guard NetworkRequests.all.isUsed(by: ApplicationSlot.bound) else { return }
    for _ in 0..<Self.mostIdleRounds {
      // A task continues on a thread of its own before it returns to the main actor.
      for _ in 0..<Self.turns { try? await Task.sleep(for: .milliseconds(2)) }
      let isBusy = run {
        MainInbox.run() || !pendingRequests.isEmpty
          || !application.loop.pending(includingRepeating: false).isEmpty
      }
      guard isBusy else { return }
      settle(ignoring: ignored, sourceLocation: sourceLocation)
    }
  }

  /// The number of pauses in which a task continues.
  private static let turns = 10
}

extension StageIssue {
  static func silentSession(_ names: [String]) -> StageIssue {
    StageIssue(
      "A session didn't finish within 10 s: " + names.joined(separator: ", "),
      usually: "Its completion handler, delegate or protocol class waits for the main thread",
      remedy: "Submit work to the main queue with async in place of sync")
  }
}
