extension UIKitBehavior {
  /// A change of UIKit's behaviour that came with a version of iOS. The model can behave as before
  /// the change or as since.
  public struct VersionChange: Sendable {
    /// The first version of iOS in which UIKit has the newer behaviour.
    public let version: Int
    /// The number of the rule of UIKit's behaviour that has changed, such as `R189`.
    public let rule: String
    /// A description of UIKit's behaviour before the change.
    public let before: String
    /// A description of UIKit's behaviour since the change.
    public let since: String
    /// The public source that describes the change of UIKit's behaviour.
    public let source: String
    let take: @Sendable (_ isNewer: Bool, inout UIKitBehavior) -> Void
  }

  /// The changes of UIKit's behaviour between versions of iOS that the model knows, ordered by
  /// version.
  ///
  /// Changes that only affect what is drawn are not in the list. Nor is the trap of rule R187: it
  /// was seen on iOS 26, but nothing is known about other versions, so it is a setting only.
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

  /// Returns the model's default behaviour, but as in a given version of iOS where versions are
  /// known to differ.
  public static func iOS(_ version: Int) -> UIKitBehavior {
    var behavior = UIKitBehavior()
    behavior.take(iOS: version)
    return behavior
  }

  /// Makes the settings for points in which versions of iOS are known to differ those of a given
  /// version, and keeps all other settings.
  public mutating func take(iOS version: Int) {
    for change in Self.versionChanges { change.take(version >= change.version, &self) }
  }
}
