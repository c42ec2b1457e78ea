import Foundation
import Testing

/// A place in which reports are printed and the commands in them are typed, such as a package's
/// folder, a plugin or a container.
///
/// Nothing is built: a script stands for SwiftPM, and another one for a container engine. CI builds
/// a package, a plugin and an image for one fault each.
enum Surroundings: String, CaseIterable, CustomTestStringConvertible {
  case gate = "the gate"
  case elsewhere = "the gate, from another folder"
  case plugin = "the plugin"
  case container = "a container"
  case tests = "swift test"
  case testsElsewhere = "swift test, from another folder"

  var testDescription: String { rawValue }

  /// The folder in which the commands are typed, relative to the test's folder.
  var folder: String { isElsewhere ? "Elsewhere" : "Cards" }

  private var isElsewhere: Bool { self == .elsewhere || self == .testsElsewhere }

  /// True if reports are printed as failures of unit tests.
  var isTest: Bool { self == .tests || self == .testsElsewhere }

  /// The shell command that checks everything and runs only the stored traces (input sequences).
  func check(_ options: String) -> String {
    switch self {
    case .gate: "swift run Gatekeeper --runs 0 \(options)"
    case .elsewhere: "swift run --package-path ../Cards Gatekeeper --runs 0 \(options)"
    case .plugin:
      "swift package --allow-writing-to-package-directory turnstile --runs 0 \(options)"
    case .container: "CI/container --runs 0 \(options)"
    case .tests: "swift test"
    case .testsElsewhere: "swift test --package-path ../Cards"
    }
  }

  /// A script in place of SwiftPM. It builds nothing and starts executables that are built already.
  static let swift = """
    #!/bin/bash
    verb=$1 package=.
    shift
    while [ $# -gt 0 ]; do
      case $1 in
        --package-path) package=$2; shift 2 ;;
        --scratch-path | --filter) shift 2 ;;
        --allow-writing-to-package-directory) shift ;;
        *) break ;;
      esac
    done
    [ -e "$package/Package.swift" ] || { echo "There is no $package/Package.swift." >&2; exit 1; }
    here=$PWD
    export TURNSTILE_PACKAGE=$(cd "$package" && pwd)
    case $verb in
      run)
        name=$1
        shift
        exec -a "$package/.build/debug/$name" {gate} "$@"
        ;;
      package)
        shift
        cd "$package"
        exec -a .build/plugins/turnstile-subjects {gate} "$@"
        ;;
      test)
        # Tests run in the folder of the package, and the variable tells the folder of the shell.
        cd "$package"
        PWD=$here
        exec -a .build/debug/CardsPackageTests.xctest {gate}
        ;;
    esac
    """

  /// A script in place of a container engine. A container is just a process of this machine.
  static let docker = """
    #!/bin/bash
    [ "$1" != info ] || exit 0
    shift
    while [ $# -gt 0 ]; do
      case $1 in
        --rm | --interactive | --tty) shift ;;
        --env) export "$2"; shift 2 ;;
        --*) shift 2 ;;
        *) break ;;
      esac
    done
    shift
    exec "$@"
    """
}
