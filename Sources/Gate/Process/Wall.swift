import Foundation

/// The wall clock: for watching workers and for saying how long something took, never for deciding
/// what is found.
enum Wall {
  /// Nanoseconds since some moment.
  static var nanoseconds: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// Seconds since some moment.
  static var seconds: Double { Double(nanoseconds) / 1e9 }
}
