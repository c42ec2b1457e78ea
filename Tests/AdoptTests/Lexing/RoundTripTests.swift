import Foundation
import Testing

@testable import Adopt

@Suite("Round trip")
struct RoundTripTests {
  static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func files(below folder: URL, _ fileExtension: String) -> [URL] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
      .filter { $0.hasSuffix(".\(fileExtension)") && !$0.hasPrefix(".build") }
      .map { folder.appending(path: $0) }
  }

  /// The text files that declare the standard library's interface, which lie beside the compiler.
  /// They are Swift code to test the lexer with.
  static var interfaces: [URL] {
    let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: "\($0)/swiftc") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    guard let bin = compiler?.resolvingSymlinksInPath().deletingLastPathComponent() else {
      return []
    }
    return files(below: bin.deletingLastPathComponent().appending(path: "lib"), "swiftinterface")
  }

  /// Divides a file into tokens and joins the tokens again, so that a test can compare the bytes
  /// before and after.
  static func trip(_ file: URL) throws -> (before: [UInt8], after: [UInt8], complaints: [Complaint])
  {
    let bytes = Array(try Data(contentsOf: file))
    var lexer = Lexer(SourceText(name: file.lastPathComponent, bytes: bytes))
    lexer.run()
    return (bytes, lexer.tokens.flatMap { bytes[$0.range] }, lexer.complaints)
  }

  @Test("Every Swift file of this package comes back to the byte, and nothing in it is strange")
  func package() throws {
    let files = ["Sources", "Tests"].flatMap {
      Self.files(below: Self.package.appending(path: $0), "swift")
    }
    for file in files {
      let (before, after, complaints) = try Self.trip(file)
      #expect(before == after)
      #expect(complaints == [])
    }
    #expect(files.count > 50)
  }

  @Test("Every interface of the toolchain comes back to the byte, and nothing in it is strange")
  func toolchain() throws {
    let interfaces = Self.interfaces
    #expect(!interfaces.isEmpty)
    for file in interfaces {
      let (before, after, complaints) = try Self.trip(file)
      #expect(before == after)
      #expect(complaints == [])
    }
  }

  @Test("Ten thousand files that were damaged come back to the byte, too")
  func mutants() throws {
    let seeds = try Self.files(below: Self.package.appending(path: "Tests/AdoptTests"), "swift")
      .map { Array(try Data(contentsOf: $0).prefix(1500)) }
    var mutator = Mutator(state: 7)
    var tiled = 0
    for round in 0..<10_000 {
      let mutant = mutator.mutate(seeds[round % seeds.count])
      var lexer = Lexer(SourceText(name: "mutant", bytes: mutant))
      lexer.run()
      var end = 0
      for token in lexer.tokens where token.range.lowerBound == end && !token.range.isEmpty {
        end = token.range.upperBound
      }
      if end == mutant.count { tiled += 1 }
    }
    #expect(tiled == 10_000)
  }
}

/// Damages Swift files by cuts, doubles, swaps and replacements, which a seed determines.
struct Mutator {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(limit, 1)))
  }

  /// Texts that do most damage to a Swift file: the beginnings and ends of everything that can be
  /// nested.
  private static let barbs = [
    "\"", "\"\"\"", "#\"", "\\(", "(", ")", "{", "}", "[", "]", "/*", "*/", "//", "\n", "@objc",
    "#selector(", "#if", "/", "`", "#", "\u{0}", "extension A {", "func", "class", ":", "<", ">",
  ].map { Array($0.utf8) }

  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(4) {
      let start = below(bytes.count)
      let end = min(bytes.count, start + below(40))
      switch below(4) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Self.barbs[below(Self.barbs.count)], at: start)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count))
      default: if start < bytes.count { bytes[start] = UInt8(below(256)) }
      }
    }
    return bytes
  }
}
