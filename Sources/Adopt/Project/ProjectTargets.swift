/// The targets of a project, however they are described: by Xcode, by XcodeGen or by Tuist.
struct ProjectTargets {
  /// What messages call the project.
  var place: String
  /// The folder it lies in.
  var folder: String
  var targets: [XcodeProject.Target]
  var origins = PackageOrigins()
  /// The folders of packages that it takes by their paths.
  var packages: [String] = []

  /// The apps for a phone, or all if none says that it is for one.
  var apps: [XcodeProject.Target] {
    let apps = targets.filter(\.isApp)
    let phones = apps.filter(\.isForPhone)
    return phones.isEmpty ? apps : phones
  }
}
