/// A module of an app: a target of the app's project, or a target of a package that the app uses.
///
/// In the package of checks each module becomes a target of its own, so that names and access
/// levels keep their meaning. An internal type `Data` of a library stays invisible to the app, for
/// example.
struct AppModule: Equatable {
  /// The name of the module, as `import` states it.
  var name: String
  /// The folders and files of the module's sources.
  var sources: [String]
  /// The module's storyboards, nibs, asset catalogues and string tables that lie outside of its
  /// source folders.
  var resources: [String] = []
  /// The files and folders inside the source folders that do not belong to the module.
  var without: [String] = []
  /// The version of the Swift language in which the module is compiled: 5 or 6.
  var swift = 5
  /// True if declarations without an isolation of their own belong to the main actor in the module,
  /// as they do in projects that Xcode 26 makes.
  var isOnMainActor = false
  /// The compilation conditions, such as `DEBUG`, that are true in the module's `#if`s.
  var conditions: [String] = []
  /// The folders that the app's bundle has as folders, with all that is in them.
  var bundledFolders: [String] = []
  /// The configuration files (`.xcconfig`) with settings that the app's Info.plist refers to.
  var settingsFiles: [String] = []
  /// The other build settings that the app's Info.plist refers to, each as `NAME=VALUE`.
  var settings: [String] = []
  /// The names of modules that hold in each of the module's files without an `import`, because its
  /// bridging header imports them.
  var imported: [String] = []
  /// True if the module's sources are in the app's repository; false if a package manager fetched
  /// them.
  var isOwn = true
  /// The names of modules that are compiled as a part of this one, because this one and they import
  /// each other.
  var merged: [String] = []
  /// The names of the app's modules that this module imports, sorted.
  var dependencies: [String] = []
}
