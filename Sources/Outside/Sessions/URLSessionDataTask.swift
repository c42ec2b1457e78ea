public import Foundation
import FoundationNetworking

/// A task of a URL session that loads a response into memory.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {
  typealias Handler = (Data?, URLResponse?, (any Error)?) -> Void

  private let handler: Handler?
  private var received: Data?

  init(
    _ session: URLSession, _ request: URLRequest, sending body: Data? = nil,
    handler: Handler? = nil
  ) {
    self.handler = handler
    super.init(session, request, sending: body)
  }

  /// Makes a task that belongs to no request, such as an app's own subclass.
  public override init() {
    handler = nil
    super.init()
  }

  override func take(_ body: Data, _ response: URLResponse) {
    guard handler == nil, let told = told as? any URLSessionDataDelegate else {
      received = body
      receive(body)
      return end(with: nil)
    }
    // The task waits until the delegate says if it wants the response's body, which may be at once
    // or much later.
    let task = self
    told.urlSession(session, dataTask: self, didReceive: response) { disposition in
      task.session.call {
        guard task.state == .running else { return }
        guard disposition != .cancel else { return task.cancel() }
        task.receive(body)
        if !body.isEmpty { told.urlSession(task.session, dataTask: task, didReceive: body) }
        if task.state == .running { task.end(with: nil) }
      }
    }
  }

  override func tell(_ error: (any Error)?) {
    guard let handler else { return super.tell(error) }
    if let error { handler(nil, nil, error) } else { handler(received, response, nil) }
  }
}

/// A task of a URL session that sends data and loads the response into memory.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task of a URL session that loads a response into a file.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  typealias Handler = (URL?, URLResponse?, (any Error)?) -> Void

  private let handler: Handler?
  private var file: URL?

  init(_ session: URLSession, _ request: URLRequest, handler: Handler? = nil) {
    self.handler = handler
    super.init(session, request)
  }

  /// Makes a task that belongs to no request, such as an app's own subclass.
  public override init() {
    handler = nil
    super.init()
  }

  /// Cancels the download. On a device the handler may get data for resuming it; in the model it
  /// gets `nil`.
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    session.call { completionHandler(nil) }
  }

  override func take(_ body: Data, _ response: URLResponse) {
    let name = "CFNetworkDownload_\(taskIdentifier).tmp"
    let place = FileManager.default.temporaryDirectory.appending(path: name)
    do {
      try body.write(to: place)
    } catch {
      return end(with: error)
    }
    receive(body)
    file = place
    if handler == nil, let told = told as? any URLSessionDownloadDelegate {
      let count = Int64(body.count)
      told.urlSession(
        session, downloadTask: self, didWriteData: count, totalBytesWritten: count,
        totalBytesExpectedToWrite: count)
      told.urlSession(session, downloadTask: self, didFinishDownloadingTo: place)
    }
    end(with: nil)
    // As on a device, the downloaded file is deleted unless the app's handler or delegate has moved
    // it elsewhere.
    try? FileManager.default.removeItem(at: place)
  }

  override func tell(_ error: (any Error)?) {
    guard let handler else { return super.tell(error) }
    if let error { handler(nil, nil, error) } else { handler(file, response, nil) }
  }
}
