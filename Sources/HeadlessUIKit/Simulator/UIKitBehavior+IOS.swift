extension UIKitBehavior {
  /// A change of UIKit's behaviour with a version of iOS. The model has the behaviour before and
  /// after it.
  public struct VersionChange: Sendable {
    /// The first version with the newer behaviour.
    public let version: Int
    /// The rule that the change belongs to, such as `R189`.
    public let rule: String
    /// The older behaviour, in words.
    public let before: String
    /// The newer behaviour, in words.
    public let since: String
    /// The public source of the change.
    public let source: String
    let take: @Sendable (_ isNewer: Bool, inout UIKitBehavior) -> Void
  }

  /// The changes between versions of iOS that the model has, by version.
  ///
  /// A change that shows only in the drawing is not among them. Nor is the trap of R187. It was
  /// seen on iOS 26, but nothing is known of other versions, so it stays a setting.
  public static let versionChanges: [VersionChange] = [
    VersionChange(
      version: 13, rule: "R189",
      before: "a presentation without a style covers the screen, as does a page sheet on a phone",
      since: "both are sheets",
      source: "WWDC 2019 session 224; release notes of iOS 13"
    ) { $1.automaticStyle = $0 ? .sheet : .fullScreen },
    VersionChange(
      version: 16, rule: "R146", before: "shouldAutorotate is asked", since: "it is not asked",
      source: "release notes of iOS 16"
    ) { $1.asksShouldAutorotate = !$0 },
    VersionChange(
      version: 26, rule: "R142",
      before: "a sheet of full height stands 10 points below the safe area",
      since: "it stands where the safe area begins",
      source: "frames captured on iOS 26.1 by an open-source clone; before that known from screens"
    ) { $1.sheetGap = $0 ? 0 : 10 },
  ]

  /// Returns the default behaviour with every change between versions as a version of iOS has it.
  public static func iOS(_ version: Int) -> UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior.take(iOS: version)
    return behavior
  }

  /// Sets every change between versions as a version of iOS has it, and keeps all other settings.
  public mutating func take(iOS version: Int) {
    for change in Self.versionChanges { change.take(version >= change.version, &self) }
  }
}
