#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking
internal import Synchronization
internal import UIKitCore

/// A session whose requests a stage knows and waits for.
///
/// It replaces Foundation's `URLSession` in files that import UIKit. The answers that a stage
/// defines come first, then the classes registered with `URLProtocol.registerClass(_:)`, then those
/// of the configuration, which is the network if the app names no others.
///
/// The delegate queue `OperationQueue.main` becomes the main queue on the application's clock, so
/// that a stage's `advance(by:)` calls the delegate and the completion handlers.
open class URLSession: FoundationNetworking.URLSession, @unchecked Sendable {
  private struct Shared {
    var session: URLSession?
    var version = 0
  }

  private static let only = Mutex(Shared())

  /// The session of the process with the default configuration.
  ///
  /// After a protocol class was registered, it is a new session.
  open override class var shared: URLSession {
    only.withLock { only in
      let version = RegisteredProtocols.version
      if let session = only.session, only.version == version { return session }
      let session = URLSession(configuration: .default)
      only = Shared(session: session, version: version)
      return session
    }
  }

  /// Creates a session whose completion handlers are called on a queue of its own.
  public override init(configuration: URLSessionConfiguration) {
    super.init(configuration: Self.answering(configuration))
  }

  /// Creates a session with a delegate.
  ///
  /// - Parameters:
  ///   - configuration: The configuration, which is copied.
  ///   - delegate: The delegate.
  ///   - queue: The queue of the delegate and of completion handlers, or `nil` for a new one.
  public override init(
    configuration: URLSessionConfiguration,
    delegate: (any FoundationNetworking.URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    super.init(
      configuration: Self.answering(configuration), delegate: delegate,
      delegateQueue: queue === OperationQueue.main ? ApplicationOperationQueue() : queue)
  }

  private static func answering(
    _ configuration: URLSessionConfiguration
  ) -> URLSessionConfiguration {
    let copy = configuration.copy() as? URLSessionConfiguration ?? configuration
    copy.protocolClasses =
      [StageAnswerProtocol.self] + RegisteredProtocols.classes + (copy.protocolClasses ?? [])
    return copy
  }

  private func known<Made: URLSessionTask>(_ task: Made, _ handling: Handling = Handling()) -> Made
  {
    task.addToRequests(of: ApplicationSlot.bound, handling)
    return task
  }

  /// Returns a completion handler that runs for the application of the caller, and notes its end.
  private func handler<Body>(
    _ handling: Handling,
    _ completion: @Sendable @escaping (Body?, URLResponse?, (any Error)?) -> Void
  ) -> @Sendable (Body?, URLResponse?, (any Error)?) -> Void {
    handling.isPending = true
    let slot = ApplicationSlot.bound
    return { body, response, error in
      ApplicationSlot.$bound.withValue(slot) { completion(body, response, error) }
      handling.isPending = false
    }
  }

  // MARK: Tasks

  /// Creates a suspended task for a request, whose results go to the session's delegate.
  open override func dataTask(with request: URLRequest) -> URLSessionDataTask {
    known(super.dataTask(with: request))
  }

  /// Creates a suspended task for an address, whose results go to the session's delegate.
  open override func dataTask(with url: URL) -> URLSessionDataTask {
    known(super.dataTask(with: url))
  }

  /// Creates a suspended task for a request, which calls `completionHandler` at its end.
  open override func dataTask(
    with request: URLRequest,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    let handling = Handling()
    return known(
      super.dataTask(
        with: request, completionHandler: handler(handling, completionHandler)), handling)
  }

  /// Creates a suspended task for an address, which calls `completionHandler` at its end.
  open override func dataTask(
    with url: URL,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    let handling = Handling()
    return known(
      super.dataTask(
        with: url, completionHandler: handler(handling, completionHandler)), handling)
  }

  /// Creates a suspended task that sends data, and calls `completionHandler` at its end.
  open override func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    let handling = Handling()
    return known(
      super.uploadTask(
        with: request, from: bodyData, completionHandler: handler(handling, completionHandler)),
      handling)
  }

  /// Creates a suspended task that writes the response to a file, and calls `completionHandler` at
  /// its end.
  open override func downloadTask(
    with request: URLRequest,
    completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    let handling = Handling()
    return known(
      super.downloadTask(
        with: request, completionHandler: handler(handling, completionHandler)), handling)
  }

  /// Creates a suspended task that writes the response to a file, and calls `completionHandler` at
  /// its end.
  open override func downloadTask(
    with url: URL,
    completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    let handling = Handling()
    return known(
      super.downloadTask(
        with: url, completionHandler: handler(handling, completionHandler)), handling)
  }
}

extension URLSessionTask {
  /// Adds the task to the requests for which stages wait.
  @discardableResult
  func addToRequests(
    of slot: ApplicationSlot?, _ handling: Handling = Handling()
  ) -> NetworkRequests.Request {
    let address = originalRequest?.url?.absoluteString ?? "an unknown address"
    let known = KnownRequest()
    let request = NetworkRequests.all.add("a request for \(address)", task: self, of: slot) {
      [weak self] in
      switch self?.state {
      case .suspended: return .suspended
      case .completed, nil: return handling.isFinished ? .finished : .running
      case .canceling:
        // The session ends a canceled task soon, so a stage waits for the end.
        known.request?.state = .answering
        return .running
      default: return .running
      }
    }
    known.request = request
    // The session asks for the stage's answer soon.
    if let originalRequest, NetworkAnswers.all.has(originalRequest, in: slot) {
      request.state = .answering
    }
    return request
  }
}

/// The progress of the app's code that handles the end of a task.
///
/// A session's task counts as completed before its completion handler or its delegate is called.
final class Handling: Sendable {
  private struct State {
    var isPending = false
    var completed: ContinuousClock.Instant?
  }

  private let state = Mutex(State())

  /// Whether the task has a completion handler that hasn't returned.
  var isPending: Bool {
    get { state.withLock { $0.isPending } }
    set { state.withLock { $0.isPending = newValue } }
  }

  /// Whether the app's code has handled the end of a completed task.
  ///
  /// Nothing states the end of a delegate's methods. They have a short real time.
  var isFinished: Bool {
    state.withLock { state in
      guard !state.isPending else { return false }
      let completed = state.completed ?? .now
      state.completed = completed
      return completed.duration(to: .now) >= Self.timeOfDelegates
    }
  }

  /// The real time that a delegate has after the end of its task.
  private static let timeOfDelegates = Duration.milliseconds(20)
}

/// The request of a task, for the function that returns the task's status.
private final class KnownRequest: Sendable {
  private let stored = Mutex<NetworkRequests.Request?>(nil)

  var request: NetworkRequests.Request? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

/// A queue whose operations run on the main queue of the application's clock.
private final class ApplicationOperationQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @Sendable @escaping () -> Void) {
    MainInbox.add(for: ApplicationSlot.bound ?? NetworkRequests.all.likelySlot) { block() }
  }

  override func addOperation(_ op: Operation) {
    addOperation { op.start() }
  }
}
#endif
