import Foundation
import Testing

@testable import Gate

@Suite("How long a process stands still", .waitsForProcesses)
struct ProgressMonitorTests {
  private let shared: SharedTrace

  init() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(count: SharedTrace.size).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forUpdating: file)
    defer { try? handle.close() }
    shared = try SharedTrace(mapping: handle.fileDescriptor)
  }

  /// Starts a process that sleeps until it is ended, and measures for how long it makes no
  /// progress.
  private func sleeper() throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sleep")
    process.arguments = ["600"]
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    shared.process = process.processIdentifier
    while !isAsleep(process) { usleep(1000) }
    return process
  }

  @Test("One that sleeps stands still for as long as it is watched; with a beat it goes on")
  func asleep() throws {
    let process = try sleeper()
    defer { kill(process.processIdentifier, SIGKILL) }
    var monitor = ProgressMonitor(of: shared, at: 100)

    for look in 1...8 { monitor.look(at: shared, now: 100 + Double(look) / 4) }
    #expect(monitor.sinceBeat == 2)
    shared.beat()
    monitor.look(at: shared, now: 102.125)
    #expect(monitor.sinceBeat == 0)
    #expect(monitor.sinceTrace == 2.125)
  }

  @Test("Where the watcher was held up as well, a look tells no more than a short while")
  func heldUp() throws {
    let process = try sleeper()
    defer { kill(process.processIdentifier, SIGKILL) }
    var monitor = ProgressMonitor(of: shared, at: 100)

    monitor.look(at: shared, now: 160)
    #expect(monitor.sinceBeat == 0.25)
    #expect(monitor.sinceTrace == 0.25)
  }

  private func isAsleep(_ process: Process) -> Bool {
    let text = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    return text?.contains("(sleep) S") == true
  }
}
