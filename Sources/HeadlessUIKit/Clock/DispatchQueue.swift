public import Dispatch
import VirtualTime

/// A queue that runs blocks of work in the order in which they were added.
///
/// Shadows Dispatch's own type. All queues of the model share one thread and its virtual time. A
/// block given to any of them, `DispatchQueue.global()` included, runs in a later turn of the main
/// loop, at the same instant, behind the blocks given before it. So a computation "in the
/// background" takes no time, hands its result back to the main queue one turn later, and does so
/// in the same order in every run.
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
/// Unchecked: what changes its variables traps off the main thread.
public final class DispatchQueue: @unchecked Sendable {
  /// The attributes with which a queue is created.
  public struct Attributes: OptionSet, Sendable {
    /// The bits that make up the option set.
    public let rawValue: UInt64
    /// Creates a set of attributes from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The queue's blocks need not wait for each other; `sync` waits for pending blocks only if it
    /// is a barrier.
    public static let concurrent = Attributes(rawValue: 1 << 1)
    /// The queue runs nothing before it is activated.
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// The autorelease behaviour of a queue, without effect because Swift on Linux has no autorelease
  /// pools.
  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
  }

  /// The name the queue was given.
  public let label: String
  /// The quality of service the queue was asked to have.
  public let qos: DispatchQoS

  let isSerial: Bool
  let target: DispatchQueue?
  /// The values stored with the queue, by their key objects.
  var specifics: [(key: AnyObject, value: Any)] = []
  private var waiting: [@MainActor () -> Void] = []
  private var suspensions = 0

  /// Creates a queue.
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

  /// Creates the main queue or the global queue.
  init(root label: String, isSerial: Bool) {
    self.label = label
    self.qos = .default
    self.isSerial = isSerial
    self.target = nil
  }

  /// The main queue, on which UIKit runs.
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
  /// Runs a block in the next turn.
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

  /// Runs a work item in the next turn, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) {
    enqueue { workItem.performUnlessCancelled() }
  }

  /// Runs a work item in the next turn, as part of a group.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.performUnlessCancelled() }
  }

  /// Runs a block at a later time.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: DispatchWorkItem(block: work))
  }

  /// Runs a work item at a later time, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    onMainThread("DispatchQueue.asyncAfter(deadline:execute:)") {
      workItem.schedule(at: Simulator.current.afterSleep(deadline.instant)) { [self] in
        // The loop already runs on the main queue; another queue may have pending work ahead of
        // this item.
        if self === Simulator.current.deferrals.main {
          workItem.performUnlessCancelled()
        } else {
          async(execute: workItem)
        }
      }
    }
  }

  /// Appends a block to the queue and requests a turn for it. If the running block has slept, the
  /// block is scheduled for after the sleep.
  func enqueue(_ work: @escaping @MainActor () -> Void) {
    onMainThread("DispatchQueue.async(execute:)") {
      guard Simulator.current.deferrals.slept == 0 else {
        return asyncAfter(deadline: .now(), execute: work)
      }
      waiting.append(work)
      if suspensions == 0 { requestTurn() }
    }
  }

  /// Requests a turn of the loop for the first pending block, through the target queue if there is
  /// one.
  @MainActor
  private func requestTurn() {
    if let target {
      target.enqueue { [self] in runFirst() }
    } else {
      Simulator.current.loop.nextTurn { [self] in runFirst() }
    }
  }

  /// Runs the first pending block of the queue. There may be none left, because `sync` runs pending
  /// blocks early.
  @MainActor
  private func runFirst() {
    guard suspensions == 0, !waiting.isEmpty else { return }
    let work = waiting.removeFirst()
    let deferrals = Simulator.current.deferrals
    let outer = (deferrals.underWay, deferrals.slept)
    (deferrals.underWay, deferrals.slept) = ([self], 0)
    work()
    (deferrals.underWay, deferrals.slept) = outer
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

  /// Runs a block now; as a barrier, after all pending blocks of a concurrent queue, too.
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
        while suspensions == 0, !waiting.isEmpty { waiting.removeFirst()() }
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

  /// Runs a block now, like `sync`.
  public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }

  /// Runs a block a number of times, one after the other, since there is only one thread.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }
}

// MARK: - Suspending

extension DispatchQueue {
  /// Suspends the queue until `resume()` has been called as often as `suspend()`.
  public func suspend() {
    onMainThread("DispatchQueue.suspend()") { suspensions += 1 }
  }

  /// Undoes one `suspend()`.
  ///
  /// - Precondition: The queue is suspended.
  public func resume() {
    onMainThread("DispatchQueue.resume()") {
      precondition(suspensions > 0, "Over-resume of a queue: '\(label)' is not suspended.")
      suspensions -= 1
      if suspensions == 0 { for _ in waiting { requestTurn() } }
    }
  }

  /// Activates a queue that was created inactive.
  public func activate() {
    onMainThread("DispatchQueue.activate()") { if suspensions > 0 { resume() } }
  }
}

extension DispatchQueue: Equatable {
  /// Returns true if both are the same queue.
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
}

extension DispatchQueue: CustomStringConvertible {
  /// The queue's label in angle brackets.
  public var description: String { "<DispatchQueue '\(label)'>" }
}
