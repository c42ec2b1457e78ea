import Foundation
import Testing

@Suite("A gate that cannot write says so and loses nothing", .waitsForProcesses)
struct DiskTests {
  @Test("A seeds folder that cannot be made is told, and the trace is in the report")
  func unwritableSeeds() throws {
    let gate = try GateProcess()
    try gate.write("", to: "Seeds")

    let result = try gate.run("breaks --runs 256 --jobs 1 --json out.json")
    #expect(result.code == 1)
    #expect(result.output.contains("not stored: Seeds/breaks: the folder cannot be made"))
    #expect(result.output.contains("the trace:\n    0 do open"))
    #expect(gate.read("out.json").contains(#""trace":["  0 do open"]"#))
  }

  @Test("Where files may not grow, what was found is told, with the trace")
  func noRoom() throws {
    let gate = try GateProcess()
    let result = try gate.shell(
      "(trap '' XFSZ; ulimit -f 0; {gate} breaks --runs 256 --jobs 0 --json out.json 2>&1) | cat; "
        + "exit ${PIPESTATUS[0]}")

    #expect(result.code == 1)
    #expect(result.output.contains("not stored: Seeds/breaks/completes-in-time.trace: the file"))
    #expect(result.output.contains("the trace:\n    0 do open"))
    #expect(result.output.contains("out.json: the file cannot be written: File too large"))
    #expect(gate.files == ["Seeds", "Seeds/breaks"])
  }

  @Test("A limit on the size of files is an error message, and not the end of the gate")
  func sizeLimit() throws {
    let gate = try GateProcess()
    let result = try gate.shell(
      "(ulimit -f 0; {gate} breaks --runs 256 --jobs 0 --json out.json 2>&1) | cat; "
        + "exit ${PIPESTATUS[0]}")

    #expect(result.code == 1)
    #expect(result.output.contains("out.json: the file cannot be written: File too large"))
    #expect(!gate.files.contains { $0.hasSuffix(".draft") })
  }

  @Test(
    "On a full disk, what was found is told and nothing half-written stays", .enabled(if: canMount))
  func fullDisk() throws {
    let gate = try GateProcess()
    let result = try gate.shell(
      """
      mkdir Seeds && mount -t tmpfs -o size=4k none Seeds && head -c 4096 /dev/zero >Seeds/ballast
      {gate} breaks --runs 256 --jobs 1; code=$?
      ls Seeds/breaks; umount Seeds; exit $code
      """)

    #expect(result.code == 1)
    #expect(result.output.contains("No space left on device"))
    #expect(result.output.contains("the trace:\n    0 do open"))
    #expect(!result.output.contains(".draft"))
  }

  private static let canMount: Bool = {
    let gate = try? GateProcess()
    let result = try? gate?.shell("mkdir m && mount -t tmpfs -o size=4k none m && umount m")
    return result?.code == 0
  }()

  @Test(
    "A report that cannot be written is refused before anything runs",
    arguments: [
      (".", ".: a report must be a file (it is a folder).\n"),
      ("file/out.json", "file: the folder cannot be made: Not a directory\n"),
    ])
  func refusedReport(path: String, message: String) throws {
    let gate = try GateProcess()
    try gate.write("", to: "file")
    for option in ["--json", "--junit", "--sarif"] {
      let result = try gate.run("breaks \(option) \(path)")
      #expect(result.code == 2)
      #expect(result.errors == message)
      #expect(result.output == "")
    }
  }

  @Test("A report goes to a folder that is not there yet")
  func newFolder() throws {
    let gate = try GateProcess()
    try gate.run("calm --runs 0 --jobs 1 --json a/b/out.json")

    #expect(gate.read("a/b/out.json").contains(#""total""#))
  }

  @Test("A reader that goes away changes neither the reports nor the seeds nor the exit code")
  func closedPipe() throws {
    let gate = try GateProcess()
    let result = try gate.shell(
      "{gate} breaks calm --runs 256 --jobs 1 --json out.json | true; exit ${PIPESTATUS[0]}")

    #expect(result.code == 1)
    #expect(gate.read("out.json").contains(#""total""#))
    #expect(gate.read("Seeds/breaks/completes-in-time.trace").hasSuffix("  0 do open\n"))
  }

  @Test(
    "A reader of one line gets it", arguments: ["list", "replay Seeds/breaks/*.trace", "breaks"])
  func head(command: String) throws {
    let gate = try GateProcess()
    try gate.run("breaks --runs 256 --jobs 1")

    let result = try gate.shell("{gate} \(command) | head -1; exit ${PIPESTATUS[0]}")
    #expect(result.code == (command == "list" ? 0 : 1))
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors == "")
  }

  @Test("An output that cannot be written does not pass")
  func fullOutput() throws {
    let gate = try GateProcess()
    let kept = try gate.shell("{gate} calm --runs 256 --jobs 1 >/dev/full")
    let broken = try gate.shell("{gate} breaks --runs 256 --jobs 1 >/dev/full")

    #expect(kept.code == 2)
    #expect(kept.errors == "The standard output cannot be written: No space left on device\n")
    #expect(broken.code == 1)
  }

  @Test("A folder with blanks and a working directory that may only be read do not matter")
  func places() throws {
    let gate = try GateProcess()
    let result = try gate.shell(
      """
      mkdir "a b" work && cd work && chmod 555 .
      {gate} breaks --runs 256 --jobs 1 --seeds "../a b/Seeds" --json "../a b/out.json"
      """)

    #expect(result.code == 1)
    #expect(gate.read("a b/Seeds/breaks/completes-in-time.trace").hasSuffix("  0 do open\n"))
    let again = try gate.shell("{gate} replay 'a b/Seeds/breaks/completes-in-time.trace'")
    #expect(again.code == 1)
  }
}
