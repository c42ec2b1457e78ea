import HeadlessUIKit
package import Turnstile

/// The film of one run of a trace: its frames, its journal and its findings.
package struct Recording: Sendable {
  /// The name of the subject that was filmed.
  package var subject: String
  /// The trace whose run the film shows.
  package var trace: Trace
  /// The journal of the run, that is, its events in their order.
  package var journal = Journal()
  /// The violations that the run's judges reported.
  package var violations: [Violation] = []
  /// All layers that occur in the frames.
  package var nodes: [Node] = []
  /// The frames of the film in their order. There is at least one if the subject could be shown.
  package var frames: [Frame] = []
  /// For each finding that was reported during the run, the frames and views that show it.
  package var scenes: [Scene] = []
  /// The reason why the subject could not be shown at all, or `nil`.
  package var problem: SubjectProblem?
  /// The reason why the film stops before the run's end, or `nil`.
  package var stop: String?

  /// A layer of the run, recognised in all frames.
  package struct Node: Hashable, Sendable {
    /// The class of the layer's view, or of the layer if it has none.
    package var type: String
    /// The class of the controller to whose root view the layer belongs.
    package var controller: String?
    /// True if the layer belongs to the root view of a controller that shows content, and not of a
    /// container such as a navigation controller.
    package var isContent: Bool
    /// True if the layer is that of a view.
    package var isView: Bool
  }

  /// The two frames that show a finding, that is, the one in which a clause broke and one before,
  /// and the views that the finding blames.
  package struct Scene: Sendable {
    /// The finding that the two frames show.
    package var finding: Finding
    /// The index of the earlier frame, in which nothing moves.
    package var before: Int
    /// The index of the frame in which the clause broke.
    package var broken: Int
    /// The views that the finding blames, each with its path.
    package var blamed: [Blamed]
    /// The differences between the two frames in the values that clauses compare.
    package var differences: [Difference]
  }

  /// A view that a finding blames. Pictures outline it.
  package struct Blamed: Hashable, Sendable {
    package var node: Int
    package var path: String

    package init(node: Int, path: String) {
      self.node = node
      self.path = path
    }
  }

  /// A property that has different values in the two frames.
  package struct Difference: Hashable, Sendable {
    package var node: Int?
    package var path: String
    package var property: String
    package var before: String
    package var after: String
    /// True if the finding is about this difference, and not about another one between the same
    /// frames.
    package var isBlamed: Bool
  }
}

extension Recording.Node {
  /// The label that is drawn on the layer: the class of its controller. A container has none,
  /// because its child's label would cover it.
  package var label: String? { isContent ? controller : nil }

  /// The layer's name for people: the controller's class with `.view`, or the layer's type.
  package var name: String { controller.map { "\($0).view" } ?? type }
}

extension Recording.Blamed {
  /// Returns the view's name without its path, at most of a given length. A long name is shortened
  /// to its property, which says most, or to the controller's class for a controller's root view.
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
  /// Returns true if a frame shows no controller's content, so that a person would see a black
  /// screen.
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

  /// Returns the frames and views that show a finding. If the finding was not reported during the
  /// run, they are the first and the last frame.
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
  /// Adds the last frame as the one that shows a finding which ended the process, such as a crash.
  package mutating func end(in finding: Finding) {
    let last = max(0, frames.count - 1)
    scenes.append(
      Scene(finding: finding, before: 0, broken: last, blamed: [], differences: []))
  }
}
