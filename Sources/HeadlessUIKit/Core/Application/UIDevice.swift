public import Foundation

/// The phone or pad that the simulator models.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device of the current simulator.
  public static var current: UIDevice { Simulator.current.device }

  /// The kind of device: a pad if the screen is large enough, else a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
  /// The name of the device's model, such as "iPhone".
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name that the user gave the device. In the model it is "iPhone" or "iPad".
  public var name: String { model }
  /// The name of the operating system whose behaviour is modelled.
  public var systemName: String { "iOS" }
  /// The version of the operating system whose behaviour is modelled.
  public var systemVersion: String { "17.0" }

  /// An identifier of the device for the app's vendor. It is the same in every run.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  /// The orientation of the device, derived from the screen's width and height.
  public var orientation: UIDeviceOrientation {
    UIScreen.main.isLandscape ? .landscapeLeft : .portrait
  }

  /// Asks for notifications when the device is turned. The call has no effect, because the model
  /// always posts them.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends the notifications when the device is turned. The call has no effect, because the model
  /// always posts them.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// True if notifications are posted when the device is turned. In the model that is always so.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// True if the device can run apps in the background, as every device today can. The model does
  /// not use the value.
  public var isMultitaskingSupported: Bool { true }
  /// True if the app wants to know the battery's state. The value is always false, because the
  /// model has no battery, and setting it does nothing.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// The charge of the battery. It is always -1, which stands for unknown, because the model has no
  /// battery.
  public var batteryLevel: Float { -1 }

  /// True if the app wants to know if the device is near the ear. The value is always false, since
  /// the model has no sensor, and setting it does nothing.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// True if the device is near the ear, which it never is in the model.
  public var proximityState: Bool { false }
  /// Plays the sound of a key, which nobody hears in the model.
  public func playInputClick() {}

  /// Traps with a message that names `Simulator.resize(to:)` as the replacement. Many apps turn the
  /// device by setting its orientation under a private key, which is no API of Apple's.
  public func setValue(_ value: Any?, forKey key: String) {
    notModelled(
      "UIDevice.setValue(_:forKey: \"\(key)\") is private API and not modelled: turn the device with Simulator.resize(to:)."
    )
  }

  /// A notification that is posted when the device has turned.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The way in which a person holds the device.
@frozen public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown position, and the positions in which a person can hold the device.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True if the device stands upright, on its bottom or top edge.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the device stands on its left or right edge.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if the device lies with its face up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True if the interface can have the same orientation as the device, which is so unless the
  /// device lies flat.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Returns the kind of the current device: a pad if the screen is large enough, else a phone. The
/// function is the older name of ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
