public import Foundation
public import UIKit

extension Timer {
  /// A publisher that sends the date at a fixed interval, by a timer, while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Foundation.Date
    public typealias Failure = Never

    /// The time between two dates that the publisher sends, in seconds.
    public let interval: TimeInterval
    /// The delay that a date may have. It has no effect, because on virtual time no timer is late.
    public let tolerance: TimeInterval?
    /// The run loop that runs the publisher's timer.
    public let runLoop: RunLoop
    /// The mode in which the run loop runs the publisher's timer.
    public let mode: RunLoop.Mode
    private let audience = Audience<Foundation.Date, Never>()
    private var timer: Timer?

    /// Creates a publisher of dates, whose timer starts when the publisher is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Foundation.Date, S.Failure == Never {
      audience.join(subscriber, keeping: .nothing)
    }

    /// Connects the publisher: starts its timer, which runs until the result is cancelled, even if
    /// the result is released before.
    public func connect() -> any Cancellable {
      if let timer, timer.isValid { return Running(timer: timer) }
      // Unchecked: `nonisolated(unsafe)` is safe, because the model's timers fire on the main
      // thread alone.
      nonisolated(unsafe) let told = audience
      let timer = Timer(timeInterval: interval, repeats: true) { _ in
        told.send(SchedulerMoment.now.date)
      }
      runLoop.add(timer, forMode: mode)
      self.timer = timer
      return Running(timer: timer)
    }

    private struct Running: Cancellable {
      let timer: Timer
      func cancel() { timer.invalidate() }
    }
  }

  /// Returns a publisher that sends the date at a fixed interval, by a timer, while it is
  /// connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil,
    on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
