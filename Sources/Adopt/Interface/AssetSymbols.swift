/// Writes the Swift names that Xcode generates for an app's assets: `ImageResource.closeButton`,
/// `UIImage.closeButton`, `UIColor.accent`.
enum AssetSymbols {
  static func text(_ assets: [AssetReader.Asset], _ program: Program) -> String {
    var images: [(symbol: String, name: String)] = []
    var colors: [(symbol: String, name: String)] = []
    for asset in assets {
      switch asset.content {
      case .image: images += symbols(asset.name, without: "Image").map { ($0, asset.name) }
      case .color: colors += symbols(asset.name, without: "Color").map { ($0, asset.name) }
      }
    }
    // The types are qualified, as in Xcode's file, because an app may have types of these names.
    return block("UIKit.ImageResource", "UIImage", images, program)
      + block("UIKit.ColorResource", "UIColor", colors, program)
  }

  /// Returns the Swift names that Xcode generates for an asset. A suffix that repeats the type,
  /// such as "Image", is left out.
  private static func symbols(_ name: String, without suffix: String) -> [String] {
    let parts = name.split(separator: "/").map(String.init)
    let symbol = parts.enumerated().map {
      SwiftText.identifier($0.element, upper: $0.offset < parts.count - 1)
    }.joined(separator: ".")
    guard parts.count == 1, symbol.hasSuffix(suffix), symbol.count > suffix.count else {
      return [symbol]
    }
    return [String(symbol.dropLast(suffix.count)), symbol]
  }

  private static func block(
    _ resource: String, _ type: String, _ symbols: [(symbol: String, name: String)],
    _ program: Program
  ) -> String {
    var taken = reserved[type] ?? []
    if let entry = program.types[type] {
      taken.formUnion(program.members(of: entry).map { program[$0].name })
    }
    var resources: [String: String] = [:]
    var lines = ""
    var shorthands = ""
    for (symbol, name) in symbols {
      let parts = symbol.split(separator: ".").map(String.init)
      guard let last = parts.last, resources.updateValue(name, forKey: symbol) == nil else {
        continue
      }
      if parts.count > 1 {
        // Assets in a folder that is marked as a namespace become members of a Swift type named
        // after the folder.
        let folders = parts.dropLast()
        let isBegun = resources.keys.contains { $0 != symbol && $0.hasPrefix(folders[0] + ".") }
        if folders.count == 1, !isBegun {
          lines += namespace(folders[0], resource, symbols)
        }
        continue
      }
      lines += "  \(constant(last, resource, name))\n"
      if !taken.contains(last) {
        shorthands +=
          "  static var \(SwiftText.escaped(last)): \(type) { \(type)(resource: .\(SwiftText.escaped(last))) }\n"
      }
    }
    if lines.isEmpty { return "" }
    return "\nextension \(resource) {\n\(lines)}\n"
      + (shorthands.isEmpty ? "" : "\nextension \(type) {\n\(shorthands)}\n")
  }

  /// Returns the Swift enumeration for a folder of assets that is marked as a namespace.
  private static func namespace(
    _ folder: String, _ resource: String, _ symbols: [(symbol: String, name: String)]
  ) -> String {
    let inside = symbols.filter { $0.symbol.hasPrefix("\(folder).") }
    var lines = "  enum \(folder) {\n"
    for (symbol, name) in inside where symbol.split(separator: ".").count == 2 {
      let last = symbol.split(separator: ".").last.map(String.init) ?? ""
      lines += "    \(constant(last, resource, name))\n"
    }
    return lines + "  }\n"
  }

  private static func constant(_ symbol: String, _ resource: String, _ name: String) -> String {
    "static let \(SwiftText.escaped(symbol)) = \(resource)(name: \(SwiftText.string(name)), bundle: .main)"
  }

  /// Names that UIKit's types already have. Xcode generates no name for an asset that would repeat
  /// one.
  private static let reserved: [String: Set<String>] = [
    "UIColor": [
      "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
      "magenta", "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue",
      "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
      "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
      "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
      "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator", "tintColor",
      "tint", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
      "systemGroupedBackground", "secondarySystemGroupedBackground",
      "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
      "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText",
    ],
    "UIImage": ["add", "remove", "actions", "checkmark", "strokedCheckmark"],
  ]
}
