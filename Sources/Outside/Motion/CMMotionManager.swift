public import Foundation
public import UIKit

/// The phone's sensors of motion. The model's phone has none, as the simulator has none: nothing is
/// available, and a handler is never called.
///
/// ```swift
/// let manager = CMMotionManager()
/// guard manager.isDeviceMotionAvailable else { return }
/// ```
open class CMMotionManager: NSObject {
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var gyroUpdateInterval: TimeInterval = 0
  open var showsDeviceMovementDisplay = false

  open func startDeviceMotionUpdates() { refuse() }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { refuse() }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { refuse() }
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { refuse() }
  open func stopDeviceMotionUpdates() {}
  open func startAccelerometerUpdates() { refuse() }
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { refuse() }
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() { refuse() }
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) { refuse() }
  open func stopGyroUpdates() {}

  private func refuse() {
    Outbound.note("the phone's motion (CMMotionManager)", answer: "no sensor")
  }
}

public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// The directions from which the phone's attitude is measured.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// A measurement of the phone's motion. The model makes none.
open class CMLogItem: NSObject {
  open var timestamp: TimeInterval { 0 }
}

/// The phone's motion as all its sensors see it. The model measures none.
open class CMDeviceMotion: CMLogItem {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// The acceleration of the phone at a moment. The model measures none.
open class CMAccelerometerData: CMLogItem {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// The turning of the phone at a moment. The model measures none.
open class CMGyroData: CMLogItem {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The position in which the phone is held. The model measures none.
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// An acceleration along three axes, in units of gravity.
public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The speed of turning about three axes, in radians per second.
public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A position in space as four numbers.
public struct CMQuaternion: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double
  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}
