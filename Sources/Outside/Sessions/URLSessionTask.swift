public import Foundation
public import FoundationNetworking
import UIKit

/// One request of a session's, from its start to its end.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// What a task is doing.
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  /// A number that no other task of the session has, from 1.
  public private(set) var taskIdentifier = 0
  /// What was asked.
  public let originalRequest: URLRequest?
  /// What is being asked.
  public var currentRequest: URLRequest? { originalRequest }
  /// The head of the answer, once it is there.
  public private(set) var response: URLResponse?
  /// Why there is no answer.
  public private(set) var error: (any Error)?
  /// What the task is doing.
  public private(set) var state = State.suspended
  /// Who is told of this task, before the session's delegate is.
  public var delegate: (any URLSessionTaskDelegate)?
  /// A name for people.
  public var taskDescription: String?
  /// How important the task is, from which nothing follows.
  public var priority = URLSessionTask.defaultPriority
  /// The earliest date on which the task should begin, from which nothing follows.
  public var earliestBeginDate: Foundation.Date?
  public var countOfBytesClientExpectsToSend: Int64 = -1
  public var countOfBytesClientExpectsToReceive: Int64 = -1
  public private(set) var countOfBytesReceived: Int64 = 0
  public private(set) var countOfBytesSent: Int64 = 0
  public private(set) var countOfBytesExpectedToReceive: Int64 = 0
  /// How many bytes the request carries.
  public var countOfBytesExpectedToSend: Int64 { Int64(sent.count) }
  /// How far the task has come.
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

  // MARK: - Going on and breaking off

  /// Begins, or goes on.
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

  /// Waits until it is resumed, from the beginning.
  open func suspend() {
    guard state == .running else { return }
    state = .suspended
    arrival?.cancel()
  }

  /// Breaks off, and says so one turn later.
  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    arrival?.cancel()
    session.call { self.end(with: URLError(.cancelled, userInfo: self.address)) }
  }

  private func arrive(_ answer: Answer?) {
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

  // MARK: - For the kinds of tasks

  /// Takes the answer; the end follows, by ``end(with:)``.
  func take(_ body: Data, _ response: URLResponse) { end(with: nil) }

  /// Tells the app of the end in the way it has asked for.
  func tell(_ error: (any Error)?) {
    told?.urlSession(session, task: self, didCompleteWithError: error)
  }

  /// Notes that the body is there.
  func receive(_ body: Data) {
    countOfBytesReceived = Int64(body.count)
    progress.completedUnitCount = 100
  }

  /// Comes to the end, once.
  func end(with error: (any Error)?) {
    guard state != .completed else { return }
    state = .completed
    self.error = error
    tell(error)
    session.forget(self)
  }

  /// Who is told of this task.
  var told: (any URLSessionTaskDelegate)? {
    delegate ?? session.delegate as? any URLSessionTaskDelegate
  }
}
