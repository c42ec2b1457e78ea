public import Foundation
import UIKit

/// The kind of media that a capture device delivers: pictures, sounds or others.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  public static let metadata = AVMediaType("meta")
  public static let depthData = AVMediaType("dpth")
  public static let muxed = AVMediaType("muxx")
}

/// The permission of an app to use the camera or the microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone, which an app may not use in a check.
///
/// The devices of a phone exist, so that an app runs the same code as on a phone. But permission is
/// refused, and making an input of a device throws
/// ``AVError/applicationIsNotAuthorizedToUseDevice``: no picture ever comes.
///
/// ```swift
/// guard let camera = AVCaptureDevice.default(for: .video) else { return }
/// let input = try AVCaptureDeviceInput(device: camera)  // throws
/// ```
///
/// Unchecked: the compiler cannot see that the class is `Sendable`. An app's queues and tasks all
/// run on the main thread here, so no other thread uses the object.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The kind of a capture device: a microphone, or a camera such as the wide-angle one.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  /// The side of the phone on which a camera is: front or back.
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }
  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }
  public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }

  public let position: Position
  public let deviceType: DeviceType
  private let mediaType: AVMediaType

  private init(_ deviceType: DeviceType, _ mediaType: AVMediaType, _ position: Position) {
    self.deviceType = deviceType
    self.mediaType = mediaType
    self.position = position
  }

  /// The cameras and microphones of a phone. They are made anew for each launch of the app, so that
  /// a torch that is on at the end of one run is off in the next.
  private static var devicesOfThisLaunch: [AVCaptureDevice] {
    perLaunch("Outside.AVCaptureDevice") {
      [
        AVCaptureDevice(.builtInWideAngleCamera, .video, .back),
        AVCaptureDevice(.builtInWideAngleCamera, .video, .front),
        AVCaptureDevice(.builtInMicrophone, .audio, .unspecified),
      ]
    }
  }

  // MARK: - Finding a device

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    devices(for: mediaType).first
  }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    found([deviceType], mediaType, position).first
  }
  open class func devices() -> [AVCaptureDevice] { devicesOfThisLaunch }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
    devices().filter { $0.mediaType == mediaType }
  }
  public convenience init?(uniqueID: String) { nil }

  fileprivate class func found(
    _ types: [DeviceType], _ mediaType: AVMediaType?, _ position: Position
  ) -> [AVCaptureDevice] {
    devices().filter {
      types.contains($0.deviceType) && (mediaType == nil || $0.mediaType == mediaType)
        && (position == .unspecified || $0.position == position)
    }
  }

  /// A search for the phone's capture devices of some kinds, such as the wide-angle camera.
  ///
  /// Unchecked: all properties are constants, but only a final class can be checked.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    public let devices: [AVCaptureDevice]

    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      devices = AVCaptureDevice.found(deviceTypes, mediaType, position)
    }
  }

  // MARK: - Permission

  /// Returns the permission of the app to use the camera or the microphone. It is undetermined
  /// until the app asks, and then denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    permission(for: mediaType).isRefused ? .denied : .notDetermined
  }

  @preconcurrency
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    let what = mediaType == .audio ? "the microphone" : "the camera"
    permission(for: mediaType).ask("permission to use \(what) (AVCaptureDevice)") {
      completionHandler(false)
    }
  }

  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }

  private class func permission(for mediaType: AVMediaType) -> Permission {
    mediaType == .audio ? .microphone : .camera
  }

  // MARK: - Features of a device

  open var uniqueID: String { "\(deviceType.rawValue) \(position.rawValue)" }
  open var modelID: String { "" }
  open var localizedName: String { mediaType == .audio ? "Microphone" : "Camera" }
  open var isConnected: Bool { true }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { self.mediaType == mediaType }

  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { true }

  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}

  open var flashMode = FlashMode.off
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { hasFlash }
  open var hasFlash: Bool { position == .back }
  open var isFlashAvailable: Bool { hasFlash }
  open var hasTorch: Bool { position == .back }
  open var isTorchAvailable: Bool { hasTorch }
  open var isTorchActive: Bool { torchMode == .on }
  open var torchLevel: Float { isTorchActive ? 1 : 0 }
  open var torchMode = TorchMode.off
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { hasTorch }
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }

  open var focusMode = FocusMode.continuousAutoFocus
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { true }
  open var isFocusPointOfInterestSupported: Bool { true }
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isAdjustingFocus: Bool { false }
  open var isAutoFocusRangeRestrictionSupported: Bool { true }
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  open var isSmoothAutoFocusSupported: Bool { true }
  open var isSmoothAutoFocusEnabled = false
  open var exposureMode = ExposureMode.continuousAutoExposure
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { true }
  open var isExposurePointOfInterestSupported: Bool { true }
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isAdjustingExposure: Bool { false }
  open var minExposureTargetBias: Float { -8 }
  open var maxExposureTargetBias: Float { 8 }
  open var whiteBalanceMode = WhiteBalanceMode.continuousAutoWhiteBalance
  open func isWhiteBalanceModeSupported(_ mode: WhiteBalanceMode) -> Bool { true }
  open var isLowLightBoostSupported: Bool { false }
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  open var isSubjectAreaChangeMonitoringEnabled = false

  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 10 }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    videoZoomFactor = factor
  }
  open func cancelVideoZoomRamp() {}
  open var activeFormat: Format { formats[0] }
  open var formats: [Format] { [Format()] }

  /// The format of a camera's pictures.
  open class Format: NSObject {
    open var mediaType: AVMediaType { .video }
    open var videoMaxZoomFactor: CGFloat { 10 }
    open var videoFieldOfView: Float { 60 }
  }
}

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of the camera or the microphone, with AVFoundation's codes.
public struct AVError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case applicationIsNotAuthorizedToUseDevice = -11852

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? AVError)?.code == code
    }
  }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }

  public static let unknown = Code.unknown
  public static let sessionNotRunning = Code.sessionNotRunning
  public static let noDataCaptured = Code.noDataCaptured
  public static let applicationIsNotAuthorizedToUseDevice = Code
    .applicationIsNotAuthorizedToUseDevice
}
