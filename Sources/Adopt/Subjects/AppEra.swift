/// The version of iOS whose behaviour an app was built for.
///
/// UIKit keeps the older behaviour for apps that were built with an older SDK. So the SDK of the
/// app's Xcode decides. The deployment target decides where it is newer, or where the project names
/// no Xcode. Where both are older than iOS 13, which changed the most, the newest commit to the
/// Swift code decides: that Xcode's successor was in use by then.
struct AppEra: Equatable {
  var version: Int
  /// The source of the version, as a clause for a comment in the list of subjects.
  var reason: String

  /// Derives the version from a project of Xcode or XcodeGen.
  ///
  /// - Parameters:
  ///   - deployment: The oldest version that the app runs on, such as `13.2`.
  ///   - xcode: The Xcode that last upgraded the project, in its notation: `1430` is 14.3.
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

  /// Derives the version from a package manifest.
  ///
  /// - Parameters:
  ///   - platform: The oldest iOS that the manifest names as a platform.
  ///   - tools: The version of Swift's tools in the manifest's first line, such as `5.9`.
  init?(platform: Int?, tools: String?) {
    let built = tools.flatMap { text in
      Self.sdk(ofSwift: text).map { (version: $0, reason: "its manifest is for Swift \(text)") }
    }
    let oldest = platform.map { (version: $0, reason: "its manifest names this platform") }
    self.init(oldest, built)
  }

  /// Takes the version that was current when Swift code was last committed, if the project itself
  /// tells only of one before iOS 13.
  ///
  /// - Parameter month: The month of the commit, such as `2019-10`. It is asked for only where it
  ///   matters, because that starts `git`.
  func committed(in month: @autoclosure () -> String?) -> AppEra {
    guard version < 13, let month = month(),
      let current = Self.sdks.first(where: { $0.month <= month }), current.version > version
    else { return self }
    var era = self
    era.version = current.version
    era.reason = "its Swift code was last committed in \(month), and \(reason)"
    return era
  }

  /// The first whole month after each Xcode's release in autumn, and the iOS of its SDK.
  private static let sdks: [(month: String, version: Int)] = [
    ("2025-10", 26), ("2024-10", 18), ("2023-10", 17), ("2022-10", 16), ("2021-10", 15),
    ("2020-10", 14), ("2019-10", 13),
  ]

  /// Takes the newer version, and the SDK's of two equal ones. There is none before iOS 8.
  private init?(
    _ oldest: (version: Int, reason: String)?, _ built: (version: Int, reason: String)?
  ) {
    let known = [built, oldest].compactMap { $0 }
    guard let newest = known.max(by: { $0.version < $1.version }), newest.version >= 8 else {
      return nil
    }
    (version, reason) = newest
  }

  /// Returns the iOS version of an Xcode's SDK: the Xcode's number plus two, up to Xcode 16. The
  /// next Xcode is 26, and has the number of its iOS.
  private static func sdk(ofXcode xcode: Int) -> Int? {
    xcode >= 26 ? xcode : (6...16).contains(xcode) ? xcode + 2 : nil
  }

  /// Returns the iOS that was released with a version of Swift. Swift 4 and 5.0 count as iOS 12,
  /// because no earlier version differs from it in the model.
  private static func sdk(ofSwift text: String) -> Int? {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard let major = parts.first else { return nil }
    let minor = parts.count > 1 ? parts[1] : 0
    // Each row has the major and minor version of an autumn's Swift, and the iOS of that autumn.
    let years = [
      (6, 2, 26), (6, 0, 18), (5, 9, 17), (5, 7, 16), (5, 5, 15), (5, 3, 14), (5, 1, 13),
    ]
    let year = years.first { (major, minor) >= ($0.0, $0.1) }
    return year?.2 ?? (major >= 4 ? 12 : nil)
  }
}
