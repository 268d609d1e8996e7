internal import Synchronization

/// The requests of sessions that aren't finished.
///
/// Code on any thread adds requests. A stage reads them to know whether to wait for the threads of
/// the sessions.
package final class NetworkRequests: Sendable {
  /// One request.
  package final class Request: Sendable {
    /// The slot of the test or app that made the request.
    package let slot: ApplicationSlot?
    /// The name of the request in messages.
    package let name: String
    /// The task of the session.
    fileprivate let task: ObjectIdentifier
    fileprivate let status: @Sendable () -> Status
    private let progress = Mutex(Progress.unknown)

    fileprivate init(
      _ name: String, _ task: ObjectIdentifier, _ slot: ApplicationSlot?,
      _ status: @escaping @Sendable () -> Status
    ) {
      self.slot = slot
      self.name = name
      self.task = task
      self.status = status
    }

    /// The progress of the request.
    package var state: Progress {
      get { progress.withLock { $0 } }
      set { progress.withLock { $0 = newValue } }
    }
  }

  /// The status of a session's task.
  package enum Status: Sendable {
    /// The app hasn't resumed the task, or has suspended it.
    case suspended
    /// The session works on the task.
    case running
    /// The task is finished, and its completion handler has returned.
    case finished
  }

  /// The progress of a request.
  package enum Progress: Sendable {
    /// Another thread works on the request, or waits for something unknown, such as the network.
    case unknown
    /// The request didn't finish in a short time, so that it seems to wait for something.
    case idle
    /// A thread of the session passes on a stage's answer, which certainly ends.
    case answering
    /// A stage's answer waits for the application's clock.
    case delayed
  }

  /// The requests of the process.
  package static let all = NetworkRequests()

  private struct State {
    var requests: [Request] = []
    var isInUse = false
  }

  private let state = Mutex(State())

  private init() {}

  /// Whether a session made a request since the process began, or a test defined an answer.
  package var isInUse: Bool {
    get { state.withLock { $0.isInUse } }
    set { state.withLock { $0.isInUse = newValue } }
  }

  /// Adds a request.
  ///
  /// - Parameters:
  ///   - name: The name of the request in messages.
  ///   - task: The session's task.
  ///   - slot: The slot of the test or app that made the request.
  ///   - status: A function that returns the task's status, on any thread.
  /// - Returns: The request.
  @discardableResult
  package func add(
    _ name: String, task: AnyObject, of slot: ApplicationSlot?,
    status: @escaping @Sendable () -> Status
  ) -> Request {
    let request = Request(name, ObjectIdentifier(task), slot, status)
    state.withLock {
      $0.isInUse = true
      // An equal identifier belongs to a task that no longer exists.
      $0.requests.removeAll { $0.task == request.task }
      $0.requests.append(request)
    }
    return request
  }

  /// Returns the request of a task, or `nil` if it wasn't added.
  package func request(of task: AnyObject) -> Request? {
    let id = ObjectIdentifier(task)
    return state.withLock { state in state.requests.first { $0.task == id } }
  }

  /// Returns the running requests of a slot, oldest first.
  package func running(of slot: ApplicationSlot?) -> [Request] {
    // The functions call other code and therefore run without the lock.
    let all = state.withLock { $0.requests }.map { (request: $0, status: $0.status()) }
    let finished = Set(all.filter { $0.status == .finished }.map(\.request.task))
    if !finished.isEmpty {
      state.withLock { $0.requests.removeAll { finished.contains($0.task) } }
    }
    return all.filter { $0.status == .running && $0.request.slot === slot }.map(\.request)
  }

  /// The slot of all requests if they have the same slot, and `nil` otherwise.
  ///
  /// A session's own threads don't know their test, so the work that they submit goes to this slot.
  package var onlySlot: ApplicationSlot? {
    state.withLock { state in
      guard let slot = state.requests.first?.slot else { return nil }
      return state.requests.allSatisfy { $0.slot === slot } ? slot : nil
    }
  }
}
