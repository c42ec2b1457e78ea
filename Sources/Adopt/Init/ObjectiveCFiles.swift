import Foundation

/// The files of an app's module that are written in Objective-C. Turnstile reads none of them, so
/// code that needs them is cut.
struct ObjectiveCFiles {
  /// The paths of the files, sorted.
  private let paths: [String]
  /// The names of folders with code that is not the app's own.
  private static let foreign: Set<Substring> = ["Pods", "Carthage", "Check"]

  /// Finds the Objective-C files in a module's source folders, and in the folders of its source
  /// files.
  init(of module: AppModule) {
    var found: Set<String> = []
    for source in module.sources {
      let isFile = source.hasSuffix(".swift")
      let folder = isFile ? URL(filePath: source).deletingLastPathComponent().path : source
      let names =
        isFile
        ? try? FileManager.default.contentsOfDirectory(atPath: folder)
        : FileManager.default.subpaths(atPath: folder)
      for name in names ?? [] where name.hasSuffix(".m") || name.hasSuffix(".mm") {
        let folders = name.split(separator: "/").dropLast()
        guard folders.allSatisfy({ !Self.foreign.contains($0) && !$0.hasPrefix(".") }) else {
          continue
        }
        found.insert("\(folder)/\(name)")
      }
    }
    paths = found.sorted()
  }

  /// A note that tells how many files are not read, and whether the application delegate is one of
  /// them; `nil` if the app has no such files.
  var note: String? {
    guard let first = paths.first else { return nil }
    let name = { URL(filePath: $0).lastPathComponent }
    let text =
      paths.count == 1
      ? "\(name(first)) is in Objective-C. Turnstile does not read it, and cuts what needs it."
      : "\(paths.count) files of the app are in Objective-C. Turnstile does not read them, and "
        + "cuts what needs them."
    guard let delegate = paths.first(where: Self.isDelegate) else { return text }
    return "\(text) The application delegate is in \(name(delegate))."
  }

  /// Returns true if a file, or the header beside it, says that its class is an application
  /// delegate.
  private static func isDelegate(_ path: String) -> Bool {
    let header = URL(filePath: path).deletingPathExtension().appendingPathExtension("h").path
    return [path, header].contains { file in
      guard let text = FileManager.default.contents(atPath: file) else { return false }
      return String(decoding: text, as: UTF8.self)
        .contains(#/@interface[^\n]*<[^>]*\bUIApplicationDelegate\b/#)
    }
  }
}
