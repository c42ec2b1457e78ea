import Foundation

/// A folder into which the rewritten copies of an app's files are written, either all of them or
/// none.
///
/// All existing files are checked before any file is written. If a person has edited one, or if one
/// was never adopted, nothing is written. A file that is up to date is not touched, so that a build
/// does not compile it again.
struct OutputFolder {
  let path: String
  /// The paths of the app's files and folders whose rewritten copies are now written into this
  /// folder.
  private let sources: [String]

  /// The result of writing to the folder: how many files were written or were up to date, and which
  /// were removed.
  struct Outcome {
    var written = 0
    var unchanged = 0
    /// The names of the files that were removed from the folder, because the app no longer has the
    /// files of which they are copies.
    var removed: [String] = []
  }

  init(_ path: String, besides sources: [String]) throws(AdoptionError) {
    self.path = path
    self.sources = sources.map(DiskPath.absolute)
    let folder = DiskPath.absolute(path)
    for source in sources {
      let other = DiskPath.absolute(source)
      if folder == other || folder.hasPrefix(other + "/") {
        throw AdoptionError(
          "\(path): error: The output would lie inside the input, \(source), and be adopted again.")
      }
      if other.hasPrefix(folder + "/") {
        throw AdoptionError(
          "\(source): error: The input lies inside the output, \(path), and would be built with it."
        )
      }
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw AdoptionError("\(path): error: The output must be a folder.")
    }
  }

  /// Writes rewritten copies of the app's files to the folder, and removes copies of files that the
  /// app no longer has.
  func write(_ files: [AdoptedFile]) throws(AdoptionError) -> Outcome {
    var outcome = Outcome()
    var pending: [AdoptedFile] = []
    for file in files {
      try refuseLinks(on: file.path)
      guard let present = FileManager.default.contents(atPath: destination(file.path)) else {
        pending.append(file)
        continue
      }
      if Array(present) == file.bytes {
        outcome.unchanged += 1
      } else {
        try refuseIfNotOurs(Array(present), file)
        pending.append(file)
      }
    }
    outcome.removed = staleFiles(files)
    do {
      for file in pending {
        let url = URL(filePath: destination(file.path))
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: url, options: .atomic)
        outcome.written += 1
      }
      for name in outcome.removed {
        try FileManager.default.removeItem(atPath: destination(name))
      }
    } catch {
      throw AdoptionError(
        "\(path): error: This folder cannot be written to\(WriteFailure.reason(error)).")
    }
    return outcome
  }

  /// Writes the list of subjects, that is, of transitions to test, unless the folder already has
  /// one. Returns a line that tells which.
  func write(_ subjects: SubjectFile) throws(AdoptionError) -> String {
    let place = destination(SubjectFile.name)
    try refuseLinks(on: SubjectFile.name)
    if FileManager.default.fileExists(atPath: place) {
      return "  \(SubjectFile.name) is there and stays as it is\n"
    }
    do {
      try Data(subjects.text.utf8).write(to: URL(filePath: place), options: .atomic)
    } catch {
      throw AdoptionError(
        "\(place): error: This file cannot be written\(WriteFailure.reason(error)).")
    }
    let count = subjects.count == 1 ? "1 subject" : "\(subjects.count) subjects"
    return "  \(SubjectFile.name) written, with \(count)\n"
  }

  /// Throws an error if a link or `..` in a name leads out of the folder, because files outside are
  /// not the tool's to change.
  private func refuseLinks(on name: String) throws(AdoptionError) {
    var place = path
    for part in name.split(separator: "/") {
      place += "/\(part)"
      guard part != "..", !SourceFolder.isLink(place) else {
        throw AdoptionError(
          "\(place): error: This is a link, and nothing is written through one. Remove it, or adopt into "
            + "another folder.")
      }
    }
  }

  private func destination(_ name: String) -> String { "\(path)/\(name)" }

  private func refuseIfNotOurs(_ bytes: [UInt8], _ file: AdoptedFile) throws(AdoptionError) {
    let present = Header.split(bytes)
    guard let header = present.header else {
      throw AdoptionError(
        "\(destination(file.path)):1:1: error: This file was not written by adopt. Move it, or adopt "
          + "into another folder.")
    }
    guard header.digest == Header.digest(present.body) else {
      throw AdoptionError(
        "\(destination(file.path)):1:1: error: This file was edited after it was adopted. Make the change "
          + "in \(header.source), delete this file and adopt again.")
    }
  }

  /// Returns the files in the folder that can be removed: copies of files from the same source
  /// folders that nobody has edited, and that are not to be written now.
  private func staleFiles(_ files: [AdoptedFile]) -> [String] {
    let kept = Set(files.map(\.path))
    return (FileManager.default.subpaths(atPath: path) ?? []).sorted().filter { name in
      guard name.hasSuffix(".swift"), !kept.contains(name),
        (try? refuseLinks(on: name)) != nil,
        let bytes = FileManager.default.contents(atPath: destination(name))
      else { return false }
      let present = Header.split(Array(bytes))
      guard let header = present.header, header.digest == Header.digest(present.body) else {
        return false
      }
      // A copy of another project's file is left alone, because that project's own adoption removes
      // it.
      let source = DiskPath.absolute(header.source)
      return sources.contains { source == $0 || source.hasPrefix($0 + "/") }
    }
  }
}
