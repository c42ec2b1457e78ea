import Foundation
import Turnstile

/// Paths of a report's files as a forge needs them: relative to the repository.
///
/// A gate runs in the folder of its package, but a forge shows annotations on files of the
/// repository. If the environment tells the folder of the checkout, paths begin there.
struct ReportPlace {
  private let root: String?
  private let here: String

  init(_ environment: [String: String], here: String = PackageFolder.here) {
    self.here = here
    let folders = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILDKITE_BUILD_CHECKOUT_PATH"]
    root = folders.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      .map { URL(filePath: $0).resolvingSymlinksInPath().path }
  }

  /// Returns the path of a file relative to the repository, or the path unchanged if the file is
  /// outside.
  func path(of file: String) -> String {
    guard let root else { return file }
    let whole = URL(filePath: file.hasPrefix("/") ? file : "\(here)/\(file)").standardized.path
    return whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : file
  }
}
