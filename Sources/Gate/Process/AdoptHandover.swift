import Foundation
import LinuxOnly

/// Passes commands such as `init`, which rewrite apps for Linux, on to the tool `turnstile-adopt`.
///
/// A gate does not contain the code that rewrites apps, because every gate's build would have to
/// compile that code. So that a person can still type `turnstile init`, the gate starts the tool
/// from its own folder, into which SwiftPM builds both.
enum AdoptHandover {
  /// The name of the tool that rewrites apps for Linux.
  static let tool = "turnstile-adopt"

  /// The commands that the tool `turnstile-adopt` performs.
  private static let words: Set<String> = ["adopt", "init", "cut"]

  /// Replaces this process by the tool `turnstile-adopt` if the command is one of that tool's, or
  /// else returns.
  ///
  /// - Parameter arguments: The words of the command line behind the executable's name.
  @MainActor static func perform(_ arguments: [String]) {
    guard let word = arguments.first, words.contains(word) else { return }
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: Linux.executable)
    if let own {
      let path = URL(filePath: own).deletingLastPathComponent().appending(path: tool).path
      var words = ([path] + arguments).map { strdup($0) } + [nil]
      execv(path, &words)
    }
    Output.note(
      "'\(word)' is a command of \(tool), which is not built: swift run \(tool) "
        + "\(arguments.joined(separator: " ")), in the folder of Turnstile.")
    exit(ExitCode.usage.rawValue)
  }
}
