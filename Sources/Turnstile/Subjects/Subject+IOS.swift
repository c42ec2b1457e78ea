import HeadlessUIKit

extension Subject {
  /// Returns the subject on a version of iOS.
  ///
  /// It sets what changed between versions (`UIKitBehavior.versionChanges`) as that version has it,
  /// and keeps all other settings of the subject. Name the version that the app is built for. For
  /// example, a controller without a presentation style covers the screen on iOS 12, and is a sheet
  /// since iOS 13.
  ///
  /// ```swift
  /// let card = Subject("card") { stage in … }.on(iOS: 12)
  /// ```
  public func on(iOS version: Int) -> Subject {
    var subject = self
    subject.behavior.take(iOS: version)
    return subject
  }
}

extension [Subject] {
  /// Returns all subjects of the list with the behaviour of UIKit on a version of iOS.
  public func on(iOS version: Int) -> [Subject] { map { $0.on(iOS: version) } }
}
