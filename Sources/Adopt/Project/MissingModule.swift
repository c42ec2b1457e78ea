/// A module that the app imports and that was found neither in the app's project nor in the folders
/// around the app.
public struct MissingModule: Equatable, Sendable {
  /// The name of the missing module, as `import` states it.
  public var name: String
  /// The URL of the package that contains the missing module, if the app's project or package files
  /// tell it.
  public var url: String?
  /// The shell command that fetches the module's package into a folder in which `init` looks.
  public var line: String

  /// True if the missing module is a layout library. Without it views have no size, so simulated
  /// fingers could not touch them.
  public var isLayout: Bool { Self.layout[name] != nil }

  /// Creates the description of a missing module, with the shell command that fetches it.
  ///
  /// - Parameters:
  ///   - revision: The commit of the package that the app's project uses.
  ///   - folder: The folder of the package of checks, relative to the current directory.
  init(_ name: String, url: String?, revision: String? = nil, folder: String) {
    self.name = name
    self.url = url ?? Self.layout[name]
    // The folder is named after the package and not after the module, so that a package with
    // several modules is fetched only once.
    let package = self.url.map(PackageOrigins.name) ?? name
    let place = "\(ShellWord("\(folder)/Packages/\(package)"))"
    guard let source = self.url else {
      line = "put its sources, with their Package.swift, into \(place)"
      return
    }
    line = "git clone \(ShellWord(Self.withoutKey(source))) \(place)"
    if let revision { line += " && git -C \(place) checkout --quiet \(ShellWord(revision))" }
  }

  /// Returns the address under which anybody can fetch a repository, if it is a public one:
  /// `https://host/owner/name` for `git@host:owner/name`, which needs a key.
  private static func withoutKey(_ url: String) -> String {
    guard let parts = url.wholeMatch(of: #/git@([\w.-]+):(.+)/#) else { return url }
    return "https://\(parts.1)/\(parts.2)"
  }

  /// Returns advice on missing modules. A layout library comes first, in a line that is easy to
  /// see.
  static func text(_ missing: [MissingModule]) -> String {
    var text = ""
    var told: [String] = []
    for module in missing.filter(\.isLayout) + missing.filter({ !$0.isLayout })
    where !told.contains(module.line) {
      told.append(module.line)
      let names = missing.filter { $0.line == module.line }.map(\.name).joined(separator: ", ")
      text +=
        names == LayoutLibrary.module
        ? "  \(names) is not here. Views are laid out by the words of it that Turnstile knows; the module itself is better.\n"
        : module.isLayout
          ? "  \(names) LAYS OUT VIEWS and is not here: without it they have no size, and nothing can be touched.\n"
          : "  \(names)\n"
      text += "      \(module.line)\n"
    }
    return text
  }

  /// Layout libraries, that is, modules without which views have no size, with the URL of each.
  static let layout: [String: String] = [
    "SnapKit": "https://github.com/SnapKit/SnapKit",
    "TinyConstraints": "https://github.com/roberthein/TinyConstraints",
    "Cartography": "https://github.com/robb/Cartography",
    "PinLayout": "https://github.com/layoutBox/PinLayout",
    "FlexLayout": "https://github.com/layoutBox/FlexLayout",
    "Stevia": "https://github.com/freshOS/Stevia",
    "SteviaLayout": "https://github.com/freshOS/Stevia",
    "EasyPeasy": "https://github.com/nakiostudio/EasyPeasy",
    "Anchorage": "https://github.com/Rightpoint/Anchorage",
    "LayoutKit": "https://github.com/linkedin/LayoutKit",
    "Masonry": "https://github.com/SnapKit/Masonry",
    "Anchors": "https://github.com/onmyway133/EasyAnchor",
    "KeyboardLayoutGuide": "https://github.com/freshOS/KeyboardLayoutGuide",
    "SwiftLayout": "https://github.com/ioskrew/SwiftLayout",
    "YogaKit": "https://github.com/facebook/yoga",
  ]
}
