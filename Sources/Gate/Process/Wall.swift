import Foundation

/// Reads the wall clock, to supervise worker processes and to measure durations. No verdict on an
/// app depends on it.
enum Wall {
  /// The nanoseconds of real time since an arbitrary moment in the past.
  static var nanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// The seconds of real time since an arbitrary moment in the past.
  static var seconds: Double { Double(nanoseconds) / 1e9 }
}
