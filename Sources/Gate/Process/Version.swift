/// The version of Turnstile's package.
enum Version {
  /// The number at the head of CHANGELOG.md.
  static let current = "0.1.0"
}
