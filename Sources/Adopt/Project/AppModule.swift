/// One module of an app: a target of its project, or a target of a package that the app takes.
///
/// Each module becomes a target of its own in the package that checks the app, so that names and
/// access keep their meaning: an internal `Data` of a library is seen by that library alone.
struct AppModule: Equatable {
  /// The name of the module in imports.
  var name: String
  /// The folders and files of the module's sources.
  var sources: [String]
  /// The storyboards, nibs, catalogues and texts that lie outside of the source folders.
  var resources: [String] = []
  /// The files and folders in the source folders that do not belong to the module.
  var without: [String] = []
  /// The language mode, 5 or 6.
  var swift = 5
  /// The names that are true in the module's `#if`.
  var conditions: [String] = []
  /// True if the module is written in the app's repository, and not fetched by a package manager.
  var isOwn = true
  /// The modules that are compiled as a part of this one, because they import each other in a
  /// circle.
  var merged: [String] = []
  /// The modules of the app that this module imports, in the order of their names.
  var dependencies: [String] = []
}
