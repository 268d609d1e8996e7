#if Combine && canImport(FoundationNetworking)
public import Foundation
public import FoundationNetworking
public import OpenCombine

extension FoundationNetworking.URLSession {
  /// A publisher of a request's answer.
  public struct DataTaskPublisher: OpenCombine.Publisher {
    /// The values.
    public typealias Output = (data: Data, response: URLResponse)
    /// The errors.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: FoundationNetworking.URLSession

    /// Creates a publisher that sends a request for each subscriber.
    public init(request: URLRequest, session: FoundationNetworking.URLSession) {
      self.request = request
      self.session = session
    }

    /// Starts a subscription.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == URLError {
      let (session, request) = (session, request)
      let subscription = SourceSubscription(subscriber) { subscription in
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response, error == nil {
            subscription.send((data: data, response: response))
            subscription.finish(.finished)
          } else {
            subscription.finish(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task.resume()
        return { task.cancel() }
      }
      subscriber.receive(subscription: subscription)
    }
  }

  /// Returns a publisher of the answer of a location.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
#endif
