import Foundation

/// Reads the wall clock, to supervise workers and to measure durations. No finding depends on it.
enum Wall {
  /// The nanoseconds since an arbitrary moment.
  static var nanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// The seconds since an arbitrary moment.
  static var seconds: Double { Double(nanoseconds) / 1e9 }
}
