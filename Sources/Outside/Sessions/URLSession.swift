public import Foundation
public import FoundationNetworking
public import UIKit

/// A URL session of the model: it answers network requests on virtual time, without a network.
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
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class URLSession: NSObject, @unchecked Sendable {
  /// The decision of a session's delegate, after a response's headers, if the task goes on.
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload
  }

  /// The decision of a session's delegate about a server's request for credentials. No server makes
  /// such a request in the model.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge,
      rejectProtectionSpace
  }

  /// The decision of a session's delegate about a request whose start was delayed. It has no
  /// effect, because no request is delayed in the model.
  public enum DelayedRequestDisposition: Int, Sendable {
    case continueLoading, useNewRequest, cancel
  }

  /// The app's shared URL session, which has no delegate.
  public class var shared: URLSession {
    perLaunch("URLSession.shared") { URLSession(configuration: .default) }
  }

  /// The configuration with which the URL session was created.
  public let configuration: URLSessionConfiguration
  /// The delegate of the URL session. The session retains it until the session is invalidated.
  public private(set) var delegate: (any URLSessionDelegate)?
  /// The queue on which the URL session calls handlers and its delegate.
  public let delegateQueue: OperationQueue
  /// A description of the URL session for people who debug the app. It has no effect.
  open var sessionDescription: String?

  private var underWay: [URLSessionTask] = []
  private var madeTasks = 0
  private var isInvalid = false

  /// Creates a URL session that has no delegate.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Creates a URL session that calls a delegate for its events.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
  }

  // MARK: - Ending

  /// Invalidates the URL session: unfinished tasks may finish, and no new tasks can be made.
  open func finishTasksAndInvalidate() {
    isInvalid = true
    endIfDone()
  }

  /// Invalidates the URL session: all unfinished tasks are cancelled, and no new tasks can be made.
  open func invalidateAndCancel() {
    isInvalid = true
    for task in underWay { task.cancel() }
    endIfDone()
  }

  /// Resets the URL session. It only calls the handler, because in the model no cookie and no other
  /// data is kept.
  @preconcurrency
  open func reset(completionHandler: @escaping @Sendable () -> Void) { call(completionHandler) }

  /// Writes cached data of the URL session to the disk. It only calls the handler, because in the
  /// model no data is kept.
  @preconcurrency
  open func flush(completionHandler: @escaping @Sendable () -> Void) { call(completionHandler) }

  // MARK: - Unfinished tasks

  /// Passes all unfinished tasks of the URL session to a handler.
  @preconcurrency
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    call { completionHandler(self.underWay) }
  }

  /// Passes the unfinished data, upload and download tasks of the URL session to a handler.
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

  /// Adds a task to the URL session's unfinished tasks, and returns the task's number.
  func register(_ task: URLSessionTask) -> Int {
    precondition(!isInvalid, "Task created in a session that has been invalidated")
    underWay.append(task)
    madeTasks += 1
    return madeTasks
  }

  /// Removes an ended task from the URL session's unfinished tasks.
  func forget(_ task: URLSessionTask) {
    underWay.removeAll { $0 === task }
    endIfDone()
  }

  /// Calls a block on the URL session's delegate queue, in a later turn of the run loop.
  func call(_ body: @escaping () -> Void) {
    // Unchecked: the app's block is not sent to another thread; the queue calls it in a later turn
    // of this one.
    nonisolated(unsafe) let body = body
    delegateQueue.addOperation { body() }
  }

  private func endIfDone() {
    guard isInvalid, underWay.isEmpty, let told = delegate else { return }
    delegate = nil
    call { told.urlSession(self, didBecomeInvalidWithError: nil) }
  }
}
