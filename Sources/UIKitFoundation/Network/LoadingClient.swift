#if canImport(FoundationNetworking)
internal import Foundation
internal import FoundationNetworking
internal import Synchronization
internal import UIKitCore

/// The client of a protocol class, which collects the data of an answer and notes its end.
///
/// It forwards each call to the session's own client. That client can't answer a download, and gives a
/// completion handler only the last part of the data.
final class LoadingClient: NSObject, URLProtocolClient, @unchecked Sendable {
  private let next: any URLProtocolClient
  /// The parts of an answer for a completion handler, or `nil` before the first part.
  private let collected = Mutex<Data?>(nil)

  /// Creates a client that forwards each call to `next`.
  init(_ next: any URLProtocolClient) { self.next = next }

  private func request(
    of loading: FoundationNetworking.URLProtocol
  ) -> NetworkRequests.Request? {
    loading.task.flatMap { NetworkRequests.all.request(of: $0) }
  }

  func urlProtocol(_ protocol: FoundationNetworking.URLProtocol, didLoad data: Data) {
    // A delegate receives each part, so that nothing has to be collected.
    guard request(of: `protocol`)?.hasHandler ?? false else {
      return next.urlProtocol(`protocol`, didLoad: data)
    }
    collected.withLock { collected in
      if collected == nil { collected = Data() }
      collected?.append(data)
    }
  }

  func urlProtocolDidFinishLoading(_ protocol: FoundationNetworking.URLProtocol) {
    let request = request(of: `protocol`)
    if `protocol`.task is URLSessionDownloadTask {
      guard let request, request.hasHandler else {
        return urlProtocol(`protocol`, didFailWithError: URLError(.unsupportedURL))
      }
      guard let file = writeFile() else {
        return urlProtocol(`protocol`, didFailWithError: URLError(.cannotCreateFile))
      }
      request.file = file
    }
    if let all = collected.withLock({ $0 }) { next.urlProtocol(`protocol`, didLoad: all) }
    request?.state = .answering
    next.urlProtocolDidFinishLoading(`protocol`)
  }

  /// Writes the data to a temporary file, and returns its path, or `nil` without space.
  private func writeFile() -> String? {
    let file = Foundation.FileManager.default.temporaryDirectory
      .appendingPathComponent("Download-\(UUID().uuidString).tmp")
    do {
      try (collected.withLock { $0 } ?? Data()).write(to: file)
      return file.path
    } catch {
      return nil
    }
  }

  func urlProtocol(
    _ protocol: FoundationNetworking.URLProtocol, didFailWithError error: any Error
  ) {
    request(of: `protocol`)?.state = .answering
    next.urlProtocol(`protocol`, didFailWithError: error)
  }

  // MARK: Forwarding

  func urlProtocol(
    _ protocol: FoundationNetworking.URLProtocol, wasRedirectedTo request: URLRequest,
    redirectResponse: URLResponse
  ) {
    next.urlProtocol(`protocol`, wasRedirectedTo: request, redirectResponse: redirectResponse)
  }

  func urlProtocol(
    _ protocol: FoundationNetworking.URLProtocol,
    cachedResponseIsValid cachedResponse: CachedURLResponse
  ) {
    next.urlProtocol(`protocol`, cachedResponseIsValid: cachedResponse)
  }

  func urlProtocol(
    _ protocol: FoundationNetworking.URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    next.urlProtocol(`protocol`, didReceive: response, cacheStoragePolicy: policy)
  }

  func urlProtocol(
    _ protocol: FoundationNetworking.URLProtocol, didReceive challenge: URLAuthenticationChallenge
  ) {
    next.urlProtocol(`protocol`, didReceive: challenge)
  }

  func urlProtocol(
    _ protocol: FoundationNetworking.URLProtocol, didCancel challenge: URLAuthenticationChallenge
  ) {
    next.urlProtocol(`protocol`, didCancel: challenge)
  }
}
#endif
