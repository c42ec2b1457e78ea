/// The workflow for GitHub Actions that checks an app at every push.
///
/// It may read the repository and nothing else. Its findings stand beside the code, and the films
/// and new traces can be fetched from the run. The build is cached by the toolchain and the
/// versions of the dependencies, so that a later run builds the app alone.
struct CheckWorkflow {
  /// The folder of the package that checks the app, relative to the top of the repository.
  let package: String

  /// The version of the Swift toolchain, as a part of the name of the container's image.
  private static let swift = "6.3"

  var text: String {
    """
    # Checks the app's transitions at every push; the verdict is the job's. The first run builds Turnstile, too: eight minutes of
    # processor time, measured on another machine. What is built is kept, and the next run builds the app alone.
    name: transitions
    on: [push, pull_request]
    permissions:
      contents: read
    jobs:
      gate:
        runs-on: ubuntu-latest
        container: swift:\(Self.swift)
        timeout-minutes: 60
        defaults:
          run:
            working-directory: \(quoted(package))
        steps:
          - uses: actions/checkout@v4
          - uses: actions/cache@v4
            with:
              path: \(quoted(place("/.build")))
              key: \(key)-${{ github.sha }}
              restore-keys: \(key)-
          - run: swift run \(CheckPackage.gate) check --github --html films
          # What was found: the films to look at, and the traces to commit.
          - uses: actions/upload-artifact@v4
            if: failure()
            with:
              name: transitions
              path: |
                \(place("/films"))
                \(place("/Seeds"))

    """
  }

  /// Returns the path of a file of the package, relative to the top of the repository.
  private func place(_ path: String) -> String {
    package == "." ? String(path.dropFirst()) : package + path
  }

  /// The key of the cached build, made from the toolchain, the manifest and the versions of
  /// dependencies.
  private var key: String {
    let files = ["/Package.swift", "/Package.resolved"].map { file in
      "'\(place(file).replacing("'", with: "''"))'"
    }
    return "turnstile-swift-\(Self.swift)-${{ hashFiles(\(files.joined(separator: ", "))) }}"
  }

  /// Returns a path as a YAML string, in quotes if necessary.
  private func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "._/-".contains($0))
    }
    return isPlain ? text : text.debugDescription
  }
}
