import Foundation
import LinuxOnly

/// Hands the commands that adopt an app over to `turnstile-adopt`.
///
/// A gate does not contain the code that rewrites apps, because every build of every gate would
/// have to compile it. A person still types `turnstile init`, so the gate starts the tool in its
/// own folder, where SwiftPM builds both.
enum AdoptHandover {
  /// The name of the tool that adopts apps.
  static let tool = "turnstile-adopt"

  /// The commands of the tool `turnstile-adopt`.
  private static let words: Set<String> = ["adopt", "init", "cut"]

  /// Replaces the process by the tool if the command is one of the tool's, and returns otherwise.
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
