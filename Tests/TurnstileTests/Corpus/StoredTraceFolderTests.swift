import Foundation
import Testing

@testable import Turnstile

@Suite("Seed folders")
struct StoredTraceFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("turnstile-seeds-\(ProcessInfo.processInfo.globallyUniqueString)").path

  private func seed(_ steps: Step...) -> StoredTrace {
    StoredTrace(subject: "card", breaks: .completesOnce, trace: Trace(steps))
  }

  @Test("A trace that was saved is loaded")
  func roundTrip() throws {
    let folder = StoredTraceFolder(root: root, subject: "card")
    let path = try folder.save(seed(Step(0, .settle)))

    #expect(path == root + "/card/completes-once.trace")
    #expect(try folder.load().map { try $0.contents.get() } == [seed(Step(0, .settle))])
  }

  @Test("Saving the same trace again makes no second file, another trace does")
  func numbering() throws {
    let folder = StoredTraceFolder(root: root, subject: "card")
    let first = try folder.save(seed(Step(0, .settle)))

    #expect(try folder.save(seed(Step(0, .settle))) == first)
    #expect(try folder.save(seed(Step(0, .background))).hasSuffix("/completes-once-2.trace"))
  }

  @Test("Of many that store at once, each keeps its own file")
  func atOnce() async throws {
    let folder = StoredTraceFolder(root: root, subject: "card")
    let paths = try await withThrowingTaskGroup(of: String.self) { group in
      for time in 0..<40 {
        group.addTask { try folder.save(self.seed(Step(time / 2, .settle))) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }

    let stored = try folder.load().map { try $0.contents.get().trace.steps[0].time }
    #expect(paths.count == 20)
    #expect(stored.sorted() == Array(0..<20))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 20)
  }

  @Test("A torn file is named and the others are still loaded")
  func torn() throws {
    let folder = StoredTraceFolder(root: root, subject: "card")
    try folder.save(seed(Step(0, .settle)))
    try "turnstile trace 1\nsubj".write(
      toFile: folder.path + "/a.trace", atomically: true, encoding: .utf8)
    let loaded = folder.load()

    #expect(loaded.count == 2)
    #expect(throws: StorageProblem.self) { try loaded[0].contents.get() }
    #expect(try loaded[1].contents.get() == seed(Step(0, .settle)))
  }

  @Test("A file of another subject is named, not used")
  func foreign() throws {
    let folder = StoredTraceFolder(root: root, subject: "card")
    let path = folder.path + "/a.trace"
    try AtomicFile.write(
      StoredTrace(subject: "sheet", breaks: nil, trace: Trace()).description, to: path)

    let problem = try #require(throws: StorageProblem.self) { try folder.load()[0].contents.get() }
    #expect(problem.description == "\(path): it belongs to subject 'sheet', not to 'card'")
  }

  @Test("A folder that cannot be written to is an error with its path")
  func unwritable() throws {
    let blocked = root + "/file"
    try AtomicFile.write("", to: blocked)

    let problem = try #require(throws: StorageProblem.self) {
      try StoredTraceFolder(root: blocked, subject: "card").save(seed(Step(0, .settle)))
    }
    #expect(problem.path.hasPrefix(blocked))
  }

  @Test("A subject's name cannot lead out of the folder", arguments: ["../x/y", "..", ".", "/etc"])
  func names(name: String) {
    let folder = String(StoredTraceFolder(root: "Seeds", subject: name).path.dropFirst(6))

    #expect(folder.hasPrefix("-"))
    #expect(!folder.contains("/"))
  }

  @Test("No two subjects share a folder")
  func ownFolders() {
    let names = ["a/b", "a-b", "a:b", "a?b", ".a", "-a", "a~b", "a b"]
    let folders = names.map { StoredTraceFolder(root: "Seeds", subject: $0).path }

    #expect(Set(folders).count == names.count)
    #expect(folders[1] == "Seeds/a-b")
    #expect(folders[7] == "Seeds/a b")
  }

  @Test(
    "A clause that is no file's name is not stored",
    arguments: ["../../PWN", "", "a/b", "A", "a\nb", String(repeating: "a", count: 300)])
  func clauseNames(name: String) {
    let trace = StoredTrace(
      subject: "card", breaks: Finding(ClauseName(rawValue: name)), trace: Trace())

    let problem = #expect(throws: StorageProblem.self) {
      try StoredTraceFolder(root: root, subject: "card").save(trace)
    }
    #expect(problem?.message.contains("lower-case letters, digits and dashes") == true)
    #expect(!FileManager.default.fileExists(atPath: root))
  }

  @Test("What is no regular file is named and not waited for")
  func pipes() throws {
    let folder = StoredTraceFolder(root: root, subject: "card")
    try folder.save(seed(Step(0, .settle)))
    mkfifo(folder.path + "/a.trace", 0o600)
    let problem = try #require(throws: StorageProblem.self) { try folder.load()[0].contents.get() }

    #expect(problem.description == "\(folder.path)/a.trace: it is no regular file")
  }
}
