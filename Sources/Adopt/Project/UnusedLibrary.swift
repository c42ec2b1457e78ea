/// Finds the library of a repository whose example app is still Xcode's template and does not use
/// the library. A check of that app would say nothing about the library.
enum UnusedLibrary {
  /// Returns the library beside an example app, which is then checked instead of the app. Returns
  /// `nil` if the app has transitions of its own or imports the library.
  static func project(
    beside app: AppProject, among projects: [ProjectTargets]
  ) -> AppProject? {
    let own = ([app.app] + app.libraries).flatMap(texts)
    if own.contains(where: hasTransitions) { return nil }
    for project in projects {
      for target in project.targets where target.isLibrary && target.isForPhone {
        guard !own.contains(where: { $0.contains("import \(target.module)") }),
          !app.libraries.contains(where: { $0.name == target.module }),
          var library = try? AppProject.app(target, of: project),
          texts(of: library.app).contains(where: hasTransitions)
        else { continue }
        library.notes.insert(
          "\(target.name) of \(project.place) is taken, because the app \(app.name) does not use it",
          at: 0)
        return library
      }
    }
    return nil
  }

  private static func texts(of module: AppModule) -> [String] {
    let folder = try? SourceFolder(module.sources, without: module.without)
    return (folder?.files ?? []).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static func hasTransitions(_ text: String) -> Bool {
    ["ViewControllerAnimatedTransitioning", "UIPresentationController", "TransitioningDelegate"]
      .contains(where: text.contains)
  }
}
