import Foundation
import Outside
import Testing
import UIKit

@MainActor
@Suite("Motion and trembling", .serialized)
struct MotionTests {
  private func turn() { Simulator.current.run(for: .milliseconds(50)) }

  @Test("The phone has no sensor of motion, and no handler is called")
  func motion() {
    _ = Simulator.boot()
    let manager = CMMotionManager()
    let available = [
      manager.isDeviceMotionAvailable, manager.isAccelerometerAvailable, manager.isGyroAvailable,
      manager.isMagnetometerAvailable, manager.isDeviceMotionActive, manager.isAccelerometerActive,
      manager.isGyroActive,
    ]
    #expect(!available.contains(true))
    (manager.deviceMotionUpdateInterval, manager.accelerometerUpdateInterval) = (0.1, 0.1)
    (manager.gyroUpdateInterval, manager.showsDeviceMovementDisplay) = (0.1, true)
    let motion: CMDeviceMotionHandler = { _, _ in Issue.record("There is motion.") }
    let faster: CMAccelerometerHandler = { _, _ in Issue.record("There is motion.") }
    let turned: CMGyroHandler = { _, _ in Issue.record("There is motion.") }
    manager.startDeviceMotionUpdates()
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
    manager.startDeviceMotionUpdates(to: .main, withHandler: motion)
    manager.startDeviceMotionUpdates(using: .xTrueNorthZVertical, to: .main, withHandler: motion)
    manager.startAccelerometerUpdates()
    manager.startAccelerometerUpdates(to: .main, withHandler: faster)
    manager.startGyroUpdates()
    manager.startGyroUpdates(to: .main, withHandler: turned)
    turn()
    manager.stopDeviceMotionUpdates()
    manager.stopAccelerometerUpdates()
    manager.stopGyroUpdates()
    #expect(manager.deviceMotion == nil && manager.accelerometerData == nil)
    #expect(manager.gyroData == nil)
    let frames: CMAttitudeReferenceFrame = [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
      .xTrueNorthZVertical,
    ]
    #expect(frames.rawValue == 15)
  }

  @Test("A measurement without contents is at rest")
  func rest() {
    let motion = CMDeviceMotion()
    #expect(motion.timestamp == 0 && (motion as CMLogItem).timestamp == 0)
    #expect(motion.gravity.x + motion.userAcceleration.y + motion.rotationRate.z == 0)
    let attitude = motion.attitude
    attitude.multiply(byInverseOf: CMAttitude())
    #expect(attitude.roll + attitude.pitch + attitude.yaw == 0 && attitude.quaternion.w == 1)
    #expect(CMAccelerometerData().acceleration.z == 0 && CMGyroData().rotationRate.x == 0)
    let (push, spin) = (CMAcceleration(x: 1, y: 2, z: 3), CMRotationRate(x: 1, y: 2, z: 3))
    #expect(push.x + push.y + push.z == 6 && spin.x + spin.y + spin.z == 6)
    let (place, none) = (CMQuaternion(x: 1, y: 2, z: 3, w: 4), CMQuaternion())
    #expect(place.x + place.y + place.z + place.w == 10 && none.w == 0)
  }

  @Test("Steps and activities fail in the next turn")
  func steps() {
    _ = Simulator.boot()
    #expect(!CMPedometer.isStepCountingAvailable() && !CMPedometer.isDistanceAvailable())
    #expect(!CMPedometer.isFloorCountingAvailable())
    #expect(CMPedometer.authorizationStatus() == .denied)
    #expect(!CMMotionActivityManager.isActivityAvailable())
    #expect(CMMotionActivityManager.authorizationStatus() == .denied)
    nonisolated(unsafe) var codes: [Int] = []
    let (pedometer, manager) = (CMPedometer(), CMMotionActivityManager())
    let start = Foundation.Date(timeIntervalSince1970: 0)
    pedometer.queryPedometerData(from: start, to: start) { data, error in
      codes.append((error as NSError?)?.code ?? 0)
      #expect(data?.numberOfSteps == nil && data?.distance == nil)
    }
    pedometer.startUpdates(from: start) { _, error in
      codes.append((error as NSError?)?.domain == CMErrorDomain ? 1 : 0)
    }
    manager.startActivityUpdates(to: .main) { _ in Issue.record("There is motion.") }
    manager.queryActivityStarting(from: start, to: start, to: .main) { activities, _ in
      codes.append(activities?.count ?? 2)
    }
    #expect(codes == [])
    turn()
    #expect(codes == [104, 1, 2])
    pedometer.stopUpdates()
    manager.stopActivityUpdates()
    let steps = CMPedometerData()
    #expect(steps.numberOfSteps == 0 && steps.distance == nil)
    let activity = CMMotionActivity()
    #expect(activity.unknown && !activity.stationary && !activity.walking && !activity.running)
    #expect(!activity.automotive && !activity.cycling)
    let statuses: [CMAuthorizationStatus] = [.notDetermined, .restricted, .denied, .authorized]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("A phone that does not tremble has no engine")
  func engine() throws {
    _ = Simulator.boot()
    let abilities: any CHHapticDeviceCapability = CHHapticEngine.capabilitiesForHardware()
    #expect(!abilities.supportsHaptics && !abilities.supportsAudio)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let strong = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    strong.value = 0.5
    let event = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [strong], relativeTime: 1, duration: 2)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    #expect(pattern.duration == 3 && event.type == .hapticContinuous)
    #expect(event.eventParameters.first?.parameterID == .hapticIntensity)
    #expect(event.relativeTime == 1 && event.duration == 2)
    #expect(CHHapticEvent.EventType(rawValue: "HapticTransient") == .hapticTransient)
    #expect(CHHapticEvent.ParameterID(rawValue: "HapticSharpness") == .hapticSharpness)
    #expect(CHHapticEvent.EventType.hapticTransient.rawValue == "HapticTransient")
    #expect(CHHapticEvent.ParameterID.hapticSharpness.rawValue == "HapticSharpness")
    _ = CHHapticDynamicParameter()
    let use: (CHHapticEngine) throws -> any CHHapticPatternPlayer = { engine in
      (engine.playsHapticsOnly, engine.isAutoShutdownEnabled) = (true, true)
      engine.resetHandler = {}
      engine.stoppedHandler = { (_: CHHapticEngine.StoppedReason) in }
      let done: CHHapticEngine.CompletionHandler = { _ in }
      engine.start(completionHandler: done)
      engine.stop(completionHandler: done)
      try engine.start()
      let player = try engine.makePlayer(with: pattern)
      try player.start(atTime: 0)
      try player.stop(atTime: 0)
      return player
    }
    _ = use
    let reasons: [CHHapticEngine.StoppedReason] = [
      .systemError, .audioSessionInterrupt, .applicationSuspended, .idleTimeout,
      .notifyWhenFinished, .engineDestroyed, .gameControllerDisconnect,
    ]
    #expect(reasons.map(\.rawValue) == [-1, 1, 2, 3, 4, 5, 6])
    let codes: [CHHapticError.Code] = [
      .engineNotRunning, .operationNotPermitted, .engineStartTimeout, .notSupported,
      .serverInitFailed, .serverInterrupted, .invalidPatternPlayer,
    ]
    #expect(codes.map { CHHapticError($0).errorCode }.first == -4805 && Set(codes).count == 7)
    #expect(CHHapticError.errorDomain == "com.apple.CoreHaptics")
    #expect(CHHapticError(.notSupported).code == .notSupported)
  }
}
