public import Dispatch
import VirtualTime

/// Keeps blocks of work and has them done in the order they came.
///
/// Shadows Dispatch's own type. All queues of the model share the one thread there is, and its
/// virtual time: a block given to any of them, `DispatchQueue.global()` included, runs in the next
/// turn of the main loop, at the same instant, behind what was given before it. So a computation
/// "in the background" takes no time, hands its result back to the main queue one turn later, and
/// does so in the same order in every run.
///
/// ```swift
/// DispatchQueue.global().async {
///   let blurred = blur(image)
///   DispatchQueue.main.async { self.imageView.image = blurred }
/// }
/// ```
///
/// - Note: Unlike on a device, `Thread.isMainThread` is true inside every block, and two blocks
///   never run side by side, whatever their queue. Quality of service has no effect. The model
///   shows what the order of callbacks does to an app, and cannot show a data race.
public final class DispatchQueue: @unchecked Sendable {
  /// What a queue does differently from a plain one.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The queue's blocks need not wait for each other.
    public static let concurrent = Attributes(rawValue: 1 << 1)
    /// The queue does nothing before it is activated.
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// When a queue empties its autorelease pool; Swift on Linux has none, so it makes no difference.
  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
  }

  /// The name the queue was given.
  public let label: String
  /// The quality of service the queue was asked to have.
  public let qos: DispatchQoS

  let isSerial: Bool
  let target: DispatchQueue?
  /// What was kept with the queue, by the object that is its key.
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

  /// Makes one of the queues that are there from the start.
  init(root label: String, isSerial: Bool) {
    self.label = label
    self.qos = .default
    self.isSerial = isSerial
    self.target = nil
  }

  /// The queue that `UIKit` lives on.
  public static var main: DispatchQueue {
    onMainThread("DispatchQueue.main") { Simulator.current.deferrals.main }
  }

  /// The queue for work "in the background", the same for every quality of service.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    onMainThread("DispatchQueue.global()") { Simulator.current.deferrals.global }
  }
}

// MARK: - Later

extension DispatchQueue {
  /// Has a block done in the next turn.
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

  /// Has a work item done in the next turn, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) {
    enqueue { workItem.performUnlessCancelled() }
  }

  /// Has a work item done in the next turn, as one of a group.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.performUnlessCancelled() }
  }

  /// Has a block done at a later time.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: DispatchWorkItem(block: work))
  }

  /// Has a work item done at a later time, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    onMainThread("DispatchQueue.asyncAfter(deadline:execute:)") {
      workItem.schedule(at: Simulator.current.afterSleep(deadline.instant)) { [self] in
        // The main queue is where the loop already is; another queue may have work ahead of this.
        if self === Simulator.current.deferrals.main {
          workItem.performUnlessCancelled()
        } else {
          async(execute: workItem)
        }
      }
    }
  }

  /// Puts a block last and sees to it that there is a turn in which it gets its chance.
  func enqueue(_ work: @escaping @MainActor () -> Void) {
    onMainThread("DispatchQueue.async(execute:)") {
      guard Simulator.current.deferrals.slept == 0 else {
        return asyncAfter(deadline: .now(), execute: work)
      }
      waiting.append(work)
      if suspensions == 0 { requestTurn() }
    }
  }

  /// Asks for a turn for the first block in line, through the target if there is one.
  @MainActor
  private func requestTurn() {
    if let target {
      target.enqueue { [self] in runFirst() }
    } else {
      Simulator.current.loop.nextTurn { [self] in runFirst() }
    }
  }

  /// Does the first block in line; there may be none left if a `sync` had to go before.
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

// MARK: - At once

extension DispatchQueue {
  /// Does a block now, behind everything the queue still has to do.
  ///
  /// - Precondition: The queue is not already at work further up the call chain: it would wait for
  ///   itself for ever.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(flags: [], execute: work)
  }

  /// Does a block now; as a barrier, behind everything the queue still has to do.
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

  /// Does a work item now, behind everything the queue still has to do.
  public func sync(execute workItem: DispatchWorkItem) {
    sync { workItem.performUnlessCancelled() }
  }

  /// Does a block now, like `sync`.
  public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }

  /// Does a block a number of times; one after the other, as there is but one thread.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }
}

// MARK: - Holding back

extension DispatchQueue {
  /// Holds back all blocks until as many calls of `resume()` have come.
  public func suspend() {
    onMainThread("DispatchQueue.suspend()") { suspensions += 1 }
  }

  /// Takes back one `suspend()`.
  ///
  /// - Precondition: There is one to take back.
  public func resume() {
    onMainThread("DispatchQueue.resume()") {
      precondition(suspensions > 0, "Over-resume of a queue: '\(label)' is not suspended.")
      suspensions -= 1
      if suspensions == 0 { for _ in waiting { requestTurn() } }
    }
  }

  /// Lets a queue begin that was created inactive.
  public func activate() {
    onMainThread("DispatchQueue.activate()") { if suspensions > 0 { resume() } }
  }
}

extension DispatchQueue: Equatable {
  public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
}

extension DispatchQueue: CustomStringConvertible {
  public var description: String { "<DispatchQueue '\(label)'>" }
}
