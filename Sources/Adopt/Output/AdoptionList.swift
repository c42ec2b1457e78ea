import Foundation

/// The file `Adopt.txt` in a target's folder. It lists the files and folders that the target
/// adopts, one path to a line, relative to the folder of the package.
///
/// ```
/// # The app, beside this package.
/// ../Shop/Sources
/// !../Shop/Sources/Old.swift
/// --module ShopKit
/// ```
///
/// The command `adopt`, and not the build plugin, checks the list. The command runs at every build,
/// so a wrong line is an error in every build, with its line number.
struct AdoptionList {
  /// The full paths of the folders and files that `Adopt.txt` lists.
  private(set) var sources: [String] = []
  /// The full paths of the files and folders that `Adopt.txt` excludes by a line with `!`.
  private(set) var without: [String] = []
  /// The command-line options of `adopt` that `Adopt.txt` contains, word by word.
  private(set) var options: [String] = []

  /// The options that a line of `Adopt.txt` may contain. Each is followed by one word, or the last
  /// three by the rest of the line.
  static let known = [
    "--module", "--own-module", "--import", "--library", "--settings", "--setting",
    "--folder",
  ]

  /// Reads the list of files and folders in an `Adopt.txt`.
  ///
  /// - Parameter folder: The folder to which the paths in the list are relative.
  init(_ path: String, from folder: String) throws(AdoptionError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AdoptionError("\(path): error: This file, which says what to adopt, cannot be read.")
    }
    var complaints: [String] = []
    var left: [(path: String, line: Int, word: String)] = []
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, text) in lines.enumerated() {
      let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
      func complain(_ message: String) {
        complaints.append("\(path):\(index + 1): error: \(message)")
      }
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("-") {
        var words = Self.words(line)
        if words.count == 2, ["--settings", "--folder"].contains(words[0]) {
          words[1] = Self.place(words[1], folder)
        }
        if let flaw = Self.flaw(ofOption: words) { complain(flaw) } else { options += words }
      } else if line.hasPrefix("!") {
        let word = line.dropFirst().trimmingCharacters(in: .whitespaces)
        left.append((Self.place(word, folder), index + 1, word))
      } else {
        let place = Self.place(line, folder)
        if FileManager.default.fileExists(atPath: place) {
          sources.append(place)
        } else {
          complain("There is no file or folder '\(line)' (looked for \(place)).")
        }
      }
    }
    for (place, line, word) in left {
      without.append(place)
      guard let flaw = flaw(ofLeftOut: place) else { continue }
      complaints.append("\(path):\(line): error: '\(word)' leaves nothing out: \(flaw)")
    }
    if sources.isEmpty, complaints.isEmpty {
      complaints.append("\(path):1: error: This file names nothing to adopt.")
    }
    if !complaints.isEmpty { throw AdoptionError(complaints.joined(separator: "\n")) }
  }

  /// Returns an error message for a line of `Adopt.txt` with an unknown or incomplete option, or
  /// `nil` if the line is right.
  private static func flaw(ofOption words: [String]) -> String? {
    guard known.contains(words[0]) else {
      return "There is no option '\(words[0])' in this file; there are "
        + "\(known.joined(separator: ", "))."
    }
    guard words.count == 2 else {
      return "'\(words[0])' takes one word (was given \(words.count - 1))."
    }
    if words[0] == "--settings", !FileManager.default.fileExists(atPath: words[1]) {
      return "There is no file \(words[1]) with build settings."
    }
    if words[0] == "--folder", !FileManager.default.fileExists(atPath: words[1]) {
      return "There is no folder \(words[1]) for the app's bundle."
    }
    if words[0] == "--setting", !words[1].contains("=") {
      return "'--setting' takes NAME=VALUE (was given \(words[1]))."
    }
    return nil
  }

  /// Returns the words of a line with an option. A path and a build setting may have spaces in
  /// them.
  private static func words(_ line: String) -> [String] {
    let isLong = line.hasPrefix("--setting") || line.hasPrefix("--folder ")
    return line.split(separator: " ", maxSplits: isLong ? 1 : Int.max).map {
      isLong ? $0.trimmingCharacters(in: .whitespaces) : String($0)
    }
  }

  /// Returns the reason why a line of `Adopt.txt` that excludes a file has no effect, or `nil` if
  /// it has one.
  private func flaw(ofLeftOut place: String) -> String? {
    guard sources.contains(where: { place.hasPrefix($0 + "/") }) else {
      return "it lies in none of the folders of this list."
    }
    return FileManager.default.fileExists(atPath: place)
      ? nil : "there is no such file or folder."
  }

  private static func place(_ path: String, _ folder: String) -> String {
    let text = URL(filePath: path, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
      .standardizedFileURL.path
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}
