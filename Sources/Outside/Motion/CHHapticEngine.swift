public import Foundation

/// The part of a phone that makes it tremble. The model's phone has none, as an iPad has none: an
/// app that asks first makes no engine, and for one that does not it is an error.
///
/// ```swift
/// guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
/// ```
///
/// - Note: Unlike on a device the class is not one of Objective-C's, because those cannot have an
///   initialiser without parameters that throws outside of Apple's platforms.
///
/// Unchecked: an app's queues and tasks all run on the main thread here, so no other thread uses
/// the object.
open class CHHapticEngine: @unchecked Sendable {
  /// The reason for which an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    case systemError = -1
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect
  }
  public typealias CompletionHandler = @Sendable ((any Error)?) -> Void

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  public init() throws { throw CHHapticError(.notSupported) }

  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var resetHandler: @Sendable () -> Void = {}
  open var stoppedHandler: @Sendable (StoppedReason) -> Void = { _ in }

  open func start() throws { throw CHHapticError(.notSupported) }
  @preconcurrency
  open func start(completionHandler: CompletionHandler?) {
    inNextTurn { completionHandler?(CHHapticError(.notSupported)) }
  }
  @preconcurrency
  open func stop(completionHandler: CompletionHandler? = nil) {
    inNextTurn { completionHandler?(nil) }
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}

/// The abilities of a phone to tremble.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private final class NoHaptics: NSObject, CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// A player of a pattern. The model makes none.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

/// A number that says how a phone trembles.
open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// One tremble.
open class CHHapticEvent: NSObject {
  /// The kind of a tremble.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  /// The name of a number that says how a phone trembles.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime) = (type, eventParams, time)
    self.duration = duration
  }
}

/// A row of trembles.
open class CHHapticPattern: NSObject {
  open var duration: TimeInterval { length }
  private let length: TimeInterval

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    length = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

/// A number that changes how a phone trembles. The model has no phone that trembles.
open class CHHapticDynamicParameter: NSObject {}

/// An error of an engine that makes a phone tremble.
public struct CHHapticError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of an engine's errors.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
}
