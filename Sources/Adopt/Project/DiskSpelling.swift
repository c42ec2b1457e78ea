import Foundation

/// How a path is spelt on the disk.
///
/// To a Mac's file system upper and lower case are the same, so a project may name
/// `Photos/App.swift` and have it in `photos`.
enum DiskSpelling {
  /// The path as it is on the disk; as it was given if it is there in no spelling.
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
