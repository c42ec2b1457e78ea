public import Foundation

extension ProcessInfo {
  /// True if the user has switched "Low Power Mode" on. The value is always false in the model.
  public var isLowPowerModeEnabled: Bool { false }
}
