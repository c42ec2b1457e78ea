/// The version of Turnstile's package.
enum Version {
  /// The version number of Turnstile, as at the head of CHANGELOG.md.
  static let current = "0.1.0"
}
