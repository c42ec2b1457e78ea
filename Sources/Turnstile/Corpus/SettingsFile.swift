import Foundation

/// The settings of a package for all its checks: `Turnstile.json` beside `Package.swift`.
///
/// ```json
/// {"runs": 2000, "strict": true, "without": ["round-trip"]}
/// ```
///
/// A setting has the name of the command-line option, without the dashes. The environment overrides
/// the file; the command line or the call overrides both. The format is JSON, because the usual
/// tools of a Swift package can read and write it.
package struct SettingsFile {
  /// The name of the settings file in a package's folder.
  package static let name = "Turnstile.json"

  /// The path of the settings file, relative to the folder in which the process was started.
  package let path: String
  /// The settings in the file, each with its name, sorted by name.
  package let entries: [(name: String, value: Value)]

  /// The value of a setting: true or false, or one or more texts.
  package enum Value: Equatable {
    case flag(Bool)
    /// One or more texts. A number is kept as its text.
    case texts([String])
  }

  /// Reads the settings file of a package; a package without the file has no settings.
  package init(in package: PackageFolder) throws(SettingsProblem) {
    path = package.place(of: Self.name)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      entries = []
      return
    }
    guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: path) else {
      throw SettingsProblem(
        "\(path): the settings must be a file that can be read"
          + (isFolder.boolValue ? " (it is a folder)." : "."))
    }
    if let line = Self.lineWithoutSense(in: data) {
      throw SettingsProblem("\(path): line \(line) is no JSON.")
    }
    do {
      let object = try JSONDecoder().decode([String: Value].self, from: data)
      entries = object.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    } catch {
      throw SettingsProblem("\(path): \(Self.complaint(about: error))")
    }
  }

  /// Returns the number of the line at which the text stops being valid JSON; `nil` if all of it is
  /// valid.
  private static func lineWithoutSense(in data: Data) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      // If Foundation's error names no position, the end of the file counts: Foundation gives the
      // position only inside a sentence, and not if the file ends too early.
      let sentence = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      let place = sentence.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) }
      let end = data.lastIndex { $0 != 0x0A }.map { $0 + 1 - data.startIndex }
      return 1 + data.prefix(place ?? end ?? 0).count { $0 == 0x0A }
    }
  }

  /// Returns a sentence about a setting whose value has a wrong type, with the setting's name.
  private static func complaint(about error: any Error) -> String {
    let name: String? =
      switch error {
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
        context.codingPath.first?.stringValue
      default: nil
      }
    guard let name else {
      return
        "it must be an object of JSON, with texts, whole numbers, true, false, or lists of texts in it."
    }
    return "'\(name)' must be a text, a whole number, true, false, or a list of texts."
  }

  /// Returns the text of the setting with a name; `nil` if there is no such setting, or it has
  /// several texts.
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

/// An error for a settings file that cannot be used, such as one that is no valid JSON.
package struct SettingsProblem: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
