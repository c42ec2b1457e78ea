/// The script `gate` in a package that `init` writes. It runs the package's check in the build
/// folder of Turnstile, so that Turnstile is compiled only once.
///
/// The library takes minutes to compile, and the person who has typed `init` has just built it in
/// its own folder. SwiftPM has no setting for this in a manifest, but it reads a variable. The
/// script is not called `swift`: in a folder with an executable of that name, the toolchain's
/// `swift` takes the script for itself.
enum GateScript {
  /// The name of a file that is in the package while `init` cuts what does not compile.
  static let unfinished = ".init-unfinished"

  /// Returns the text of the script `gate` for a package that takes Turnstile from a folder.
  ///
  /// - Parameter turnstile: The path of that folder, absolute or relative to the package.
  static func text(turnstile: String) -> String {
    """
    #!/bin/sh
    # Runs the gate, in the build folder of the Turnstile that this package takes, so that the library is not compiled once
    # more. Where that folder is not there, as on another machine, the build goes into this package's own folder.
    #
    #   ./gate check                        the same as: swift run \(CheckPackage.gate) check
    #   ./gate --command swift test         something else, with the same build
    case $0 in */*) here=${0%/*} ;; *) here=. ;; esac
    turnstile=${TURNSTILE_HOME:-\(ShellWord(turnstile))}
    case $turnstile in /*) ;; *) turnstile=$here/$turnstile ;; esac
    # This file is there while init cuts what does not compile.
    if [ -e "$here/\(unfinished)" ]; then
      echo "init did not come to its end here, so the app may not compile. Give init once more." >&2
    fi
    if [ -z "${SWIFTPM_BUILD_DIR:-}" ] && [ -w "$turnstile/.build" ]; then
      SWIFTPM_BUILD_DIR=$(cd "$turnstile" && pwd -P)/.build
      export SWIFTPM_BUILD_DIR
    fi
    # The tool that `init` was is not compiled once more for the build plugin, either.
    if [ -z "${TURNSTILE_ADOPT:-}" ] && [ -x "${SWIFTPM_BUILD_DIR:-}/debug/turnstile-adopt" ]; then
      TURNSTILE_ADOPT=$(cd "$SWIFTPM_BUILD_DIR/debug" && pwd -P)/turnstile-adopt
      export TURNSTILE_ADOPT
    fi
    # A report prints commands that begin with these words.
    if [ "${1:-}" = --command ]; then
      shift
      [ $# -gt 0 ] || { echo "--command needs a command: $0 --command swift test" >&2; exit 2; }
      TURNSTILE_SHELL="$0 --command" exec "$@"
    fi
    TURNSTILE_COMMAND=$0 exec swift run --package-path "$here" \(CheckPackage.gate) "$@"

    """
  }
}
