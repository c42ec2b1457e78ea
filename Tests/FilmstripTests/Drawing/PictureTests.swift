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

  @Test(
    "If the screen looks the same before and after, the evidence stands in place of the first")
  func sameScreen() throws {
    var same = 0
    for seed in Films.seeds {
      let (recording, violation) = try Films.film(seed)
      guard let violation else { continue }
      let scene = recording.scene(of: violation)
      let looksTheSame =
        recording.frames[scene.before].rows == recording.frames[scene.broken].rows
      let svg = Picture(of: recording, violation: violation).svg
      #expect(svg.contains("The screen looked the") == looksTheSame, "\(seed)")
      if looksTheSame { same += 1 }
    }
    #expect(same > 0)
  }

  @Test("Every line of text ends inside the picture")
  func lines() throws {
    // For each text style, the average width of a letter in points: 0.6 of the font size in
    // monospaced styles, 0.5 in others.
    let styles: [(name: String, letter: Double)] = [
      ("title", 10.5), ("clause", 7.3), ("mono", 7.8), ("body", 7), ("soft", 6.5),
    ]
    for seed in Films.seeds.enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
      let svg = try Self.picture(seed)
      for (name, letter) in styles {
        for match in svg.matches(
          of: try Regex("<text class=\"\(name)\" x=\"([0-9.]+)\" y=\"[^\"]*\">(.*)</text>"))
        {
          let x = try #require(Double(match[1].substring ?? ""))
          let text = String(match[2].substring ?? "").replacing(/<[^>]*>/, with: "")
            .replacing(/&[^;]*;/, with: "x")
          #expect(x + Double(text.count) * letter <= 985, "\(seed): \(text)")
        }
      }
    }
  }

  @Test("A label is as wide as its letters, and stays on the screen")
  func labels() throws {
    let plate = /<rect class="plate[^"]*" x="([0-9.]+)" y="[^"]*" width="([0-9.]+)"[^>]*>/
    let text = /<text class="tag" x="[^"]*" y="[^"]*" textLength="([0-9.]+)"/
    var labels = 0
    for seed in Films.sample {
      let (recording, violation) = try Films.film(seed)
      let svg = Picture(of: recording, violation: violation).svg
      let widest = try #require(recording.frames.map(\.size.width).max())
      let (plates, texts) = (svg.matches(of: plate), svg.matches(of: text))
      #expect(plates.count == texts.count)
      for (plate, text) in zip(plates, texts) {
        let (x, width) = try (#require(Double(plate.1)), #require(Double(plate.2)))
        let letters = try #require(Double(text.1))
        #expect(abs(width - letters - 20) < 0.02, "\(seed)")
        #expect(x + width <= widest, "\(seed)")
        labels += 1
      }
    }
    #expect(labels > 10)
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
