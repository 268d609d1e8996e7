#if canImport(FoundationNetworking)
internal import Foundation
internal import FoundationNetworking
internal import Synchronization
internal import UIKitCore

/// The progress of the app's code that handles the end of a task.
final class Handling: Sendable {
  private struct State {
    var isPending = false
    var request: NetworkRequests.Request?
    weak var task: URLSessionTask?
  }

  /// Whether the task was created with a completion handler.
  let hasHandler: Bool
  private let state: Mutex<State>

  /// Creates the progress of a task with or without a completion handler.
  init(hasHandler: Bool = false) {
    self.hasHandler = hasHandler
    state = Mutex(State(isPending: hasHandler))
  }

  /// Whether the task has a completion handler that hasn't returned.
  var isPending: Bool {
    get { state.withLock { $0.isPending } }
    set { state.withLock { $0.isPending = newValue } }
  }

  /// The request of the task, or `nil` after its end.
  var request: NetworkRequests.Request? {
    get { state.withLock { $0.request } }
    set { state.withLock { $0.request = newValue } }
  }

  /// The task, or `nil` if it no longer exists.
  var task: URLSessionTask? {
    get { state.withLock { $0.task } }
    set { state.withLock { $0.task = newValue } }
  }

  /// Returns a completion handler of a download, which also receives the file of an answer that a
  /// stage or a protocol class gave. The file is removed when `completion` returns, as on iOS.
  func passingFile(
    to completion: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> @Sendable (URL?, URLResponse?, (any Error)?) -> Void {
    { location, response, error in
      let own = self.request?.file.map { URL(fileURLWithPath: $0) }
      completion(error == nil ? location ?? own : nil, response, error)
      if let own { try? Foundation.FileManager.default.removeItem(at: own) }
    }
  }
}

extension URLSessionTask {
  /// Adds the task to the requests for which stages wait.
  @discardableResult
  func addToRequests(
    of slot: ApplicationSlot?, _ handling: Handling = Handling()
  ) -> NetworkRequests.Request {
    let address = originalRequest?.url?.absoluteString ?? "an unknown address"
    let request = NetworkRequests.all.add(
      "a request for \(address)", task: self, of: slot, hasHandler: handling.hasHandler,
      awaitStart: { [weak self] in
        // A session loads a task on the task's own queue, and reads its priority there.
        _ = self?.priority
      },
      status: { [weak self] in
        switch self?.state {
        case .suspended: return .suspended
        case .completed, nil:
          // A session calls the completion handler or the delegate before.
          if handling.isPending { return .running }
          handling.request = nil
          return .finished
        case .canceling:
          // The session ends a canceled task soon, so a stage waits for the end.
          handling.request?.state = .answering
          return .running
        default: return .running
        }
      })
    handling.request = request
    handling.task = self
    // The session asks for the stage's answer soon.
    if let originalRequest, NetworkAnswers.all.has(originalRequest, in: slot) {
      request.state = .answering
    }
    return request
  }
}
#endif
