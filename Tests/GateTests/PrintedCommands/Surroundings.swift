import Foundation
import Testing

/// A place where reports are printed, and their commands typed.
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

  /// The folder in which a person types, below the folder of a test.
  var folder: String { isElsewhere ? "Elsewhere" : "Cards" }

  private var isElsewhere: Bool { self == .elsewhere || self == .testsElsewhere }

  /// True if a report is the failure of a test.
  var isTest: Bool { self == .tests || self == .testsElsewhere }

  /// The command that checks everything, with only the stored traces.
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

  /// Stands for SwiftPM where everything is built already.
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

  /// Stands for a container engine: a container is a process of this machine.
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
