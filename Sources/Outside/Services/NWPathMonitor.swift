import Foundation
public import UIKit

/// A watcher of the phone's connections. As ``SCNetworkReachability`` in the model, it sees a
/// connection over Wi-Fi that never changes, because many apps show no screen without one. The
/// app's requests fail all the same, unless a file answers them.
///
/// ```swift
/// let monitor = NWPathMonitor()
/// monitor.pathUpdateHandler = { path in print(path.status) }  // satisfied, in the next turn
/// monitor.start(queue: .main)
/// ```
///
/// Unchecked: an app's queues and tasks all run on the main thread here, so no other thread uses
/// the object.
public final class NWPathMonitor: @unchecked Sendable {
  private let kind: NWInterface.InterfaceType?
  private var isCancelled = false
  public private(set) var queue: DispatchQueue?
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath(kind: kind) }

  public init() { kind = nil }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { kind = requiredInterfaceType }

  /// Begins to watch. The handler is called once, in the queue's next turn.
  public func start(queue: DispatchQueue) {
    guard self.queue == nil, !isCancelled else { return }
    self.queue = queue
    queue.async { [self] in
      guard !isCancelled else { return }
      pathUpdateHandler?(currentPath)
    }
  }
  public func cancel() {
    isCancelled = true
    pathUpdateHandler = nil
  }
}

/// A connection of the phone, over Wi-Fi.
public struct NWPath: Hashable, Sendable {
  /// The state of a connection, which can be used or not.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// The reason for which a connection cannot be used. In the model it can always be used.
  public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }

  init(kind: NWInterface.InterfaceType?) {
    status = kind ?? .wifi == .wifi ? .satisfied : .unsatisfied
    availableInterfaces =
      status == .satisfied ? [NWInterface(type: .wifi, name: "en0", index: 1)] : []
  }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// A part of the phone that connects it.
public struct NWInterface: Hashable, Sendable {
  /// The kind of a part that connects a phone.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }

  public let type: InterfaceType
  public let name: String
  public let index: Int
}
