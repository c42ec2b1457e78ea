import Foundation

/// A configuration file of Xcode's (`.xcconfig`): build settings, one to a line.
///
/// ```
/// #include "Shared.xcconfig"
/// SERVER = https:/$()/example.com   // A comment.
/// FLAGS[sdk=iphone*] = $(inherited) PHONE
/// ```
struct ConfigurationFile {
  /// The settings, in the order of their lines, with those of an included file in its place.
  private(set) var settings: [(name: String, value: String)] = []
  /// The paths of the files that are included and do not exist, unless their line says that they
  /// need not.
  private(set) var missing: [String] = []

  /// Reads a configuration file and those that it includes. Lines that are no settings are passed
  /// over.
  init(_ path: String) {
    read(path, isNeeded: true, around: [])
  }

  private mutating func read(_ path: String, isNeeded: Bool, around outer: [String]) {
    guard !outer.contains(path) else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      if isNeeded { missing.append(path) }
      return
    }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    for line in lines {
      let text = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      if let (name, isOptional) = Self.included(text) {
        let place =
          name.hasPrefix("/")
          ? name : "\(URL(filePath: path).deletingLastPathComponent().path)/\(name)"
        let other = DiskSpelling.of(URL(filePath: place).standardizedFileURL.path)
        read(other, isNeeded: !isOptional, around: outer + [path])
      } else if let setting = Self.setting(text) {
        settings.append(setting)
      }
    }
  }

  /// Returns the path in a line `#include "PATH"`, and true if the file need not exist, as for
  /// `#include? "PATH"`.
  private static func included(_ line: Substring) -> (path: String, isOptional: Bool)? {
    let text = line.trimmingCharacters(in: .whitespaces)
    guard text.hasPrefix("#include") else { return nil }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 1 ? (String(parts[1]), parts[0].contains("?")) : nil
  }

  /// Returns the name and the value in a line, or `nil` if the line is no setting.
  private static func setting(_ line: Substring) -> (name: String, value: String)? {
    // An equals sign between square brackets belongs to a condition of the setting.
    var depth = 0
    let equals = line.indices.first { index in
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      return depth == 0 && line[index] == "="
    }
    guard let equals else { return nil }
    let name = line[..<equals].trimmingCharacters(in: .whitespaces)
    var value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    if value.hasSuffix(";") { value = String(value.dropLast()) }
    return name.isEmpty || name.hasPrefix("#") ? nil : (name, value)
  }
}
