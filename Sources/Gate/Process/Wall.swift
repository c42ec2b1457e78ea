import Foundation

/// Reads the wall clock, to supervise workers and to measure durations. No finding depends on it.
enum Wall {
  /// The nanoseconds of real time since an arbitrary moment in the past.
  static var nanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// The seconds of real time since an arbitrary moment in the past.
  static var seconds: Double { Double(nanoseconds) / 1e9 }
}
