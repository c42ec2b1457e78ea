public import Foundation

/// The modelled device.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The current simulator's device.
  public static var current: UIDevice { Simulator.current.device }

  /// The kind of device: a pad if the screen is large enough, else a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The name of the device's model.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name that the user gave the device.
  public var name: String { model }
  /// The system whose behaviour is modelled.
  public var systemName: String { "iOS" }
  /// The version whose behaviour is modelled.
  public var systemVersion: String { "17.0" }

  /// An identifier of the device, the same in every run.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  /// The orientation of the device, derived from the screen's proportions.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.isLandscape ? .landscapeLeft : .portrait
  }

  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  public var isMultitaskingSupported: Bool { true }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var batteryLevel: Float { -1 }

  /// Refuses to turn the device by a private key, and says what to do instead. Apple has no such
  /// API, but many apps rely on it.
  public func setValue(_ value: Any?, forKey key: String) {
    notModelled(
      "UIDevice.setValue(_:forKey: \"\(key)\") is private API and not modelled: turn the device with Simulator.resize(to:)."
    )
  }

  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The orientation of the device.
@frozen public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
