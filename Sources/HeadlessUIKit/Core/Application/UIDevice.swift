public import Foundation

/// The device the model stands for.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The one device.
  public static var current: UIDevice { Simulator.current.device }

  /// A phone, or a pad where the screen is that large.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The kind of device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What the user calls it.
  public var name: String { model }
  /// The system whose behaviour is modelled.
  public var systemName: String { "iOS" }
  /// The version whose behaviour is modelled.
  public var systemVersion: String { "17.0" }

  /// What tells this device from others: the same one in every run.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  /// How the device is held, told by the screen's proportions.
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

  /// Turning the device by force is no API of Apple's, on which many apps rely all the same: the
  /// model refuses by name.
  public func setValue(_ value: Any?, forKey key: String) {
    notModelled(
      "UIDevice.setValue(_:forKey: \"\(key)\") is private API and not modelled: turn the device with Simulator.resize(to:)."
    )
  }

  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// How the device is held.
@frozen public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
