import Foundation

/// Finds folders whose Swift files all belong to one target. Such a folder is listed as a whole in
/// `Adopt.txt`, so that files added later are adopted, too.
enum Membership {
  /// Returns the largest folders whose Swift files are all among the given ones, and those given
  /// files that lie in no such folder.
  ///
  /// - Parameter root: The folder of the project. It is never returned, because the package of
  ///   checks may lie in it.
  static func folders(of files: [String], below root: String) -> [String] {
    let members = Set(files)
    var whole: [String: Bool] = [:]
    func isWhole(_ folder: String) -> Bool {
      if let known = whole[folder] { return known }
      let swift = (FileManager.default.subpaths(atPath: folder) ?? []).filter {
        $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      let answer = !swift.isEmpty && swift.allSatisfy { members.contains("\(folder)/\($0)") }
      whole[folder] = answer
      return answer
    }
    var found: [String] = []
    for file in files {
      var place = file
      var parent = URL(filePath: file).deletingLastPathComponent().path
      while parent.hasPrefix(root + "/"), isWhole(parent) {
        place = parent
        parent = URL(filePath: parent).deletingLastPathComponent().path
      }
      if !found.contains(place) { found.append(place) }
    }
    return found
  }
}
