/// The films, sounds, fonts and loose pictures in an app's bundle, which the app finds by name.
///
/// The model plays and draws none of them, so each becomes a small file of the same name. Without
/// it, `Bundle.main.url(forResource:withExtension:)!` would end the app.
struct MediaFiles {
  /// The names of the files, with the sizes of pictures in pixels. A bundle has no folders, so of
  /// several files of one name the app finds the first.
  private var files: [(name: String, size: (width: Double, height: Double)?)] = []

  var isEmpty: Bool { files.isEmpty }

  init(_ input: [InputFile]) {
    var seen: Set<String> = []
    for file in input {
      let name = String(file.name.split(separator: "/").last ?? "")
      guard seen.insert(name).inserted else { continue }
      files.append((name, ImageSize.of(file.bytes)))
    }
  }

  /// Returns the Swift statements that make the files known, and the sizes of pictures as well
  /// unless an asset catalogue has a picture of the same name.
  func lines(besides assets: Set<String>) -> [String] {
    var known = assets
    return files.flatMap { file -> [String] in
      let name = SwiftText.string(file.name)
      guard let size = file.size else {
        return ["AppResources.register(file: \(name), contents: \"\")"]
      }
      let (width, height) = (SwiftText.number(size.width), SwiftText.number(size.height))
      // The text is what the model's `UIImage(data:)` reads.
      var lines = [
        "AppResources.register(file: \(name), contents: \"image \(width) \(height)\")"
      ]
      let stem = String(file.name.prefix { $0 != "." && $0 != "@" })
      let scale = [3.0, 2.0].first { file.name.contains("@\(Int($0))x") } ?? 1
      let points = [size.width / scale, size.height / scale].map { SwiftText.number($0) }
      for own in [stem, file.name] where known.insert(own).inserted {
        lines.append(
          "UIImage.register(\(SwiftText.string(own)), size: CGSize(width: \(points[0]), height: \(points[1])))"
        )
      }
      return lines
    }
  }
}
