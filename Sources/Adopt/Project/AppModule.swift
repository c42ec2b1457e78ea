/// One module of an app: a target of its project, or one of a package that it takes.
///
/// Each becomes a target of its own in the package that checks the app, so that names and access
/// mean what they meant: an internal `Data` of a library is seen by that library alone.
struct AppModule: Equatable {
  /// What imports call it.
  var name: String
  /// Its folders and files.
  var sources: [String]
  /// Its storyboards, nibs, catalogues and texts that lie in none of these folders.
  var resources: [String] = []
  /// The files and folders in these folders that do not belong to it.
  var without: [String] = []
  /// The language mode, 5 or 6.
  var swift = 5
  /// Words for `#if`.
  var conditions: [String] = []
  /// Whether it is written in the app's repository, and not brought there by a package manager.
  var isOwn = true
  /// The modules that are compiled as a part of it, since they import each other in a circle.
  var merged: [String] = []
  /// The modules of the app that it imports, in the order of their names.
  var dependencies: [String] = []
}
