/// Reads asset catalogues. A catalogue is a folder of folders, each with a `Contents.json`.
struct AssetReader {
  /// An image or a colour of an asset catalogue.
  struct Asset: Sendable {
    enum Content: Sendable {
      case image(width: Double, height: Double)
      case color(String)
    }
    /// The name by which the app loads the asset, with the names of folders that Xcode treats as
    /// namespaces.
    var name: String
    var content: Content
  }

  private(set) var assets: [Asset] = []
  private(set) var obstacles: [Obstacle] = []

  /// Reads all files of the app's catalogues: each `Contents.json` and the images beside it.
  init(_ files: [InputFile]) {
    let contents = files.filter { $0.name.hasSuffix("/Contents.json") }
    var parsed: [String: (file: InputFile, value: JSONValue)] = [:]
    for file in contents {
      let folder = String(file.name.dropLast("/Contents.json".count))
      do {
        parsed[folder] = (file, try JSONValue.read(file))
      } catch {
        obstacles.append(
          Obstacle(place: error.place, problem: error.message, advice: "The asset is left out."))
      }
    }
    for file in contents {
      let folder = String(file.name.dropLast("/Contents.json".count))
      guard let (_, value) = parsed[folder] else { continue }
      let name = Self.name(of: folder) { outer in
        parsed[outer]?.value["properties"]?["provides-namespace"]?.bool == true
      }
      if folder.hasSuffix(".imageset") {
        read(imageset: value, name, folder, files, file)
      } else if folder.hasSuffix(".symbolset") {
        assets.append(Asset(name: name, content: .image(width: 20, height: 20)))
      } else if folder.hasSuffix(".colorset") {
        read(colorset: value, name, file)
      }
    }
    assets.sort { $0.name < $1.name }
  }

  /// Returns the name by which the app loads an asset: for `Icons.xcassets/Bar/Close.imageset` it
  /// is `Close`, or `Bar/Close` if `Bar` is a namespace.
  private static func name(of folder: String, isNamespace: (String) -> Bool) -> String {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let last = parts.removeLast()
    var name = last.split(separator: ".").dropLast().joined(separator: ".")
    while let part = parts.last, !part.hasSuffix(".xcassets") {
      if isNamespace(parts.joined(separator: "/")) { name = "\(part)/\(name)" }
      parts.removeLast()
    }
    return name
  }

  // MARK: - Images

  /// Reads the size of an image, in points, from the file that a phone with the largest screen
  /// scale uses.
  private mutating func read(
    imageset: JSONValue, _ name: String, _ folder: String, _ files: [InputFile], _ file: InputFile
  ) {
    var best: (width: Double, height: Double, rank: Int)?
    for image in imageset["images"]?.array ?? [] {
      guard let picture = image["filename"]?.string,
        let bytes = files.first(where: { $0.name == "\(folder)/\(picture)" })?.bytes,
        let size = ImageSize.of(bytes)
      else { continue }
      let scale = image["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
      let idiom = image["idiom"]?.string ?? "universal"
      let rank = (["universal", "iphone"].contains(idiom) ? 10 : 0) + Int(scale)
      if rank > best?.rank ?? -1 { best = (size.width / scale, size.height / scale, rank) }
    }
    if best == nil {
      obstacles.append(
        Obstacle(
          place: Place(file: file.name, line: 1, column: 1),
          problem:
            "The size of the image '\(name)' could not be read: a PNG, JPEG, GIF, SVG or PDF was expected.",
          advice: "It counts as 100 by 100 points."))
    }
    assets.append(
      Asset(name: name, content: .image(width: best?.width ?? 100, height: best?.height ?? 100)))
  }

  // MARK: - Colours

  private mutating func read(colorset: JSONValue, _ name: String, _ file: InputFile) {
    let entries = colorset["colors"]?.array ?? []
    // Xcode gives each new app an accent colour without a value, which stands for the system's.
    guard entries.contains(where: { $0["color"] != nil }) else { return }
    var light: String?
    var dark: String?
    for entry in entries {
      let idiom = entry["idiom"]?.string ?? "universal"
      guard ["universal", "iphone"].contains(idiom), let color = Self.color(entry["color"]) else {
        continue
      }
      let appearances = entry["appearances"]?.array ?? []
      if appearances.isEmpty {
        light = color
      } else if appearances.count == 1, appearances[0]["value"]?.string == "dark" {
        dark = color
      }
    }
    guard let color = light ?? dark else {
      obstacles.append(
        Obstacle(
          place: Place(file: file.name, line: 1, column: 1),
          problem:
            "The colour '\(name)' says no components: red, green and blue, or white were expected.",
          advice: "It counts as grey."))
      return
    }
    let text = dark.map {
      "UIColor { $0.userInterfaceStyle == .dark ? \($0) : \(color) }"
    }
    assets.append(Asset(name: name, content: .color(text ?? color)))
  }

  private static func color(_ value: JSONValue?) -> String? {
    if value?["platform"]?.string == "ios", let reference = value?["reference"]?.string {
      return reference == "systemBackgroundColor" ? "UIColor.systemBackground" : "UIColor.gray"
    }
    guard let components = value?["components"] else { return nil }
    func component(_ name: String) -> String? {
      guard let value = components[name] else { return nil }
      let text = value.string ?? value.number.map { "\($0)" } ?? ""
      if text.hasPrefix("0x"), let number = UInt8(text.dropFirst(2), radix: 16) {
        return SwiftText.number(Double(Int(Double(number) / 255 * 1000 + 0.5)) / 1000)
      }
      guard let number = Double(text), number.isFinite else { return nil }
      // A component of a colour is a number from 0 to 255 if it has no decimal point, unless it is
      // 0 or 1.
      return SwiftText.number(text.contains(".") ? number : number > 1 ? number / 255 : number)
    }
    let alpha = component("alpha") ?? "1"
    if let white = component("white") { return "UIColor(white: \(white), alpha: \(alpha))" }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }
}
