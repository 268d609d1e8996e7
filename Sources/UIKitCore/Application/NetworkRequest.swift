internal import Dispatch
internal import Synchronization

extension NetworkRequests {
  /// One request.
  package final class Request: Sendable {
    /// The slot of the test or app that made the request.
    package let slot: ApplicationSlot?
    /// The name of the request in messages.
    package let name: String
    /// Whether the task has a completion handler that the status considers.
    package let hasHandler: Bool
    /// The task of the session.
    let task: ObjectIdentifier
    let status: @Sendable () -> Status
    private let awaitStart: @Sendable () -> Void

    private struct State {
      var progress = Progress.unknown
      var hasStarted = false
      /// The number of delayed works for which the request may wait.
      var works = 0
      var file: String?
    }

    private let stored = Mutex(State())

    init(
      _ name: String, _ task: ObjectIdentifier, _ slot: ApplicationSlot?, _ hasHandler: Bool,
      _ awaitStart: @escaping @Sendable () -> Void, _ status: @escaping @Sendable () -> Status
    ) {
      self.slot = slot
      self.name = name
      self.hasHandler = hasHandler
      self.task = task
      self.awaitStart = awaitStart
      self.status = status
    }

    /// The progress of the request.
    package var state: Progress {
      get { stored.withLock { $0.progress } }
      set { stored.withLock { $0.progress = newValue } }
    }

    /// The path of the file with the answer to a download, or `nil` before the answer.
    package var file: String? {
      get { stored.withLock { $0.file } }
      set { stored.withLock { $0.file = newValue } }
    }

    /// Whether a stage waits for the request in real time.
    package var isBusy: Bool {
      switch state {
      case .unknown, .starting, .answering: true
      case .idle, .delayed: false
      }
    }

    /// Whether a protocol class may be at the beginning of its loading.
    package var isStarting: Bool {
      stored.withLock { state in
        switch state.progress {
        case .unknown: !state.hasStarted
        case .starting: true
        case .idle, .answering, .delayed: false
        }
      }
    }

    // MARK: Beginning

    /// Notes on another thread when the protocol class has begun to load the request.
    ///
    /// A second call has no effect.
    package func start() {
      let isFirst = stored.withLock { state in
        guard state.progress == .unknown, !state.hasStarted else { return false }
        state.progress = .starting
        return true
      }
      guard isFirst else { return }
      DispatchQueue.global().async {
        self.awaitStart()
        self.endStart()
      }
    }

    private func endStart() {
      stored.withLock { state in
        state.hasStarted = true
        guard state.progress == .starting else { return }
        state.progress = state.works > 0 ? .idle : .unknown
      }
    }

    // MARK: Waiting for the clock

    /// Notes that the request may wait for work on the application's clock.
    package func beginDelayedWork() { stored.withLock { $0.works += 1 } }

    /// Notes that work for which the request may have waited has run.
    package func endDelayedWork() {
      stored.withLock { state in
        state.works -= 1
        if state.progress == .idle { state.progress = .unknown }
      }
    }

    /// Notes that an idle request may get its answer now, unless it waits for its own delayed work.
    package func expectAnswer() {
      stored.withLock { state in
        if state.progress == .idle, state.works == 0 { state.progress = .unknown }
      }
    }
  }
}
