import Foundation

/// The parts of a podspec, of which an app may take some: its subspecs.
///
/// ```ruby
/// s.default_subspec = "Core"
/// s.subspec "Business" do |ss|
///   ss.source_files = "Sources/Business/**/*.swift"
///   ss.dependency "Deck/Core"
/// end
/// ```
struct PodSubspecs {
  /// The lines of the podspec by the name of their subspec; those outside of all subspecs have the
  /// name "".
  private var parts: [(name: String, lines: [Substring])] = [("", [])]

  init(_ text: String) {
    var open = [""]
    for line in Self.statements(text) {
      let words = line.drop(while: \.isWhitespace)
      if words.hasPrefix("end"), words.dropFirst(3).allSatisfy(\.isWhitespace) {
        if open.count > 1 { open.removeLast() }
        continue
      }
      let current = open.last ?? ""
      if let head = words.firstMatch(of: #/subspec\s*\(?\s*['"]([^'"]+)['"]/#),
        words.contains(" do")
      {
        open.append(current.isEmpty ? "\(head.output.1)" : "\(current)/\(head.output.1)")
      } else if words.contains(#/(test_spec|app_spec)\W.*\Wdo\W/#) {
        open.append(Self.outside)
      } else if words.contains(#/\bdo\b\s*(\|[^|]*\|)?\s*$/#) || words.hasPrefix("if ") {
        open.append(current)
      }
      add(line, to: open.last ?? "")
    }
  }

  /// Returns the lines of a podspec without those that are comments. A list that goes over several
  /// lines, as behind `s.resource_bundles = {`, is one line here.
  private static func statements(_ text: String) -> [Substring] {
    var found: [Substring] = []
    var depth = 0
    for line in text.split(separator: "\n") {
      let words = line.drop(while: \.isWhitespace)
      if words.hasPrefix("#") { continue }
      // A bracket in a description may never be closed, so a new statement ends each list.
      if words.prefixMatch(of: #/end\b|\w+\.\w+/#) != nil { depth = 0 }
      if depth > 0, let last = found.popLast() {
        found.append("\(last) \(words)")
      } else {
        found.append(line)
      }
      if line.contains(#/\{\s*\|/#) { continue }
      depth += line.count { "[{".contains($0) } - line.count { "]}".contains($0) }
      depth = max(depth, 0)
    }
    return found
  }

  /// The name for the parts that are tests and example apps, and for what they contain.
  private static let outside = "(outside)"

  private mutating func add(_ line: Substring, to name: String) {
    if let index = parts.firstIndex(where: { $0.name == name }) {
      parts[index].lines.append(line)
    } else {
      parts.append((name, [line]))
    }
  }

  /// Returns the podspec's lines that count for an app.
  ///
  /// - Parameters:
  ///   - pod: The name of the pod.
  ///   - chosen: The names of the subspecs that the app's Podfile asks for. If it asks for none,
  ///     the default ones count, or all if the podspec has no default.
  func lines(of pod: String, choosing chosen: [String]) -> [Substring] {
    let defaults = parts[0].lines.filter { $0.contains("default_subspec") }.flatMap(Self.quoted)
    var queue = chosen.isEmpty ? defaults : chosen
    guard !queue.isEmpty else {
      return parts.filter { !$0.name.hasPrefix(Self.outside) }.flatMap(\.lines)
    }
    var names: Set<String> = [""]
    while let name = queue.popLast() {
      guard names.insert(name).inserted else { continue }
      if let parent = name.lastIndex(of: "/") { queue.append(String(name[..<parent])) }
      for part in parts where part.name == name {
        let needed = part.lines.filter { $0.contains("dependency") }.compactMap {
          Self.quoted($0).first
        }
        queue += needed.filter { $0.hasPrefix("\(pod)/") }.map {
          String($0.dropFirst(pod.count + 1))
        }
      }
    }
    return parts.filter { names.contains($0.name) }.flatMap(\.lines)
  }

  /// Returns the subspecs of a pod that a Podfile asks for, or no names if it asks for the default
  /// ones.
  static func chosen(of pod: String, in podfile: String) -> [String] {
    var names: [String] = []
    for statement in podfile.split(separator: #/\n\s*pod\s*\(?\s*/#) {
      guard let first = quoted(statement).first else { continue }
      if first.hasPrefix("\(pod)/") { names.append(String(first.dropFirst(pod.count + 1))) }
      guard first == pod,
        let list = statement.firstMatch(of: #/subspecs\s*(?:=>|:)\s*\[([^\]]*)\]/#)
      else { continue }
      names += quoted(list.output.1)
    }
    return names
  }

  /// Returns the patterns of files that a line of a podspec sets: `Deck/**/*.xib` in
  /// `s.resource_bundles = { 'Deck' => ['Deck/**/*.xib'] }`. The names of bundles are none.
  static func patterns(_ line: Substring) -> [String] {
    guard let sign = line.firstIndex(of: "=") else { return [] }
    return quoted(line[sign...].replacing(#/['"][^'"]*['"]\s*=>/#, with: ""))
  }

  private static func quoted(_ text: Substring) -> [String] {
    text.matches(of: #/['"]([^'"]+)['"]/#).map { "\($0.output.1)" }
  }
}
