public import Foundation
public import UIKit

/// The system's list of what an app does while nobody looks. On the model's phone nothing goes on
/// in the background: an app may register its tasks, but no request is accepted, as on a phone
/// whose owner has switched background refresh off.
///
/// ```swift
/// do { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh")) }
/// catch { print(error) }  // BGTaskScheduler.Error.unavailable
/// ```
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// An error of a request for a task.
  public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors of a request for a task.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }

    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }

  private static let only = BGTaskScheduler()
  open class var shared: BGTaskScheduler { only }

  /// Registers a task. In the model it is never launched.
  @discardableResult @preconcurrency
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool { true }
  open func submit(_ taskRequest: BGTaskRequest) throws {
    Outbound.note("a task in the background (BGTaskScheduler)", answer: "unavailable")
    throw Error(.unavailable)
  }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  @preconcurrency
  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) { inNextTurn { completionHandler([]) } }
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// A request for a task in the background.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Foundation.Date?

  init(name: String) { identifier = name }
}

/// A request for a short task that brings an app up to date.
///
/// Unchecked: the class adds nothing to its superclass that another thread could use.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(name: identifier) }
}

/// A request for a long task.
///
/// Unchecked: the class adds nothing to its superclass that another thread could use.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public init(identifier: String) { super.init(name: identifier) }
}

/// A task in the background. The model launches none.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class BGTask: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}

/// A short task that brings an app up to date. The model launches none.
///
/// Unchecked: the class adds nothing to its superclass that another thread could use.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long task. The model launches none.
///
/// Unchecked: the class adds nothing to its superclass that another thread could use.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
