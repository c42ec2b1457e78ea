public import Foundation
public import FoundationNetworking
import Synchronization

/// Methods of a URL session that send a network request and wait for the response asynchronously.
extension URLSession {
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: nil)
  }

  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await result(delegate) { dataTask(with: request, completionHandler: $0) }
  }

  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await result(delegate) { uploadTask(with: request, from: bodyData, completionHandler: $0) }
  }

  public func upload(
    for request: URLRequest, fromFile fileURL: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await result(delegate) {
      uploadTask(with: request, fromFile: fileURL, completionHandler: $0)
    }
  }

  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  /// Downloads a response into a file. In contrast to a download with a handler, the file stays
  /// until the app deletes or moves it.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await result(delegate) { handler in
      downloadTask(with: request) { file, response, error in
        handler(file.map(Self.kept), response, error)
      }
    }
  }

  private static func kept(_ file: URL) -> URL {
    let place = file.appendingPathExtension("kept")
    try? FileManager.default.removeItem(at: place)
    try? FileManager.default.moveItem(at: file, to: place)
    return place
  }

  /// Creates a task of the URL session and waits for its end. If the surrounding Swift task is
  /// cancelled, the session's task is cancelled as well.
  private func result<Value: Sendable>(
    _ delegate: (any URLSessionTaskDelegate)?,
    _ make: (@escaping @Sendable (Value?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Value, URLResponse) {
    let started = Started()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = make { value, response, error in
          if let value, let response {
            continuation.resume(returning: (value, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        task.delegate = delegate
        started.task.withLock { $0 = task }
        task.resume()
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      started.task.withLock { $0 }?.cancel()
    }
  }

  /// Holds the running task of a URL session, so that it can be cancelled with the surrounding
  /// Swift task.
  private final class Started: Sendable {
    let task = Mutex<URLSessionTask?>(nil)
  }

  // MARK: - Bytes

  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }

  /// The bytes of a network response as an asynchronous sequence. In the model all bytes are
  /// available at once.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let data: Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: Data.Iterator
      public mutating func next() async throws -> UInt8? { rest.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

    /// The network response as an asynchronous sequence of lines of text, without empty lines.
    public var lines: AsyncThrowingStream<String, any Error> {
      AsyncThrowingStream { continuation in
        let text = String(decoding: data, as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline) { continuation.yield(String(line)) }
        continuation.finish()
      }
    }
  }
}
