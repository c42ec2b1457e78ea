import Choices
import Foundation

/// The stored traces of one subject: `Seeds/SUBJECT/CLAUSE[-n].trace`.
///
/// Files are created as a whole or not at all, and none is deleted except drafts. A check skips a
/// file that cannot be read, and reports it. A trace that no longer breaks its clause stays, as a
/// guard against the return of the fault.
public struct StoredTraceFolder: Sendable {
  /// The path of the folder, such as `Seeds`, that holds one folder for each subject.
  public let root: String
  /// The name of the subject whose traces the folder holds.
  public let subject: String

  /// Creates a reference to the folder for a subject's stored traces. The folder need not exist.
  public init(root: String, subject: String) {
    self.root = root
    self.subject = subject
  }

  /// The path of the subject's own folder with its stored traces.
  public var path: String { root + "/" + Self.fileName(for: subject) }

  /// A file of the folder with the stored trace in it, or with the reason why it cannot be read.
  public struct Stored {
    /// The path of the file with the stored trace.
    public var path: String
    /// The stored trace in the file, or the reason why it cannot be read.
    public var contents: Result<StoredTrace, StorageProblem>
  }

  /// Reads every stored trace of the subject, in the order of the file names.
  ///
  /// A folder that does not exist has no traces; every other problem is in the result for its file.
  public func load() -> [Stored] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".trace") }.sorted(by: Self.inByteOrder).map { name in
      let file = path + "/" + name
      return Stored(path: file, contents: Self.read(file, for: subject))
    }
  }

  /// Reads one stored trace.
  ///
  /// - Parameter subject: The subject that the file must belong to; `nil` accepts any.
  public static func read(_ path: String, for subject: String?) -> Result<
    StoredTrace, StorageProblem
  > {
    let bytes: [UInt8]
    // Reading one byte more than the limit shows that a file is too large, and no file is read
    // beyond that.
    do throws(StorageProblem) {
      bytes = try RegularFile.read(path, limit: StoredTrace.sizeLimit + 1)
    } catch {
      return .failure(error)
    }
    guard !bytes.isEmpty else {
      return .failure(StorageProblem(path: path, message: "it is empty"))
    }
    do throws(TraceError) {
      let seed = try StoredTrace(parsing: bytes)
      guard subject == nil || seed.subject == subject else {
        return .failure(
          StorageProblem(
            path: path,
            message: "it belongs to subject '\(seed.subject)', not to '\(subject ?? "")'"))
      }
      return .success(seed)
    } catch {
      return .failure(StorageProblem(path: path, message: error.description))
    }
  }

  /// Stores a trace in a file with the name of its clause. If a file with that name has other
  /// contents, a number is added to the name.
  ///
  /// - Returns: The file's path.
  @discardableResult
  public func save(_ seed: StoredTrace) throws(StorageProblem) -> String {
    let stem = seed.breaks?.clause.rawValue ?? "trace"
    // A finding in a report of a shard, that is, of a part of the check on another machine, may
    // have any text as its name. So the name is checked before it becomes the name of a file.
    guard Finding(parsing: stem) != nil, !stem.contains(":"), stem.utf8.count <= 200 else {
      throw StorageProblem(
        path: path,
        message:
          "a clause's name is a file's and must be lower-case letters, digits and dashes (was \(stem.debugDescription))"
      )
    }
    return try save(seed, as: stem)
  }

  private func save(_ seed: StoredTrace, as stem: String) throws(StorageProblem) -> String {
    let text = seed.description
    for number in 1...1_000 {
      let name = number == 1 ? "\(stem).trace" : "\(stem)-\(number).trace"
      let file = path + "/" + name
      if try AtomicFile.create(text, at: file) { return file }
      // A file with this name was already there, or another process has created it first. With the
      // same contents it serves as well.
      if let there = try? RegularFile.read(file, limit: StoredTrace.sizeLimit + 1),
        there.elementsEqual(text.utf8)
      {
        return file
      }
    }
    throw StorageProblem(path: path, message: "it holds a thousand traces of \(stem) already")
  }

  /// Returns the folder name for a subject. Characters that a file system may refuse become dashes;
  /// then a hash of the whole name is added, so that no two subjects share a folder.
  static func fileName(for subject: String) -> String {
    let name = String(
      subject.unicodeScalars.map { scalar -> Character in
        let plain =
          scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-_.() ".unicodeScalars.contains(scalar)
        return plain ? Character(scalar) : "-"
      })
    let safe = name.hasPrefix(".") || name.isEmpty ? "-" + name.dropFirst() : name
    guard !safe.utf8.elementsEqual(subject.utf8) else { return safe }
    return safe + "~" + String(Seed(naming: subject).value, radix: 36)
  }

  private static func inByteOrder(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}

// MARK: - Drafts

extension StoredTraceFolder {
  private static let draftStem = "as-found"

  /// Stores the trace of a finding as a draft, until the minimal trace of the finding is stored.
  func saveDraft(_ seed: StoredTrace) throws(StorageProblem) -> String {
    try save(seed, as: Self.draftStem)
  }

  /// Returns true if a file is a draft: the trace of a finding before it was shrunk. A draft that
  /// exists when a check begins was left by a check that was ended before it had shrunk the trace.
  static func isDraft(_ path: String) -> Bool {
    (path as NSString).lastPathComponent.wholeMatch(of: /as-found(-\d+)?\.trace/) != nil
  }

  /// Deletes a draft, that is, a trace as it was found, after the minimal trace was stored.
  static func removeDraft(_ path: String) { if isDraft(path) { unlink(path) } }
}

/// An error for a file or folder that cannot be used.
public struct StorageProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or folder that cannot be used.
  public var path: String
  /// The reason why the file or folder cannot be used.
  public var message: String

  /// The text of the error: the path and the reason.
  public var description: String { "\(path): \(message)" }
}
