import Foundation
import Turnstile

/// Converts paths of files to paths relative to the repository, as a forge such as GitHub needs
/// them.
///
/// A gate runs in its package's folder, which may be a folder inside of the repository. The
/// environment tells the folder of the repository's checkout.
struct ReportPlace {
  private let root: String?
  private let here: String

  init(_ environment: [String: String], here: String = PackageFolder.here) {
    self.here = here
    let folders = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILDKITE_BUILD_CHECKOUT_PATH"]
    root = folders.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
      .map { URL(filePath: $0).resolvingSymlinksInPath().path }
  }

  /// Returns a file's path relative to the repository's folder, or the given path if the file is
  /// outside of the repository.
  func path(of file: String) -> String {
    guard let root else { return file }
    let whole = URL(filePath: file.hasPrefix("/") ? file : "\(here)/\(file)").standardized.path
    return whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : file
  }
}
