#if canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking

// Foundation's protocols with the session of this module. Their extensions implement Foundation's
// requirements, which sessions call, and forward to the requirements that apps implement.

/// A delegate that is notified of the end of a session and its challenges.
///
/// It replaces Foundation's protocol in files that import UIKit.
public protocol URLSessionDelegate: FoundationNetworking.URLSessionDelegate {
  /// Called when the session became invalid.
  func urlSession(
    _ session: URLSession, didBecomeInvalidWithError error: (any Error)?
  )
  /// Called when a server requires credentials.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  )
}

extension URLSessionDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, didBecomeInvalidWithError error: (any Error)?
  ) {}

  /// Forwards the call to the method with this module's session.
  public func urlSession(
    _ session: FoundationNetworking.URLSession, didBecomeInvalidWithError error: (any Error)?
  ) {
    guard let session = session as? URLSession else { return }
    urlSession(session, didBecomeInvalidWithError: error)
  }

  /// Continues as without a delegate.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    completionHandler(.performDefaultHandling, nil)
  }

  /// Forwards the call to the method with this module's session.
  public func urlSession(
    _ session: FoundationNetworking.URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let session = session as? URLSession else {
      return completionHandler(.performDefaultHandling, nil)
    }
    urlSession(session, didReceive: challenge, completionHandler: completionHandler)
  }
}

/// A delegate that is notified of the progress and the end of tasks.
///
/// It replaces Foundation's protocol in files that import UIKit.
public protocol URLSessionTaskDelegate: FoundationNetworking.URLSessionTaskDelegate,
  URLSessionDelegate
{
  /// Called before a task follows a redirection.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  )
  /// Called when a server requires credentials for a task.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  )
  /// Called when a task sent a part of its body.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  )
  /// Called when a task is finished.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  )
}

extension URLSessionTaskDelegate {
  /// Continues as without a delegate.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(request)
  }

  /// Forwards the call to the method with this module's session.
  public func urlSession(
    _ session: FoundationNetworking.URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let session = session as? URLSession else { return completionHandler(request) }
    urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  /// Continues as without a delegate.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    completionHandler(.performDefaultHandling, nil)
  }

  /// Forwards the call to the method with this module's session.
  public func urlSession(
    _ session: FoundationNetworking.URLSession, task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let session = session as? URLSession else {
      return completionHandler(.performDefaultHandling, nil)
    }
    urlSession(
      session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }

  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}

  /// Forwards the call to the method with this module's session.
  public func urlSession(
    _ session: FoundationNetworking.URLSession, task: URLSessionTask,
    didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    guard let session = session as? URLSession else { return }
    urlSession(
      session, task: task, didSendBodyData: bytesSent, totalBytesSent: totalBytesSent,
      totalBytesExpectedToSend: totalBytesExpectedToSend)
  }

  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {}

  /// Forwards the call to the method with this module's session.
  public func urlSession(
    _ session: FoundationNetworking.URLSession, task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let session = session as? URLSession else { return }
    urlSession(
      session, task: task, didCompleteWithError: error)
  }
}

/// A delegate that is notified of the response and the data of tasks.
///
/// It replaces Foundation's protocol in files that import UIKit.
public protocol URLSessionDataDelegate: FoundationNetworking.URLSessionDataDelegate,
  URLSessionTaskDelegate
{
  /// Called when a task received its response.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  )
  /// Called when a task received data.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  )
}

extension URLSessionDataDelegate {
  /// Continues as without a delegate.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(.allow)
  }

  /// Forwards the call to the method with this module's session.
  public func urlSession(
    _ session: FoundationNetworking.URLSession, dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let session = session as? URLSession else { return completionHandler(.allow) }
    urlSession(
      session, dataTask: dataTask, didReceive: response, completionHandler: completionHandler)
  }

  /// Does nothing.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}

  /// Forwards the call to the method with this module's session.
  public func urlSession(
    _ session: FoundationNetworking.URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {
    guard let session = session as? URLSession else { return }
    urlSession(
      session, dataTask: dataTask, didReceive: data)
  }
}

/// A delegate that is notified of the progress and the file of downloads.
///
/// It replaces Foundation's protocol in files that import UIKit.
public protocol URLSessionDownloadDelegate: FoundationNetworking.URLSessionDownloadDelegate,
  URLSessionTaskDelegate
{
  /// Called when a download is finished, with a temporary file.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  )
  /// Called when a download received a part.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  )
}

extension URLSessionDownloadDelegate {
  /// Forwards the call to the method with this module's session.
  public func urlSession(
    _ session: FoundationNetworking.URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    guard let session = session as? URLSession else { return }
    urlSession(
      session, downloadTask: downloadTask, didFinishDownloadingTo: location)
  }

  /// Does nothing.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}

  /// Forwards the call to the method with this module's session.
  public func urlSession(
    _ session: FoundationNetworking.URLSession, downloadTask: URLSessionDownloadTask,
    didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    guard let session = session as? URLSession else { return }
    urlSession(
      session, downloadTask: downloadTask, didWriteData: bytesWritten,
      totalBytesWritten: totalBytesWritten,
      totalBytesExpectedToWrite: totalBytesExpectedToWrite)
  }
}
#endif
