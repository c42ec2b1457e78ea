public import Combine
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Returns a Combine publisher of the response from a network address. Each subscriber sends a
  /// new request.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a Combine publisher of the response to a network request. Each subscriber sends a new
  /// request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A Combine publisher that sends the response to a network request and finishes, or fails.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The network request that the publisher sends for each subscriber.
    public let request: URLRequest
    /// The URL session by which the publisher sends the request.
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let task = Loading()
      Deferred {
        Future<Output, Failure> { promise in
          // Unchecked: a session calls its handlers on the main thread, where the promise is made.
          nonisolated(unsafe) let promise = promise
          task.start(
            session.dataTask(with: request) { data, response, error in
              if let data, let response {
                promise(.success((data, response)))
              } else {
                promise(.failure(error as? URLError ?? URLError(.unknown)))
              }
            })
        }
      }
      .handleEvents(receiveCancel: { task.cancel() })
      .receive(subscriber: subscriber)
    }

    /// Keeps the network task that was started for a Combine subscriber, so that it can be
    /// cancelled with the subscription.
    private final class Loading {
      private var task: URLSessionDataTask?

      func start(_ task: URLSessionDataTask) {
        self.task = task
        task.resume()
      }

      func cancel() { task?.cancel() }
    }
  }
}
