public import Foundation
public import UIKit

/// A counter of a person's steps. The model's phone counts none.
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Asks for the steps of a time. In the model it fails in the next turn.
  @preconcurrency
  open func queryPedometerData(
    from start: Foundation.Date, to end: Foundation.Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { refuse(handler) }
  /// Asks for the steps from now on. In the model it fails in the next turn.
  @preconcurrency
  open func startUpdates(
    from start: Foundation.Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { refuse(handler) }
  open func stopUpdates() {}

  private func refuse(_ handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void) {
    refuseInNextTurn("steps (CMPedometer)", answer: "no sensor") { handler(nil, noMotion) }
  }
}

/// The steps of a time. The model counts none.
open class CMPedometerData: NSObject {
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
}

/// A watcher of whether a person walks or drives. The model's phone sees nothing.
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) { Outbound.note("a person's activity (CMMotionActivityManager)", answer: "no sensor") }
  open func stopActivityUpdates() {}
  /// Asks for what a person has done. In the model it fails in the next turn.
  @preconcurrency
  open func queryActivityStarting(
    from start: Foundation.Date, to end: Foundation.Date, to queue: OperationQueue,
    withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    let question = "a person's activity (CMMotionActivityManager)"
    refuseInNextTurn(question, answer: "no sensor") { handler(nil, noMotion) }
  }
}

/// A person's activity, such as walking. The model sees none.
open class CMMotionActivity: NSObject {
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var unknown: Bool { true }
}

/// The leave of an app to know a person's motion.
@frozen public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// The domain of the errors of motion.
public let CMErrorDomain = "CMErrorDomain"

/// The error of a phone without the sensor: `CMErrorMotionActivityNotAvailable`.
private var noMotion: NSError { NSError(domain: CMErrorDomain, code: 104) }
