public import Foundation
import UIKit

/// A capture session, which connects a camera with the outputs that use its pictures. It runs once
/// it is started, but in the model no picture ever passes through it.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// A choice of the size and quality of a capture session's pictures. It has no effect in the
  /// model.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false
  open var isInterrupted: Bool { false }
  open var connections: [AVCaptureConnection] { [] }
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}

  open func startRunning() {
    Outbound.note("pictures (AVCaptureSession)", answer: "none come")
    isRunning = true
  }
  open func stopRunning() { isRunning = false }
}

/// A source of pictures or sounds for a capture session.
///
/// Unchecked: the class stores nothing, but the compiler lets only final classes be `Sendable`.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera or a microphone as a source of a capture session. In the model it cannot be created,
/// because permission is refused.
///
/// Unchecked: all properties are constants, but only a final class can be checked.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice

  /// Creates a source of pictures from a camera. In the model it always throws
  /// ``AVError/applicationIsNotAuthorizedToUseDevice``, because permission is refused.
  public init(device: AVCaptureDevice) throws {
    let what = device.hasMediaType(.audio) ? "the microphone" : "the camera"
    Outbound.note("\(what) (AVCaptureDeviceInput)", answer: "refused")
    throw AVError(.applicationIsNotAuthorizedToUseDevice)
  }
}

/// A connection between a source and an output of a capture session, which says how pictures are
/// turned and mirrored.
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { true }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 90
  open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { true }
  open var isVideoMirroringSupported: Bool { true }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var isVideoStabilizationSupported: Bool { true }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off, standard, cinematic, cinematicExtended
  case auto = -1
}

extension NSNotification.Name {
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
