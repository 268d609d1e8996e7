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
    copy.urlCache = PromptCache.replacing(copy.urlCache)
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
    let handling = Handling(hasHandler: true)
    return known(
      super.dataTask(
        with: request, completionHandler: handler(handling, completionHandler)), handling)
  }

  /// Creates a suspended task for an address, which calls `completionHandler` at its end.
  open override func dataTask(
    with url: URL,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    let handling = Handling(hasHandler: true)
    return known(
      super.dataTask(
        with: url, completionHandler: handler(handling, completionHandler)), handling)
  }

  /// Creates a suspended task that sends data, and calls `completionHandler` at its end.
  open override func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @Sendable @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    let handling = Handling(hasHandler: true)
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
    download(request, Handling(hasHandler: true), completionHandler)
  }

  /// Creates a suspended task that writes the response to a file, and calls `completionHandler` at
  /// its end.
  open override func downloadTask(
    with url: URL,
    completionHandler: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    download(URLRequest(url: url), Handling(hasHandler: true), completionHandler)
  }

  /// Creates a suspended task that writes the response to a file, and passes it to the session's
  /// delegate.
  open override func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    isAnsweredByClass(request)
      ? delegatingDownload(request) : known(super.downloadTask(with: request))
  }

  /// Creates a suspended task that writes the response to a file, and passes it to the session's
  /// delegate.
  open override func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  private func download(
    _ request: URLRequest, _ handling: Handling,
    _ completion: @Sendable @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    known(
      super.downloadTask(
        with: request,
        completionHandler: handler(handling, handling.passingFile(to: completion))),
      handling)
  }

  /// Returns whether a stage or a protocol class with this module's base class answers a request.
  private func isAnsweredByClass(_ request: URLRequest) -> Bool {
    (configuration.protocolClasses ?? []).contains { candidate in
      (candidate as? URLProtocol.Type)?.canInit(with: request) ?? false
    }
  }

  /// Creates a download whose completion handler calls the session's delegate.
  ///
  /// Foundation's session crashes if anything but its own classes answers a download with a delegate.
  private func delegatingDownload(_ request: URLRequest) -> URLSessionDownloadTask {
    let handling = Handling(hasHandler: true)
    return download(request, handling) { [weak self] location, response, error in
      guard let self, let delegate, let task = handling.task as? URLSessionDownloadTask else {
        return
      }
      let receiver = delegate as? any FoundationNetworking.URLSessionDownloadDelegate
      if let location, let receiver {
        let size = Self.size(of: location)
        receiver.urlSession(
          self, downloadTask: task, didWriteData: size, totalBytesWritten: size,
          totalBytesExpectedToWrite: response?.expectedContentLength ?? -1)
        receiver.urlSession(self, downloadTask: task, didFinishDownloadingTo: location)
      }
      (delegate as? any FoundationNetworking.URLSessionTaskDelegate)?
        .urlSession(self, task: task, didCompleteWithError: error)
    }
  }

  private static func size(of file: URL) -> Int64 {
    let attributes = try? Foundation.FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes?[.size] as? NSNumber)?.int64Value ?? 0
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
