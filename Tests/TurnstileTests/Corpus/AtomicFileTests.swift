import Foundation
import Testing

@testable import Turnstile

@Suite("Files that are whole or not there")
struct AtomicFileTests {
  private static func makeFolder() throws -> String {
    let name = "turnstile-files-\(ProcessInfo.processInfo.globallyUniqueString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  private static let hasNamelessFiles: Bool = {
    let folder = (try? makeFolder()) ?? "/tmp"
    let descriptor = open(folder, 0o20_000_000 | O_DIRECTORY | O_WRONLY, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }()

  @Test(
    "No file has a name while it is written, so none is left of a process that is killed",
    .enabled(if: hasNamelessFiles))
  func names() throws {
    let folder = try Self.makeFolder()
    let watcher = inotify_init1(Int32(IN_NONBLOCK))
    inotify_add_watch(watcher, folder, UInt32(IN_CREATE | IN_MODIFY))
    try AtomicFile.write("one", to: folder + "/a")
    try AtomicFile.write("two", to: folder + "/a")
    #expect(try AtomicFile.create("three", at: folder + "/b"))

    var named: Set<String> = []
    for (mask, name) in Self.events(of: watcher) {
      if mask & UInt32(IN_CREATE) != 0 { named.insert(name) }
      #expect(mask & UInt32(IN_MODIFY) == 0 || !named.contains(name), "\(name)")
    }
    #expect(named.isSuperset(of: ["a", "b"]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a", "b"])
    #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == "two")
    #expect(try String(contentsOfFile: folder + "/b", encoding: .utf8) == "three")
  }

  private static func events(of watcher: Int32) -> [(mask: UInt32, name: String)] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes { read(watcher, $0.baseAddress, $0.count) }
    var events: [(mask: UInt32, name: String)] = []
    var start = 0
    while start + 16 <= count {
      let (mask, length) = bytes.withUnsafeBytes {
        (
          $0.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
          Int($0.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
        )
      }
      let name = bytes[(start + 16)..<(start + 16 + length)].prefix { $0 != 0 }
      events.append((mask, String(decoding: name, as: UTF8.self)))
      start += 16 + length
    }
    return events
  }

  @Test("What is there stays where a file is to be made")
  func present() throws {
    let file = try Self.makeFolder() + "/a"
    #expect(try AtomicFile.create("one", at: file))
    #expect(try AtomicFile.create("two", at: file) == false)

    #expect(try String(contentsOfFile: file, encoding: .utf8) == "one")
  }
}
