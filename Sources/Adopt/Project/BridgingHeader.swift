import Foundation

/// The bridging header of a target: a header of Objective-C whose imports hold in each of the
/// target's Swift files.
///
/// An app whose bridging header has `#import <Kit/Kit.h>` uses the types of `Kit` in files that do
/// not import it, also those that `Kit` declares in Swift.
struct BridgingHeader {
  /// The names of the modules that the header imports, each once, in the header's order.
  private(set) var modules: [String] = []

  /// The build setting that names a target's bridging header.
  static let setting = "SWIFT_OBJC_BRIDGING_HEADER"

  init(_ text: String) {
    let code = text.replacing(#/\/\*[\s\S]*?\*\//#, with: "")
    for line in code.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      let name =
        line.prefixMatch(of: #/#\s*(?:import|include)\s*<(\w+)\//#)?.1
        ?? line.prefixMatch(of: #/@import\s+(\w+)/#)?.1
      if let name, !modules.contains(String(name)) { modules.append(String(name)) }
    }
  }

  /// Reads the bridging header that a target's build settings name, or returns `nil` if they name
  /// none that is on the disk.
  ///
  /// - Parameter folder: The folder to which a relative path in the settings refers.
  init?(_ settings: [String: String], in folder: String) {
    guard let file = settings[Self.setting], !file.isEmpty else { return nil }
    let path = DiskSpelling.of(file.hasPrefix("/") ? file : "\(folder)/\(file)")
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(String(decoding: data, as: UTF8.self))
  }
}
