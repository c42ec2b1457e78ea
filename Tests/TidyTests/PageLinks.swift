import Foundation

/// The links of a documentation page to other files. They work on a site such as GitHub, and
/// `CI/docs` turns them into DocC's links.
struct PageLinks {
  // Foundation's regular expression is used, because in a debug build it is a hundred times as fast
  // as Swift's.
  private static let link = try! NSRegularExpression(pattern: #"\]\(([^):#]+\.md)(?:#[^)]*)?\)"#)

  /// Returns the paths, relative to the root of the package, of the pages to which a documentation
  /// page links, each once.
  static func targets(of page: SourceFile) -> [String] {
    let text = page.text as NSString
    let matches = link.matches(
      in: page.text, range: NSRange(location: 0, length: text.length))
    var targets: [String] = []
    for target in matches.map({ path(text.substring(with: $0.range(at: 1)), from: page) })
    where !targets.contains(target) {
      targets.append(target)
    }
    return targets
  }

  /// Returns the path of the file to which a link of a page leads, relative to the root of the
  /// package.
  static func path(_ link: String, from page: SourceFile) -> String {
    let folder = SourceFile.root.appending(path: page.path).deletingLastPathComponent()
    let path = folder.appending(path: link).standardizedFileURL.path
    let root = SourceFile.root.standardizedFileURL.path
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// Returns the number of links by which a reader gets from one documentation page to each other
  /// page, up to a maximum.
  static func distances(from start: String, upTo depth: Int) -> [String: Int] {
    var distances = [start: 0]
    var ring = [start]
    for distance in 1...depth {
      ring = ring.flatMap { targets(of: .read($0)) }.filter { distances[$0] == nil }
      for path in ring { distances[path] = distance }
    }
    return distances
  }
}
