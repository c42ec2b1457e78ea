public import Foundation

extension ProcessInfo {
  /// True if the user has switched "Low Power Mode" on. The value is always false in the model.
  public var isLowPowerModeEnabled: Bool { false }
  /// True if an app for a phone runs on a Mac. The model is a phone.
  public var isiOSAppOnMac: Bool { false }
  /// True if an app for a tablet was built for a Mac. The model is a phone.
  public var isMacCatalystApp: Bool { false }
}
