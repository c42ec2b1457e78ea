import Foundation
import Testing

@testable import Adopt

/// Apps in which names are misspelt, so that they are missing: each has to compile again.
///
/// `TURNSTILE_CUT_MUTANTS=200` tries more of them.
@Suite("Mutants of the sample apps compile again", .serialized)
struct MutantTests {
  static let wanted =
    ProcessInfo.processInfo.environment["TURNSTILE_CUT_MUTANTS"].flatMap { Int($0) } ?? 4

  @Test("One to five names are missing, and six rounds are enough", arguments: 0..<wanted)
  func compilesAgain(seed: Int) throws {
    let app = seed % 2 == 0 ? "Tests/SampleApp/Postbox" : "Tests/GalleryApp/Vernissage"
    let folder = Folder()
    let mutant = try Self.mutant(of: RoundTripTests.package.appending(path: app).path, seed)
    try folder.write("", "Out/.keep")
    let package = RoundTripTests.package.path
    let compiler = Compiler(
      folder: "\(folder.path)/Out", module: "Mutant",
      arguments: [
        "-I", "\(Compilation.products)/Modules", "-I", "\(package)/Sources/RuntimeHooks/include",
        "-swift-version", "5", "-package-name", "mutant",
      ])
    var rounds = CutRounds(mutant.files, compiler: compiler)
    try rounds.run { _ in }

    #expect(rounds.rounds >= 1 && rounds.rounds <= 6, "\(mutant.names)")
    #expect(CutPass.run(rounds.list, on: mutant.files).lost == [])
  }

  /// Adopts an app and appends a letter to some names, by a seed.
  private static func mutant(
    of path: String, _ seed: Int
  ) throws -> (files: [AdoptedFile], names: [String]) {
    let input = try SourceFolder([path], isFlat: true)
    let adoption = try Adoption(
      of: input.files, terms: Adoption.Terms(), resources: input.resources, isForBuild: true)
    var files = adoption.files
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func draw(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    var names: [String] = []
    for _ in 0...draw(5) {
      let file = draw(input.files.count)
      let listing = Listing.make(SourceText(name: "", bytes: files[file].body)).listing
      let members = listing.tokens.indices.filter {
        listing.isWord($0) && listing.says(".", at: $0 - 1)
          && !["init", "self"].contains(listing.words[$0])
      }
      guard !members.isEmpty else { continue }
      let token = members[draw(members.count)]
      names.append("\(files[file].path):\(listing.words[token])")
      let end = listing.tokens[token].range.upperBound
      var body = files[file].body
      body.insert(UInt8(ascii: "Q"), at: end)
      files[file] = files[file].replacingBody(body)
    }
    return (files, names)
  }
}
