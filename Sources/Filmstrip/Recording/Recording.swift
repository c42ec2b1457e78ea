import HeadlessUIKit
package import Turnstile

/// One run of a trace, as it was seen.
package struct Recording: Sendable {
  /// The subject's name.
  package var subject: String
  /// What was done.
  package var trace: Trace
  /// What happened.
  package var journal = Journal()
  /// What was found broken.
  package var violations: [Violation] = []
  /// Every layer that was ever seen.
  package var nodes: [Node] = []
  /// What was seen, in order; never empty once the subject could be shown.
  package var frames: [Frame] = []
  /// Where each finding shows, for those that were found while the camera ran.
  package var scenes: [Scene] = []
  /// Why the subject could not be shown at all.
  package var problem: SubjectProblem?
  /// Why the recording stops before the end, if it does.
  package var stop: String?

  /// A layer, over all frames.
  package struct Node: Hashable, Sendable {
    /// The class of the view behind it, or its own.
    package var type: String
    /// The class of the controller whose view it is.
    package var controller: String?
    /// Whether it is the view of a controller that has something of its own to show, and not just
    /// others in it.
    package var isContent: Bool
    /// Whether a view stands behind it.
    package var isView: Bool
  }

  /// Where a finding shows: the frame before, the frame in which it broke, and what is to blame.
  package struct Scene: Sendable {
    /// What is broken.
    package var finding: Finding
    /// The frame at rest before.
    package var before: Int
    /// The frame in which it broke.
    package var broken: Int
    /// The views it is about, each with its path.
    package var blamed: [Blamed]
    /// What is different between the two frames, as the clauses see it.
    package var differences: [Difference]
  }

  /// A view to outline.
  package struct Blamed: Hashable, Sendable {
    package var node: Int
    package var path: String

    package init(node: Int, path: String) {
      self.node = node
      self.path = path
    }
  }

  /// A value that is not what it was.
  package struct Difference: Hashable, Sendable {
    package var node: Int?
    package var path: String
    package var property: String
    package var before: String
    package var after: String
    /// Whether it is what the finding is about, and not just different as well.
    package var isBlamed: Bool
  }
}

extension Recording.Node {
  /// What is written on it: a container's name would stand under that of what it shows.
  package var label: String? { isContent ? controller : nil }

  /// What a person calls it.
  package var name: String { controller.map { "\($0).view" } ?? type }
}

extension Recording.Blamed {
  /// The name of the view alone, in so many letters: of what a property holds the property says
  /// most, of a controller's view the controller.
  package func tag(_ room: Int) -> String {
    let name = String(path.split(separator: " > ").last ?? "")
    guard name.count > room else { return name }
    guard let dot = name.lastIndex(of: "."), name[dot...] != ".view" else {
      return name.prefix(room) + "…"
    }
    return "…" + name[dot...].prefix(room)
  }
}

extension Recording {
  /// Whether nothing that a controller has to show is on the screen: a person sees black.
  package func isEmpty(_ frame: Frame) -> Bool {
    !frame.rows.contains { row in
      guard nodes[row.node].isContent, !frame.isHidden(row.node),
        let corners = frame.corners(of: row.node), !corners.isEmpty
      else { return false }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      return xs.contains { $0 < frame.size.width - 1 } && xs.contains { $0 > 1 }
        && ys.contains { $0 < frame.size.height - 1 } && ys.contains { $0 > 1 }
    }
  }

  /// The scene of a finding; one that the camera did not see shows the beginning and the end.
  package func scene(of violation: Violation?) -> Scene {
    if let violation, let scene = scenes.first(where: { $0.finding == violation.finding }) {
      return scene
    }
    let finding = violation?.finding ?? Finding(ClauseName(rawValue: "kept"))
    return Scene(
      finding: finding, before: 0, broken: max(0, frames.count - 1), blamed: [], differences: [])
  }
}

extension Recording {
  /// Notes that what ended the process shows in the last frame.
  package mutating func end(in finding: Finding) {
    let last = max(0, frames.count - 1)
    scenes.append(
      Scene(finding: finding, before: 0, broken: last, blamed: [], differences: []))
  }
}
