public import Foundation
public import FoundationNetworking
import UIKit

/// A task of a URL session: one network request, from its start to its end.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// The state of a URL session's task: running, suspended and so on.
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  /// The number of the task in its URL session, counted from 1.
  public private(set) var taskIdentifier = 0
  /// The network request with which the task was created.
  public let originalRequest: URLRequest?
  /// The network request that the task sends. It is the original one, because the model has no
  /// redirections.
  public var currentRequest: URLRequest? { originalRequest }
  /// The response to the network request, without its body; `nil` before it arrives.
  public private(set) var response: URLResponse?
  /// The error that ended the task; `nil` if it ended well or has not ended.
  public private(set) var error: (any Error)?
  /// The state of the task: suspended, running, canceling or completed.
  public private(set) var state = State.suspended
  /// The delegate of this task. If it is set, it is called in place of the URL session's delegate.
  public var delegate: (any URLSessionTaskDelegate)?
  /// A description of the task for people who debug the app. It has no effect.
  public var taskDescription: String?
  /// The priority of the task among other tasks. It has no effect in the model.
  public var priority = URLSessionTask.defaultPriority
  /// The earliest date at which the task should begin. It has no effect in the model.
  public var earliestBeginDate: Foundation.Date?
  public var countOfBytesClientExpectsToSend: Int64 = -1
  public var countOfBytesClientExpectsToReceive: Int64 = -1
  public private(set) var countOfBytesReceived: Int64 = 0
  public private(set) var countOfBytesSent: Int64 = 0
  public private(set) var countOfBytesExpectedToReceive: Int64 = 0
  /// The number of bytes that the task expects to send, which is the size of the request's body.
  public var countOfBytesExpectedToSend: Int64 { Int64(sent.count) }
  /// The progress of the task, which observers can follow.
  public let progress = Progress(totalUnitCount: 100)

  let session: URLSession
  private let sent: Data
  private var arrival: DispatchWorkItem?

  init(_ session: URLSession, _ request: URLRequest, sending body: Data? = nil) {
    self.session = session
    var whole = request
    if whole.httpMethod == nil { whole.httpMethod = "GET" }
    originalRequest = whole
    sent = body ?? request.httpBody ?? Data()
    super.init()
    taskIdentifier = session.register(self)
    (session.delegate as? any URLSessionTaskDelegate)?.urlSession(session, didCreateTask: self)
  }

  /// Makes a task that belongs to no request, such as an app's own subclass that stands for a
  /// task in a test. It never starts and gets no response.
  public override init() {
    session = .shared
    originalRequest = nil
    sent = Data()
    super.init()
  }

  // MARK: - Starting, suspending and cancelling

  /// Starts the network request of the task, or resumes it after a suspension.
  open func resume() {
    guard state == .suspended, let request = originalRequest else { return }
    state = .running
    let answer = Outbound.ask(request)
    let item = DispatchWorkItem { [self] in arrive(answer) }
    arrival = item
    let queue = DispatchQueue.global()
    guard let answer, answer.flaw == nil else { return queue.async(execute: item) }
    queue.asyncAfter(deadline: .now() + answer.delay, execute: item)
  }

  /// Suspends the task. When it is resumed, it sends its network request again from the start.
  open func suspend() {
    guard state == .running else { return }
    state = .suspended
    stopArrival()
  }

  /// Takes back the planned arrival of the response. The planned work refers to the task, which
  /// must not refer to it for longer than needed: what the app's handler holds would never be
  /// released.
  private func stopArrival() {
    arrival?.cancel()
    arrival = nil
  }

  /// Cancels the task. Its handler or delegate is called in the next turn of the run loop.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    stopArrival()
    session.call { self.end(with: URLError(.cancelled, userInfo: self.address)) }
  }

  private func arrive(_ answer: Answer?) {
    arrival = nil
    guard state == .running else { return }
    let address = address
    guard let answer, let url = originalRequest?.url else {
      return session.call { self.end(with: URLError(.notConnectedToInternet, userInfo: address)) }
    }
    guard answer.flaw == nil,
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.fields)
    else {
      return session.call { self.end(with: URLError(.badServerResponse, userInfo: address)) }
    }
    session.call { [self] in
      guard state == .running else { return }
      self.response = response
      if !sent.isEmpty {
        countOfBytesSent = Int64(sent.count)
        told?.urlSession(
          session, task: self, didSendBodyData: countOfBytesSent, totalBytesSent: countOfBytesSent,
          totalBytesExpectedToSend: countOfBytesSent)
      }
      countOfBytesExpectedToReceive = Int64(answer.body.count)
      take(answer.body, response)
    }
  }

  private var address: [String: Any] {
    guard let url = originalRequest?.url else { return [:] }
    return [NSURLErrorFailingURLErrorKey: url]
  }

  // MARK: - Points for subclasses

  /// Receives the response to the task's request with its body, and ends the task by
  /// ``end(with:)``. Subclasses store the body.
  func take(_ body: Data, _ response: URLResponse) { end(with: nil) }

  /// Tells the delegate that the task has ended. Kinds of tasks that may have a handler override
  /// the method to call the handler instead.
  func tell(_ error: (any Error)?) {
    told?.urlSession(session, task: self, didCompleteWithError: error)
  }

  /// Sets the task's progress to complete, because the response's body has arrived.
  func receive(_ body: Data) {
    countOfBytesReceived = Int64(body.count)
    progress.completedUnitCount = 100
  }

  /// Ends the task, with an error or successfully. Only the first call has an effect.
  func end(with error: (any Error)?) {
    guard state != .completed else { return }
    state = .completed
    self.error = error
    tell(error)
    session.forget(self)
  }

  /// The delegate that is called for this task: the task's own, or else the URL session's.
  var told: (any URLSessionTaskDelegate)? {
    delegate ?? session.delegate as? any URLSessionTaskDelegate
  }
}
