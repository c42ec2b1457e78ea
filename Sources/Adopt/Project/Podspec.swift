import Foundation

/// The description of a CocoaPods pod, as it was read from its file.
struct Podspec {
  /// The path of the file.
  let path: String
  /// The text of the file, in Ruby.
  let text: String

  /// Reads a podspec; `nil` if there is no such file.
  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.path = path
    text = String(decoding: data, as: UTF8.self)
  }

  /// The name of the pod, which its file has as well.
  var pod: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// The folder in which the podspec lies.
  var folder: String { URL(filePath: path).deletingLastPathComponent().path }

  /// Returns true if code may import the pod by a name: the one that the podspec sets, or the pod's
  /// own, in which each character that no identifier may contain is an underscore.
  func isImported(as name: String) -> Bool {
    if XcodeProject.identifier(pod) == name { return true }
    return text.firstMatch(of: #/module_name\s*=\s*['"]([^'"]+)['"]/#)?.output.1 == name[...]
  }
}
