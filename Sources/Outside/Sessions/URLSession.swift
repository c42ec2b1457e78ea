public import Foundation
public import FoundationNetworking
public import UIKit

/// Asks the network, on virtual time.
///
/// Shadows Foundation's own type. Nothing ever leaves the machine: what a folder of files answers
/// is answered, see ``Answers``, and everything else fails at once as in a tunnel, with
/// `URLError.notConnectedToInternet`. The summary names what was asked for in vain.
///
/// ```swift
/// URLSession.shared.dataTask(with: url) { data, _, error in
///   // In the next turn, without data, unless there is a file that answers.
/// }.resume()
/// ```
///
/// - Note: Unlike on a device, handlers and delegates are called on the main thread, as everything
///   is here. Nothing is cached, no cookie is kept, no server asks who one is, and a `URLProtocol`
///   of the app's own is not asked.
open class URLSession: NSObject, @unchecked Sendable {
  /// What is to be done with an answer of which only the head is there.
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload
  }

  /// What is to be done when a server asks who one is; none does here.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge,
      rejectProtectionSpace
  }

  /// What is to be done with a request that has waited.
  public enum DelayedRequestDisposition: Int, Sendable {
    case continueLoading, useNewRequest, cancel
  }

  /// The app's own, without a delegate.
  public class var shared: URLSession {
    perLaunch("URLSession.shared") { URLSession(configuration: .default) }
  }

  /// What the session was made with.
  public let configuration: URLSessionConfiguration
  /// Who is told; kept alive until the session is invalidated.
  public private(set) var delegate: (any URLSessionDelegate)?
  /// Where handlers and delegates are called.
  public let delegateQueue: OperationQueue
  /// A name for people.
  open var sessionDescription: String?

  private var underWay: [URLSessionTask] = []
  private var madeTasks = 0
  private var isInvalid = false

  /// Makes a session without a delegate.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Makes a session that tells a delegate.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
  }

  // MARK: - Ending

  /// Lets what is under way come to its end, and takes nothing more.
  open func finishTasksAndInvalidate() {
    isInvalid = true
    endIfDone()
  }

  /// Breaks off what is under way, and takes nothing more.
  open func invalidateAndCancel() {
    isInvalid = true
    for task in underWay { task.cancel() }
    endIfDone()
  }

  /// Does nothing: no cookie and nothing else is kept.
  @preconcurrency
  open func reset(completionHandler: @escaping @Sendable () -> Void) { call(completionHandler) }

  /// Does nothing: nothing is kept on a disk.
  @preconcurrency
  open func flush(completionHandler: @escaping @Sendable () -> Void) { call(completionHandler) }

  // MARK: - What is under way

  /// Tells of all tasks that have not come to their end.
  @preconcurrency
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    call { completionHandler(self.underWay) }
  }

  /// Tells of all tasks that have not come to their end, by kind.
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

  /// Takes a task in, and returns its number.
  func register(_ task: URLSessionTask) -> Int {
    precondition(!isInvalid, "Task created in a session that has been invalidated")
    underWay.append(task)
    madeTasks += 1
    return madeTasks
  }

  /// Lets go of a task that has come to its end.
  func forget(_ task: URLSessionTask) {
    underWay.removeAll { $0 === task }
    endIfDone()
  }

  /// Calls back where the session does, in a later turn.
  func call(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    delegateQueue.addOperation { body() }
  }

  private func endIfDone() {
    guard isInvalid, underWay.isEmpty, let told = delegate else { return }
    delegate = nil
    call { told.urlSession(self, didBecomeInvalidWithError: nil) }
  }
}
