import Foundation

/// What a package has settled for every check of its own: `Turnstile.json` beside `Package.swift`.
///
/// ```json
/// {"runs": 2000, "strict": true, "without": ["round-trip"]}
/// ```
///
/// A setting is called as the option is, without the dashes. What the environment says goes before
/// the file, and what the command line or the call says before both. It is JSON, since that is what
/// the tools beside a Swift package read and write without help.
package struct SettingsFile {
  /// The file's name.
  package static let name = "Turnstile.json"

  /// Where it is, from where the process was started.
  package let path: String
  /// The settings by their names, in the order of these.
  package let entries: [(name: String, value: Value)]

  /// What a setting is set to.
  package enum Value: Equatable {
    case flag(Bool)
    /// One text or several; a number is the text of it.
    case texts([String])
  }

  /// Reads the file of a package; one that is not there settles nothing.
  package init(in package: PackageFolder) throws(SettingsProblem) {
    path = package.place(of: Self.name)
    guard let data = FileManager.default.contents(atPath: path) else {
      entries = []
      return
    }
    do {
      let object = try JSONDecoder().decode([String: Value].self, from: data)
      entries = object.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    } catch {
      throw SettingsProblem(
        "\(path): it must be an object of JSON, with texts, whole numbers, true, false, or lists of texts in it."
      )
    }
  }

  /// The text that a setting is set to, if it is one.
  package subscript(name: String) -> String? {
    guard case .texts(let texts) = entries.first(where: { $0.name == name })?.value else {
      return nil
    }
    return texts.count == 1 ? texts[0] : nil
  }
}

extension SettingsFile.Value: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .texts(["\(number)"])
    } else if let text = try? container.decode(String.self) {
      self = .texts([text])
    } else {
      self = .texts(try container.decode([String].self))
    }
  }
}

/// A settings file that cannot be used.
package struct SettingsProblem: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
