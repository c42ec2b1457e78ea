/// The targets of a project, described by Xcode, XcodeGen or Tuist.
struct ProjectTargets {
  /// The path of the project as messages show it.
  var place: String
  /// The folder of the project.
  var folder: String
  var targets: [XcodeProject.Target]
  var origins = PackageOrigins()
  /// The folders of packages that the project takes by path.
  var packages: [String] = []
  /// The Xcode that last upgraded the project, in the project's notation: `1430` is 14.3.
  var xcode: String?

  /// The targets that are apps for a phone, or all apps if none is for a phone.
  var apps: [XcodeProject.Target] {
    let apps = targets.filter(\.isApp)
    let phones = apps.filter(\.isForPhone)
    return phones.isEmpty ? apps : phones
  }
}
