import HeadlessUIKit
package import Turnstile

/// The film of one run of a trace: its frames, its journal and its findings.
package struct Recording: Sendable {
  /// The name of the subject that was filmed.
  package var subject: String
  /// The trace that was performed.
  package var trace: Trace
  /// The events of the run, in order.
  package var journal = Journal()
  /// The violations that the run ended with.
  package var violations: [Violation] = []
  /// All layers that any frame shows.
  package var nodes: [Node] = []
  /// The frames in order; never empty once the subject could be shown.
  package var frames: [Frame] = []
  /// The frames and views of each finding that was made while the camera ran.
  package var scenes: [Scene] = []
  /// The reason for which the subject could not be shown at all.
  package var problem: SubjectProblem?
  /// The reason for which the recording stops before the end, if it does.
  package var stop: String?

  /// A layer of the run, with the same identity in all frames.
  package struct Node: Hashable, Sendable {
    /// The class of the layer's view, or of the layer if it has none.
    package var type: String
    /// The class of the controller whose root view the layer belongs to.
    package var controller: String?
    /// True if the layer is the root view of a controller with content of its own, and not of a
    /// container such as a navigation controller.
    package var isContent: Bool
    /// True if the layer belongs to a view.
    package var isView: Bool
  }

  /// The two frames that show a finding, the one before and the one in which the clause broke, and
  /// the views to blame.
  package struct Scene: Sendable {
    /// The finding that the scene shows.
    package var finding: Finding
    /// The index of the earlier frame, at rest.
    package var before: Int
    /// The index of the frame in which the clause broke.
    package var broken: Int
    /// The views that the finding is about, each with its path.
    package var blamed: [Blamed]
    /// The differences between the two frames in the values that clauses compare.
    package var differences: [Difference]
  }

  /// A view that the finding is about, which is outlined.
  package struct Blamed: Hashable, Sendable {
    package var node: Int
    package var path: String

    package init(node: Int, path: String) {
      self.node = node
      self.path = path
    }
  }

  /// A property of a view whose value differs between the two frames.
  package struct Difference: Hashable, Sendable {
    package var node: Int?
    package var path: String
    package var property: String
    package var before: String
    package var after: String
    /// True if the finding is about this difference, and not about another one of the same frames.
    package var isBlamed: Bool
  }
}

extension Recording.Node {
  /// The label that is drawn on the layer: its controller's class; none for a container, whose
  /// label would be covered by that of its child.
  package var label: String? { isContent ? controller : nil }

  /// The name for a reader: the controller's class with `.view`, or the layer's type.
  package var name: String { controller.map { "\($0).view" } ?? type }
}

extension Recording.Blamed {
  /// Returns the name of the view alone, shortened to a length. A long name keeps its property,
  /// which says most, but the name of a controller's root view keeps the controller's class.
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
  /// Returns true if no controller's content is visible, so that a person sees a black screen.
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

  /// Returns the scene of a finding. A finding that the camera did not see shows the first and the
  /// last frame.
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
  /// Adds a scene for a finding that ended the process, such as a crash. The last frame shows it.
  package mutating func end(in finding: Finding) {
    let last = max(0, frames.count - 1)
    scenes.append(
      Scene(finding: finding, before: 0, broken: last, blamed: [], differences: []))
  }
}
