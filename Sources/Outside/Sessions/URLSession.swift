public import Foundation
public import FoundationNetworking
public import UIKit

/// A session that sends requests to the network, on virtual time.
///
/// This type shadows Foundation's own. Nothing ever leaves the machine: the files of a folder
/// answer requests, see ``Answers``, and every other request fails at once as without a network,
/// with `URLError.notConnectedToInternet`. The summary names the requests that failed.
///
/// ```swift
/// URLSession.shared.dataTask(with: url) { data, _, error in
///   // In the next turn, without data, unless there is a file that answers.
/// }.resume()
/// ```
///
/// - Note: Unlike on a device, handlers and delegates are called on the main thread, as everything
///   is here. Nothing is cached, no cookie is kept, no server asks for credentials, and a
///   `URLProtocol` of the app's own is not asked.
///
/// Unchecked: an app's queues and tasks all run on the main thread, which alone uses the object.
open class URLSession: NSObject, @unchecked Sendable {
  /// The delegate's decision about a response before its body comes.
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload
  }

  /// The delegate's decision about a server's request for credentials. No server makes such a
  /// request here.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge,
      rejectProtectionSpace
  }

  /// The delegate's decision about a request that had to wait.
  public enum DelayedRequestDisposition: Int, Sendable {
    case continueLoading, useNewRequest, cancel
  }

  /// The shared session of the app, without a delegate.
  public class var shared: URLSession {
    perLaunch("URLSession.shared") { URLSession(configuration: .default) }
  }

  /// The configuration that the session was made with.
  public let configuration: URLSessionConfiguration
  /// The delegate of the session. The session retains it until it is invalidated.
  public private(set) var delegate: (any URLSessionDelegate)?
  /// The queue on which handlers and delegates are called.
  public let delegateQueue: OperationQueue
  /// A description of the session for people who debug the app.
  open var sessionDescription: String?

  private var underWay: [URLSessionTask] = []
  private var madeTasks = 0
  private var isInvalid = false

  /// Makes a session that has no delegate.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Makes a session that calls a delegate for its events.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
  }

  // MARK: - Ending

  /// Lets unfinished tasks finish, and allows no new tasks.
  open func finishTasksAndInvalidate() {
    isInvalid = true
    endIfDone()
  }

  /// Cancels all unfinished tasks, and allows no new tasks.
  open func invalidateAndCancel() {
    isInvalid = true
    for task in underWay { task.cancel() }
    endIfDone()
  }

  /// Calls the handler and does nothing else, because no cookie and no other data is kept.
  @preconcurrency
  open func reset(completionHandler: @escaping @Sendable () -> Void) { call(completionHandler) }

  /// Calls the handler and does nothing else, because no data is kept on a disk.
  @preconcurrency
  open func flush(completionHandler: @escaping @Sendable () -> Void) { call(completionHandler) }

  // MARK: - Unfinished tasks

  /// Passes all unfinished tasks to a handler.
  @preconcurrency
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    call { completionHandler(self.underWay) }
  }

  /// Passes all unfinished tasks to a handler, by kind.
  @preconcurrency
  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @Sendable (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    call {
      let uploads = self.underWay.compactMap { $0 as? URLSessionUploadTask }
      let loads = self.underWay.filter { !($0 is URLSessionUploadTask) }
      completionHandler(
        loads.compactMap { $0 as? URLSessionDataTask }, uploads,
        loads.compactMap { $0 as? URLSessionDownloadTask })
    }
  }

  // MARK: - For tasks

  /// Adds a task to the session's unfinished tasks, and returns the task's number.
  func register(_ task: URLSessionTask) -> Int {
    precondition(!isInvalid, "Task created in a session that has been invalidated")
    underWay.append(task)
    madeTasks += 1
    return madeTasks
  }

  /// Removes an ended task from the session's unfinished tasks.
  func forget(_ task: URLSessionTask) {
    underWay.removeAll { $0 === task }
    endIfDone()
  }

  /// Calls a block on the delegate's queue, in a later turn.
  func call(_ body: @escaping () -> Void) {
    // Unchecked: the queue runs the closure in a later turn of this same thread.
    nonisolated(unsafe) let body = body
    delegateQueue.addOperation { body() }
  }

  private func endIfDone() {
    guard isInvalid, underWay.isEmpty, let told = delegate else { return }
    delegate = nil
    call { told.urlSession(self, didBecomeInvalidWithError: nil) }
  }
}
