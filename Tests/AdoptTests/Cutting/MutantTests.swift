import Foundation
import Testing

@testable import Adopt

/// Tests apps in which some names are misspelt, so that the compiler does not find them. After the
/// code with those names is cut, each app must compile again.
///
/// `TURNSTILE_CUT_MUTANTS=200` tries more mutants, and `TURNSTILE_CUT_MUTANT_APPS` names the
/// folders of other apps, separated by colons, that are misspelt in turn with the two here.
@Suite("Mutants of the sample apps compile again", .serialized)
struct MutantTests {
  private static let environment = ProcessInfo.processInfo.environment
  static let wanted = environment["TURNSTILE_CUT_MUTANTS"].flatMap { Int($0) } ?? 4
  static let apps =
    ["Tests/SampleApp/Postbox", "Tests/GalleryApp/Vernissage"]
    .map { RoundTripTests.package.appending(path: $0).path }
    + (environment["TURNSTILE_CUT_MUTANT_APPS"] ?? "").split(separator: ":").map(String.init)

  @Test("One to five names are missing, and six rounds are enough", arguments: 0..<wanted)
  func compilesAgain(seed: Int) throws {
    let app = Self.apps[seed % Self.apps.count]
    let folder = Folder()
    let mutant = try Self.mutant(of: app, seed)
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

    // For an app from outside of this package no error is demanded, because it may have files that
    // no build compiles, where a misspelt name causes none.
    let least = Self.apps.prefix(2).contains(app) ? 1 : 0
    #expect(rounds.rounds >= least, "\(mutant.names)")
    #expect(rounds.rounds <= 6, "\(mutant.names)")
    #expect(CutPass.run(rounds.list, on: mutant.files).lost == [])
    Self.note("\(seed) \(app) \(rounds.rounds) \(rounds.list.cuts.count) \(mutant.names)")
  }

  /// Prints a line for each misspelt app, if the environment names apps from outside of this
  /// package.
  private static func note(_ line: String) {
    guard environment["TURNSTILE_CUT_MUTANT_APPS"] != nil else { return }
    print("mutant \(line)")
  }

  /// Appends a letter to some names of an app, chosen by a seed, and rewrites the app for Linux.
  private static func mutant(
    of path: String, _ seed: Int
  ) throws -> (files: [AdoptedFile], names: [String]) {
    let input = try SourceFolder([path], isFlat: true)
    var files = input.files
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func draw(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }
    var names: [String] = []
    for _ in 0...draw(5) {
      let file = draw(files.count)
      let listing = Listing.make(SourceText(name: "", bytes: files[file].bytes)).listing
      let kind = Name.allCases[draw(Name.allCases.count)]
      let places = listing.tokens.indices.filter { kind.isAt($0, listing) }
      guard !places.isEmpty else { continue }
      let token = places[draw(places.count)]
      names.append("\(files[file].path):\(kind):\(listing.words[token])")
      files[file].bytes.insert(UInt8(ascii: "Q"), at: listing.tokens[token].range.upperBound)
    }
    let adoption = try Adoption(
      of: files, terms: AdoptionTerms(), resources: input.resources, isForBuild: true)
    return (adoption.files, names)
  }

  /// The kind of name that is misspelt: a member, a type, an argument label or a module.
  private enum Name: CaseIterable {
    case member, type, label, module

    func isAt(_ token: Int, _ listing: Listing) -> Bool {
      guard listing.isWord(token) else { return false }
      let word = listing.words[token]
      let isCapital = word.first?.isUppercase == true
      switch self {
      case .member:
        return listing.says(".", at: token - 1) && !isCapital && !["init", "self"].contains(word)
      case .type:
        return isCapital && (listing.says(":", at: token - 1) || listing.says("(", at: token + 1))
          && !listing.says(".", at: token - 1)
      case .label:
        return listing.says(":", at: token + 1) && listing.says("(", at: token - 1)
          && listing.isWord(token - 2) && listing.touchesNext(token - 2)
          && !["func", "init"].contains(listing.word(token - 3)) && word != "_"
      case .module: return listing.says("import", at: token - 1)
      }
    }
  }
}
