import Foundation

/// The search for the spelling of a path on the disk.
///
/// The file system of a Mac does not tell upper case from lower case, so a project may name
/// `Photos/App.swift` and have it in `photos`.
enum DiskSpelling {
  /// Returns a path as the disk spells it, or the given path if no spelling of it exists.
  static func of(_ path: String) -> String {
    let files = FileManager.default
    guard path.hasPrefix("/"), !files.fileExists(atPath: path) else { return path }
    var place = ""
    for name in path.split(separator: "/") {
      var next = "\(place)/\(name)"
      if !files.fileExists(atPath: next) {
        let names = (try? files.contentsOfDirectory(atPath: place.isEmpty ? "/" : place)) ?? []
        guard let same = names.sorted().first(where: { $0.lowercased() == name.lowercased() })
        else { return path }
        next = "\(place)/\(same)"
      }
      place = next
    }
    return place
  }
}
