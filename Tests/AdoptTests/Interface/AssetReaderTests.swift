import Testing

@testable import Adopt

@Suite("Asset catalogues")
struct AssetReaderTests {
  @Test(
    "A colour without a value is the system's, and one that cannot be read is complained of",
    arguments: [
      (#"{"colors": [{"idiom": "universal"}]}"#, 0, 0),
      (#"{"colors": [{"idiom": "universal", "color": {"platform": "ios"}}]}"#, 0, 1),
      (
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x20", "blue": "0", "alpha": "1"}}}]}"#,
        1, 0
      ),
    ] as [(String, Int, Int)])
  func colors(contents: String, assets: Int, obstacles: Int) {
    let reader = AssetReader([
      InputFile(
        name: "Assets.xcassets/AccentColor.colorset/Contents.json", path: "",
        bytes: Array(contents.utf8))
    ])

    #expect(reader.assets.count == assets)
    #expect(reader.obstacles.count == obstacles)
  }
}
