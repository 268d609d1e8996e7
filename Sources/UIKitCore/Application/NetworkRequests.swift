internal import Synchronization

/// The requests of sessions that aren't finished.
///
/// Code on any thread adds requests. A stage reads them to know whether to wait for the threads of
/// the sessions.
package final class NetworkRequests: Sendable {
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
    /// A thread waits until a protocol class has begun to load the request, which certainly ends.
    case starting
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
    /// The slots with requests or answers. `nil` stands for no slot.
    var users: Set<ObjectIdentifier?> = []
    /// The slot whose stage waits for the threads of sessions, or `nil` without one.
    var awaited: ApplicationSlot?
  }

  private let state = Mutex(State())
  private static let flag = Atomic<Bool>(false)

  private init() {}

  /// Whether a session made a request or a test defined an answer in this process, which a stage
  /// asks in every frame.
  package static var haveBegun: Bool { flag.load(ordering: .acquiring) }

  /// Returns whether the test or app of a slot made a request or defined an answer.
  package func isUsed(by slot: ApplicationSlot?) -> Bool {
    state.withLock { $0.users.contains(slot.map(ObjectIdentifier.init)) }
  }

  /// Notes that the test of a slot defined an answer.
  package func use(by slot: ApplicationSlot?) {
    Self.flag.store(true, ordering: .releasing)
    state.withLock { _ = $0.users.insert(slot.map(ObjectIdentifier.init)) }
  }

  /// Forgets that a slot's test or app made requests, at the end of its stage.
  package func endUse(by slot: ApplicationSlot?) {
    state.withLock { _ = $0.users.remove(slot.map(ObjectIdentifier.init)) }
  }

  /// Adds a request.
  ///
  /// - Parameters:
  ///   - name: The name of the request in messages.
  ///   - task: The session's task.
  ///   - slot: The slot of the test or app that made the request.
  ///   - hasHandler: Whether the task has a completion handler that `status` considers.
  ///   - awaitStart: A function that returns when the session's class has begun to load the task.
  ///   - status: A function that returns the task's status, on any thread.
  /// - Returns: The request.
  @discardableResult
  package func add(
    _ name: String, task: AnyObject, of slot: ApplicationSlot?, hasHandler: Bool,
    awaitStart: @escaping @Sendable () -> Void, status: @escaping @Sendable () -> Status
  ) -> Request {
    Self.flag.store(true, ordering: .releasing)
    let request = Request(name, ObjectIdentifier(task), slot, hasHandler, awaitStart, status)
    state.withLock {
      $0.users.insert(slot.map(ObjectIdentifier.init))
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
    let own = state.withLock { $0.requests.filter { $0.slot === slot } }
    return open(own).filter { $0.status == .running }.map(\.request)
  }

  /// Returns the running requests of a slot that a protocol class may have begun to load just now.
  package func starting(of slot: ApplicationSlot?) -> [Request] {
    guard Self.haveBegun else { return [] }
    return running(of: slot).filter(\.isStarting)
  }

  /// Returns the requests that aren't finished, with their status, and removes the others.
  private func open(_ requests: [Request]) -> [(request: Request, status: Status)] {
    // The functions call other code and therefore run without the lock.
    let all = requests.map { (request: $0, status: $0.status()) }
    let finished = Set(all.filter { $0.status == .finished }.map(\.request.task))
    if !finished.isEmpty {
      state.withLock { $0.requests.removeAll { finished.contains($0.task) } }
    }
    return all.filter { $0.status != .finished }
  }

  /// Notes the slot whose stage waits for the threads of sessions, or `nil` at the end.
  package func await(_ slot: ApplicationSlot?) { state.withLock { $0.awaited = slot } }

  /// The slot for work that a session's own thread submits, because such a thread doesn't know its
  /// test: the slot whose stage waits, or else that of all requests if they have the same slot.
  /// Requests whose loading begins come first, because their classes submit work.
  package var likelySlot: ApplicationSlot? {
    if let awaited = state.withLock({ $0.awaited }) { return awaited }
    let requests = open(state.withLock { $0.requests }).map(\.request)
    let starting = requests.filter(\.isStarting)
    let likely = starting.isEmpty ? requests : starting
    guard let slot = likely.first?.slot else { return nil }
    return likely.allSatisfy { $0.slot === slot } ? slot : nil
  }
}
