import Foundation

/// Tasks for VS Code and for editors that read its tasks: check the app, and check it again when it
/// changes. Findings appear among the editor's problems, at the line that declares the subject.
struct EditorTasks {
  let package: String
  let repository: String
  /// True if the package has the script `gate`, which runs the check.
  let hasScript: Bool

  /// The path of the file `tasks.json` with the editor's tasks: in the repository, or in the
  /// package's own folder if a person has tasks in the repository.
  var path: String {
    let above = "\(repository)/.vscode/tasks.json"
    guard let data = FileManager.default.contents(atPath: above),
      !OwnFile.isOurs(String(decoding: data, as: UTF8.self))
    else { return above }
    return "\(package)/.vscode/tasks.json"
  }

  var text: String {
    let folder = DiskPath.relative(package, to: path.hasPrefix(package) ? package : repository)
    let here = folder == "." ? "${workspaceFolder}" : "${workspaceFolder}/\(folder)"
    return """
      {
        "version": "2.0.0",
        "tasks": [
      \(task("Check transitions", [], here, isBackground: false)),
      \(task("Watch transitions", ["--watch"], here, isBackground: true))
        ]
      }

      """
  }

  private func task(
    _ label: String, _ options: [String], _ folder: String, isBackground: Bool
  ) -> String {
    let start = hasScript ? [] : ["run", CheckPackage.gate]
    let words = start + ["check", "--problems"] + options
    let arguments = words.map(\.debugDescription).joined(separator: ", ")
    let program = hasScript ? "\(folder)/\(CheckedPackage.script)" : "swift"
    // The tasks state how an editor recognises the begin and end of each check, so that it clears
    // its list of problems in between.
    let background =
      isBackground
      ? """

            "background": {
              "activeOnStart": true,
              "beginsPattern": "^Looking again",
              "endsPattern": "^Waiting for a change"
            },
      """ : ""
    return """
          {
            "label": "\(label)",
            "type": "process",
            "command": \(program.debugDescription),
            "args": [\(arguments)],
            "options": {"cwd": \(folder.debugDescription)},
            "isBackground": \(isBackground),
            "group": "test",
            "problemMatcher": {
              "owner": "turnstile",
              "fileLocation": ["autoDetect", \(folder.debugDescription)],\(background)
              "pattern": {
                "regexp": "^(.+?):(\\\\d+):(\\\\d+): (error|warning): (.*)$",
                "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
              }
            }
          }
      """
  }
}
