#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking
internal import Synchronization

// Foundation's own methods have one more parameter, a task's delegate. They create a task that a
// stage doesn't know.

extension URLSession {
  /// Loads a request, and returns the body and the response.
  ///
  /// - Parameter request: The request.
  /// - Returns: The body and the response.
  /// - Throws: The error of the request.
  public nonisolated(nonsending) func data(
    for request: URLRequest
  ) async throws -> (Data, URLResponse) {
    try await result { self.dataTask(with: request, completionHandler: $0) }
  }

  /// Loads an address, and returns the body and the response.
  ///
  /// - Parameter url: The address.
  /// - Returns: The body and the response.
  /// - Throws: The error of the request.
  public nonisolated(nonsending) func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Sends data, and returns the body and the response.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyData: The data.
  /// - Returns: The body and the response.
  /// - Throws: The error of the request.
  public nonisolated(nonsending) func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await result { self.uploadTask(with: request, from: bodyData, completionHandler: $0) }
  }

  /// Downloads a request to a file, which the app moves or removes.
  ///
  /// - Parameter request: The request.
  /// - Returns: The file and the response.
  /// - Throws: The error of the request.
  public nonisolated(nonsending) func download(
    for request: URLRequest
  ) async throws -> (URL, URLResponse) {
    try await result { completion in
      self.downloadTask(with: request) { location, response, error in
        // The session removes its file when this handler returns.
        let kept = location.flatMap { location in
          let file = location.deletingLastPathComponent()
            .appendingPathComponent("Download-\(UUID().uuidString).tmp")
          return (try? Foundation.FileManager.default.moveItem(at: location, to: file)) == nil
            ? nil : file
        }
        completion(kept, response, error)
      }
    }
  }

  /// Downloads an address to a file, which the app moves or removes.
  ///
  /// - Parameter url: The address.
  /// - Returns: The file and the response.
  /// - Throws: The error of the request.
  public nonisolated(nonsending) func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url))
  }

  /// Resumes a task and returns its result. A cancellation of the caller cancels the task.
  private nonisolated(nonsending) func result<Body: Sendable>(
    of make: (
      @Sendable @escaping (Body?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionTask
  ) async throws -> (Body, URLResponse) {
    let running = RunningTask()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = make { body, response, error in
          if let body, let response, error == nil {
            continuation.resume(returning: (body, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.badServerResponse))
          }
        }
        task.resume()
        running.set(task)
      }
    } onCancel: {
      running.cancel()
    }
  }
}

/// The task of an asynchronous call, which the caller may cancel before it exists.
private final class RunningTask: Sendable {
  private let state = Mutex<(task: URLSessionTask?, isCanceled: Bool)>((nil, false))

  func set(_ task: URLSessionTask) {
    let isCanceled = state.withLock { state in
      state.task = task
      return state.isCanceled
    }
    if isCanceled { task.cancel() }
  }

  func cancel() {
    let task = state.withLock { state in
      state.isCanceled = true
      return state.task
    }
    task?.cancel()
  }
}
#endif
