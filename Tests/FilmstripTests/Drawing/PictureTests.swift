import Filmstrip
import Foundation
import Testing

@MainActor
@Suite("Picture")
struct PictureTests {
  private static func picture(_ seed: String) throws -> String {
    let (recording, violation) = try Films.film(seed)
    return Picture(of: recording, violation: violation).svg
  }

  @Test("The picture in README.md is what its command makes now")
  func current() throws {
    let shown = "Sources/Filmstrip/Filmstrip.docc/Resources/finding.svg"
    let readme = try String(contentsOf: Films.root.appending(path: "README.md"), encoding: .utf8)
    let file = try String(contentsOf: Films.root.appending(path: shown), encoding: .utf8)

    #expect(readme.contains("(\(shown))"))
    #expect(file == (try Self.picture("Seeds/springUp/cancelled-gesture-cancels.trace")))
  }

  @Test("The same trace gives the same bytes, and every seed has a picture")
  func deterministic() throws {
    for seed in Films.seeds.enumerated().filter({ $0.offset % 9 == 0 }).map(\.element) {
      let svg = try Self.picture(seed)
      #expect(svg == (try Self.picture(seed)))
      #expect(svg.components(separatedBy: "<g").count == svg.components(separatedBy: "</g>").count)
      #expect(svg.contains("Before"))
      #expect(svg.hasSuffix("</svg>\n"))
      #expect(!svg.contains("http") || svg.components(separatedBy: "http").count == 2)
    }
  }

  @Test("What is broken is told in words, too")
  func words() throws {
    let svg = try Self.picture("Seeds/row-07-not-restored/cancel-restores.trace")
    #expect(svg.contains("✕ Broken"))
    #expect(svg.contains("✕ CardScreen &#39;Card&#39;.view"))
    #expect(
      svg.contains(/CardScreen &#39;Card&#39;.view.cornerRadius was 0, is<\/text>\n<text[^>]*>16</))
    #expect(svg.contains("<title id=\"t\">row-07-not-restored: after the dismissal"))
  }
}
