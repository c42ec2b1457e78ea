public import Dispatch
import VirtualTime

/// A queue that runs blocks of work in the order in which they were added.
///
/// The type shadows Dispatch's own. All queues of the model share one thread and its virtual time.
/// A block given to any queue, `DispatchQueue.global()` included, runs in a later turn of the main
/// run loop, at the same instant, after the blocks given before it. So a computation "in the
/// background" takes no time, returns its result to the main queue one turn later, and does both in
/// the same order in every run.
///
/// ```swift
/// DispatchQueue.global().async {
///   let blurred = blur(image)
///   DispatchQueue.main.async { self.imageView.image = blurred }
/// }
/// ```
///
/// - Note: Unlike on a device, `Thread.isMainThread` is true inside every block, and two blocks
///   never run at the same time, whatever their queue. Quality of service has no effect. The model
///   shows the effects of the order of callbacks, but not data races.
///
/// Unchecked: every method that changes the object's variables traps on other threads than the main
/// one.
public final class DispatchQueue: @unchecked Sendable {
  /// A set of attributes with which a dispatch queue is created.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits of the set of queue attributes.
    public let rawValue: UInt64
    /// Creates a set of queue attributes from its raw bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The attribute of a queue whose blocks need not wait for each other. `sync` then waits for
    /// pending blocks only if it is a barrier.
    public static let concurrent = Attributes(rawValue: 1 << 1)
    /// The attribute of a dispatch queue that runs no block before the app calls `activate()`.
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// The autorelease behaviour of a queue, without effect because Swift on Linux has no autorelease
  /// pools.
  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
  }

  /// The name that the app gave to the queue.
  public let label: String
  /// The quality of service that the app requested for the dispatch queue. It has no effect.
  public let qos: DispatchQoS

  let isSerial: Bool
  let target: DispatchQueue?
  /// The values that the app stores with the queue, each with its key object.
  var specifics: [(key: AnyObject, value: Any)] = []
  /// The blocks that have not run yet, each with the simulator's newest serial number when the app
  /// gave it to the queue.
  private var waiting: [(planned: Int, work: @MainActor () -> Void)] = []
  private var suspensions = 0

  /// Creates a dispatch queue for an app. Without the attribute `concurrent` the queue is serial.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
    self.isSerial = !attributes.contains(.concurrent)
    self.target = target
    self.suspensions = attributes.contains(.initiallyInactive) ? 1 : 0
  }

  /// Creates the main queue or the global queue, which the simulator itself provides, unlike the
  /// queues that an app creates.
  init(root label: String, isSerial: Bool) {
    self.label = label
    self.qos = .default
    self.isSerial = isSerial
    self.target = nil
  }

  /// The main queue, on which UIKit and most app code run.
  public static var main: DispatchQueue {
    onMainThread("DispatchQueue.main") { Simulator.current.deferrals.main }
  }

  /// Returns the queue for work in the background, which is the same for every quality of service.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    onMainThread("DispatchQueue.global()") { Simulator.current.deferrals.global }
  }
}

// MARK: - Asynchronous work

extension DispatchQueue {
  /// Runs a block in a later turn of the run loop, at the same instant.
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    guard let group else { return enqueue(work) }
    group.enter()
    enqueue {
      work()
      group.leave()
    }
  }

  /// Runs a work item in a later turn of the run loop, unless the app cancels it before.
  public func async(execute workItem: DispatchWorkItem) {
    enqueue { workItem.performUnlessCancelled() }
  }

  /// Runs a work item in a later turn of the run loop, and counts it as work of a group.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.performUnlessCancelled() }
  }

  /// Runs a block at a later virtual time.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: DispatchWorkItem(block: work))
  }

  /// Runs a work item at a later virtual time, unless the app cancels it before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    onMainThread("DispatchQueue.asyncAfter(deadline:execute:)") {
      workItem.schedule(at: Simulator.current.afterSleep(deadline.instant)) { [self] in
        // The delayed event runs on the main queue already. On any other queue, the work item has
        // to wait for the blocks that are pending there.
        if self === Simulator.current.deferrals.main {
          workItem.performUnlessCancelled()
        } else {
          async(execute: workItem)
        }
      }
    }
  }

  /// Appends a block to the queue and requests a turn of the run loop for it. If the running block
  /// has slept (in virtual time), the block is scheduled for the end of the sleep instead.
  func enqueue(_ work: @escaping @MainActor () -> Void) {
    onMainThread("DispatchQueue.async(execute:)") {
      guard Simulator.current.deferrals.slept == 0 else {
        return asyncAfter(deadline: .now(), execute: work)
      }
      waiting.append((Simulator.current.lastSerial, work))
      let deferrals = Simulator.current.deferrals
      if self !== deferrals.main { deferrals.pendingInBackground.append(self) }
      if suspensions == 0 { requestTurn() }
    }
  }

  /// Requests a turn of the run loop for the first pending block. If the queue has a target queue,
  /// the request goes through that queue.
  @MainActor
  private func requestTurn() {
    if let target {
      target.enqueue { [self] in runFirst() }
    } else {
      Simulator.current.loop.nextTurn { [self] in runFirst() }
    }
  }

  /// Runs the first pending block of the queue, and returns true if there was one. None is left if
  /// `sync` or a wait has already run all pending blocks.
  @MainActor @discardableResult
  func runFirst() -> Bool {
    guard suspensions == 0, !waiting.isEmpty else { return false }
    let (planned, work) = waiting.removeFirst()
    let deferrals = Simulator.current.deferrals
    if let place = deferrals.pendingInBackground.firstIndex(where: { $0 === self }) {
      deferrals.pendingInBackground.remove(at: place)
    }
    let outer = (deferrals.underWay, deferrals.slept)
    (deferrals.underWay, deferrals.slept) = ([self], 0)
    Simulator.current.runPlannedWork(of: planned) { work() }
    (deferrals.underWay, deferrals.slept) = outer
    return true
  }
}

// MARK: - Synchronous work

extension DispatchQueue {
  /// Runs a block now, after all pending blocks of a serial queue.
  ///
  /// - Precondition: A serial queue is not already running a block further up the call chain,
  ///   because it would wait for itself for ever.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(flags: [], execute: work)
  }

  /// Runs a block now. As a barrier, it first runs all pending blocks, even of a concurrent queue.
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result {
    let isBarrier = flags.contains(.barrier)
    onMainThread("DispatchQueue.sync(execute:)") {
      let deferrals = Simulator.current.deferrals
      precondition(
        !isSerial || !deferrals.underWay.contains { $0 === self },
        "DispatchQueue.sync(execute:) on '\(label)' would deadlock: it was called from that queue.")
      deferrals.underWay.append(self)
      if isSerial || isBarrier {
        while suspensions == 0, !waiting.isEmpty { waiting.removeFirst().work() }
      }
    }
    defer {
      onMainThread("DispatchQueue.sync(execute:)") {
        _ = Simulator.current.deferrals.underWay.popLast()
      }
    }
    return try work()
  }

  /// Runs a work item now, after all pending blocks of a serial queue.
  public func sync(execute workItem: DispatchWorkItem) {
    sync { workItem.performUnlessCancelled() }
  }

  /// Runs a block now, after all pending blocks of a serial queue, like `sync`.
  public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }

  /// Runs a block a number of times. The runs follow each other, because the model has only one
  /// thread.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }
}

// MARK: - Suspending

extension DispatchQueue {
  /// Suspends the queue. It runs no block until `resume()` has been called as often as `suspend()`.
  public func suspend() {
    onMainThread("DispatchQueue.suspend()") { suspensions += 1 }
  }

  /// Undoes one call of ``suspend()``. The queue goes on to run blocks if no other call is left.
  ///
  /// - Precondition: The queue is suspended.
  public func resume() {
    onMainThread("DispatchQueue.resume()") {
      precondition(suspensions > 0, "Over-resume of a queue: '\(label)' is not suspended.")
      suspensions -= 1
      if suspensions == 0 { for _ in waiting { requestTurn() } }
    }
  }

  /// Activates a dispatch queue that was created inactive, so that it runs its blocks.
  public func activate() {
    onMainThread("DispatchQueue.activate()") { if suspensions > 0 { resume() } }
  }
}

extension DispatchQueue: Equatable {
  /// Returns true if both references are to the same dispatch queue.
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
}

extension DispatchQueue: CustomStringConvertible {
  /// The dispatch queue's description: its label in angle brackets.
  public var description: String { "<DispatchQueue '\(label)'>" }
}
