public import Dispatch
import Foundation
import VirtualTime

/// A source of events for a queue. Only timers are modelled: they run on virtual time.
///
/// The type shadows Dispatch's own. Its other sources wait for the operating system, whose events
/// would arrive at another time in every run, so code that makes one of them does not compile.
///
/// ```swift
/// let timer = DispatchSource.makeTimerSource(queue: .main)
/// timer.schedule(deadline: .now() + 0.25)
/// timer.setEventHandler { print(CACurrentMediaTime()) }  // 0.25
/// timer.resume()
/// ```
public class DispatchSource {
  /// The flags of a timer.
  public struct TimerFlags: OptionSet, Sendable {
    /// The flags as a number.
    public let rawValue: UInt
    /// A timer that is never late, as no timer is on virtual time.
    public static let strict = TimerFlags(rawValue: 1)

    /// Creates flags from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  fileprivate init() {}

  /// Creates a timer that is suspended until the first call of `resume()` or `activate()`.
  public class func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    TimerSource(queue ?? .global())
  }
}

/// A source of events for a queue: something that sends an event handler until it is cancelled.
public protocol DispatchSourceProtocol: AnyObject {
  /// Sets what is called at each event.
  @preconcurrency
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?)
  /// Sets what is called once the source has been cancelled.
  @preconcurrency
  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?)
  /// Sets what is called once the source has been activated.
  @preconcurrency
  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?)
  /// Lets events through that a call of `suspend()`, or the creation, has held back.
  func resume()
  /// Lets events through for the first time.
  func activate()
  /// Holds events back until the next call of `resume()`.
  func suspend()
  /// Ends the source. No event follows.
  func cancel()
  /// A Boolean value that is true once the source has been cancelled.
  var isCancelled: Bool { get }
}

/// A timer of a queue, which runs on virtual time.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets the next event and the time between two events, in nanoseconds; `nil` if there is only
  /// one event.
  func schedule(at deadline: DispatchTime, everyNanoseconds interval: Int64?)
}

extension DispatchSourceProtocol {
  /// Sets what is called at each event.
  @preconcurrency
  public func setEventHandler(handler: (@MainActor () -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }

  /// Sets what is called at each event.
  public func setEventHandler(handler: DispatchWorkItem) {
    setEventHandler { handler.perform() }
  }

  /// Sets what is called once the source has been cancelled.
  @preconcurrency
  public func setCancelHandler(handler: (@MainActor () -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }

  /// Sets what is called once the source has been activated.
  @preconcurrency
  public func setRegistrationHandler(handler: (@MainActor () -> Void)?) {
    setRegistrationHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

extension DispatchSourceTimer {
  /// Schedules the timer for a time, and for each multiple of an interval after it.
  ///
  /// - Parameter leeway: How late the timer may be, without effect because it is never late.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(
      at: deadline, everyNanoseconds: interval == .never ? nil : max(interval.nanoseconds, 1))
  }

  /// Schedules the timer for a time, and for each multiple of some seconds after it.
  ///
  /// - Parameter leeway: How late the timer may be, without effect because it is never late.
  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let nanoseconds = VirtualInstant(seconds: interval.isFinite ? interval : 0).nanoseconds
    schedule(at: deadline, everyNanoseconds: interval.isFinite ? max(nanoseconds, 1) : nil)
  }

  /// Schedules the timer for one time. The method has had another name since Swift 4.
  public func scheduleOneshot(
    deadline: DispatchTime, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: deadline, leeway: leeway)
  }

  /// Schedules the timer for a time, and for each multiple of an interval after it. The method has
  /// had another name since Swift 4.
  public func scheduleRepeating(
    deadline: DispatchTime, interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: deadline, repeating: interval, leeway: leeway)
  }

  /// Schedules the timer for a time, and for each multiple of some seconds after it. The method has
  /// had another name since Swift 4.
  public func scheduleRepeating(
    deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    schedule(deadline: deadline, repeating: interval, leeway: leeway)
  }
}

/// The timer that `DispatchSource.makeTimerSource` returns. A timer that nobody keeps ends, as on a
/// device.
///
/// Unchecked: an app's queues all run on the main thread, so no other thread uses the timer.
private final class TimerSource: DispatchSource, DispatchSourceTimer, @unchecked Sendable {
  private let queue: DispatchQueue
  private var onEvent: (@MainActor () -> Void)?
  private var onCancel: (@MainActor () -> Void)?
  private var onRegistration: (@MainActor () -> Void)?
  private var due: DispatchTime?
  private var interval: Int64?
  private var suspensions = 1
  private var isRegistered = false
  private var timer: Timer?
  private(set) var isCancelled = false

  init(_ queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  deinit { timer?.invalidate() }

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?
  ) { onEvent = handler }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?
  ) { onCancel = handler }

  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@MainActor () -> Void)?
  ) { onRegistration = handler }

  func schedule(at deadline: DispatchTime, everyNanoseconds interval: Int64?) {
    due = deadline
    self.interval = interval
    wait()
  }

  func activate() { if !isRegistered { resume() } }

  func resume() {
    precondition(suspensions > 0, "A dispatch source must be suspended before it is resumed.")
    suspensions -= 1
    if suspensions == 0, !isRegistered {
      isRegistered = true
      if let onRegistration { queue.async(execute: onRegistration) }
    }
    wait()
  }

  func suspend() {
    suspensions += 1
    wait()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    wait()
    if let onCancel { queue.async(execute: onCancel) }
    (onEvent, onCancel) = (nil, nil)
  }

  /// Waits for the next event, if there is one, and no longer for the one before.
  private func wait() {
    timer?.invalidate()
    timer = nil
    guard let due, due != .distantFuture, suspensions == 0, !isCancelled else { return }
    let seconds = interval.map { VirtualInstant(nanoseconds: $0).seconds }
    let timer = Timer(
      fire: Foundation.Date(timeIntervalSinceReferenceDate: due.instant.seconds),
      interval: seconds ?? 0, repeats: seconds != nil
    ) { [weak self] _ in self?.fire() }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Sends the event, and notes when the next one is due. Several events that were missed while the
  /// timer was suspended are one.
  @MainActor
  private func fire() {
    let now = DispatchTime.now().uptimeNanoseconds
    due = due.flatMap { due in
      guard let interval = interval.map(UInt64.init), now >= due.uptimeNanoseconds else {
        return nil
      }
      let missed = (now - due.uptimeNanoseconds) / interval
      return DispatchTime(uptimeNanoseconds: due.uptimeNanoseconds + (missed + 1) * interval)
    }
    guard let onEvent else { return }
    if queue === DispatchQueue.main { onEvent() } else { queue.async(execute: onEvent) }
  }
}
