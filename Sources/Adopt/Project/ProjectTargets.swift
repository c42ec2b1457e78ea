/// The targets of a project, as read from an Xcode project or from a description for XcodeGen or
/// Tuist.
struct ProjectTargets {
  /// The path of the project's file, as messages name it.
  var place: String
  /// The path of the folder that contains the project's file.
  var folder: String
  var targets: [XcodeProject.Target]
  var origins = PackageOrigins()
  /// The folders of the Swift packages that the project uses by path and not by URL.
  var packages: [String] = []
  /// The version of Xcode that last upgraded the project, as the project writes it: `1430` is 14.3.
  var xcode: String?

  /// The targets that build an app for a phone. If there are none, all targets that build an app.
  var apps: [XcodeProject.Target] {
    let apps = targets.filter(\.isApp)
    let phones = apps.filter(\.isForPhone)
    return phones.isEmpty ? apps : phones
  }
}
