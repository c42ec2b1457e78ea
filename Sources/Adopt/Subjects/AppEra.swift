/// The version of iOS whose behaviour an app was built for.
///
/// UIKit keeps older behaviour for apps that were built with an older SDK, so the SDK of the Xcode
/// that built the app decides. The deployment target decides if it is newer, or if the project does
/// not name an Xcode. If both are older than iOS 13, which changed the most, the date of the newest
/// commit to Swift code decides, because the app was then built with an Xcode of that time.
struct AppEra: Equatable {
  var version: Int
  /// The reason why the app is taken for one of this iOS version, as a part of a sentence in a
  /// comment of `Subjects.swift`.
  var reason: String

  /// Derives the iOS version of an app from its Xcode or XcodeGen project.
  ///
  /// - Parameters:
  ///   - deployment: The oldest version of iOS that the app runs on, such as `13.2`.
  ///   - xcode: The version of Xcode that last upgraded the project, in the project's notation:
  ///     `1430` is 14.3.
  init?(deployment: String?, xcode: String?) {
    let oldest = deployment.flatMap { text in
      Int(text.prefix { $0 != "." }).map {
        (version: $0, reason: "its deployment target is \(text)")
      }
    }
    let built = xcode.flatMap { Int($0) }.flatMap { number in
      Self.sdk(ofXcode: number / 100).map {
        (
          version: $0,
          reason: "Xcode \(number / 100).\(number / 10 % 10) last upgraded its project"
        )
      }
    }
    self.init(oldest, built)
  }

  /// Derives the iOS version of a library from its package manifest.
  ///
  /// - Parameters:
  ///   - platform: The major version of the oldest iOS that the manifest declares as a platform.
  ///   - tools: The version of Swift's tools on the manifest's first line, such as `5.9`.
  init?(platform: Int?, tools: String?) {
    let built = tools.flatMap { text in
      Self.sdk(ofSwift: text).map { (version: $0, reason: "its manifest is for Swift \(text)") }
    }
    let oldest = platform.map { (version: $0, reason: "its manifest names this platform") }
    self.init(oldest, built)
  }

  /// Returns the version of iOS that was current at the app's newest commit, if the project itself
  /// tells only a version before iOS 13.
  ///
  /// - Parameter month: The month of the newest commit, such as `2019-10`. It is evaluated only if
  ///   it is needed, because that starts `git`.
  func committed(in month: @autoclosure () -> String?) -> AppEra {
    guard version < 13, let month = month(),
      let current = Self.sdks.first(where: { $0.month <= month }), current.version > version
    else { return self }
    var era = self
    era.version = current.version
    era.reason = "its Swift code was last committed in \(month), and \(reason)"
    return era
  }

  /// By iOS version, newest first: the first full month after the release of the Xcode that has the
  /// version's SDK.
  private static let sdks: [(month: String, version: Int)] = [
    ("2025-10", 26), ("2024-10", 18), ("2023-10", 17), ("2022-10", 16), ("2021-10", 15),
    ("2020-10", 14), ("2019-10", 13),
  ]

  /// Takes the newer of the deployment target's version and the SDK's, or fails if that is older
  /// than iOS 8. If both are equal, the SDK is given as the reason.
  private init?(
    _ oldest: (version: Int, reason: String)?, _ built: (version: Int, reason: String)?
  ) {
    let known = [built, oldest].compactMap { $0 }
    guard let newest = known.max(by: { $0.version < $1.version }), newest.version >= 8 else {
      return nil
    }
    (version, reason) = newest
  }

  /// Returns the iOS version of an Xcode's SDK. Up to Xcode 16 it is Xcode's version plus two; from
  /// Xcode 26 on, both are equal.
  private static func sdk(ofXcode xcode: Int) -> Int? {
    xcode >= 26 ? xcode : (6...16).contains(xcode) ? xcode + 2 : nil
  }

  /// Returns the iOS version that was released in the same autumn as a version of Swift. Swift 4
  /// and 5.0 count as iOS 12, because the model behaves the same for all versions before that.
  private static func sdk(ofSwift text: String) -> Int? {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first else { return nil }
    let minor = parts.count > 1 ? parts[1] : 0
    // Each row is a major and minor version of Swift, with the iOS version that was released in the
    // same autumn.
    let years = [
      (6, 2, 26), (6, 0, 18), (5, 9, 17), (5, 7, 16), (5, 5, 15), (5, 3, 14), (5, 1, 13),
    ]
    let year = years.first { (major, minor) >= ($0.0, $0.1) }
    return year?.2 ?? (major >= 4 ? 12 : nil)
  }
}
