import Foundation

/// Corrects upper and lower case in a path, so that it is spelled as on the disk.
///
/// The file system of a Mac does not distinguish upper from lower case. So a project may name
/// `Photos/App.swift` for a file in a folder `photos`, which Linux does not find.
enum DiskSpelling {
  /// Returns a path spelled as on the disk, in upper and lower case, or the given path if there is
  /// no such file.
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
