import Foundation
import Turnstile

/// Where the files of a report are, as a forge calls them: by their paths in the repository.
///
/// A gate runs in the folder of its package, and a forge shows an annotation beside a file of the
/// repository. Where the forge says where it has checked that out, paths begin there.
struct ReportPlace {
  private let root: String?
  private let here: String

  init(_ environment: [String: String], here: String = PackageFolder.here) {
    self.here = here
    let folders = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILDKITE_BUILD_CHECKOUT_PATH"]
    root = folders.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      .map { URL(filePath: $0).resolvingSymlinksInPath().path }
  }

  /// The path of a file in the repository; as it is where no repository holds it.
  func path(of file: String) -> String {
    guard let root else { return file }
    let whole = URL(filePath: file.hasPrefix("/") ? file : "\(here)/\(file)").standardized.path
    return whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : file
  }
}
